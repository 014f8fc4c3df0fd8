// What each cell of a board with clues shows, and how it is said: plain data between a game, or a setter, and the board.

import type { Shape } from '../draw/drawing';
import { strings } from '../strings';
import { cluesByCell, type VariantPuzzle } from './puzzle';

// Signs on a cell. Each has a shape of its own; colour only helps.
export type Sign = 'clash' | 'wrong' | 'core' | 'differs' | 'look';

export interface CellFace {
  readonly digit: number; // 0 is blank
  readonly isGiven: boolean;
  readonly corner: readonly number[]; // notes, ascending
  readonly centre: readonly number[];
  readonly colours?: readonly number[];
  readonly candidates?: readonly number[]; // shown, not written by the player
  readonly sign?: Sign | null;
}

// --- what a pointer or a key does to the board

// Where a pointer is: the cell, or outside the grid its row and column, which then are -1 or the side.
export interface Touch {
  readonly kind: 'down' | 'over' | 'up' | 'cancel';
  readonly cell: number | null;
  readonly row: number;
  readonly column: number;
  readonly adds: boolean; // with Control or Command
  readonly extends: boolean; // with Shift
  readonly isTouch: boolean; // a finger
}
export type Walk = 'only' | 'extend' | 'walk';

// --- what is said

// "in cage of 17", "on thermometer, 2 of 5".
function clueWords(puzzle: VariantPuzzle, index: number, name: string): string {
  const words = strings.variant;
  const clue = puzzle.board.clues[index];
  const at = clue.cells.indexOf(name) + 1;
  switch (clue.shape) {
    case 'set':
      return words.inClue(clue.name);
    case 'line':
      return words.onLine(clue.name, at, clue.cells.length);
    case 'bulb':
      return at > 0 ? words.onLine(clue.name, at, clue.cells.length) : words.atHead(clue.name);
    case 'pair':
      return words.beside(clue.name, clue.cells.find((other) => other !== name) ?? '');
    case 'outside':
    case 'diagonal':
      return words.outside(clue.name);
    default:
      return clue.name;
  }
}

// The clues of every cell in words, made once for a puzzle.
export function clueNames(puzzle: VariantPuzzle): string[] {
  const { side } = puzzle;
  return cluesByCell(puzzle).map((clues, cell) => {
    const name = `r${Math.floor(cell / side) + 1}c${(cell % side) + 1}`;
    return clues.map((clue) => clueWords(puzzle, clue, name)).join(', ');
  });
}

// "row 1 column 1, empty, in cage of 17".
export function spokenCell(puzzle: VariantPuzzle, cell: number, face: CellFace, clues: string): string {
  const words = strings.board;
  const list = (digits: readonly number[]): string => digits.map((digit) => puzzle.symbols[digit - 1]).join(' ');
  const parts = [words.cell(Math.floor(cell / puzzle.side) + 1, (cell % puzzle.side) + 1)];
  if (face.digit) {
    const symbol = puzzle.symbols[face.digit - 1];
    parts.push(face.isGiven ? strings.variant.given(symbol) : symbol);
  } else {
    parts.push(words.empty);
    if (face.corner.length > 0) parts.push(words.notes(list(face.corner)));
    if (face.centre.length > 0) parts.push(words.centreNotes(list(face.centre)));
    if (face.candidates && face.candidates.length > 0) parts.push(words.candidates(list(face.candidates)));
  }
  if (face.colours && face.colours.length > 0)
    parts.push(words.colours(face.colours.map((one) => words.colourNames[one - 1]).join(' ')));
  if (clues) parts.push(clues);
  if (face.sign) parts.push(strings.variant.signs[face.sign]);
  return parts.join(', ');
}

// --- where things stand, in units of a cell

export interface Raster {
  readonly columns: number;
  readonly rows: number;
}
// Candidates stand in a grid of the form of the boxes: three by three, four by four.
export function rasterOf(side: number): Raster {
  const columns = side <= 9 ? 3 : Math.ceil(Math.sqrt(side));
  return { columns, rows: side <= 9 ? 3 : Math.ceil(side / columns) };
}
export function placeIn(raster: Raster, digit: number): { x: number; y: number } {
  const { columns, rows } = raster;
  const step = 0.9 / Math.max(columns, rows);
  const across = ((digit - 1) % columns) - (columns - 1) / 2;
  const down = Math.floor((digit - 1) / columns) - (rows - 1) / 2;
  return { x: 0.5 + across * step, y: 0.5 + down * step };
}

// A number in the corner of a cell, such as a cage's: what is written there makes room for it.
export const kRoom = { x: 0.06, y: 0.2, wide: 0.9, high: 0.8 };

// The cell whose candidate a shape of a drawing writes, strikes or rings; null for all else.
export function cellWithin(shape: Shape, side: number): number | null {
  if (!/^(mark|strike|figure)\b/.test(shape.class)) return null;
  // A ring has one absolute place, where it begins.
  const absolute = (shape.d ?? '').replace(/a[^A-Z]*/g, '');
  const ends = shape.d
    ? [...absolute.matchAll(/(-?[\d.]+)[ ,](-?[\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)])
    : [[shape.x ?? -1, shape.y ?? -1]];
  const [column, row] = ends[0].map(Math.floor);
  const isInside = ends.every(([x, y]) => Math.floor(x) === column && Math.floor(y) === row);
  return isInside && row >= 0 && column >= 0 && row < side && column < side ? row * side + column : null;
}

// The line around cells: every side whose neighbour is not among them.
export function outlineOf(cells: ReadonlySet<number>, side: number): string {
  let path = '';
  for (const cell of cells) {
    const x = cell % side;
    const y = Math.floor(cell / side);
    if (y === 0 || !cells.has(cell - side)) path += `M${x} ${y}h1`;
    if (y === side - 1 || !cells.has(cell + side)) path += `M${x} ${y + 1}h1`;
    if (x === 0 || !cells.has(cell - 1)) path += `M${x} ${y}v1`;
    if (x === side - 1 || !cells.has(cell + 1)) path += `M${x + 1} ${y}v1`;
  }
  return path;
}
