// A step as the board can show it, whichever part of the engine found it: boards of up to nine rows come with a
// drawing, larger ones name the cells and clues that a step rests on.

import type { Drawing } from '../../../engine/answers';
import { linesOf, type ToldLine } from '../panels/words';
import { candidateIn, cellIndex, type Candidate, type VariantPuzzle } from './puzzle';

// As the engine tells it.
export interface ToldStep {
  technique: string;
  name?: string; // of boards over nine
  place: string[];
  eliminate: string[];
  gone?: string[];
  text: string;
  clues?: string[]; // as they are written
  cells?: string[];
  evidence?: { cells: string[] }[];
  drawing?: Drawing;
}

export interface ShownStep {
  readonly name: string;
  readonly lines: readonly ToldLine[];
  readonly drawing: Drawing | null;
  readonly cells: readonly number[]; // it rests on, where there is no drawing
  readonly clues: ReadonlySet<number>;
  readonly place: readonly Candidate[];
  readonly eliminate: readonly Candidate[];
  readonly gone: readonly Candidate[]; // what placing takes from other cells
}

export function shownStep(puzzle: VariantPuzzle, step: ToldStep, names: (id: string) => string): ShownStep {
  const candidates = (list: string[] | undefined): Candidate[] => (list ?? []).map((name) => candidateIn(name, puzzle));
  const written = puzzle.board.clues.map(({ text }) => text);
  return {
    name: step.name ?? names(step.technique),
    lines: linesOf(step.text, 'r1c1'),
    drawing: step.drawing ?? null,
    cells: (step.cells ?? []).map((name) => cellIndex(name, puzzle.side)),
    clues: new Set((step.clues ?? []).map((text) => written.indexOf(text)).filter((clue) => clue >= 0)),
    place: candidates(step.place),
    eliminate: candidates(step.eliminate),
    gone: candidates(step.gone),
  };
}

// "r6c6 = 9", "r1c5 ≠ 1, 8".
export function effectOf(puzzle: VariantPuzzle, { place, eliminate }: Pick<ShownStep, 'place' | 'eliminate'>): string {
  const named = (cell: number): string => `r${Math.floor(cell / puzzle.side) + 1}c${(cell % puzzle.side) + 1}`;
  const symbol = (digit: number): string => puzzle.symbols[digit - 1];
  const gone = new Map<number, string[]>();
  for (const { cell, digit } of eliminate) gone.set(cell, [...(gone.get(cell) ?? []), symbol(digit)]);
  return [
    ...place.map(({ cell, digit }) => `${named(cell)} = ${symbol(digit)}`),
    ...[...gone].map(([cell, digits]) => `${named(cell)} ≠ ${digits.join(', ')}`),
  ].join('; ');
}
