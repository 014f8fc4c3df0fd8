// The puzzles of the day, the collection, and the tasks of lessons, as the engine really makes and judges them.

import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { describe, expect, it, test } from 'vitest';
import { makeDaily } from '../../app/src/game/daily';
import { addDays } from '../../app/src/game/dates';
import { cells } from '../../app/src/game/houses';
import { levels } from '../../app/src/game/making';
import { bank, unpacked } from '../../app/src/learn/bank';
import { techniqueLessons } from '../../app/src/learn/course';
import { effectOf, isPlacing, judge, patternOf } from '../../app/src/learn/judge';
import { makeTask, taskOf, type Task } from '../../app/src/learn/tasks';
import { cellName } from '../../app/src/draw/drawing';
import { Engine, type Options, type Verb } from '../../engine/client';
import { host, native } from './engines';

class Direct extends Engine {
  constructor() {
    super(() => {
      throw new Error('no worker here');
    });
  }
  override async ask(verb: Verb, input: string, options: Options = {}) {
    return host.ask(verb, input, options);
  }
}
const engine = new Direct();

// The contract daily/1. A generator that changes one of these begins daily/2 on a written day.
const kDailies = '4cc2eab6715fa9172a45f28e93a48b0b1963fec964593b2345450e65065cc6a6';
test('60 days of puzzles, all five levels, are those of daily/1', async () => {
  const made: string[] = [];
  for (let i = 0; i < 60; ++i) {
    for (const level of levels) {
      const outcome = await makeDaily(engine, addDays('2026-11-16', i), level);
      made.push('puzzle' in outcome ? outcome.puzzle : outcome.refusal);
    }
  }
  expect(new Set(made).size).toBe(300);
  expect(
    createHash('sha256')
      .update(`${made.join('\n')}\n`)
      .digest('hex'),
  ).toBe(kDailies);
});

test('the collection is made by nonet, 100 of each level, no two alike', () => {
  const text = readFileSync(new URL('../../app/src/library/collection.txt', import.meta.url), 'utf8');
  const rows = text
    .trim()
    .split('\n')
    .map((line) => line.split(' '));
  expect(rows).toHaveLength(500);
  for (const level of levels) {
    const of = rows.filter(([name]) => name === level);
    expect(of).toHaveLength(100);
    for (const index of [1, 57, 100]) {
      const options = { difficulty: level, symmetry: 'rot180', seed: 9, index, json: true, jobs: 1 };
      const made = JSON.parse(native('generate', '', options).out);
      const [, score, hardest, puzzle] = of[index - 1];
      expect([made.puzzle, made.rating.score, made.hardest]).toEqual([unpacked(puzzle), Number(score), hardest]);
    }
  }
  expect(new Set(rows.map(([, , , puzzle]) => puzzle)).size).toBe(500);
});

describe('every lesson of a technique', () => {
  it.each(techniqueLessons)('%s has a task, whose instances count, by their cells and by what they do', async (id) => {
    const task = (await makeTask(engine, id, 0))!;
    expect(task).not.toBeNull();
    for (const step of task.steps.slice(0, 5)) {
      const digits = new Set(effectOf(task, step));
      expect(judge(task, { cells: new Set(), digits }).is).toBe('right');
      expect(judge(task, { cells: patternOf(step), digits: new Set() }).is).toBe('right');
      const [part] = digits;
      expect(judge(task, { cells: new Set(), digits: new Set([part]) }).is).toBe('right');
    }
    // Nothing that belongs to the solution may go.
    const kept = cells.find((cell) => task.position.candidates[cell].length > 1 && task.solution);
    if (kept !== undefined && !isPlacing(task)) {
      const digits = new Set([`${task.solution[kept]}${cellName(kept)}`]);
      expect(judge(task, { cells: new Set(), digits }).is).toBe('wrong');
    }
  });
});

describe('what is wrong', () => {
  const has = (task: Task, cell: number, digit: number): boolean =>
    task.position.candidates[cell].includes(String(digit));

  it('is told by a condition that really is broken', async () => {
    const kinds = new Set<string>();
    for (const id of ['x_wing', 'naked_pair', 'hidden_pair', 'xy_wing', 'pointing', 'skyscraper']) {
      for (const puzzle of bank.get(id)!.slice(0, 1)) {
        const task = (await taskOf(engine, id, puzzle))!;
        const all = (await engine.steps(task.input, { notes: 'all' })).steps;
        const pattern = [...patternOf(task.steps[0])];
        for (const extra of cells) {
          const attempt = new Set([...pattern.slice(1), extra]);
          const verdict = judge(task, { cells: attempt, digits: new Set() });
          if (verdict.is === 'right') continue;
          const { why } = verdict;
          kinds.add(why.kind);
          if (why.kind === 'filled') expect(task.position.candidates[why.cell]).toBe('');
          if (why.kind === 'absent') expect(has(task, why.cell, why.digit)).toBe(false);
          if (why.kind === 'third') {
            expect(has(task, why.cell, why.digit)).toBe(true);
            expect(attempt.has(why.cell)).toBe(false);
          }
          if (why.kind === 'extra')
            for (const digit of why.digits.split(' ')) expect(has(task, why.cell, Number(digit))).toBe(true);
        }
        for (const cell of cells) {
          for (const digit of task.position.candidates[cell]) {
            const verdict = judge(task, { cells: new Set(), digits: new Set([`${digit}${cellName(cell)}`]) }, all);
            if (verdict.is === 'right') {
              expect(task.solution[cell]).not.toBe(digit);
              continue;
            }
            kinds.add(verdict.why.kind);
            if (verdict.why.kind === 'other') expect(task.solution[cell]).toBeDefined();
          }
        }
      }
    }
    expect([...kinds].sort()).toEqual(
      ['absent', 'extra', 'filled', 'more', 'other', 'outside', 'third', 'unproved', 'unseen'].filter((kind) =>
        kinds.has(kind),
      ),
    );
    expect(kinds.size).toBeGreaterThanOrEqual(7);
  });
});
