// Which cells hold equal digits in a house. Whether a digit is *right* is for the engine to say.

import { cells, digits, seen } from './houses';

export function conflicts(state: string): ReadonlySet<number> {
  return new Set(
    cells.filter((cell) => state[cell] !== '.' && seen[cell].some((other) => state[other] === state[cell])),
  );
}

// The digits that no cell seen from here holds.
export function allowed(state: string, cell: number): Set<number> {
  return new Set(digits.filter((digit) => !seen[cell].some((other) => state[other] === String(digit))));
}

// How many of each digit are still to be placed; index 0 is unused.
export function remaining(state: string): number[] {
  const left = [0, ...digits.map(() => digits.length)];
  for (const sign of state) if (sign !== '.') left[Number(sign)] -= 1;
  return left;
}
