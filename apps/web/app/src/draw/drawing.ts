// What is drawn on a board, as plain data: shapes in board coordinates and a legend that names them.
//
// Cell r1c1 is the unit square at (0, 0), r1c9 the one at (8, 0); candidates stand in a grid of three
// by three in their cell. Nothing here knows the page: a Drawing is painted by Layer.svelte, written
// to a file by still.ts and looked at by tests.

export type Paint = 'focus' | 'pattern' | 'second' | 'third' | 'fourth' | 'fin' | 'target';
export type Strength = 'strong' | 'weak';

export interface Point {
  readonly x: number;
  readonly y: number;
}

// `d` is SVG path data throughout.
export type Shape =
  | { kind: 'tint'; house: string; d: string }
  | { kind: 'hatch'; house: string; d: string }
  | { kind: 'frame'; paint: Paint; cell: number; d: string }
  | { kind: 'figure'; paint: Paint; cell: number; digit: number; d: string }
  | { kind: 'group'; d: string }
  | { kind: 'link'; strength: Strength; d: string; tip: string }
  | { kind: 'mark'; look: 'plain' | 'strong' | 'struck'; cell: number; digit: number; at: Point }
  | { kind: 'digit'; cell: number; digit: number; at: Point }
  | { kind: 'strike'; cell: number; digit: number; d: string }
  | { kind: 'ring'; cell: number; digit: number; d: string };

export type Sample =
  | { kind: 'frame' | 'figure'; paint: Paint }
  | { kind: 'tint' | 'hatch' | 'strong' | 'weak' | 'strike' | 'ring' };

// A sample and the roles that are drawn like it.
export interface LegendEntry {
  sample: Sample;
  roles: string[];
}

export interface Drawing {
  shapes: Shape[];
  legend: LegendEntry[];
  // Cells whose candidates the drawing writes itself: a board leaves out its own notes there.
  cells: number[];
}

// The digits that stand on a board ('.' or '0' for a blank) and the candidates of its blank cells.
export interface Position {
  readonly digits: string;
  readonly candidates: readonly string[];
}

export const kDigits = 9;
export const kCells = 81;
export const kRaster = 0.285; // from one candidate to the next
export const kRadius = 0.135; // of the figure around a candidate

const kNames = /^(?:([1-9])?r([1-9])c([1-9])|([rcb])([1-9]))$/;

export function cellIndex(name: string): number {
  const found = kNames.exec(name);
  if (!found?.[2]) throw new Error(`not a cell: ${name}`);
  return (Number(found[2]) - 1) * kDigits + Number(found[3]) - 1;
}

export function cellName(cell: number): string {
  return `r${Math.floor(cell / kDigits) + 1}c${(cell % kDigits) + 1}`;
}

// "5r1c2" is 5 in r1c2.
export function candidateOf(name: string): { cell: number; digit: number } {
  return { digit: Number(name[0]), cell: cellIndex(name.slice(1)) };
}

export function middleOf(cell: number): Point {
  return { x: (cell % kDigits) + 0.5, y: Math.floor(cell / kDigits) + 0.5 };
}

export function placeOf(cell: number, digit: number): Point {
  const middle = middleOf(cell);
  const across = ((digit - 1) % 3) - 1;
  const down = Math.floor((digit - 1) / 3) - 1;
  return { x: middle.x + across * kRaster, y: middle.y + down * kRaster };
}

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

// Where a house lies: "r4", "c7" or "b3".
export function houseBox(name: string): Box {
  const found = kNames.exec(name);
  if (!found?.[4]) throw new Error(`not a house: ${name}`);
  const index = Number(found[5]) - 1;
  if (found[4] === 'r') return { x: 0, y: index, width: kDigits, height: 1 };
  if (found[4] === 'c') return { x: index, y: 0, width: 1, height: kDigits };
  return { x: (index % 3) * 3, y: Math.floor(index / 3) * 3, width: 3, height: 3 };
}

// A coordinate as text: three digits after the point are a twentieth of a pixel on a large screen.
export function coordinate(value: number): string {
  return String(Math.round(value * 1000) / 1000 + 0);
}

export function at(point: Point): string {
  return `${coordinate(point.x)} ${coordinate(point.y)}`;
}

export function isBlank(position: Position, cell: number): boolean {
  const digit = position.digits[cell] ?? '.';
  return digit < '1' || digit > '9';
}
