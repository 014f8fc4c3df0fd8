// What the player has learnt, as the archive keeps it: boxes by technique, how far each lesson is, and which
// task of the bank comes next.

import type { Archive } from '../game/archive.svelte';
import { dayOf, type Day } from '../game/dates';
import { after, dueOn, toBoxes, type Boxes, type Result } from './boxes';
import { lessons } from './course';

const kBoxes = 'boxes';
const kLessons = 'lessons';
const kNext = 'tasks';
export const kStages = 4;

function numbers(value: unknown): Record<string, number> {
  if (typeof value !== 'object' || value === null) return {};
  const pairs = Object.entries(value).filter(([, n]) => Number.isInteger(n) && n >= 0);
  return Object.fromEntries(pairs) as Record<string, number>;
}

export class Learnt {
  constructor(
    private readonly archive: Archive,
    private readonly clock: () => number = () => Date.now(),
  ) {}

  get today(): Day {
    return dayOf(this.clock());
  }
  get boxes(): Boxes {
    return toBoxes(this.archive.get(kBoxes));
  }
  get due(): string[] {
    return dueOn(this.boxes, this.today);
  }

  found(id: string, result: Result): void {
    const { boxes } = this;
    this.archive.put(kBoxes, { ...boxes, [id]: after(boxes[id] ?? null, result, this.today) });
  }

  // --- lessons: how many of the four parts are done

  stage(id: string): number {
    return Math.min(numbers(this.archive.get(kLessons))[id] ?? 0, kStages);
  }
  reached(id: string, stage: number): void {
    if (stage <= this.stage(id)) return;
    this.archive.put(kLessons, { ...numbers(this.archive.get(kLessons)), [id]: stage });
  }
  // Where the course goes on: a lesson that was begun, or the first that was not.
  get next(): string | null {
    const begun = lessons.find((id) => this.stage(id) > 0 && this.stage(id) < kStages);
    return begun ?? lessons.find((id) => this.stage(id) < kStages) ?? null;
  }

  // --- tasks

  takeNumber(id: string): number {
    const all = numbers(this.archive.get(kNext));
    this.archive.put(kNext, { ...all, [id]: (all[id] ?? 0) + 1 });
    return all[id] ?? 0;
  }
}
