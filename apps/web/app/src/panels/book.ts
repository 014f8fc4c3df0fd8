// What is asked of the engine for a book, and its answer as a file. The engine makes the pages, the same as `nonet book`.

import type { Options } from '../../../engine/host';
import { levels, type Level } from '../game/making';

export const pages = ['6x9', 'a5', 'a4', 'letter'] as const;
export type PageName = (typeof pages)[number];
export const kMostMade = 200; // of one level: a browser has one core for it
// Beside classic ones, by the names that `nonet book --make` has for them.
export const others = ['killer', 'thermo', '4x4', '6x6'] as const;
export type Other = (typeof others)[number];
export type Counts = Record<Level | Other, number>;

export interface BookWish {
  title: string;
  page: PageName;
  perPage: 1 | 2 | 4 | 6;
  isLarge: boolean;
  hasAnswers: boolean;
  hasHints: boolean;
  hasLessons: boolean;
  counts: Counts; // to be made, where there are none
}

export const noCounts = (): Counts => Object.fromEntries([...levels, ...others].map((each) => [each, 0])) as Counts;

// "10 easy, 5 killer"; empty if nothing is asked for.
export function madeOf(counts: Counts): string {
  return [...levels, ...others]
    .map((each) => [Math.min(kMostMade, Math.max(0, Math.floor(counts[each]) || 0)), each] as const)
    .filter(([count]) => count > 0)
    .map(([count, each]) => `${count} ${each}`)
    .join(', ');
}

// Puzzles that are there are printed as they are; the seed is for those that are made.
export function optionsOf(wish: BookWish, hasPuzzles: boolean, seed: number): Options {
  const made: Options = hasPuzzles ? {} : { make: madeOf(wish.counts), seed };
  const title: Options = wish.title.trim() ? { title: wish.title.trim() } : {};
  return {
    ...made,
    ...title,
    page: wish.page,
    ...(wish.isLarge ? { large: true } : { 'per-page': String(wish.perPage) }),
    ...(wish.hasAnswers ? {} : { answers: 'none' }),
    hints: wish.hasHints,
    'how-to': wish.hasLessons,
  };
}

export const bytesOf = (base64: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
