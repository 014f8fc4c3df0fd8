// Collections of puzzles: the one that ships with the page, and files that the player brought. Where a puzzle
// stands (new, begun, solved) is told by the games that were begun from it.

import type { Archive } from '../game/archive.svelte';
import type { Game } from '../game/game.svelte';
import { levels, type Level } from '../game/making';
import { normalise } from '../game/position';

export interface Entry {
  readonly number: number; // from 1
  readonly givens: string;
  readonly title: string;
  readonly level: Level | '';
  readonly score: number | null; // HoDoKu's points
  readonly hardest: string; // technique, or ""
}

export interface Collection {
  readonly id: string;
  readonly name: string;
  readonly entries: readonly Entry[];
}

export const kOwn = 'nonet';
const kPrefix = 'library/';

const unpacked = (puzzle: string): string =>
  puzzle.replace(/[a-z]/g, (letter) => '.'.repeat(letter.charCodeAt(0) - 96));

// "hard 1250 x_wing 3a2m5b...", one a line.
export function parseCollection(text: string): Entry[] {
  return text
    .trim()
    .split('\n')
    .map((line, i) => {
      const [level, score, hardest, puzzle] = line.split(' ');
      const known = levels.find((name) => name === level) ?? '';
      return { number: i + 1, givens: unpacked(puzzle), title: '', level: known, score: Number(score), hardest };
    });
}

export async function ownCollection(name: string): Promise<Collection> {
  const { default: text } = await import('./collection.txt?raw');
  return { id: kOwn, name, entries: parseCollection(text) };
}

// --- what was brought

type Fields = Record<string, unknown>;
const text = (value: unknown): string => (typeof value === 'string' ? value.slice(0, 80) : '');

function toEntry(value: unknown, i: number): Entry[] {
  const fields = (value ?? {}) as Fields;
  const givens = typeof fields.givens === 'string' ? normalise(fields.givens) : null;
  if (givens === null) return [];
  return [
    {
      number: i + 1,
      givens,
      title: text(fields.title),
      level: levels.find((level) => level === fields.level) ?? '',
      score: typeof fields.score === 'number' ? fields.score : null,
      hardest: text(fields.hardest),
    },
  ];
}

export function toCollection(id: string, value: unknown): Collection | null {
  if (typeof value !== 'object' || value === null) return null;
  const { name, entries } = value as Fields;
  return Array.isArray(entries) ? { id, name: text(name) || id, entries: entries.flatMap(toEntry) } : null;
}

export function brought(archive: Archive): Collection[] {
  return archive.keys(kPrefix).flatMap((key) => toCollection(key.slice(kPrefix.length), archive.get(key)) ?? []);
}

export function keep(archive: Archive, { id, name, entries }: Collection): void {
  archive.put(kPrefix + id, { name, entries });
}

export const discard = (archive: Archive, id: string): void => archive.drop(kPrefix + id);

// --- where each of them stands

export type Standing = 'new' | 'begun' | 'solved';
export const standings: readonly Standing[] = ['new', 'begun', 'solved'];
export const originOf = (collection: string, number: number): string => `library/${collection}/${number}`;

export function standing(game: Game, archive: Archive): (collection: string, number: number) => Standing {
  const solved = new Set(archive.played.map(({ origin }) => origin));
  const begun = new Set(game.shelf().map(({ about }) => about.origin));
  if (game.canUndo) begun.add(game.about.origin);
  return (collection, number) => {
    const origin = originOf(collection, number);
    return solved.has(origin) ? 'solved' : begun.has(origin) ? 'begun' : 'new';
  };
}

// --- which, and in which order

export interface Choice {
  level: Level | '';
  standing: Standing | '';
  order: 'number' | 'easiest' | 'hardest';
}

export function chosen(
  collection: Collection,
  choice: Choice,
  standsAt: (collection: string, number: number) => Standing,
): Entry[] {
  const found = collection.entries.filter(
    (entry) =>
      (!choice.level || entry.level === choice.level) &&
      (!choice.standing || standsAt(collection.id, entry.number) === choice.standing),
  );
  if (choice.order === 'number') return found;
  const sign = choice.order === 'easiest' ? 1 : -1;
  const rank = (entry: Entry): number => levels.indexOf(entry.level as Level) * 1e6 + (entry.score ?? 0);
  return found.sort((a, b) => sign * (rank(a) - rank(b)) || a.number - b.number);
}
