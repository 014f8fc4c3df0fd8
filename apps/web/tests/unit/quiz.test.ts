// Questions beside finding, on positions made up for it.

import { describe, expect, it } from 'vitest';
import type { Mark, Step } from '../../engine/answers';
import { choicesOf, claimOf, continuing, dice, halfOf, isLinked, nodesOf, presentIn } from '../../app/src/learn/quiz';
import { judge, patternOf } from '../../app/src/learn/judge';
import type { Task } from '../../app/src/learn/tasks';

const mark = (role: string, cells: string[], digits: number[], paint = 'pattern'): Mark =>
  ({ role, paint, cells, digits, houses: [] }) as unknown as Mark;
const step = (technique: string, evidence: Mark[], eliminate = ['1r9c9']): Step =>
  ({ technique, place: [], eliminate, text: '', chain: null, evidence }) as Step;
const taskOf = (steps: Step[]): Task => ({
  technique: steps[0].technique,
  givens: '.'.repeat(81),
  position: { digits: '.'.repeat(81), candidates: Array.from({ length: 81 }, () => '123456789') },
  solution: '',
  steps,
  input: '',
});

const pair = step('naked_pair', [mark('pattern', ['r1c1', 'r1c2'], [1, 2])]);

describe('is it one?', () => {
  const claims = Array.from({ length: 40 }, (_, seed) => claimOf(taskOf([pair]), seed));
  it('asks the same of the same task', () => {
    expect(claimOf(taskOf([pair]), 7)).toEqual(claimOf(taskOf([pair]), 7));
    const roll = dice(3);
    expect(Array.from({ length: 50 }, () => roll(4)).every((n) => n >= 0 && n < 4)).toBe(true);
  });
  it('shows an instance, or one with a single cell moved that is none', () => {
    const real = claims.filter(({ spoiler }) => spoiler === null);
    const near = claims.filter(({ spoiler }) => spoiler !== null);
    expect(real.length).toBeGreaterThan(5);
    expect(near.length).toBeGreaterThan(5);
    for (const { cells } of real) expect(cells).toEqual(patternOf(pair));
    for (const { cells, spoiler, why } of near) {
      expect(judge(taskOf([pair]), { cells, digits: new Set() })).toEqual({ is: 'wrong', why });
      expect([...cells].filter((cell) => !patternOf(pair).has(cell))).toEqual([spoiler]);
      expect(cells.size).toBe(2);
    }
  });
  it('never takes another instance for a near miss', () => {
    const everywhere = Array.from({ length: 9 }, (_, row) =>
      Array.from({ length: 8 }, (_, i) =>
        step('naked_pair', [mark('pattern', [`r${row + 1}c1`, `r${row + 1}c${i + 2}`], [1])]),
      ),
    ).flat();
    const all = everywhere.map((one) => String([...patternOf(one)].sort((a, b) => a - b)));
    for (let seed = 0; seed < 40; ++seed) {
      const { cells, spoiler } = claimOf(taskOf(everywhere), seed);
      if (spoiler !== null) expect(all).not.toContain(String([...cells].sort((a, b) => a - b)));
    }
  });
});

describe('the next link', () => {
  const chain = (...nodes: [string, number][]): Step =>
    step(
      'xy_chain',
      nodes.map(([cell, digit], i) => mark(i === 0 ? 'chain_head' : i % 2 ? 'strong_to' : 'weak_to', [cell], [digit])),
    );
  const one = chain(['r1c1', 5], ['r1c1', 9], ['r1c5', 9], ['r1c5', 2], ['r9c5', 2], ['r9c5', 5]);
  const other = chain(['r1c1', 5], ['r1c1', 9], ['r1c5', 9], ['r1c5', 7], ['r9c5', 7], ['r9c5', 5]);
  const elsewhere = chain(['r1c1', 5], ['r1c1', 9], ['r1c5', 9], ['r1c5', 3], ['r8c5', 3], ['r8c5', 5]);
  const task = taskOf([one, other, elsewhere]);
  it('half of the chain is shown', () => {
    expect(nodesOf(one)).toHaveLength(6);
    expect(halfOf(task)!.shown.map(({ digit }) => digit)).toEqual([5, 9, 9]);
    expect(halfOf(taskOf([pair]))).toBeNull();
  });
  it('any that leads to the same end is right', () => {
    const half = halfOf(task)!;
    expect(continuing(task, half, '2r1c5')).toBe(one);
    expect(continuing(task, half, '7r1c5')).toBe(other);
    expect(continuing(task, half, '3r1c5')).toBeNull(); // another end
    expect(continuing(task, half, '9r1c9')).toBeNull();
  });
  it('and whether it follows at all is known', () => {
    const last = halfOf(task)!.shown.at(-1)!;
    expect(isLinked(last, '3r1c5')).toBe(true);
    expect(isLinked(last, '9r7c5')).toBe(true);
    expect(isLinked(last, '9r7c7')).toBe(false);
    expect(isLinked(last, '8r7c5')).toBe(false);
  });
});

describe('which one?', () => {
  const lessons = ['a', 'b', 'naked_pair', 'c', 'd', 'e', 'f', 'g', 'h'];
  it('offers the one it was made for among four', () => {
    for (let seed = 0; seed < 20; ++seed) {
      const choices = choicesOf(taskOf([pair]), lessons, seed);
      expect(new Set(choices).size).toBe(4);
      expect(choices).toContain('naked_pair');
    }
  });
  it('knows the easiest', () => {
    const rank = (id: string): number => lessons.indexOf(id);
    expect(presentIn([step('c', []), step('a', []), step('c', [])], rank)).toEqual(['a', 'c']);
  });
});
