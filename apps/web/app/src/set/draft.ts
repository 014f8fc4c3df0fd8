// A puzzle being set: its board, givens and clues, and what is written around them. It is a value; every change
// makes another one. The engine's own text is what it is kept and handed on as (docs/VARIANTS.md).

import type { Kind } from './kinds';
import { groupOf, isOutside } from './kinds';

export interface Clue {
  readonly kind: string;
  readonly values: readonly number[];
  readonly word: string; // the direction of a diagonal, a relation, a pattern
  readonly bulb: readonly number[]; // an arrow's circle, what is cloned
  readonly cells: readonly number[];
  readonly from: string; // of what is seen from outside: "c3", "-r4", "r0c3 dr"
}

// How the board is divided, as the engine writes it: '' are the usual boxes, "box 3x2", "latin", or
// "regions aaab...".
export type Division = string;

export interface Draft {
  readonly size: number;
  readonly division: Division;
  readonly givens: readonly number[]; // by cell, 0 is blank
  readonly others: readonly string[]; // clauses that no tool draws: what a setter left to a cell
  readonly clues: readonly Clue[];
  readonly title: string;
  readonly author: string;
  readonly rules: string | null; // null: as the clues have it
}

export const emptyClue = (kind: string): Clue => ({ kind, values: [], word: '', bulb: [], cells: [], from: '' });

export const kLeast = 4;
export const kMost = 25;
export const sizes: readonly number[] = Array.from({ length: kMost - kLeast + 1 }, (_, i) => kLeast + i);

export function emptyDraft(size = 9): Draft {
  const givens = Array<number>(size * size).fill(0);
  return { size, division: '', givens, others: [], clues: [], title: '', author: '', rules: null };
}

export const isEmpty = (draft: Draft): boolean =>
  draft.clues.length === 0 && draft.division === '' && draft.others.length === 0 && draft.givens.every((d) => d === 0);

// --- names of cells

export const rowOf = (cell: number, size: number): number => Math.floor(cell / size);
export const columnOf = (cell: number, size: number): number => cell % size;
export const nameOf = (cell: number, size: number): string => `r${rowOf(cell, size) + 1}c${columnOf(cell, size) + 1}`;

// "r1c12", "r1c10,11": neighbours of a row together, in their order, as the engine names them.
export function namesOf(cells: readonly number[], size: number): string {
  let text = '';
  let before = -1;
  for (const cell of cells) {
    const row = rowOf(cell, size);
    if (row === before) text += `${size > 9 ? ',' : ''}${columnOf(cell, size) + 1}`;
    else text += `${text && ' '}${nameOf(cell, size)}`;
    before = row;
  }
  return text;
}

function indexes(word: string, size: number): number[] | null {
  const found: number[] = [];
  const parts = size > 9 ? word.split(',') : (word.replaceAll(',', '').match(/\d(-\d)?/g) ?? []);
  for (const part of parts) {
    const [from, to = from] = part.split('-').map(Number);
    if (!(from >= 1 && to >= 1 && from <= size && to <= size)) return null;
    const step = from <= to ? 1 : -1;
    for (let i = from; i !== to + step; i += step) found.push(i - 1);
  }
  return found.length > 0 ? found : null;
}

export function cellsNamed(word: string, size: number): number[] | null {
  const parts = /^r([\d,-]+)c([\d,-]+)$/i.exec(word);
  const rows = parts && indexes(parts[1], size);
  const columns = parts && indexes(parts[2], size);
  if (!rows || !columns) return null;
  return rows.flatMap((row) => columns.map((column) => row * size + column));
}

// --- clues as text, and back

export function clueText(clue: Clue, size: number, kind: Kind | undefined): string {
  const words = [clue.kind, clue.from];
  if (kind?.shape === 'flag') return [clue.kind, clue.word].filter(Boolean).join(' ');
  words.push(clue.values.join(kind?.value === 'many' ? ',' : ' '), clue.word);
  if (clue.bulb.length > 0) words.push(`${namesOf(clue.bulb, size)}:`);
  if (!clue.from) words.push(namesOf(clue.cells, size));
  return words.filter(Boolean).join(' ');
}

// A clause as the engine writes it; null where it is none of these kinds.
export function readClue(text: string, size: number, kinds: readonly Kind[]): Clue | null {
  const [head = '', ...words] = text.trim().split(/\s+/);
  const id = head.replaceAll('-', '_');
  const kind = kinds.find((each) => each.id === id);
  if (!kind) return null;
  if (kind.shape === 'flag') return { ...emptyClue(id), word: words[0] ?? '' };
  const values: number[] = [];
  let cells: number[] = [];
  let bulb: number[] = [];
  let [word, from] = ['', ''];
  for (let i = 0; i < words.length; ++i) {
    const each = words[i];
    const isLast = each.endsWith(':');
    const named = cellsNamed(isLast ? each.slice(0, -1) : each, size);
    if (kind.value === 'text' && !word) word = each;
    else if (kind.shape === 'diagonal' && /^[du][lr]$/.test(words[i + 1] ?? '')) from = `${each} ${words[++i]}`;
    else if (kind.shape === 'outside' && /^-?[rc]\d+$/.test(each)) from = each;
    else if (named) {
      cells.push(...named);
      if (isLast) [bulb, cells] = [cells, []];
    } else if (/^[-+]?\d+(,\d+)*$/.test(each)) values.push(...each.split(',').map(Number));
    else return null;
  }
  return { kind: id, values, word, bulb, cells, from };
}

const sign = (digit: number): string => (digit === 0 ? '.' : digit.toString(36).toUpperCase());

// The whole puzzle on one line. Clauses that are no clues stand first: the n-th clue of the draft is the n-th
// of the engine.
export function lineOf(draft: Draft, kinds: readonly Kind[]): string {
  const byId = new Map(kinds.map((kind) => [kind.id, kind]));
  const clauses = [
    draft.division,
    ...draft.others,
    ...draft.clues.map((clue) => clueText(clue, draft.size, byId.get(clue.kind))),
  ];
  return [draft.givens.map(sign).join(''), ...clauses.filter(Boolean)].join('; ');
}

// With its words, as every verb reads it.
export function textOf(draft: Draft, kinds: readonly Kind[], rules: string): string {
  const { title, author } = draft;
  const words = Object.fromEntries(Object.entries({ title, author, description: rules }).filter(([, text]) => text));
  return JSON.stringify({ schema: 'nonet/puzzle/1', puzzle: lineOf(draft, kinds), ...words });
}

// --- what is seen from outside

export interface Margin {
  readonly row: number; // -1 or size for what is above or below
  readonly column: number;
}

const viewOf = ({ row, column }: Margin, size: number): string =>
  row < 0 ? `c${column + 1}` : row >= size ? `-c${column + 1}` : column < 0 ? `r${row + 1}` : `-r${row + 1}`;

const ways = ['dr', 'dl', 'ur', 'ul'] as const;
const stepOf = (way: string): { down: number; right: number } => ({
  down: way[0] === 'd' ? 1 : -1,
  right: way[1] === 'r' ? 1 : -1,
});

// From where in the margin a clue of this kind can be seen; of a diagonal there may be two ways.
export function viewsFrom(place: Margin, size: number, kind: Kind): string[] {
  const { row, column } = place;
  const isIn = (at: number): boolean => at >= 0 && at < size;
  if (kind.shape === 'outside') return isIn(row) !== isIn(column) ? [viewOf(place, size)] : [];
  return ways
    .filter((way) => isIn(row + stepOf(way).down) && isIn(column + stepOf(way).right))
    .map((way) => `r${row + 1}c${column + 1} ${way}`);
}

export function marginOf(from: string, size: number): Margin | null {
  const aslant = /^r(-?\d+)c(-?\d+) [du][lr]$/.exec(from);
  if (aslant) return { row: Number(aslant[1]) - 1, column: Number(aslant[2]) - 1 };
  const straight = /^(-?)([rc])(\d+)$/.exec(from);
  if (!straight) return null;
  const [, back, line, number] = straight;
  const far = back ? size : -1;
  return line === 'c' ? { row: far, column: Number(number) - 1 } : { row: Number(number) - 1, column: far };
}

// The cells that are seen from there, the nearest first.
export function cellsFrom(from: string, size: number): number[] {
  const place = marginOf(from, size);
  if (!place) return [];
  const way = / ([du][lr])$/.exec(from)?.[1];
  const isDown = place.row < 0;
  const { down, right } = way
    ? stepOf(way)
    : { down: isDown ? 1 : place.row >= size ? -1 : 0, right: place.column < 0 ? 1 : place.column >= size ? -1 : 0 };
  const cells: number[] = [];
  for (let row = place.row + down, column = place.column + right; ; row += down, column += right) {
    if (row < 0 || column < 0 || row >= size || column >= size) return cells;
    cells.push(row * size + column);
  }
}

export const cellsOf = (clue: Clue, size: number): readonly number[] =>
  clue.from ? cellsFrom(clue.from, size) : [...clue.bulb, ...clue.cells];

// --- regions

// The usual boxes are as flat as can be; none where the size is a prime.
export function boxHeight(size: number): number {
  for (let height = Math.floor(Math.sqrt(size)); height > 1; --height) if (size % height === 0) return height;
  return 0;
}

export function heightOf(draft: Pick<Draft, 'size' | 'division'>): number {
  if (draft.division === '') return boxHeight(draft.size);
  return Number(/^box (\d+)x/.exec(draft.division)?.[1] ?? 0);
}

const letters = '0123456789abcdefghijklmnopqrstuvwxyz';
export const regionSign = (region: number): string => letters[region] ?? '.';

// By cell, from 0; -1 belongs to none.
export function regionsOf(draft: Pick<Draft, 'size' | 'division'>): number[] {
  const { size, division } = draft;
  const drawn = /^regions (\S+)$/.exec(division)?.[1];
  if (drawn) {
    const seen = [...new Set(drawn.replaceAll('.', ''))];
    return [...drawn].map((each) => seen.indexOf(each));
  }
  const height = heightOf(draft);
  const width = height > 0 ? size / height : 0;
  return Array.from({ length: size * size }, (_, cell) =>
    height > 0 ? Math.floor(rowOf(cell, size) / height) * height + Math.floor(columnOf(cell, size) / width) : -1,
  );
}

// The shortest way to say it: nobody who draws the boxes again has drawn regions.
export function divisionOf(regions: readonly number[], size: number): Division {
  if (regions.every((region) => region < 0)) return boxHeight(size) > 0 ? 'latin' : '';
  const same = (division: Division): boolean => {
    const other = regionsOf({ size, division });
    const names = new Map<number, number>();
    const back = new Map<number, number>();
    return regions.every((region, cell) => {
      if (region < 0 || other[cell] < 0) return region === other[cell];
      if (!names.has(region)) names.set(region, other[cell]);
      if (!back.has(other[cell])) back.set(other[cell], region);
      return names.get(region) === other[cell] && back.get(other[cell]) === region;
    });
  };
  for (const division of divisionsOf(size)) if (division !== 'latin' && same(division)) return division;
  return `regions ${regions.map(regionSign).join('')}`;
}

// What a size offers without drawing: its boxes, flat and upright, and none.
export function divisionsOf(size: number): Division[] {
  const usual = boxHeight(size);
  const found: Division[] = [''];
  for (let height = 2; height < size; ++height)
    if (size % height === 0 && height !== usual) found.push(`box ${height}x${size / height}`);
  if (usual > 0) found.push('latin');
  return found;
}

// --- changes

// Another size keeps the words and the rules of the whole board; what had a place has none any more.
export function resize(draft: Draft, size: number, kinds: readonly Kind[]): Draft {
  const isFlag = (clue: Clue): boolean => kinds.find(({ id }) => id === clue.kind)?.shape === 'flag';
  return {
    ...emptyDraft(size),
    clues: draft.clues.filter(isFlag),
    title: draft.title,
    author: draft.author,
    rules: draft.rules,
  };
}

export function withGiven(draft: Draft, cells: readonly number[], digit: number): Draft {
  const givens = [...draft.givens];
  for (const cell of cells) givens[cell] = digit;
  return { ...draft, givens };
}

const sameSet = (a: readonly number[], b: readonly number[]): boolean =>
  a.length === b.length && a.every((cell) => b.includes(cell));

// Where clues of a kind stand once: between two cells, at a corner, in a cell, at a place outside.
export function isSamePlace(a: Clue, b: Clue, kind: Kind): boolean {
  if (a.kind !== b.kind) return false;
  const group = groupOf(kind);
  if (isOutside(kind)) return a.from === b.from;
  if (group === 'flag') return a.word === b.word;
  return sameSet(a.cells, b.cells) && sameSet(a.bulb, b.bulb);
}

export function withClue(draft: Draft, clue: Clue, kind: Kind): Draft {
  const at = draft.clues.findIndex((each) => isSamePlace(each, clue, kind));
  if (at >= 0) return { ...draft, clues: draft.clues.map((each, i) => (i === at ? clue : each)) };
  return { ...draft, clues: [...draft.clues, clue] };
}

export const withoutClue = (draft: Draft, at: number): Draft => ({
  ...draft,
  clues: draft.clues.filter((_, i) => i !== at),
});
