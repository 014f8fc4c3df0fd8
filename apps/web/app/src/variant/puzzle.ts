// A puzzle with clues, or of another size, as the page holds it: what the engine says of it, read once. Cells are
// numbered row by row, digits count from one whatever they are written as.

import type { ClueBoard, ClueRow, ShowAnswer } from '../../../engine/answers';
import { EngineError, type Engine, type Watch } from '../../../engine/client';
import { deflated, inflated } from '../packing';
import { strings } from '../strings';

export interface VariantPuzzle {
  readonly line: string; // givens and clues as the engine writes them: what every verb reads
  readonly title: string;
  readonly author: string;
  readonly rules: string; // the setter's own words
  readonly side: number;
  readonly symbols: readonly string[]; // of digit 1, 2, …
  readonly givens: readonly number[]; // by cell, 0 is blank
  readonly placed: readonly number[]; // with what came filled in
  readonly board: ClueBoard;
}

export function cellIndex(name: string, side: number): number {
  const found = /^r(\d+)c(\d+)$/.exec(name);
  if (!found) throw new Error(`not a cell: ${name}`);
  return (Number(found[1]) - 1) * side + Number(found[2]) - 1;
}
export const cellName = (cell: number, side: number): string => `r${Math.floor(cell / side) + 1}c${(cell % side) + 1}`;

// "5r1c2", "12r1c2", "Ar10c3": a symbol and a cell.
export function candidateIn(name: string, puzzle: Pick<VariantPuzzle, 'side' | 'symbols'>): Candidate {
  const at = name.lastIndexOf('r');
  return { digit: puzzle.symbols.indexOf(name.slice(0, at)) + 1, cell: cellIndex(name.slice(at), puzzle.side) };
}
export interface Candidate {
  readonly cell: number;
  readonly digit: number;
}

export function puzzleOf(answer: ShowAnswer): VariantPuzzle {
  const board = answer.board!;
  const digits = answer.grid.flat();
  const given = new Set(answer.givens.map((name) => cellIndex(name, board.side)));
  return {
    line: board.line,
    title: answer.title ?? '',
    author: board.author,
    rules: board.rules,
    side: board.side,
    symbols: board.symbols,
    givens: digits.map((digit, cell) => (given.has(cell) ? digit : 0)),
    placed: digits,
    board,
  };
}

// The first puzzle of any text the engine reads; what is wrong with it is thrown.
export async function readVariant(engine: Engine, text: string, watch?: Watch): Promise<VariantPuzzle> {
  const answer = await engine.board(text, {}, watch);
  if (answer.status !== 'ok') throw new EngineError((answer as unknown as { reason: string }).reason);
  return puzzleOf(answer);
}

// --- as text

// A grid on one line: '.' for a blank, decimals with blanks between them where symbols are numbers.
export function gridText(puzzle: Pick<VariantPuzzle, 'symbols'>, digits: readonly number[]): string {
  const isNumbers = puzzle.symbols.some((symbol) => symbol.length > 1);
  return digits.map((digit) => (digit ? puzzle.symbols[digit - 1] : '.')).join(isNumbers ? ' ' : '');
}

// A position for any verb: the printed puzzle, what the player placed, and what is known not to be in a cell.
export function positionJson(
  puzzle: VariantPuzzle,
  digits: readonly number[],
  left?: ReadonlyMap<number, readonly number[]>,
): string {
  const marks = [...(left ?? [])]
    .filter(([cell]) => !digits[cell])
    .map(([cell, own]) => `; marks ${cellName(cell, puzzle.side)} ${own.join(puzzle.side > 9 ? ',' : '')}`);
  return JSON.stringify({ puzzle: puzzle.line + marks.join(''), state: gridText(puzzle, digits) });
}

// --- as an address

export interface Shared {
  readonly line: string;
  readonly title?: string;
  readonly author?: string;
  readonly rules?: string;
}

// What stands behind '#/variant/'.
export function packVariant({ line, title, author, rules }: Shared): Promise<string> {
  const fields = {
    puzzle: line,
    ...(title && { title }),
    ...(author && { author }),
    ...(rules && { description: rules }),
  };
  return deflated(JSON.stringify(fields));
}

// A text that the engine reads; null if the code is none.
const kMost = 200_000;
export async function unpackVariant(code: string): Promise<string | null> {
  try {
    const text = await inflated(code, kMost);
    return typeof (JSON.parse(text) as { puzzle?: unknown }).puzzle === 'string' ? text : null;
  } catch {
    return null;
  }
}

// --- clues

// Where a clue is, short enough to be read: its cells; of one outside its row or column, and from which end it looks.
export function placeOf(clue: ClueRow): string {
  const [, line] = clue.text.split(' ');
  if (clue.shape === 'outside')
    return line.startsWith('-') ? strings.variant.farEnd(line.slice(1), line[1] === 'r') : line;
  if (clue.shape !== 'diagonal') return clue.place;
  const arrows: Record<string, string> = { dr: '↘', dl: '↙', ur: '↗', ul: '↖' };
  return `${clue.cells[0]} ${arrows[clue.text.split(' ')[2]] ?? ''}`;
}
export const clueTitle = (clue: ClueRow): string =>
  clue.place ? strings.variant.clueAt(clue.name, placeOf(clue)) : clue.name;

export const isOnBoard = (clue: ClueRow): boolean => clue.shape !== 'flag';

// The clues that a cell belongs to, by their places. Those seen from outside belong to the cell they stand next to.
export function cluesByCell(puzzle: VariantPuzzle): number[][] {
  const found: number[][] = Array.from({ length: puzzle.side ** 2 }, () => []);
  puzzle.board.clues.forEach((clue, i) => {
    const isOutside = clue.shape === 'outside' || clue.shape === 'diagonal';
    const names = isOutside ? clue.cells.slice(0, 1) : [...clue.bulb, ...clue.cells];
    for (const cell of new Set(names.map((name) => cellIndex(name, puzzle.side)))) found[cell].push(i);
  });
  return found;
}

// Which clue has its number at a place outside the grid (row or column -1, or the side).
export function clueAt(puzzle: VariantPuzzle, row: number, column: number): number | null {
  const found = puzzle.board.figures.find(
    ({ text, x = 0, y = 0 }) => text && Math.floor(x) === column && Math.floor(y) === row,
  );
  return found ? found.clue : null;
}

// How many cells stand beside the grid for numbers outside of it.
export interface Margin {
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly left: number;
}
export function marginOf({ side, figures }: Pick<ClueBoard, 'side' | 'figures'>): Margin {
  const texts = figures.filter(({ text }) => text);
  const has = (is: (x: number, y: number) => boolean): number => (texts.some(({ x = 0, y = 0 }) => is(x, y)) ? 1 : 0);
  return {
    top: has((_, y) => y < 0),
    right: has((x) => x > side),
    bottom: has((_, y) => y > side),
    left: has((x) => x < 0),
  };
}

export interface Kind {
  readonly kind: string;
  readonly title: string;
  readonly rule: string;
  readonly clues: readonly number[]; // those that can be pointed at
}
// By kind, in the order of the puzzle.
export function kindsOf(puzzle: VariantPuzzle): Kind[] {
  const kinds = new Map<string, Kind & { clues: number[] }>();
  puzzle.board.clues.forEach((clue, i) => {
    const known = kinds.get(clue.kind) ?? { kind: clue.kind, title: clue.title, rule: clue.rule, clues: [] };
    if (isOnBoard(clue)) known.clues.push(i);
    kinds.set(clue.kind, known);
  });
  return [...kinds.values()];
}
