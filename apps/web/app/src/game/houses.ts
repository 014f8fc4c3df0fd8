// Where cells lie and which cells see each other: all the page knows of Sudoku. Cells count from 0,
// row by row; every table is computed.

export const kDigits = 9;
export const kCells = kDigits * kDigits;
const kBox = 3;

export const digits: readonly number[] = Array.from({ length: kDigits }, (_, i) => i + 1);
export const cells: readonly number[] = Array.from({ length: kCells }, (_, i) => i);

export const rowOf = (cell: number): number => Math.floor(cell / kDigits);
export const columnOf = (cell: number): number => cell % kDigits;
export const boxOf = (cell: number): number =>
  Math.floor(rowOf(cell) / kBox) * kBox + Math.floor(columnOf(cell) / kBox);

export const cellAt = (row: number, column: number): number => row * kDigits + column;

const seesCell = (a: number, b: number): boolean =>
  a !== b && (rowOf(a) === rowOf(b) || columnOf(a) === columnOf(b) || boxOf(a) === boxOf(b));

// The cells that a cell sees, ascending.
export const seen: readonly (readonly number[])[] = cells.map((a) => cells.filter((b) => seesCell(a, b)));

// "r1c1" to a cell, or null.
export function parseCell(name: string): number | null {
  const found = /^r([1-9])c([1-9])$/.exec(name);
  return found ? cellAt(Number(found[1]) - 1, Number(found[2]) - 1) : null;
}
