// A puzzle as wished for: the wish in the engine's words, and its answer as one of three outcomes.

import type { Engine, Options } from '../../../engine/client';

export const levels = ['easy', 'medium', 'hard', 'unfair', 'extreme'] as const;
export type Level = (typeof levels)[number];

export const symmetries = [
  'none',
  'rot180',
  'rot90',
  'horizontal',
  'vertical',
  'diagonal',
  'antidiagonal',
  'full',
] as const;
export type Symmetry = (typeof symmetries)[number];

export interface Wish {
  level: Level | null;
  symmetry: Symmetry;
  technique: string | null; // the hardest one the path needs
}

export type Outcome = { puzzle: string; level: string } | { refusal: string };

const kPatience = 120; // seconds; whoever waits can stop sooner

export async function makePuzzle(engine: Engine, wish: Wish, seed: number, signal?: AbortSignal): Promise<Outcome> {
  const options: Options = { symmetry: wish.symmetry, seed, timeout: kPatience, json: true };
  if (wish.level) options.difficulty = wish.level;
  if (wish.technique) options.needs = wish.technique;
  const reply = await engine.ask('generate', '', options, { signal });
  const line = reply.out.split('\n', 1)[0];
  if (!line) return { refusal: reply.words.trim() };
  const { puzzle, rating } = JSON.parse(line) as {
    puzzle: string;
    rating?: { level?: string } | null;
  };
  return { puzzle, level: rating?.level ?? '' };
}
