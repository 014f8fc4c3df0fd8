// Days of the calendar as the player's clock has them, written "2026-11-16". Noon is what stands for a day,
// so that no change of the clocks moves it to another.

export type Day = string;

const kDay = /^(\d{4})-(\d{2})-(\d{2})$/;

const pad = (n: number): string => String(n).padStart(2, '0');

export function dayOf(time: number): Day {
  const date = new Date(time);
  return `${date.getFullYear()}-${pad(date.getMonth() + 1)}-${pad(date.getDate())}`;
}

export function noonOf(day: Day): Date {
  const [, year, month, date] = kDay.exec(day)!.map(Number);
  return new Date(year, month - 1, date, 12);
}

// Only days that exist: no 30 February.
export const isDay = (text: string): boolean => kDay.test(text) && dayOf(noonOf(text).getTime()) === text;

export function addDays(day: Day, days: number): Day {
  const date = noonOf(day);
  date.setDate(date.getDate() + days);
  return dayOf(date.getTime());
}

export const daysBetween = (from: Day, to: Day): number =>
  Math.round((noonOf(to).getTime() - noonOf(from).getTime()) / 86_400_000);

// 0 for Monday to 6 for Sunday.
export const weekdayOf = (day: Day): number => (noonOf(day).getDay() + 6) % 7;

// The days of a month in weeks from Monday on; null where another month's would stand.
export function weeksOf(month: string): (Day | null)[][] {
  const first = `${month}-01`;
  const days: (Day | null)[] = Array.from({ length: weekdayOf(first) }, () => null);
  for (let day = first; day.startsWith(month); day = addDays(day, 1)) days.push(day);
  while (days.length % 7 !== 0) days.push(null);
  return Array.from({ length: days.length / 7 }, (_, week) => days.slice(week * 7, week * 7 + 7));
}

export function addMonths(month: string, months: number): string {
  const [year, number] = month.split('-').map(Number);
  const date = new Date(year, number - 1 + months, 1, 12);
  return dayOf(date.getTime()).slice(0, 7);
}
