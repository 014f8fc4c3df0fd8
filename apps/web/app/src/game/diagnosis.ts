// What `check` found, as cells to mark on the board.

import type { CheckAnswer } from '../../../engine/answers';
import type { Blame } from './game.svelte';
import { parseCell } from './houses';

type Found = Pick<CheckAnswer, 'conflicts' | 'core' | 'mistakes' | 'differs'>;

export function blameOf(check: Found): Map<number, Blame> {
  const blame = new Map<number, Blame>();
  const mark = (names: readonly string[], why: Blame): void => {
    for (const name of names) {
      const cell = parseCell(name);
      if (cell !== null) blame.set(cell, why);
    }
  };
  mark(check.differs, 'differs');
  mark(check.core, 'core');
  mark(check.mistakes, 'wrong');
  mark(check.conflicts.flat(), 'clash');
  return blame;
}
