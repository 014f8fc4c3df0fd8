// Variants that were opened, as the browser keeps them: the last ones, with how far they are.

import { kVariants } from '../game/store';
import type { VariantPosition } from './game.svelte';

export interface Kept {
  readonly code: string; // of its address
  readonly line: string;
  readonly title: string;
  readonly side: number;
  readonly position: VariantPosition;
  readonly elapsed: number;
  readonly hints: number;
  readonly isSolved: boolean;
}

const kMost = 30;

const isList = (value: unknown, length: number): boolean =>
  Array.isArray(value) && value.length === length && value.every((one) => Array.isArray(one));

// Reading trusts nothing: what does not have this shape is left out.
function isKept(value: unknown): value is Kept {
  const { code, line, title, side, position, elapsed, hints } = (value ?? {}) as Partial<Record<keyof Kept, unknown>>;
  const { digits, corner, centre, colour, out } = (position ?? {}) as Partial<Record<keyof VariantPosition, unknown>>;
  if (typeof code !== 'string' || typeof line !== 'string' || typeof title !== 'string') return false;
  if (typeof side !== 'number' || typeof elapsed !== 'number' || typeof hints !== 'number') return false;
  const cells = side * side;
  const isGrid = Array.isArray(digits) && digits.length === cells && digits.every((one) => one >= 0 && one <= side);
  return (
    isGrid &&
    isList(corner, cells) &&
    isList(centre, cells) &&
    isList(out, cells) &&
    (colour === undefined || isList(colour, cells))
  ); // older ones have none
}

export class Shelf {
  constructor(private readonly storage: () => Pick<Storage, 'getItem' | 'setItem'>) {}

  list(): Kept[] {
    try {
      const found: unknown = JSON.parse(this.storage().getItem(kVariants) ?? '[]');
      return Array.isArray(found) ? found.filter(isKept) : [];
    } catch {
      return [];
    }
  }
  find(line: string): Kept | null {
    return this.list().find((kept) => kept.line === line) ?? null;
  }
  // The last one first. Whether there is room for it is not for the game to worry about.
  put(kept: Kept): boolean {
    try {
      const others = this.list().filter(({ line }) => line !== kept.line);
      this.storage().setItem(kVariants, JSON.stringify([kept, ...others].slice(0, kMost)));
      return true;
    } catch {
      return false;
    }
  }
}
