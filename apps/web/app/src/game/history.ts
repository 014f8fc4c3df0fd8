// Undo and redo without limit: the positions before, the one now, the ones undone.

import { isSame, type Position } from './position';

export interface History {
  readonly past: readonly Position[];
  readonly now: Position;
  readonly future: readonly Position[]; // the next one to redo is the last
}

export const begin = (now: Position): History => ({ past: [], now, future: [] });

// A position that changes nothing leaves no trace.
export function move(history: History, to: Position): History {
  if (isSame(history.now, to)) return history;
  return { past: [...history.past, history.now], now: to, future: [] };
}

export function undo(history: History): History {
  const before = history.past.at(-1);
  if (!before) return history;
  return { past: history.past.slice(0, -1), now: before, future: [...history.future, history.now] };
}

export function redo(history: History): History {
  const after = history.future.at(-1);
  if (!after) return history;
  return { past: [...history.past, history.now], now: after, future: history.future.slice(0, -1) };
}

// All positions in order and which of them is now.
export function unroll(history: History): { line: Position[]; at: number } {
  return {
    line: [...history.past, history.now, ...[...history.future].reverse()],
    at: history.past.length,
  };
}

export function rollUp(line: readonly Position[], at: number): History {
  return { past: line.slice(0, at), now: line[at], future: line.slice(at + 1).reverse() };
}
