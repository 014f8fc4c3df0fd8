// The line around a selection: every side of a cell whose neighbour is not selected.

import { columnOf, kDigits, rowOf } from '../game/houses';

export function outline(selection: ReadonlySet<number>): string {
  const parts: string[] = [];
  for (const cell of selection) {
    const x = columnOf(cell);
    const y = rowOf(cell);
    if (y === 0 || !selection.has(cell - kDigits)) parts.push(`M${x} ${y}h1`);
    if (y === kDigits - 1 || !selection.has(cell + kDigits)) parts.push(`M${x} ${y + 1}h1`);
    if (x === 0 || !selection.has(cell - 1)) parts.push(`M${x} ${y}v1`);
    if (x === kDigits - 1 || !selection.has(cell + 1)) parts.push(`M${x + 1} ${y}v1`);
  }
  return parts.join('');
}
