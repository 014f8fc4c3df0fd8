// A clue on its way: cells are pressed, dragged over, or chosen with keys, one after the other; a number may be
// typed; in the end it is a clue, or why it is none yet. Pointer and keyboard lead here alike.

import { cellsFrom, columnOf, emptyClue, rowOf, type Clue, type Margin, viewsFrom } from './draft';
import { fewestCells, groupOf, isOrdered, isOutside, needsValue, takesValue, type Kind } from './kinds';

export interface Pending {
  readonly kind: Kind;
  readonly clue: Clue;
  readonly part: 'bulb' | 'cells'; // of what has two parts: which of them is drawn
  readonly value: string; // as typed
  readonly replaces: number | null; // the clue that is edited
}

export const begin = (kind: Kind): Pending => ({
  kind,
  clue: emptyClue(kind.id),
  part: 'cells',
  value: '',
  replaces: null,
});

export function edit(kind: Kind, clue: Clue, at: number): Pending {
  const value = kind.value === 'text' ? clue.word : clue.values.join(kind.value === 'many' ? ',' : ' ');
  return { kind, clue, part: 'cells', value, replaces: at };
}

export const isBlank = ({ clue }: Pending): boolean =>
  clue.cells.length === 0 && clue.bulb.length === 0 && clue.from === '';

const drawn = (pending: Pending): readonly number[] => pending.clue[pending.part];
const redrawn = (pending: Pending, cells: readonly number[]): Pending => ({
  ...pending,
  clue: { ...pending.clue, [pending.part]: cells },
});

export type Stroke = 'add' | 'remove';
// What a press on a cell begins: what is in a set already is taken out by it.
export const strokeAt = (pending: Pending, cell: number): Stroke => {
  const cells = drawn(pending);
  if (isOrdered(pending.kind)) return cells.at(-1) === cell ? 'remove' : 'add';
  return cells.includes(cell) ? 'remove' : 'add';
};

export function press(pending: Pending, cell: number, stroke: Stroke): Pending {
  const cells = drawn(pending);
  if (groupOf(pending.kind) === 'pair' && cells.length === 2) return redrawn(pending, [cell]);
  if (isOrdered(pending.kind)) {
    return redrawn(pending, stroke === 'remove' ? cells.slice(0, -1) : [...cells, cell]);
  }
  const others = cells.filter((each) => each !== cell);
  return redrawn(pending, stroke === 'remove' ? others : [...others, cell]);
}

// On from the cell where the pointer was: back along a line takes its end away.
export function drag(pending: Pending, cell: number, stroke: Stroke): Pending {
  const cells = drawn(pending);
  if (!isOrdered(pending.kind))
    return cells.includes(cell) === (stroke === 'add') ? pending : press(pending, cell, stroke);
  if (cells.at(-1) === cell) return pending;
  if (cells.at(-2) === cell) return redrawn(pending, cells.slice(0, -1));
  return press(pending, cell, 'add');
}

// The cells from one to the next, however fast the pointer was.
export function between(from: number, to: number, size: number): number[] {
  const [down, right] = [rowOf(to, size) - rowOf(from, size), columnOf(to, size) - columnOf(from, size)];
  const steps = Math.max(Math.abs(down), Math.abs(right));
  return Array.from({ length: steps }, (_, i) => {
    const part = (i + 1) / steps;
    return Math.round(rowOf(from, size) + down * part) * size + Math.round(columnOf(from, size) + right * part);
  });
}

// A place in the margin; again the same place: the other way to look from there, if there is one.
export function look(pending: Pending, place: Margin, size: number): Pending {
  const views = viewsFrom(place, size, pending.kind);
  if (views.length === 0) return pending;
  const from = views[(views.indexOf(pending.clue.from) + 1) % views.length];
  return { ...pending, clue: { ...pending.clue, from } };
}

export const nextPart = (pending: Pending): Pending => ({
  ...pending,
  part: 'cells',
  clue: pending.part === 'bulb' ? pending.clue : { ...pending.clue, bulb: pending.clue.cells, cells: [] },
});

export const retyped = (pending: Pending, value: string): Pending => ({ ...pending, value });

export type Fault = 'cells' | 'parts' | 'place' | 'value';
export type Finished = { clue: Clue } | { fault: Fault };

const numbers = (value: string): number[] | null => {
  const words = value
    .trim()
    .split(/[\s,]+/)
    .filter(Boolean);
  return words.every((word) => /^-?\d{1,5}$/.test(word)) ? words.map(Number) : null;
};

export function finish(pending: Pending, size: number): Finished {
  const { kind, value } = pending;
  let { clue } = pending;
  if (isOutside(kind) && cellsFrom(clue.from, size).length === 0) return { fault: 'place' };
  // One stroke of what has two parts: its first cell is the first part.
  if (kind.shape === 'bulb' && clue.bulb.length === 0)
    clue = { ...clue, bulb: clue.cells.slice(0, 1), cells: clue.cells.slice(1) };
  if (kind.shape === 'bulb' && clue.cells.length === 0) return { fault: 'parts' };
  if (clue.cells.length + clue.bulb.length < fewestCells(kind)) return { fault: 'cells' };
  if (!takesValue(kind)) return { clue };
  if (kind.value === 'text') {
    const word = value.replace(/\s+/g, '');
    return word ? { clue: { ...clue, word } } : { fault: 'value' };
  }
  // Digits of a corner may be typed without anything between them.
  const typed = kind.value === 'many' && size <= 9 ? value.replace(/\D/g, '').split('').join(' ') : value;
  const values = numbers(typed);
  if (!values || (needsValue(kind) && values.length === 0)) return { fault: 'value' };
  return { clue: { ...clue, values } };
}

// What is whole as soon as the pointer is let go: nothing more belongs to it.
export const isWhole = (pending: Pending, size: number): boolean =>
  !takesValue(pending.kind) && pending.part === 'cells' && 'clue' in finish(pending, size);
