// What each cell of the board shows: plain data between the game and the picture.

import type { Blame, Preview } from '../game/game.svelte';
import { allowed } from '../game/conflicts';
import { cells } from '../game/houses';
import { linesAt } from '../game/lines';
import type { Position } from '../game/position';

export interface Face {
  readonly digit: number; // 0 for a blank
  readonly isGiven: boolean;
  readonly corner: readonly number[];
  readonly centre: readonly number[];
  readonly candidates: readonly number[]; // shown, not written: the player has no notes here
  readonly colours: readonly number[];
  readonly lines: number; // that begin or end here
  readonly isClash: boolean;
  readonly blame: Blame | null;
}

const sorted = (notes: ReadonlySet<number>): number[] => [...notes].sort((a, b) => a - b);

export interface Shown {
  position: Position;
  preview: Preview | null;
  clashes: ReadonlySet<number>;
  blame: ReadonlyMap<number, Blame>;
  showsCandidates?: boolean;
}

export function faces({ position, preview, clashes, blame, showsCandidates = false }: Shown): Face[] {
  const { givens, state } = preview ?? position;
  const isNoted = (cell: number): boolean => position.corner[cell].size + position.centre[cell].size > 0;
  return cells.map((cell) => {
    const digit = Number(state[cell]) || 0;
    const isGiven = givens[cell] !== '.';
    if (preview) {
      const corner = [...(preview.candidates[cell] ?? '')].map(Number);
      return {
        digit,
        isGiven,
        corner: digit ? [] : corner,
        centre: [],
        candidates: [],
        colours: [],
        lines: 0,
        isClash: false,
        blame: null,
      };
    }
    return {
      digit,
      isGiven,
      corner: digit ? [] : sorted(position.corner[cell]),
      centre: digit ? [] : sorted(position.centre[cell]),
      candidates: showsCandidates && !digit && !isNoted(cell) ? sorted(allowed(state, cell)) : [],
      colours: sorted(position.colour[cell]),
      lines: linesAt(position.lines, cell).length,
      isClash: clashes.has(cell),
      blame: blame.get(cell) ?? null,
    };
  });
}
