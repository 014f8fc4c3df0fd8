// The kinds of clues as the engine lists them (`nonet kinds`): what they are called, what they are laid on,
// whether numbers or words belong to them. The page knows none of them by name.

import type { KindRow } from '../../../engine/answers';

export type Kind = KindRow;
export type ClueShape = Kind['shape'];

// What is drawn with one gesture: kinds side by side in the tools. The order is that of the tools.
export const groups = ['set', 'line', 'pair', 'corner', 'cells', 'outside', 'flag'] as const;
export type Group = (typeof groups)[number];

const kGroupOf: Record<ClueShape, Group> = {
  set: 'set',
  line: 'line',
  bulb: 'line',
  pair: 'pair',
  corner: 'corner',
  cells: 'cells',
  outside: 'outside',
  diagonal: 'outside',
  flag: 'flag',
};
export const groupOf = (kind: Kind): Group => kGroupOf[kind.shape];

export const isOutside = (kind: Kind): boolean => groupOf(kind) === 'outside';
// Of a line the first cell is not the last, of a cage it does not matter.
export const isOrdered = (kind: Kind): boolean => groupOf(kind) === 'line';

export const fewestCells = (kind: Kind): number =>
  kind.shape === 'flag' || isOutside(kind)
    ? 0
    : kind.shape === 'line' || kind.shape === 'pair' || kind.shape === 'bulb'
      ? 2
      : 1;
export const needsValue = (kind: Kind): boolean =>
  kind.value === 'needed' || kind.value === 'many' || kind.value === 'text';
export const takesValue = (kind: Kind): boolean => kind.value !== 'none' && kind.shape !== 'flag';
