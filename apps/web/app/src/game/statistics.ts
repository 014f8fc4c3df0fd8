// What finished games come to, by level. A time counts if the player found the way: a game that was full when
// it came, or whose steps were applied in more than a third of its blank cells, has none.

import type { Played } from './archive.svelte';
import { levels, type Level } from './making';

const kBars = 20;

export interface LevelFigures {
  level: Level;
  count: number;
  typical: number | null; // the median
  best: number | null;
  withoutHints: number; // of `count`
  last: number[]; // up to twenty times, the newest last
}

export const hasTime = ({ givens, applied }: Pick<Played, 'givens' | 'applied'>): boolean => {
  const blanks = givens.split('.').length - 1;
  return blanks > 0 && applied * 3 <= blanks;
};

function median(times: readonly number[]): number | null {
  if (times.length === 0) return null;
  const sorted = [...times].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}

export function figures(played: readonly Played[]): LevelFigures[] {
  return levels.flatMap((level) => {
    const games = played.filter((game) => game.level === level).sort((a, b) => a.when - b.when);
    if (games.length === 0) return [];
    const times = games.filter(hasTime).map((game) => game.elapsed);
    return {
      level,
      count: games.length,
      typical: median(times),
      best: times.length > 0 ? Math.min(...times) : null,
      withoutHints: games.filter((game) => game.hints === 0).length,
      last: times.slice(-kBars),
    };
  });
}

// The best time of a level before this game; null if there is none to beat.
export function bestBefore(played: readonly Played[], game: Pick<Played, 'id' | 'level'>): number | null {
  const others = played.filter((other) => other.id !== game.id && other.level === game.level && hasTime(other));
  return others.length > 0 ? Math.min(...others.map((other) => other.elapsed)) : null;
}
