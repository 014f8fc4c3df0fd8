// The puzzles of a day, one for each level: made from the date alone, so everybody has the same ones, without
// a network too. The contract is called daily/1 and stands in docs/WEB.md; a test holds it against the program.

import type { Engine } from '../../../engine/client';
import { isDay, weekdayOf, type Day } from './dates';
import { levels, makePuzzle, type Level, type Outcome } from './making';

// The date as a number and a digit for the level: 20261116 and 3 for Hard.
export const seedOf = (day: Day, level: Level): number =>
  Number(day.replaceAll('-', '')) * 10 + levels.indexOf(level) + 1;

export const makeDaily = (engine: Engine, day: Day, level: Level): Promise<Outcome> =>
  makePuzzle(engine, { level, symmetry: 'rot180', technique: null }, seedOf(day, level));

// The week begins easily and ends hard.
const kWeek: readonly Level[] = ['easy', 'easy', 'medium', 'medium', 'hard', 'unfair', 'extreme'];
export const levelOf = (day: Day): Level => kWeek[weekdayOf(day)];

// How a game says that it is a day's: "daily/2026-11-16/hard".
export const dailyOrigin = (day: Day, level: Level): string => `daily/${day}/${level}`;

export function parseDaily(origin: string): { day: Day; level: Level } | null {
  const [kind, day, name, ...rest] = origin.split('/');
  const level = levels.find((one) => one === name);
  return kind === 'daily' && rest.length === 0 && level && isDay(day) ? { day, level } : null;
}
