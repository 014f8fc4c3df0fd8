// What is kept over the years: days and runs, figures, finished games, the backup.

import { describe, expect, it } from 'vitest';
import { Archive, toPlayed, type Played } from '../../app/src/game/archive.svelte';
import { lookInto, packBackup, restore } from '../../app/src/game/backup';
import { dailyOrigin, levelOf, parseDaily, seedOf } from '../../app/src/game/daily';
import { addDays, addMonths, dayOf, daysBetween, isDay, weeksOf } from '../../app/src/game/dates';
import { levels } from '../../app/src/game/making';
import { bestBefore, figures } from '../../app/src/game/statistics';
import { daysPlayed, lastWeek, runs } from '../../app/src/game/streak';
import { MemoryVault } from '../../app/src/game/vault';
import { gameWith, givens } from './fake_game';

const kNoon = new Date(2026, 10, 16, 12).getTime(); // a Monday

function played(changes: Partial<Played> = {}): Played {
  const game = gameWith({}).played();
  return { ...game, id: 1, when: kNoon, day: '2026-11-16', level: 'hard', elapsed: 60_000, ...changes };
}

describe('days', () => {
  it('follow each other over months, years and changes of the clock', () => {
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
    expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
    expect(addDays('2026-03-28', 2)).toBe('2026-03-30');
    expect(daysBetween('2026-10-20', '2026-11-16')).toBe(27);
    expect(addMonths('2026-01', -1)).toBe('2025-12');
    expect(['2026-02-30', '2026-13-01', '26-1-1'].map(isDay)).toEqual([false, false, false]);
    expect(dayOf(kNoon)).toBe('2026-11-16');
  });
  it('stand in weeks from Monday on', () => {
    const weeks = weeksOf('2026-11');
    expect(weeks[0]).toEqual([null, null, null, null, null, null, '2026-11-01']);
    expect(weeks.flat().filter(Boolean)).toHaveLength(30);
    expect(weeks.every((week) => week.length === 7)).toBe(true);
  });
});

describe("a day's puzzles", () => {
  it('come from the date and the level alone', () => {
    expect(levels.map((level) => seedOf('2026-11-16', level))).toEqual([
      202611161, 202611162, 202611163, 202611164, 202611165,
    ]);
  });
  it('get harder over the week', () => {
    const week = Array.from({ length: 7 }, (_, i) => levelOf(addDays('2026-11-16', i)));
    expect(week).toEqual(['easy', 'easy', 'medium', 'medium', 'hard', 'unfair', 'extreme']);
  });
  it('are named, and nothing else is', () => {
    expect(parseDaily(dailyOrigin('2026-11-16', 'hard'))).toEqual({ day: '2026-11-16', level: 'hard' });
    for (const other of ['', 'daily/2026-11-16', 'daily/2026-11-31/hard', 'library/2026-11-16/hard'])
      expect(parseDaily(other)).toBeNull();
  });
});

describe('runs of days', () => {
  const since = (...offsets: number[]): Set<string> => new Set(offsets.map((days) => addDays('2026-11-01', days)));

  it('forgive two days of seven, and end with the third', () => {
    const eight = since(0, 1, 2, 3, 4, 5, 6, 9); // two days off
    expect(runs(eight, addDays('2026-11-01', 9))).toEqual({ current: 8, longest: 8 });
    const broken = since(0, 1, 2, 3, 4, 5, 6, 10); // three
    expect(runs(broken, addDays('2026-11-01', 10))).toEqual({ current: 1, longest: 7 });
  });
  it('do not end before the day is over', () => {
    expect(runs(since(0, 1, 2), addDays('2026-11-01', 3)).current).toBe(3);
    expect(runs(new Set(), '2026-11-01')).toEqual({ current: 0, longest: 0 });
  });
  it("count a day's puzzle played up to a week later for its own day", () => {
    const late = (day: string): Set<string> => daysPlayed([{ day, origin: 'daily/2026-11-02/easy' }]);
    expect([...late('2026-11-09')].sort()).toEqual(['2026-11-02', '2026-11-09']);
    expect([...late('2026-11-10')]).toEqual(['2026-11-10']);
  });
  it('are seven dots, today last', () => {
    expect(lastWeek(since(0, 6), addDays('2026-11-01', 6))).toEqual([true, false, false, false, false, false, true]);
  });
});

describe('figures', () => {
  const times = [5, 1, 9].map((minutes, i) =>
    played({ id: i + 1, when: kNoon + i, elapsed: minutes * 60_000, hints: i }),
  );

  it('are the median, the best and what went without hints, by level', () => {
    const [hard] = figures([...times, played({ id: 9, level: 'easy', elapsed: 1 })]).slice(-1);
    expect(hard).toEqual({
      level: 'hard',
      count: 3,
      typical: 300_000,
      best: 60_000,
      withoutHints: 1,
      last: [300_000, 60_000, 540_000],
    });
  });
  it('leave out the times of games that the page solved', () => {
    const blanks = givens.split('.').length - 1;
    const [row] = figures([played({ applied: Math.ceil(blanks / 3) + 1 })]);
    expect([row.count, row.best, row.typical]).toEqual([1, null, null]);
  });
  it('know the best before a game', () => {
    expect(bestBefore(times, times[1])).toBe(300_000);
    expect(bestBefore([times[0]], times[0])).toBeNull();
  });
});

describe('the archive', () => {
  it('keeps a finished game once', async () => {
    const vault = new MemoryVault();
    const archive = new Archive();
    await archive.open(Promise.resolve(vault));
    expect(archive.add(played())).toBe(true);
    expect(archive.add(played())).toBe(false);
    const again = new Archive();
    await again.open(Promise.resolve(vault));
    expect(again.played).toEqual(archive.played);
  });
  it('passes over what is not a game', async () => {
    for (const value of [null, 3, {}, { givens }, { ...played(), givens: 'x' }, { ...played(), history: {} }])
      expect(toPlayed(value)).toBeNull();
    const vault = new MemoryVault();
    await vault.put('played/1', { rubbish: true });
    const archive = new Archive();
    await archive.open(Promise.resolve(vault));
    expect(archive.played).toEqual([]);
  });
});

describe('a backup', () => {
  const open = async (): Promise<Archive> => {
    const archive = new Archive();
    await archive.open(Promise.resolve(new MemoryVault()));
    return archive;
  };

  it('brings everything back, and joins finished games', async () => {
    const [here, there] = [await open(), await open()];
    here.add(played({ id: 1 }));
    here.put('boxes', { x_wing: 3 });
    there.add(played({ id: 2, when: kNoon + 1 }));
    const text = packBackup(gameWith({}), here, kNoon);
    const contents = lookInto(text, there)!;
    expect([contents.games, contents.fresh, contents.others]).toEqual([1, 1, 1]);
    await restore(contents, gameWith({}), there);
    expect(there.played.map(({ id }) => id)).toEqual([2, 1]);
    expect(there.get('boxes')).toEqual({ x_wing: 3 });
  });
  it('is not whatever somebody opens', async () => {
    const archive = await open();
    for (const text of ['', 'not json', '{}', '[]', '{"schema":"nonet/backup/1"}', '{"schema":"other","game":{}}'])
      expect(lookInto(text, archive)).toBeNull();
  });
});
