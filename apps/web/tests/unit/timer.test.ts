// The clock of a game.

import { expect, it } from 'vitest';
import { format, read, start, stop, stopped } from '../../app/src/game/timer';

it('runs, stands still, and runs on', () => {
  let timer = start(stopped(), 1000);
  expect(read(timer, 4000)).toBe(3000);
  timer = stop(timer, 5000);
  expect(read(timer, 90_000)).toBe(4000);
  timer = start(timer, 100_000);
  expect(read(timer, 101_000)).toBe(5000);
});

it('is started once: a second start changes nothing', () => {
  const timer = start(stopped(), 1000);
  expect(start(timer, 9000)).toBe(timer);
});

it('does not run backwards with the clock', () => {
  expect(read(start(stopped(500), 1000), 10)).toBe(500);
});

it('reads as people write it', () => {
  expect([0, 7_400, 247_000, 3_753_000].map(format)).toEqual(['0:00', '0:07', '4:07', '1:02:33']);
});
