// Tasks about notes: where a digit can be in a box, what a cell can be, which note is missing, which notes a digit
// takes with it. They need no more than which cells see each other, so the page checks them itself.

import { allowed } from '../game/conflicts';
import { boxOf, cells, digits, seen } from '../game/houses';
import { candidateOf, cellName, type ShownPosition } from '../draw/drawing';
import { noteLessons, type NoteLesson } from './course';
import { dice } from './quiz';

export const isNoteLesson = (id: string): id is NoteLesson => (noteLessons as readonly string[]).includes(id);

export interface NoteTask {
  readonly lesson: NoteLesson;
  readonly givens: string;
  readonly position: ShownPosition;
  readonly cell: number; // that is asked about, or where the digit was placed; -1 if none
  readonly digit: number; // 0 if none
  readonly box: number; // -1 if none
  // Cells as "r1c1" or candidates as "5r1c1", all of them.
  readonly answer: ReadonlySet<string>;
}

const textOf = (state: string, cell: number): string =>
  state[cell] === '.' ? [...allowed(state, cell)].sort((a, b) => a - b).join('') : '';
const allNotes = (state: string): string[] => cells.map((cell) => textOf(state, cell));
const noNotes = cells.map(() => '');

// A pair of places for a digit in a box.
function cornerTask(givens: string, roll: (below: number) => number): NoteTask | null {
  const found = digits.flatMap((digit) =>
    Array.from({ length: 9 }, (_, box) => {
      const at = cells.filter(
        (cell) => boxOf(cell) === box && givens[cell] === '.' && allowed(givens, cell).has(digit),
      );
      const isThere = cells.some((cell) => boxOf(cell) === box && givens[cell] === String(digit));
      return { digit, box, at: isThere ? [] : at };
    }).filter(({ at }) => at.length === 2),
  );
  if (found.length === 0) return null;
  const { digit, box, at } = found[roll(found.length)];
  const answer = new Set(at.map(cellName));
  return {
    lesson: 'notes_corner',
    givens,
    position: { digits: givens, candidates: noNotes },
    cell: -1,
    digit,
    box,
    answer,
  };
}

// A cell that can be two or three digits.
function centreTask(givens: string, roll: (below: number) => number): NoteTask | null {
  const found = cells.filter((cell) => [2, 3].includes(textOf(givens, cell).length));
  if (found.length === 0) return null;
  const cell = found[roll(found.length)];
  const answer = new Set([...textOf(givens, cell)].map((digit) => digit + cellName(cell)));
  return {
    lesson: 'notes_centre',
    givens,
    position: { digits: givens, candidates: noNotes },
    cell,
    digit: 0,
    box: -1,
    answer,
  };
}

// All candidates but one.
function allTask(givens: string, roll: (below: number) => number): NoteTask | null {
  const candidates = allNotes(givens);
  const found = cells.filter((cell) => candidates[cell].length > 1);
  if (found.length === 0) return null;
  const cell = found[roll(found.length)];
  const gone = candidates[cell][roll(candidates[cell].length)];
  candidates[cell] = candidates[cell].replace(gone, '');
  const answer = new Set([cellName(cell)]);
  return { lesson: 'notes_all', givens, position: { digits: givens, candidates }, cell: -1, digit: 0, box: -1, answer };
}

// A digit has been placed, and the notes are those of before.
function trueTask(givens: string, roll: (below: number) => number): NoteTask | null {
  const candidates = allNotes(givens);
  const taken = (cell: number, digit: string): string[] =>
    seen[cell].filter((other) => candidates[other].includes(digit)).map((other) => digit + cellName(other));
  const found = cells.flatMap((cell) =>
    [...candidates[cell]]
      .map((digit) => ({ cell, digit, answer: taken(cell, digit) }))
      .filter(({ answer }) => answer.length >= 2 && answer.length <= 5),
  );
  if (found.length === 0) return null;
  const { cell, digit, answer } = found[roll(found.length)];
  const state = givens.slice(0, cell) + digit + givens.slice(cell + 1);
  candidates[cell] = '';
  const position = { digits: state, candidates };
  return { lesson: 'notes_true', givens, position, cell, digit: Number(digit), box: -1, answer: new Set(answer) };
}

const kMakers = { notes_corner: cornerTask, notes_centre: centreTask, notes_all: allTask, notes_true: trueTask };

export function makeNoteTask(lesson: NoteLesson, puzzles: readonly string[], number: number): NoteTask | null {
  const roll = dice(number);
  for (let i = 0; i < puzzles.length; ++i) {
    const task = kMakers[lesson](puzzles[(number + i) % puzzles.length], roll);
    if (task) return task;
  }
  return null;
}

export type NoteWhy =
  | { kind: 'nothing' }
  | { kind: 'taken'; cell: number; digit: number; by: number } // a cell that is seen has it
  | { kind: 'stays'; cell: number; digit: number } // the digit placed does not reach it
  | { kind: 'whole'; cell: number } // nothing is missing there
  | { kind: 'outside'; cell: number }
  | { kind: 'more'; count: number };

// Null if it is right.
export function judgeNotes(task: NoteTask, given: ReadonlySet<string>): NoteWhy | null {
  if (given.size === 0) return { kind: 'nothing' };
  const wrong = [...given].find((name) => !task.answer.has(name));
  if (wrong === undefined) {
    const count = task.answer.size - given.size;
    return count > 0 ? { kind: 'more', count } : null;
  }
  const { cell, digit } = candidateOf(/^\d/.test(wrong) ? wrong : `${task.digit || 1}${wrong}`);
  if (task.lesson === 'notes_all') return { kind: 'whole', cell };
  if (task.lesson === 'notes_true') return { kind: 'stays', cell, digit };
  const state = task.position.digits;
  if (state[cell] !== '.' || (task.box >= 0 && boxOf(cell) !== task.box)) return { kind: 'outside', cell };
  const by = seen[cell].find((other) => state[other] === String(digit));
  return by === undefined ? { kind: 'outside', cell } : { kind: 'taken', cell, digit, by };
}
