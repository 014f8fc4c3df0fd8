// The links of a chain as arrows, bent so that they run between the candidates and not over them.
//
// An arrow is one quadratic curve, bent in the one of a few ways that comes near few candidates
// without going far around: the same choice as in the drawings of the command line.

import { at, type Point } from './drawing';

// Something that is not to be drawn over.
export interface Spot {
  readonly at: Point;
  readonly radius: number;
  readonly weight?: number; // how bad it is to cover it; 1 unless told
}

export interface Arrow {
  shaft: string;
  tip: string;
  control: Point;
}

const kField = 9;
const kClose = 0.5; // neighbours in a cell almost touch: the link between them makes a loop outside
const kBendsFar = [0.08, -0.08, 0.16, -0.16, 0.26, -0.26, 0.38, -0.38, 0.55, -0.55];
const kBendsClose = [1.4, -1.4, 1.7, -1.7, 2.0, -2.0, 2.4, -2.4, 2.8, -2.8];
const kBendCost = 6; // a wide detour must spare two or three candidates
const kSamples = 24;

const plus = (a: Point, b: Point): Point => ({ x: a.x + b.x, y: a.y + b.y });
const minus = (a: Point, b: Point): Point => ({ x: a.x - b.x, y: a.y - b.y });
const times = (factor: number, a: Point): Point => ({ x: factor * a.x, y: factor * a.y });
const length = (a: Point): number => Math.sqrt(a.x * a.x + a.y * a.y);
const turned = (a: Point): Point => ({ x: a.y, y: -a.x }); // a quarter to the left, as y points down
const isSame = (a: Point, b: Point): boolean => a.x === b.x && a.y === b.y;

function unit(a: Point): Point {
  const size = length(a);
  return size > 0 ? times(1 / size, a) : { x: 1, y: 0 };
}

function onCurve(from: Point, control: Point, to: Point, t: number): Point {
  return plus(
    plus(times((1 - t) * (1 - t), from), times(2 * t * (1 - t), control)),
    times(t * t, to),
  );
}

// How many spots a curve covers, by weight; leaving the field is as bad as many of them.
export function countCovered(from: Point, control: Point, to: Point, spots: readonly Spot[]): number {
  const way: Point[] = [];
  for (let i = 1; i < kSamples; ++i) way.push(onCurve(from, control, to, i / kSamples));
  const isInside = (p: Point): boolean => p.x >= 0 && p.x <= kField && p.y >= 0 && p.y <= kField;
  let covered = way.every(isInside) ? 0 : 100;
  for (const spot of spots) {
    if (isSame(spot.at, from) || isSame(spot.at, to)) continue;
    if (way.some((p) => length(minus(p, spot.at)) < spot.radius)) covered += spot.weight ?? 1;
  }
  return covered;
}

function bestControl(from: Point, to: Point, spots: readonly Spot[]): Point {
  const along = minus(to, from);
  const middle = times(0.5, plus(from, to));
  let best = middle;
  let least = Infinity;
  for (const bend of length(along) < kClose ? kBendsClose : kBendsFar) {
    const control = plus(middle, times(bend, turned(along)));
    const cost = countCovered(from, control, to, spots) + kBendCost * Math.abs(bend);
    if (cost >= least) continue;
    least = cost;
    best = control;
  }
  return best;
}

// Between the nearest two of the points of two nodes, with a distance kept at both ends.
export function drawArrow(
  from: readonly Point[],
  to: readonly Point[],
  distance: number,
  spots: readonly Spot[],
): Arrow | null {
  let start = from[0];
  let end = to[0];
  if (!start || !end) return null;
  for (const a of from) {
    for (const b of to) {
      if (length(minus(b, a)) < length(minus(end, start))) [start, end] = [a, b];
    }
  }
  const isShort = length(minus(end, start)) < kClose;
  const headLength = isShort ? 0.11 : 0.15;
  const headHalf = isShort ? 0.055 : 0.065;
  const control = bestControl(start, end, spots);
  const tail = plus(start, times(distance, unit(minus(control, start))));
  const tip = plus(end, times(distance, unit(minus(control, end))));
  const back = times(headLength, unit(minus(control, end)));
  const side = times(headHalf, turned(unit(back)));
  return {
    control,
    shaft: `M${at(tail)}Q${at(control)} ${at(plus(tip, times(0.7, back)))}`,
    tip: `M${at(tip)}L${at(plus(plus(tip, back), side))}L${at(minus(plus(tip, back), side))}Z`,
  };
}
