// A path walked through: positions, filter, progress and cancel, the way back to the game.

import { describe, expect, it, vi } from 'vitest';
import { ExplainSession } from '../../app/src/panels/explain.svelte';
import { Ladder } from '../../app/src/panels/ladder.svelte';
import { after, Replay } from '../../app/src/panels/replay';
import { effectText } from '../../app/src/panels/words';
import { gameWith, givens, later, step } from './fake_game';

const steps = [
  step('hidden_single', ['7r2c6']),
  step('pointing', [], ['6r1c1', '5r1c1']),
  step('hidden_single', ['4r4c2']),
];
const told = {
  status: 'solved',
  unique: true,
  steps,
  techniques: { hidden_single: 2, pointing: 1 },
  hardest: 'pointing',
};
const rate = async () => ({ level: 'Easy', score: 264 });
const part = { label: '', description: '', values: null, decimals: 0, wish: '' };
const hodoku = {
  name: 'hodoku',
  separator: ' ',
  parts: [part, part].map((row, i) => ({ ...row, id: ['level', 'score'][i] })),
};
const scales = async () => [hodoku];

async function walked(parts: Record<string, unknown> = {}) {
  const game = gameWith({ explain: async () => told, rate, scales, ...parts });
  const session = new ExplainSession(game, new Ladder());
  await session.run();
  return { game, session };
}

describe('a replay', () => {
  const start = { digits: '.'.repeat(81), candidates: Array.from({ length: 81 }, () => '123456789') };
  it('places, eliminates, and takes away what the engine says goes with it', () => {
    const next = after(start, { place: ['5r1c1'], eliminate: ['3r9c9', '4r9c9'], gone: ['5r1c9', '5r3c3'] });
    expect(next.digits[0]).toBe('5');
    expect(next.candidates[0]).toBe('');
    expect([next.candidates[8], next.candidates[20], next.candidates[40]]).toEqual([
      '12346789',
      '12346789',
      '123456789',
    ]);
    expect(next.candidates[80]).toBe('1256789');
    expect(start.candidates[80]).toBe('123456789');
  });
  it('goes back and forth over the same positions', () => {
    const replay = new Replay(start, steps);
    const end = replay.before(3);
    expect(end.digits[14] + end.digits[28]).toBe('74');
    expect(replay.before(0)).toBe(start);
    expect(replay.before(3)).toBe(end);
  });
});

describe('the path', () => {
  it('begins with its first step on the board, the game untouched', async () => {
    const { game, session } = await walked();
    expect([session.phase, session.index]).toEqual(['told', 0]);
    expect(game.preview?.state).toBe(givens);
    expect(game.highlight?.shapes.some((shape) => shape.class === 'ring')).toBe(true);
    expect(game.position.state).toBe(givens);
    expect(session.ratings.told.map(({ text }) => text)).toEqual(['Easy 264']);
  });
  it('goes on to its end and back, and not beyond', async () => {
    const { game, session } = await walked();
    session.go(1);
    expect(game.preview?.state[14]).toBe('7');
    session.go(Infinity);
    expect([session.index, session.step, game.highlight]).toEqual([3, null, null]);
    expect(game.preview?.state[28]).toBe('4');
    session.go(1);
    expect(session.index).toBe(3);
    session.go(-Infinity);
    expect([session.index, game.preview?.state]).toEqual([0, givens]);
  });
  it('shows the steps of one technique only', async () => {
    const { session } = await walked();
    session.choose('pointing');
    expect([session.visible, session.index]).toEqual([[1], 1]);
    session.choose('hidden_single');
    expect([session.visible, session.index]).toEqual([[0, 2], 0]);
    session.go(1);
    expect(session.index).toBe(2);
    session.choose('hidden_single');
    expect(session.visible).toEqual([0, 1, 2, 3]);
  });
  it('gives the board back', async () => {
    const { game, session } = await walked();
    session.leave();
    expect([session.index, game.preview, game.highlight]).toEqual([null, null, null]);
  });
  it('starts from the printed digits, or from the board as it is', async () => {
    const asked: string[] = [];
    const explain = async (input: string) => (asked.push(input), told);
    const { game, session } = await walked({ explain });
    session.leave();
    game.select(0);
    game.enter(8);
    session.from = 'here';
    await session.run();
    expect(JSON.parse(asked[0])).toEqual({ puzzle: givens });
    expect(JSON.parse(asked[1]).state[0]).toBe('8');
    expect(game.preview?.state[0]).toBe('8');
  });
  it('takes notes for what the engine takes them for', async () => {
    const explain = vi.fn(async () => told);
    const hint = vi.fn(async () => ({ notes: 'all' }));
    const { game, session } = await walked({ explain, hint });
    expect(hint).not.toHaveBeenCalled(); // the printed digits have no notes
    session.leave();
    game.select(0);
    game.enter(8, 'corner');
    session.from = 'here';
    await session.run();
    expect(explain).toHaveBeenLastCalledWith(expect.any(String), { notes: 'all' }, expect.anything());
    expect(game.preview?.candidates[0]).toBe('8');
  });
});

describe('a long path', () => {
  it('tells how far it is and can be stopped', async () => {
    const slow = later<unknown>();
    let watch!: { progress(p: object): void; signal: AbortSignal };
    const explain = (_input: string, _options: object, given: typeof watch) => ((watch = given), slow.promise);
    const game = gameWith({ explain, rate, scales });
    const session = new ExplainSession(game, new Ladder());
    const running = session.run();
    await Promise.resolve();
    watch.progress({ done: 3, total: 9 });
    expect([session.phase, session.progress]).toEqual(['working', { done: 3, total: 9 }]);
    session.stop();
    expect([session.phase, watch.signal.aborted]).toEqual(['stopped', true]);
    slow.come(told);
    await running;
    expect([session.phase, session.answer, game.preview]).toEqual(['stopped', null, null]);
  });
  it('keeps the path if only the rating fails', async () => {
    const { session } = await walked({ rate: () => Promise.reject(new Error('no')) });
    expect([session.phase, session.ratings.told, session.steps.length]).toEqual(['told', [], 3]);
  });
  it('says what went wrong', async () => {
    const { session } = await walked({ explain: () => Promise.reject(new Error('no module')) });
    expect([session.phase, session.error]).toEqual(['failed', 'no module']);
  });
});

it('tells the effect of a step in short', () => {
  expect(effectText(steps[0], 'r1c1')).toBe('r2c6 = 7');
  expect(effectText(steps[1], 'none')).toBe('r1c1 ≠ 5, 6');
  expect(effectText(steps[1], 'A1')).toBe('A1 ≠ 5, 6');
  const many = ['1r1c1', '1r1c2', '1r1c3', '1r1c4', '2r1c4', '1r1c5', '1r1c6', '1r1c7'];
  expect(effectText(step('medusa_3d', [], many), 'r1c1')).toBe('8 candidates removed');
});
