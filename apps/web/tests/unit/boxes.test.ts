// When what was learnt comes back.

import { describe, expect, it } from 'vitest';
import { Archive } from '../../app/src/game/archive.svelte';
import { addDays } from '../../app/src/game/dates';
import { MemoryVault } from '../../app/src/game/vault';
import { after, dueOn, toBoxes, type Box } from '../../app/src/learn/boxes';
import { course, lessons, neighbours } from '../../app/src/learn/course';
import { Learnt } from '../../app/src/learn/learnt';

const day = '2026-11-16';

describe('a technique', () => {
  it('moves up when it is found alone, and comes back later each time', () => {
    let box: Box | null = null;
    let today = day;
    const waits: number[] = [];
    for (let i = 0; i < 6; ++i) {
      box = after(box, 'alone', today);
      const wait = [1, 3, 7, 16, 35].find((days) => addDays(today, days) === box!.due)!;
      waits.push(wait);
      today = box.due;
    }
    expect(waits).toEqual([1, 3, 7, 16, 35, 35]);
    expect(box!.recent).toEqual(['alone', 'alone', 'alone']);
  });
  it('stays with a clue, and begins again when it was shown', () => {
    const firm: Box = { box: 2, due: day, recent: [], alone: 2, clue: 0, shown: 0 };
    expect(after(firm, 'clue', day)).toMatchObject({ box: 2, due: '2026-11-23', clue: 1 });
    expect(after(firm, 'shown', day)).toMatchObject({ box: 0, due: '2026-11-17', shown: 1 });
  });
  it('is due on its day, the longest overdue first, and never more than ten', () => {
    const box = (due: string): Box => ({ box: 0, due, recent: [], alone: 0, clue: 0, shown: 0 });
    const boxes = Object.fromEntries(Array.from({ length: 14 }, (_, i) => [`t${i}`, box(addDays(day, -i))]));
    expect(dueOn(boxes, day)).toHaveLength(10);
    expect(dueOn(boxes, day)[0]).toBe('t13');
    expect(dueOn({ a: box(addDays(day, 1)) }, day)).toEqual([]);
  });
  it('is read back only if it is whole', () => {
    const good = after(null, 'alone', day);
    expect(toBoxes({ x_wing: good, broken: { box: 9, due: day }, none: null, text: 'x' })).toEqual({ x_wing: good });
    expect(toBoxes(null)).toEqual({});
  });
});

describe('40 days of practice', () => {
  it('follow the boxes, and lessons go on where they were left', async () => {
    const archive = new Archive();
    await archive.open(Promise.resolve(new MemoryVault()));
    let now = new Date(2026, 10, 16, 12).getTime();
    const learnt = new Learnt(archive, () => now);
    learnt.found('x_wing', 'alone');
    const practised: number[] = [];
    for (let i = 1; i <= 40; ++i) {
      now += 86_400_000;
      if (!learnt.due.includes('x_wing')) continue;
      practised.push(i);
      learnt.found('x_wing', i === 11 ? 'shown' : 'alone');
    }
    expect(practised).toEqual([1, 4, 11, 12, 15, 22, 38]);
    expect(learnt.next).toBe('full_house');
    learnt.reached('naked_pair', 2);
    learnt.reached('naked_pair', 1);
    expect([learnt.stage('naked_pair'), learnt.next]).toEqual([2, 'naked_pair']);
    expect([learnt.takeNumber('x_wing'), learnt.takeNumber('x_wing')]).toEqual([0, 1]);
  });
});

describe('the course', () => {
  it('has every lesson once, and neighbours beside it', () => {
    expect(new Set(lessons).size).toBe(lessons.length);
    expect(course.every((unit) => unit.lessons.length > 0)).toBe(true);
    expect(neighbours('naked_pair')).toEqual(['locked_triple', 'hidden_pair']);
    expect(neighbours('full_house')).toEqual(['hidden_single']);
    expect(neighbours('nothing')).toEqual([]);
  });
});
