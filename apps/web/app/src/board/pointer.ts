// Which cell a pointer is over.

import { cellAt, kDigits } from '../game/houses';

export interface Area {
  left: number;
  top: number;
  width: number;
  height: number;
}

const within = (value: number): number => Math.min(kDigits - 1, Math.max(0, Math.floor(value)));

export function cellUnder(area: Area, x: number, y: number): number {
  return cellAt(within(((y - area.top) / area.height) * kDigits), within(((x - area.left) / area.width) * kDigits));
}

// While dragging, the outermost part of a cell does not count: a diagonal drag would otherwise pick
// up every corner it cuts.
const kRim = 0.16;

export function cellDraggedOver(area: Area, x: number, y: number): number | null {
  const across = ((x - area.left) / area.width) * kDigits;
  const down = ((y - area.top) / area.height) * kDigits;
  const inner = (value: number): boolean => value % 1 > kRim && value % 1 < 1 - kRim;
  if (across < 0 || down < 0 || across >= kDigits || down >= kDigits) return null;
  return inner(across) && inner(down) ? cellAt(Math.floor(down), Math.floor(across)) : null;
}
