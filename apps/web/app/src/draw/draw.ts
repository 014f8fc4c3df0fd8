// A step, or as much of one as a hint tells, becomes a Drawing: houses, frames around cells, figures
// around candidates, links, struck candidates, a ring around what is placed.
//
// Roles are never interpreted: a mark says how it wants to be painted, and only houses, chains and
// the effect of a step are drawn in ways of their own.

import { cellIndex, type Drawing, type Position } from './drawing';
import { Sketch, type DrawnStep } from './sketch';

export type { DrawnMark, DrawnStep } from './sketch';

// What a hint tells at its level; the rest is null.
export interface DrawnHint {
  houses: string[] | null;
  cells: string[] | null;
  step: DrawnStep | null;
}

const kTinted = new Set(['base_house', 'house']);
const kHatched = new Set(['cover_house', 'other_house', 'other_cover', 'target_house', 'clash_house']);

// Everything there is to see in a step.
export function drawStep(step: DrawnStep, position: Position | null = null): Drawing {
  const sketch = new Sketch(position);
  for (const mark of step.evidence) {
    for (const house of mark.houses) {
      if (kTinted.has(mark.role)) sketch.addHouse('tint', house, mark.role);
    }
  }
  for (const mark of step.evidence) {
    for (const house of mark.houses) {
      if (kHatched.has(mark.role)) sketch.addHouse('hatch', house, mark.role);
    }
  }
  for (const mark of step.evidence) sketch.take(mark);
  sketch.addFramesAndFigures();
  sketch.addLinks(step.evidence);
  sketch.addEffect(step);
  return sketch.finish();
}

// As much as a hint tells: nothing, the area, the cells of the pattern, or the whole step.
export function drawHint(hint: DrawnHint | null, position: Position | null = null): Drawing {
  if (hint?.step) return drawStep(hint.step, position);
  const sketch = new Sketch(position);
  for (const house of hint?.houses ?? []) sketch.addHouse('tint', house, 'area');
  for (const cell of hint?.cells ?? []) {
    sketch.addFrame('pattern', cellIndex(cell));
    sketch.note({ kind: 'frame', paint: 'pattern' }, 'cells');
  }
  return sketch.finish();
}
