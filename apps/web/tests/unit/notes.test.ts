// Tasks about notes: what is asked has exactly the answer that the board gives.

import { describe, expect, it } from 'vitest';
import { cellIndex } from '../../app/src/draw/drawing';
import { allowed } from '../../app/src/game/conflicts';
import { boxOf, cells } from '../../app/src/game/houses';
import { bank } from '../../app/src/learn/bank';
import { course, noteLessons, techniqueLessons } from '../../app/src/learn/course';
import { judgeNotes, makeNoteTask } from '../../app/src/learn/notes';

const puzzles = bank.get('naked_single')!;

describe('the course', () => {
  it('has twelve units, notes after singles', () => {
    expect(course).toHaveLength(12);
    expect(course[1]).toEqual({ name: 'notes', lessons: noteLessons });
    expect(techniqueLessons).not.toContain('notes_all');
  });
});

describe.each(noteLessons)('%s', (lesson) => {
  const tasks = Array.from({ length: 25 }, (_, number) => makeNoteTask(lesson, puzzles, number)!);
  it('always has a task, the same for the same number, and takes its own answer', () => {
    for (const [number, task] of tasks.entries()) {
      expect(task).toEqual(makeNoteTask(lesson, puzzles, number));
      expect(task.answer.size).toBeGreaterThan(0);
      expect(judgeNotes(task, task.answer)).toBeNull();
      expect(judgeNotes(task, new Set())).toEqual({ kind: 'nothing' });
    }
  });
  it('tells what is missing', () => {
    for (const task of tasks) {
      const part = new Set([...task.answer].slice(1));
      if (part.size > 0) expect(judgeNotes(task, part)).toEqual({ kind: 'more', count: 1 });
    }
  });
});

describe('reasons are true of the board', () => {
  it('a cell that sees the digit', () => {
    for (let number = 0; number < 25; ++number) {
      const task = makeNoteTask('notes_corner', puzzles, number)!;
      const { digits } = task.position;
      for (const cell of cells.filter((one) => boxOf(one) === task.box && digits[one] === '.')) {
        const name = `r${Math.floor(cell / 9) + 1}c${(cell % 9) + 1}`;
        expect(task.answer.has(name)).toBe(allowed(digits, cell).has(task.digit));
        const why = judgeNotes(task, new Set([name]));
        if (task.answer.has(name)) continue;
        expect(why).toMatchObject({ kind: 'taken', cell });
        expect(digits[(why as { by: number }).by]).toBe(String(task.digit));
      }
    }
  });
  it('one note is missing, and only there', () => {
    for (let number = 0; number < 25; ++number) {
      const task = makeNoteTask('notes_all', puzzles, number)!;
      const lacking = cells.filter(
        (cell) => task.givens[cell] === '.' && task.position.candidates[cell].length < allowed(task.givens, cell).size,
      );
      expect(lacking).toEqual([...task.answer].map(cellIndex));
    }
  });
});
