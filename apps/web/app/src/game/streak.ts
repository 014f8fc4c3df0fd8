// Days on which something was finished, as weeks and runs. Two days of any seven are free without asking; a
// day's puzzle that is played up to a week later fills its gap.

import { addDays, daysBetween, type Day } from './dates';
import { parseDaily } from './daily';

const kWeek = 7;
const kFree = 2;

export interface Finished {
  readonly day: Day; // when it was finished
  readonly origin: string;
}

export function daysPlayed(finished: readonly Finished[]): Set<Day> {
  const days = new Set<Day>();
  for (const { day, origin } of finished) {
    days.add(day);
    const daily = parseDaily(origin);
    if (!daily) continue;
    const late = daysBetween(daily.day, day);
    if (late > 0 && late <= kWeek) days.add(daily.day);
  }
  return days;
}

// The last seven days, today last.
export const lastWeek = (days: ReadonlySet<Day>, today: Day): boolean[] =>
  Array.from({ length: kWeek }, (_, i) => days.has(addDays(today, i - kWeek + 1)));

// How many days were played in the run that ends on `last`, going back as long as no seven days in a row have
// more than two without.
function runUpTo(days: ReadonlySet<Day>, last: Day, earliest: Day): number {
  let played = 0;
  const window: boolean[] = [];
  for (let day = last; day >= earliest; day = addDays(day, -1)) {
    const isPlayed = days.has(day);
    window.push(isPlayed);
    if (window.length > kWeek) window.shift();
    if (window.filter((one) => !one).length > kFree) break;
    if (isPlayed) ++played;
  }
  return played;
}

export interface Runs {
  current: number;
  longest: number;
}

export function runs(days: ReadonlySet<Day>, today: Day): Runs {
  const known = [...days].filter((day) => day <= today).sort();
  if (known.length === 0) return { current: 0, longest: 0 };
  // Today is not missed before it is over.
  const last = days.has(today) ? today : addDays(today, -1);
  const longest = Math.max(...known.map((day) => runUpTo(days, day, known[0])));
  return { current: runUpTo(days, last, known[0]), longest };
}
