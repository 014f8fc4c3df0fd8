// What was learnt, in five boxes: a technique found alone moves up and comes back later, one that needed the
// answer begins again. Boxes can be explained in a sentence, and there is too little to fit anything finer to.

import { addDays, type Day } from '../game/dates';

export const boxNames = ['learning', 'familiar', 'firm', 'solid', 'known'] as const;
const kDays = [1, 3, 7, 16, 35];
const kRecent = 3;
export const kMostDue = 10;

// Alone; with a first clue; with more than that, or not at all.
export const results = ['alone', 'clue', 'shown'] as const;
export type Result = (typeof results)[number];

export interface Box {
  readonly box: number;
  readonly due: Day;
  readonly recent: readonly Result[]; // the last three, the newest last
  readonly alone: number;
  readonly clue: number;
  readonly shown: number;
}

export function after(box: Box | null, result: Result, today: Day): Box {
  const was = box?.box ?? 0;
  const isFirst = box === null;
  const now = result === 'alone' && !isFirst ? Math.min(was + 1, kDays.length - 1) : result === 'shown' ? 0 : was;
  return {
    box: now,
    due: addDays(today, kDays[now]),
    recent: [...(box?.recent ?? []), result].slice(-kRecent),
    alone: (box?.alone ?? 0) + (result === 'alone' ? 1 : 0),
    clue: (box?.clue ?? 0) + (result === 'clue' ? 1 : 0),
    shown: (box?.shown ?? 0) + (result === 'shown' ? 1 : 0),
  };
}

export type Boxes = Readonly<Record<string, Box>>;

const isCount = (value: unknown): value is number => Number.isInteger(value) && (value as number) >= 0;

// As it was kept; what is broken is left out.
export function toBoxes(value: unknown): Boxes {
  if (typeof value !== 'object' || value === null) return {};
  const boxes: Record<string, Box> = {};
  for (const [id, one] of Object.entries(value as Record<string, Partial<Box> | null>)) {
    if (!one || !isCount(one.box) || one.box >= kDays.length || !/^\d{4}-\d{2}-\d{2}$/.test(String(one.due))) continue;
    boxes[id] = {
      box: one.box,
      due: one.due!,
      recent: Array.isArray(one.recent) ? one.recent.filter((r) => results.includes(r)).slice(-kRecent) : [],
      alone: isCount(one.alone) ? one.alone : 0,
      clue: isCount(one.clue) ? one.clue : 0,
      shown: isCount(one.shown) ? one.shown : 0,
    };
  }
  return boxes;
}

// What is to be found again, the longest overdue first; never a pile.
export function dueOn(boxes: Boxes, today: Day): string[] {
  return Object.entries(boxes)
    .filter(([, box]) => box.due <= today)
    .sort(([, a], [, b]) => (a.due < b.due ? -1 : a.due > b.due ? 1 : a.box - b.box))
    .map(([id]) => id)
    .slice(0, kMostDue);
}
