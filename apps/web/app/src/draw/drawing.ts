// Where things stand on a board, in its own units: cell r1c1 is the square from (0, 0) to (1, 1), r1c9
// begins at (8, 0), candidates stand in a grid of three by three in their cell. What is drawn there the
// engine says (`Drawing`); Shapes.svelte paints it.

import type { Shape } from '../../../engine/answers';

export type { Drawing, LegendEntry, Shape } from '../../../engine/answers';

export interface Point {
  readonly x: number;
  readonly y: number;
}

// The digits that stand on a board ('.' or '0' for a blank) and the candidates of its blank cells.
export interface ShownPosition {
  readonly digits: string;
  readonly candidates: readonly string[];
}

export const kDigits = 9;
export const kCells = 81;
export const kRaster = 0.3; // from one candidate to the next, as in the engine's drawings

const kName = /^r([1-9])c([1-9])$/;

export function cellIndex(name: string): number {
  const found = kName.exec(name);
  if (!found) throw new Error(`not a cell: ${name}`);
  return (Number(found[1]) - 1) * kDigits + Number(found[2]) - 1;
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

export function isBlank(position: ShownPosition, cell: number): boolean {
  const digit = position.digits[cell] ?? '.';
  return digit < '1' || digit > '9';
}

// Whether a shape belongs to another numbered line than the one that is read. Where nothing is drawn for that
// line, nothing fades.
export function fading(shapes: readonly Shape[], line: string): (shape: Shape) => boolean {
  if (!line || !shapes.some((shape) => shape.line === line)) return () => false;
  return (shape) => !!shape.line && shape.line !== line;
}
