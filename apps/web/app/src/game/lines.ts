// What the player draws over the board: lines of a pen from cell to cell, and links between candidates of a digit,
// strong or weak. Never changed; every edit makes a new one.

import { columnOf, kCells, rowOf } from './houses';

export const drawnKinds = ['pen', 'strong', 'weak'] as const;
export type DrawnKind = (typeof drawnKinds)[number];
export interface DrawnLine {
  readonly kind: DrawnKind;
  readonly digit: number; // whose candidates it joins; 0 for the pen
  readonly from: number;
  readonly to: number;
}

// By where they are: one line at each place.
export type Lines = ReadonlyMap<string, DrawnLine>;
export const noLines: Lines = new Map();

const placeOf = (from: number, to: number, digit: number): string =>
  `${digit}${[from, to].map((cell) => cell.toString(36).padStart(2, '0')).join('')}`;

function lineOf(a: number, b: number, kind: DrawnKind, digit: number): [string, DrawnLine] {
  const [from, to] = a < b ? [a, b] : [b, a];
  return [placeOf(from, to, digit), { kind, digit, from, to }];
}

export const areNeighbours = (a: number, b: number): boolean =>
  a !== b && Math.abs(rowOf(a) - rowOf(b)) <= 1 && Math.abs(columnOf(a) - columnOf(b)) <= 1;

// A stroke through these cells. Where all of it is there already, it goes.
export function draw(lines: Lines, trail: readonly number[]): Lines {
  const stroke = trail.slice(1).map((cell, i) => lineOf(trail[i], cell, 'pen', 0));
  const isThere = stroke.every(([place]) => lines.has(place));
  const now = new Map(lines);
  for (const [place, line] of stroke) {
    if (isThere) now.delete(place);
    else now.set(place, line);
  }
  return now;
}

// None, strong, weak, none.
export function cycleLink(lines: Lines, a: number, b: number, digit: number): Lines {
  const [place, strong] = lineOf(a, b, 'strong', digit);
  const now = new Map(lines);
  const before = now.get(place)?.kind;
  if (before === 'weak') now.delete(place);
  else now.set(place, before === 'strong' ? { ...strong, kind: 'weak' } : strong);
  return now;
}

export const linkBetween = (lines: Lines, a: number, b: number, digit: number): DrawnKind | null =>
  lines.get(lineOf(a, b, 'strong', digit)[0])?.kind ?? null;

export const linesAt = (lines: Lines, cell: number): DrawnLine[] =>
  [...lines.values()].filter(({ from, to }) => from === cell || to === cell);

// Without those that touch one of these cells.
export function rubOut(lines: Lines, where: ReadonlySet<number>): Lines {
  return new Map([...lines].filter(([, { from, to }]) => !where.has(from) && !where.has(to)));
}

export const isSameLines = (a: Lines, b: Lines): boolean =>
  a === b || (a.size === b.size && [...a].every(([place, { kind }]) => b.get(place)?.kind === kind));

// --- as text: kind, digit and two cells each, six characters

const kSigns: Record<DrawnKind, string> = { pen: 'p', strong: 's', weak: 'w' };

export const packLines = (lines: Lines): string =>
  [...lines]
    .map(([place, { kind }]) => kSigns[kind] + place)
    .sort()
    .join('');

export function unpackLines(text: string): Lines | null {
  if (!/^(?:(?:p0|[sw][1-9])(?:[0-2][0-9a-z]){2})*$/.test(text)) return null;
  const found = new Map<string, DrawnLine>();
  for (const [, sign, digit, from, to] of text.matchAll(/(.)(.)(..)(..)/g)) {
    const kind = drawnKinds.find((one) => kSigns[one] === sign)!;
    const [a, b] = [parseInt(from, 36), parseInt(to, 36)];
    if (a >= b || b >= kCells) return null;
    const [place, line] = lineOf(a, b, kind, Number(digit));
    found.set(place, line);
  }
  return found;
}
