// A finished game looked at again.

import { describe, expect, it } from 'vitest';
import type { Step } from '../../engine/answers';
import { begin, move } from '../../app/src/game/history';
import * as pos from '../../app/src/game/position';
import type { Catalogue } from '../../app/src/panels/catalogue';
import { movesOf, review } from '../../app/src/play/review';
import { givens, solution, step } from './fake_game';

const rows = [
  ['hidden_single', 20],
  ['x_wing', 200],
  ['trial', 900],
] as const;
const table = new Map(rows.map(([id, rank]) => [id, { id, rank, name: id }])) as unknown as Catalogue;

function historyOf(...placed: [cell: number, digit: number][]) {
  let history = begin(pos.makePosition(givens));
  for (const [cell, digit] of placed)
    history = move(history, pos.place(history.now, [cell], digit, { cleanNotes: false }));
  return history;
}
const engine = (...steps: Step[]) => ({ explain: async () => ({ steps }) }) as never;

describe('the moves of a game', () => {
  it('are the digits that came to stay, in order', () => {
    const moves = movesOf(historyOf([0, 9], [1, 6], [0, 8]), solution);
    expect(moves.map(({ cell, digit }) => [cell, digit])).toEqual([
      [1, 6],
      [0, 8],
    ]);
  });
});

describe('a review', () => {
  const moves = movesOf(historyOf([0, 8]), solution);

  it('tells the hardest digit', async () => {
    const found = await review(
      engine(step('x_wing', [], ['1r5c5']), step('hidden_single', ['8r1c1'])),
      table,
      moves,
      {},
    );
    expect(found).toEqual([{ kind: 'hardest', cell: 'r1c1', digit: 8, technique: 'x_wing' }]);
  });
  it('tells what was simpler at the time', async () => {
    const path = [step('hidden_single', ['5r9c9']), step('x_wing', [], ['1r5c5']), step('hidden_single', ['8r1c1'])];
    const found = await review(engine(...path), table, moves, {});
    expect(found[0]).toEqual({ kind: 'simpler', cell: 'r1c1', digit: 8, technique: 'hidden_single' });
  });
  it('asks whether it was a guess where nothing could tell', async () => {
    expect((await review(engine(), table, moves, {}))[0].kind).toBe('guess');
    expect((await review(engine(step('trial', ['8r1c1'])), table, moves, {}))[0].kind).toBe('guess');
  });
});
