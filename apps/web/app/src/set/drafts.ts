// Drafts that are kept in the browser, the newest first, each under an id of its own (`#/set/ID`).

import { kDrafts } from '../game/store';
import { isEmpty, type Draft } from './draft';

export interface Kept {
  readonly id: string;
  readonly changed: number;
  readonly draft: Draft;
}

type Slot = Pick<Storage, 'getItem' | 'setItem'>;

const kMost = 60;

const isNumbers = (value: unknown): value is number[] =>
  Array.isArray(value) && value.every((each) => Number.isInteger(each));

// Nothing that comes out of the storage is trusted.
function isDraft(value: unknown): value is Draft {
  const draft = value as Partial<Draft> | null;
  if (!draft || typeof draft !== 'object' || typeof draft.size !== 'number') return false;
  const { size, givens, clues, others } = draft;
  const isClue = (clue: unknown): boolean => {
    const { kind, values, cells, bulb, word, from } = (clue ?? {}) as Record<string, unknown>;
    const words = [kind, word, from].every((each) => typeof each === 'string');
    return words && isNumbers(values) && isNumbers(cells) && isNumbers(bulb);
  };
  return (
    size >= 2 &&
    size <= 36 &&
    isNumbers(givens) &&
    givens.length === size * size &&
    Array.isArray(clues) &&
    clues.every(isClue) &&
    Array.isArray(others) &&
    [draft.division, draft.title, draft.author, ...others].every((each) => typeof each === 'string') &&
    (draft.rules === null || typeof draft.rules === 'string')
  );
}

export class Drafts {
  constructor(private readonly slot: () => Slot) {}

  all(): Kept[] {
    try {
      const kept = JSON.parse(this.slot().getItem(kDrafts) ?? '[]') as unknown;
      if (!Array.isArray(kept)) return [];
      return (kept as Kept[]).filter(
        ({ id, changed, draft }) => typeof id === 'string' && changed >= 0 && isDraft(draft),
      );
    } catch {
      return [];
    }
  }

  find(id: string): Draft | null {
    return this.all().find((kept) => kept.id === id)?.draft ?? null;
  }

  // Whether the browser has kept it. Of drafts with nothing in them only the newest is.
  keep(id: string, draft: Draft, changed: number): boolean {
    const others = this.all().filter((kept) => kept.id !== id && !isEmpty(kept.draft));
    return this.write([{ id, changed, draft }, ...others].slice(0, kMost));
  }

  drop(id: string): boolean {
    return this.write(this.all().filter((kept) => kept.id !== id));
  }

  private write(kept: readonly Kept[]): boolean {
    try {
      this.slot().setItem(kDrafts, JSON.stringify(kept));
      return true;
    } catch {
      return false;
    }
  }
}

// Short, and no two of one browser alike.
export const newId = (now: number): string => now.toString(36);
