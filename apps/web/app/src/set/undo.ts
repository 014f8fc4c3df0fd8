// Undo and redo without limit, of any value.

export interface Undo<T> {
  readonly past: readonly T[];
  readonly now: T;
  readonly future: readonly T[]; // the next one to redo is the last
}

export const start = <T>(now: T): Undo<T> => ({ past: [], now, future: [] });

export const moved = <T>({ past, now }: Undo<T>, to: T): Undo<T> => ({ past: [...past, now], now: to, future: [] });

export function undone<T>(undo: Undo<T>): Undo<T> {
  if (undo.past.length === 0) return undo;
  return { past: undo.past.slice(0, -1), now: undo.past.at(-1)!, future: [...undo.future, undo.now] };
}

export function redone<T>(undo: Undo<T>): Undo<T> {
  if (undo.future.length === 0) return undo;
  return { past: [...undo.past, undo.now], now: undo.future.at(-1)!, future: undo.future.slice(0, -1) };
}
