// A finished game looked at again, in three lines at most: the digit that took the most to find, where an easier
// one was to be had at the time, and where none of the allowed techniques could have told.
//
// Every digit is asked for at the position it was placed in, from the digits alone: what notes meant to the
// player nobody knows. A digit is found by the hardest step on the way to it.

import type { Step } from '../../../engine/answers';
import type { Engine, Options } from '../../../engine/client';
import { cellName } from '../draw/drawing';
import type { History } from '../game/history';
import { unroll } from '../game/history';
import { cells } from '../game/houses';
import type { Position } from '../game/position';
import { digitsJson } from '../game/position';
import type { Catalogue } from '../panels/catalogue';

export interface Move {
  readonly before: Position;
  readonly cell: number;
  readonly digit: number;
}

// The digits in the order in which they came to stay: of a cell that was filled again, the last.
export function movesOf(history: History, solution: string): Move[] {
  const { line } = unroll({ ...history, future: [] });
  const last = new Map<number, Move>();
  for (let i = 1; i < line.length; ++i) {
    for (const cell of cells) {
      const [was, is] = [line[i - 1].state[cell], line[i].state[cell]];
      if (is === was) continue;
      last.delete(cell);
      if (is === solution[cell]) last.set(cell, { before: line[i - 1], cell, digit: Number(is) });
    }
  }
  return [...last.values()];
}

export interface Remark {
  readonly kind: 'hardest' | 'simpler' | 'guess';
  readonly cell: string;
  readonly digit: number;
  readonly technique: string; // the hardest needed; of `simpler` the one that was enough elsewhere
}

// The steps up to the one that places the digit; null if the path never does.
function wayTo(steps: readonly Step[], move: Move): readonly Step[] | null {
  const name = `${move.digit}${cellName(move.cell)}`;
  const at = steps.findIndex((step) => step.place.includes(name));
  return at < 0 ? null : steps.slice(0, at + 1);
}

const kGuesses = new Set(['trial', 'template_set', 'template_delete']);

export async function review(
  engine: Pick<Engine, 'explain'>,
  table: Catalogue,
  moves: readonly Move[],
  options: Options,
  progress: (done: number) => void = () => {},
): Promise<Remark[]> {
  const rank = (id: string): number => table.get(id)?.rank ?? Infinity;
  let hardest: (Remark & { rank: number }) | null = null;
  let simpler: (Remark & { rank: number }) | null = null;
  let guess: Remark | null = null;
  for (const [i, move] of moves.entries()) {
    const path = await engine.explain(digitsJson(move.before), options);
    progress(i + 1);
    const steps = path.steps ?? [];
    const way = wayTo(steps, move);
    const about = { cell: cellName(move.cell), digit: move.digit };
    const top = way?.map((step) => step.technique).reduce((a, b) => (rank(b) > rank(a) ? b : a));
    if (!top || kGuesses.has(top)) {
      guess ??= { kind: 'guess', ...about, technique: top ?? '' };
      continue;
    }
    if (!hardest || rank(top) > hardest.rank) hardest = { kind: 'hardest', ...about, technique: top, rank: rank(top) };
    const easiest = steps.find((step) => step.place.length > 0 && rank(step.technique) < kSingles);
    const isFirst = easiest && steps.indexOf(easiest) === 0;
    if (isFirst && rank(top) >= kSingles && (!simpler || rank(top) > simpler.rank))
      simpler = { kind: 'simpler', ...about, technique: easiest.technique, rank: rank(top) };
  }
  return [simpler, guess, hardest].flatMap((remark) =>
    remark ? { kind: remark.kind, cell: remark.cell, digit: remark.digit, technique: remark.technique } : [],
  );
}
const kSingles = 30; // ranks below are singles
