// A position: the givens, the digits that stand on the board, the player's notes. Positions are
// never changed; every edit makes a new one that shares what stayed the same, so a history is a
// list of them.

import { allowed } from './conflicts';
import { cells, digits, kCells, seen } from './houses';
import { isSameLines, noLines, type Lines } from './lines';

export type Notes = readonly ReadonlySet<number>[];
export type NoteKind = 'corner' | 'centre';

export interface Position {
  readonly givens: string; // 81 characters, '.' for a blank
  readonly state: string; // givens and placed digits
  readonly corner: Notes; // a digit keeps its place in the cell: 1 top left, 9 bottom right
  readonly centre: Notes; // side by side in the middle
  readonly colour: Notes; // of the cell, any of nine, also where a digit stands
  readonly lines: Lines; // drawn over the board
}

const kNone: ReadonlySet<number> = new Set();
export const noNotes: Notes = cells.map(() => kNone);

// 81 characters with digits and any sign for a blank, as a grid of digits and dots; or null.
export function normalise(grid: string): string | null {
  return grid.length === kCells ? grid.replace(/[^1-9]/g, '.') : null;
}

export function makePosition(givens: string, state: string = givens): Position {
  return { givens, state, corner: noNotes, centre: noNotes, colour: noNotes, lines: noLines };
}

export const digitAt = (position: Position, cell: number): number => Number(position.state[cell]) || 0;
export const isGiven = (position: Position, cell: number): boolean => position.givens[cell] !== '.';
export const isBlank = (position: Position, cell: number): boolean => position.state[cell] === '.';
export const isFull = (position: Position): boolean => !position.state.includes('.');

function withDigits(state: string, changes: ReadonlyMap<number, string>): string {
  return cells.map((cell) => changes.get(cell) ?? state[cell]).join('');
}

function withNotes(notes: Notes, changes: ReadonlyMap<number, ReadonlySet<number>>): Notes {
  return changes.size === 0 ? notes : notes.map((old, cell) => changes.get(cell) ?? old);
}

function without(notes: Notes, digit: number, from: readonly number[]): Notes {
  const changes = new Map<number, ReadonlySet<number>>();
  for (const cell of from) {
    if (notes[cell].has(digit)) changes.set(cell, new Set([...notes[cell]].filter((d) => d !== digit)));
  }
  return withNotes(notes, changes);
}

export interface PlaceOptions {
  cleanNotes: boolean; // take the digit out of the notes of every cell that sees it
}

function openCells(position: Position, where: Iterable<number>): number[] {
  return [...where].filter((cell) => !isGiven(position, cell));
}

// The digit in all these cells, givens excepted; 0 takes digits away. Notes under a digit stay, so
// that taking it away brings them back.
export function place(position: Position, where: Iterable<number>, digit: number, options: PlaceOptions): Position {
  const open = openCells(position, where);
  const state = withDigits(position.state, new Map(open.map((cell) => [cell, digit ? String(digit) : '.'])));
  if (!digit || !options.cleanNotes) return { ...position, state };
  // A digit that clashes is likely to go again: it must not take true notes with it.
  const isAlone = (cell: number): boolean => allowed(state, cell).has(digit);
  const swept = open.filter(isAlone).flatMap((cell) => seen[cell]);
  return {
    ...position,
    state,
    corner: without(position.corner, digit, swept),
    centre: without(position.centre, digit, swept),
  };
}

// What a key does to a selection: if every open cell has the digit it goes, otherwise all get it.
export function toggleDigit(
  position: Position,
  where: Iterable<number>,
  digit: number,
  options: PlaceOptions,
): Position {
  const open = openCells(position, where);
  const all = open.length > 0 && open.every((cell) => digitAt(position, cell) === digit);
  return place(position, open, all ? 0 : digit, options);
}

export function toggleNote(position: Position, kind: NoteKind, where: Iterable<number>, digit: number): Position {
  const blank = [...where].filter((cell) => isBlank(position, cell));
  const notes = position[kind];
  const all = blank.every((cell) => notes[cell].has(digit));
  const changes = new Map<number, ReadonlySet<number>>();
  for (const cell of blank) {
    const now = new Set(notes[cell]);
    if (all) now.delete(digit);
    else now.add(digit);
    changes.set(cell, now);
  }
  return { ...position, [kind]: withNotes(notes, changes) };
}

// The same for a colour, which any cell can have, givens too.
export function toggleColour(position: Position, where: Iterable<number>, colour: number): Position {
  const all = [...where];
  const isOn = all.every((cell) => position.colour[cell].has(colour));
  const changes = new Map(
    all.map((cell): [number, ReadonlySet<number>] => {
      const now = new Set(position.colour[cell]);
      if (isOn) now.delete(colour);
      else now.add(colour);
      return [cell, now];
    }),
  );
  return { ...position, colour: withNotes(position.colour, changes) };
}

// Takes away the digits of a selection; where there is none, its notes; where there are none, its colours.
export function clear(position: Position, where: Iterable<number>): Position {
  const open = openCells(position, where);
  const filled = open.filter((cell) => !isBlank(position, cell));
  if (filled.length > 0) return place(position, filled, 0, { cleanNotes: false });
  const isNoted = open.some((cell) => position.corner[cell].size + position.centre[cell].size > 0);
  const changes = new Map((isNoted ? open : [...where]).map((cell) => [cell, kNone]));
  if (!isNoted) return { ...position, colour: withNotes(position.colour, changes) };
  return {
    ...position,
    corner: withNotes(position.corner, changes),
    centre: withNotes(position.centre, changes),
  };
}

// Every digit that no seen cell holds, as corner notes of every blank cell.
export function fillCandidates(position: Position): Position {
  const corner = cells.map((cell) => (isBlank(position, cell) ? allowed(position.state, cell) : position.corner[cell]));
  const centre = cells.map((cell) => (isBlank(position, cell) ? kNone : position.centre[cell]));
  return { ...position, corner, centre };
}

export function clearNotes(position: Position): Position {
  return { ...position, corner: noNotes, centre: noNotes };
}

const noted = (position: Position, cell: number): Set<number> =>
  new Set([...position.corner[cell], ...position.centre[cell]]);

// What the player's notes are: all that a cell can still be, or only some of it.
export type Meaning = 'all' | 'partial';

// Without the engine's word for it, notes are all there is once every blank cell has some.
function guess(position: Position): Meaning {
  const blank = cells.filter((cell) => isBlank(position, cell));
  return blank.length > 0 && blank.every((cell) => noted(position, cell).size > 0) ? 'all' : 'partial';
}

// The candidates of every cell: "124", and "" for a filled cell. A cell without notes was not written
// yet, whatever notes mean.
export function candidates(position: Position, meaning: Meaning = guess(position)): string[] {
  return cells.map((cell) => {
    if (!isBlank(position, cell)) return '';
    const possible = allowed(position.state, cell);
    const notes = noted(position, cell);
    const kept = meaning === 'all' && notes.size > 0 ? notes : possible;
    return digits.filter((digit) => kept.has(digit) && possible.has(digit)).join('');
  });
}

// `nonet/puzzle/1`, which the engine reads: the digits alone, or with the notes as they are, "" where
// there are none.
const digitFields = ({ givens, state }: Position): Record<string, unknown> =>
  state === givens ? { puzzle: givens } : { puzzle: givens, state };

export const digitsJson = (position: Position): string => JSON.stringify(digitFields(position));

export function toPuzzleJson(position: Position): string {
  const puzzle = digitFields(position);
  const notes = cells.map((cell) => {
    if (!isBlank(position, cell)) return '';
    const possible = allowed(position.state, cell);
    return digits.filter((digit) => possible.has(digit) && noted(position, cell).has(digit)).join('');
  });
  if (notes.some((text) => text !== '')) {
    puzzle.candidates = digits.map((row) => notes.slice((row - 1) * digits.length, row * digits.length));
  }
  return JSON.stringify(puzzle);
}

// Notes that were erased and are needed, written again; in their corners.
export function restoreNotes(position: Position, wanted: readonly { cell: number; digit: number }[]): Position {
  const changes = new Map<number, ReadonlySet<number>>();
  for (const { cell, digit } of wanted) {
    if (!isBlank(position, cell) || position.centre[cell].has(digit)) continue;
    changes.set(cell, new Set([...(changes.get(cell) ?? position.corner[cell]), digit]));
  }
  return { ...position, corner: withNotes(position.corner, changes) };
}

export interface Effect {
  readonly place: readonly { cell: number; digit: number }[];
  readonly eliminate: readonly { cell: number; digit: number }[];
}

// A step carried out. What is eliminated must be seen to go, and stay away: unless notes are all there
// is, they are filled in first.
export function applyEffect(
  position: Position,
  effect: Effect,
  options: PlaceOptions,
  meaning: Meaning = guess(position),
): Position {
  let now = position;
  if (effect.eliminate.length > 0 && meaning !== 'all') now = fillCandidates(now);
  for (const { cell, digit } of effect.eliminate) {
    now = {
      ...now,
      corner: without(now.corner, digit, [cell]),
      centre: without(now.centre, digit, [cell]),
    };
  }
  for (const { cell, digit } of effect.place) now = place(now, [cell], digit, options);
  return now;
}

// Whether the player has done what a step says. A cell without notes does not say what is left out.
export function isAchieved(position: Position, effect: Effect): boolean {
  const isOut = (cell: number, digit: number): boolean =>
    !isBlank(position, cell) || (noted(position, cell).size > 0 && !noted(position, cell).has(digit));
  return (
    effect.place.every(({ cell, digit }) => digitAt(position, cell) === digit) &&
    effect.eliminate.every(({ cell, digit }) => isOut(cell, digit))
  );
}

// The cells whose digit or notes differ.
export function changedCells(a: Position, b: Position): number[] {
  const isEqual = (x: ReadonlySet<number>, y: ReadonlySet<number>): boolean =>
    x === y || (x.size === y.size && [...x].every((digit) => y.has(digit)));
  return cells.filter(
    (cell) =>
      a.state[cell] !== b.state[cell] ||
      !isEqual(a.corner[cell], b.corner[cell]) ||
      !isEqual(a.centre[cell], b.centre[cell]) ||
      !isEqual(a.colour[cell], b.colour[cell]),
  );
}

export const isSame = (a: Position, b: Position): boolean =>
  a.givens === b.givens && isSameLines(a.lines, b.lines) && changedCells(a, b).length === 0;
