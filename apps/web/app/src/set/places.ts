// Where on the board a pointer is, in units of a cell: a cell, the edge between two, the corner of four, a
// place in the margin.

import type { Margin } from './draft';

export interface Point {
  readonly x: number; // 0 to size on the board, less or more in the margin
  readonly y: number;
}

const isOn = ({ x, y }: Point, size: number): boolean => x >= 0 && y >= 0 && x < size && y < size;

export const cellAt = (point: Point, size: number): number | null =>
  isOn(point, size) ? Math.floor(point.y) * size + Math.floor(point.x) : null;

// While dragging, the rim of a cell does not count: a diagonal drag would pick up every corner it cuts.
const kRim = 0.16;
const isInner = (value: number): boolean => value % 1 > kRim && value % 1 < 1 - kRim;
export const draggedAt = (point: Point, size: number): number | null =>
  isInner(point.x) && isInner(point.y) ? cellAt(point, size) : null;

// The two cells on both sides of the nearest edge, if the pointer is near one.
const kNear = 0.34;
export function edgeAt(point: Point, size: number): [number, number] | null {
  const cell = cellAt(point, size);
  if (cell === null) return null;
  const { x, y } = { x: point.x % 1, y: point.y % 1 };
  const column = Math.floor(point.x);
  const row = Math.floor(point.y);
  const sides = [
    { far: x, has: column > 0, pair: [cell - 1, cell] },
    { far: 1 - x, has: column < size - 1, pair: [cell, cell + 1] },
    { far: y, has: row > 0, pair: [cell - size, cell] },
    { far: 1 - y, has: row < size - 1, pair: [cell, cell + size] },
  ].filter(({ has, far }) => has && far <= kNear);
  sides.sort((a, b) => a.far - b.far);
  return (sides[0]?.pair as [number, number] | undefined) ?? null;
}

// The four cells around the nearest corner that has four.
export function cornerAt(point: Point, size: number): number[] | null {
  if (!isOn(point, size) || size < 2) return null;
  const within = (value: number): number => Math.min(size - 1, Math.max(1, Math.round(value)));
  return around(within(point.y) * size + within(point.x), size);
}
// The four cells of which this one is the last.
const around = (cell: number, size: number): number[] => [cell - size - 1, cell - size, cell - 1, cell];
// By keys: the corner below and right of a cell, or the last there is.
export function cornerBelow(cell: number, size: number): number[] {
  const row = Math.min(Math.floor(cell / size), size - 2);
  const column = Math.min(cell % size, size - 2);
  return around((row + 1) * size + column + 1, size);
}

export function marginAt({ x, y }: Point, size: number): Margin | null {
  const [row, column] = [Math.floor(y), Math.floor(x)];
  const isOut = (at: number): boolean => at === -1 || at === size;
  const isWithin = (at: number): boolean => at >= -1 && at <= size;
  return isWithin(row) && isWithin(column) && (isOut(row) || isOut(column)) ? { row, column } : null;
}

// Where there is a margin: at sides where something stands; at all of them while it may be put there.
export interface Margins {
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly left: number;
}
export function marginsOf(isDrawing: boolean, taken: readonly Margin[], size: number): Margins {
  const has = (is: (place: Margin) => boolean): number => (isDrawing || taken.some(is) ? 1 : 0);
  return {
    top: has(({ row }) => row < 0),
    right: has(({ column }) => column >= size),
    bottom: has(({ row }) => row >= size),
    left: has(({ column }) => column < 0),
  };
}
