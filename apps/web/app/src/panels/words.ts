// Words for what the engine names by an id.

import { parseDaily } from '../game/daily';
import { noonOf, type Day } from '../game/dates';
import type { Labels } from '../game/store';
import { strings } from '../strings';

// "r4c7" as the labels of the board call it: the same, or "D7". Without labels words keep r and c, as
// something has to name the cell.
const kRows = 'ABCDEFGHI';
export const rowName = (row: number | string, labels: Labels): string =>
  labels === 'A1' ? kRows[Number(row) - 1] : String(row);

const letters = (rows: string): string => rows.replace(/[1-9]/g, (row) => rowName(row, 'A1'));

// Whatever the engine says, with cells and rows called by their labels.
export function called(text: string, labels: Labels): string {
  if (labels !== 'A1') return text;
  return text
    .replace(/\br([1-9]+)c([1-9]+)\b/g, (_, rows: string, columns: string) => letters(rows) + columns)
    .replace(
      /(\d)r([1-9]+)c([1-9]+)\b/g,
      (_, digit: string, rows: string, columns: string) => digit + letters(rows) + columns,
    )
    .replace(
      /\b(rows?|Zeilen?) ((?:[1-9](?:, and |, | and | or | und | oder |\/)?)+)/gi,
      (_, word: string, rows: string) => `${word} ${letters(rows)}`,
    )
    .replace(/\br([1-9])\b/g, (_, row: string) => `row ${letters(row)}`);
}

// A capital at the start and a full stop at the end. The name of a cell keeps its small letter.
export function sentence(text: string): string {
  const words = text.trim();
  if (!words) return '';
  const first = /^r[1-9]+c[1-9]/.test(words) ? words[0] : words[0].toUpperCase();
  return first + words.slice(1) + (/[.!?:…]$/.test(words) ? '' : '.');
}

// What the engine says is one sentence or several, or lines of which some are numbered.
export interface ToldLine {
  number: string; // "" for a line of its own
  text: string;
}
export function linesOf(text: string, labels: Labels): ToldLine[] {
  return called(text, labels)
    .split('\n')
    .map((line) => /^\s*(?:([A-Z]?\d+(?:–\d+)?)\. |(-) )?\s*(.*)$/.exec(line)!)
    .filter((found) => found[3])
    .map((found) => ({ number: found[1] ?? found[2] ?? '', text: sentence(found[3]) }));
}

// The effect of a step in short: "r6c6 = 9", "r1c5 ≠ 1, 8". Of many cells the number will do: what is said
// of the step names them.
const kManyCells = 6;
export function effectText(step: { place: readonly string[]; eliminate: readonly string[] }, labels: Labels): string {
  const gone = new Map<string, string[]>();
  for (const name of [...step.eliminate].sort()) {
    const cell = name.slice(1);
    gone.set(cell, [...(gone.get(cell) ?? []), name[0]]);
  }
  const placed = step.place.map((name) => `${name.slice(1)} = ${name[0]}`);
  const removed =
    gone.size > kManyCells
      ? [strings.explain.removed(step.eliminate.length)]
      : [...gone].map(([cell, digits]) => `${cell} ≠ ${digits.join(', ')}`);
  const words = [...placed, ...removed];
  return called(words.join('; '), labels);
}

// A puzzle without a name of its own goes by its level, as the engine calls it: "Easy".
export function titleOf(title: string): string {
  const levels: Record<string, string> = strings.make.level;
  return levels[title.toLowerCase()] ?? title;
}

// A day in words: "Monday 16 November"; in short "Mon 16 Nov".
const dayIn = (day: Day, form: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(strings.language === 'en' ? 'en-GB' : strings.language, form).format(noonOf(day));
export const longDay = (day: Day): string => dayIn(day, { weekday: 'long', day: 'numeric', month: 'long' });
export const shortDay = (day: Day): string => dayIn(day, { weekday: 'short', day: 'numeric', month: 'short' });

export function monthName(month: string): string {
  return dayIn(`${month}-01`, { month: 'long', year: 'numeric' });
}
// From Monday on; the first of June 2026 was one.
export const weekdayNames = (): string[] =>
  Array.from({ length: 7 }, (_, i) => dayIn(`2026-06-0${i + 1}`, { weekday: 'short' }));

// What a game is called: its title or level, and the day whose puzzle it is.
export function gameName(game: { title: string; origin: string }): string {
  const name = titleOf(game.title) || strings.app.untitled;
  const daily = parseDaily(game.origin);
  return daily ? `${name} · ${shortDay(daily.day)}` : name;
}

// What went wrong, as the engine or the browser says it.
export function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

export function isAbort(error: unknown): boolean {
  return error instanceof Error && error.name === 'AbortError';
}
