// A task: a position in which a technique is the next thing to find. A puzzle that needs it is walked along
// the engine's path up to there; every instance that the engine finds at that position counts.

import type { Step } from '../../../engine/answers';
import type { Engine } from '../../../engine/client';
import type { ShownPosition } from '../draw/drawing';
import { makePuzzle } from '../game/making';
import * as pos from '../game/position';
import { positionOf } from '../panels/position_of';
import { Replay } from '../panels/replay';
import { bank } from './bank';

export interface Task {
  readonly technique: string; // the one it was made for
  readonly givens: string;
  readonly position: ShownPosition;
  readonly solution: string;
  readonly steps: readonly Step[]; // every one that counts, with drawings
  readonly input: string; // the position as the engine reads it
}

const rows = (candidates: readonly string[]): string[][] =>
  Array.from({ length: 9 }, (_, row) => candidates.slice(row * 9, row * 9 + 9));

export const inputOf = (givens: string, { digits, candidates }: ShownPosition): string =>
  JSON.stringify({ puzzle: givens, state: digits, candidates: rows(candidates) });

// Whole: the candidates are all there is.
const kWhole = { notes: 'all', drawing: true } as const;

async function stepsAt(engine: Engine, input: string, ids: readonly string[]): Promise<Step[]> {
  const found: Step[] = [];
  for (const technique of ids) found.push(...((await engine.steps(input, { technique, ...kWhole })).steps ?? []));
  // Some techniques do both; a task asks for one of the two.
  const places = (step: Step): boolean => step.place.length > 0;
  return found.filter((step) => places(step) === places(found[0]));
}

// The position of a puzzle's path at which the technique comes first; null if the path does without it.
export async function taskOf(engine: Engine, id: string, givens: string, allowed = [id]): Promise<Task | null> {
  const path = await engine.explain(givens, { drawing: false });
  const at = (path.steps ?? []).findIndex((step) => step.technique === id);
  if (at < 0) return null;
  const start = { digits: givens, candidates: pos.candidates(pos.makePosition(givens)) };
  const position = new Replay(start, path.steps).before(at);
  const { solution } = await engine.solve(givens);
  const input = inputOf(givens, position);
  const steps = await stepsAt(engine, input, allowed);
  return steps.length > 0 && solution ? { technique: id, givens, position, solution, steps, input } : null;
}

// The technique page's own example, where no puzzle is to be had in time.
async function taskOfExample(engine: Engine, id: string): Promise<Task | null> {
  const { example } = await engine.technique(id);
  if (!example) return null;
  const { position, givens } = positionOf(example.position);
  const input = inputOf(givens, position);
  const steps = await stepsAt(engine, input, [id]);
  const { solution } = await engine.solve(JSON.stringify({ puzzle: givens, state: position.digits }));
  return {
    technique: id,
    givens,
    position,
    solution: solution ?? '',
    steps: steps.length > 0 ? steps : [example.step],
    input,
  };
}

// The n-th task of a technique: from the bank, then made as it is wanted, then the example.
export async function makeTask(
  engine: Engine,
  id: string,
  n: number,
  signal?: AbortSignal,
  allowed = [id],
): Promise<Task | null> {
  const stored = bank.get(id) ?? [];
  if (n < stored.length) {
    const task = await taskOf(engine, id, stored[n], allowed);
    if (task) return task;
  }
  const seed = crypto.getRandomValues(new Uint32Array(1))[0];
  if (stored.length > 3) {
    const made = await makePuzzle(engine, { level: null, symmetry: 'rot180', technique: id }, seed, signal);
    const task = 'puzzle' in made ? await taskOf(engine, id, made.puzzle, allowed) : null;
    if (task) return task;
  }
  if (stored.length > 0) return taskOf(engine, id, stored[n % stored.length], allowed);
  return taskOfExample(engine, id);
}
