// The positions along a path: before each step, and after the last. A position is kept once computed,
// so going through a path of hundreds of steps, either way, costs one step at a time. The engine says what
// goes with a step; which cells see each other is its business.

import type { Step } from '../../../engine/answers';
import { candidateOf, type ShownPosition } from '../draw/drawing';

type Effect = Pick<Step, 'place' | 'eliminate' | 'gone'>;

const without = (marks: string, digit: number): string => marks.replace(String(digit), '');

export function after(position: ShownPosition, step: Effect): ShownPosition {
  const digits = [...position.digits];
  const candidates = [...position.candidates];
  for (const { cell, digit } of [...step.eliminate, ...(step.gone ?? [])].map(candidateOf)) {
    candidates[cell] = without(candidates[cell], digit);
  }
  for (const { cell, digit } of step.place.map(candidateOf)) {
    digits[cell] = String(digit);
    candidates[cell] = '';
  }
  return { digits: digits.join(''), candidates };
}

export class Replay {
  private readonly positions: ShownPosition[];

  constructor(
    start: ShownPosition,
    private readonly steps: readonly Effect[],
  ) {
    this.positions = [start];
  }

  // The position before step `index`; with `index` the number of steps, the last position.
  before(index: number): ShownPosition {
    for (let i = this.positions.length; i <= index; ++i) {
      this.positions.push(after(this.positions[i - 1], this.steps[i - 1]));
    }
    return this.positions[index];
  }
}
