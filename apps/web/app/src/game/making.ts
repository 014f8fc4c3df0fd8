// A puzzle as wished for: the engine makes them, rates them and explains them, in small batches, so that
// a rare wish shows progress and can be given up.

import type { Engine } from '../../../engine/client';

export const levels = ['easy', 'medium', 'hard', 'unfair', 'extreme'] as const;
export type Level = (typeof levels)[number];

export const symmetries = ['none', 'rot180', 'rot90', 'horizontal', 'vertical', 'diagonal', 'antidiagonal', 'full'] as const;
export type Symmetry = (typeof symmetries)[number];

export interface Wish {
  level: Level | null;
  symmetry: Symmetry;
  technique: string | null; // the hardest one the path needs
}

export interface Made {
  puzzle: string;
  level: string;
}

export interface Watch {
  tried?(count: number): void;
  signal?: AbortSignal;
}

export type Outcome = { made: Made } | { problem: 'not_found' } | { problem: 'failed'; words: string };

const kMostTried = 40_000;
const kFirst = 8; // most wishes are met at once; the batches grow for those that are not
const kLargest = 64;

type Fields = Record<string, unknown>;
const linesOf = (out: string): Fields[] => out.split('\n').filter(Boolean).map((line) => JSON.parse(line) as Fields);

export async function makePuzzle(engine: Engine, wish: Wish, seed: number, watch: Watch = {}): Promise<Outcome> {
  const { signal } = watch;
  let batch = kFirst;
  for (let tried = 0; tried < kMostTried; ) {
    const options = { number: batch, seed, index: tried + 1, symmetry: wish.symmetry, json: true };
    const reply = await engine.ask('generate', '', options, { signal });
    const puzzles = linesOf(reply.out).flatMap(({ puzzle }) => (typeof puzzle === 'string' ? [puzzle] : []));
    if (puzzles.length === 0) return { problem: 'failed', words: reply.words.trim() };
    const made = await pick(engine, puzzles, wish, signal);
    if (made) return { made };
    tried += puzzles.length;
    watch.tried?.(tried);
    batch = Math.min(kLargest, batch * 2);
  }
  return { problem: 'not_found' };
}

async function pick(engine: Engine, puzzles: string[], wish: Wish, signal?: AbortSignal): Promise<Made | null> {
  const rated = await engine.ask('rate', puzzles.join('\n'), { json: true }, { signal });
  const fitting = linesOf(rated.out).flatMap(({ puzzle, level }): Made[] => {
    const fits = wish.level === null || String(level).toLowerCase() === wish.level;
    return fits && typeof puzzle === 'string' ? [{ puzzle, level: String(level ?? '') }] : [];
  });
  if (!wish.technique || fitting.length === 0) return fitting[0] ?? null;
  const explained = await engine.ask('explain', fitting.map(({ puzzle }) => puzzle).join('\n'), { json: true }, { signal });
  const index = linesOf(explained.out).findIndex(({ hardest }) => hardest === wish.technique);
  return index < 0 ? null : fitting[index];
}
