// What stays over the years: finished games, what was learnt, collections of puzzles. All of it is read once
// at the start and written as it changes; what comes out of the browser is checked field by field.

import { unpackHistory, type PackedHistory } from './codec';
import { dayOf, type Day } from './dates';
import type { History } from './history';
import { levels, type Level } from './making';
import { normalise } from './position';
import type { Vault } from './vault';

export interface Played {
  readonly id: number; // when it was begun: no two games have the same
  readonly when: number; // finished
  readonly day: Day; // the same by the calendar of then and there
  readonly title: string;
  readonly level: Level | '';
  readonly origin: string;
  readonly givens: string;
  readonly elapsed: number;
  readonly hints: number;
  readonly applied: number;
  readonly mistakes: number;
  readonly history: PackedHistory;
}

type Fields = Record<string, unknown>;
const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const count = (value: unknown): number =>
  typeof value === 'number' && Number.isFinite(value) && value > 0 ? value : 0;
const text = (value: unknown): string => (typeof value === 'string' ? value.slice(0, 200) : '');

export function toPlayed(value: unknown): Played | null {
  if (!isFields(value) || typeof value.givens !== 'string') return null;
  const givens = normalise(value.givens);
  const when = count(value.when);
  if (givens === null || givens !== value.givens || when === 0) return null;
  const history = unpackHistory(givens, value.history) ? (value.history as PackedHistory) : null;
  if (!history) return null;
  return {
    id: count(value.id) || when,
    when,
    day: dayOf(when),
    title: text(value.title),
    level: levels.find((level) => level === value.level) ?? '',
    origin: text(value.origin),
    givens,
    elapsed: count(value.elapsed),
    hints: count(value.hints),
    applied: count(value.applied),
    mistakes: count(value.mistakes),
    history: { first: history.first, moves: [...history.moves], at: history.at },
  };
}

export const historyOf = (game: Played): History => unpackHistory(game.givens, game.history)!;

const kPlayed = 'played/';
const keyOf = (id: number): string => `${kPlayed}${id}`;

export class Archive {
  isReady = $state(false);
  isKept = $state(true); // false: the browser does not let anything last
  played: readonly Played[] = $state.raw([]); // the newest first
  // Everything else by name; whoever owns a name knows its shape.
  private values: ReadonlyMap<string, unknown> = $state.raw(new Map());
  private vault: Vault | null = null;

  // What asks before it is read waits for this.
  ready: Promise<void> = Promise.resolve();

  open(opening: Promise<Vault>): Promise<void> {
    return (this.ready = this.read(opening));
  }

  private async read(opening: Promise<Vault>): Promise<void> {
    this.vault = await opening;
    try {
      this.take(await this.vault.all());
    } catch {
      this.isKept = false;
    }
    this.isKept &&= this.vault.isLasting;
    this.isReady = true;
  }

  private take(pairs: readonly [string, unknown][]): void {
    const games = pairs.filter(([key]) => key.startsWith(kPlayed)).flatMap(([, value]) => toPlayed(value) ?? []);
    this.played = games.sort((a, b) => b.when - a.when);
    this.values = new Map(pairs.filter(([key]) => !key.startsWith(kPlayed)));
  }

  private write(act: (vault: Vault) => Promise<void>): void {
    if (this.vault)
      act(this.vault).then(
        () => {},
        () => void (this.isKept = false),
      );
  }

  // A game is finished once, however often its last digit is written.
  add(game: Played): boolean {
    if (this.played.some(({ id }) => id === game.id)) return false;
    this.played = [game, ...this.played].sort((a, b) => b.when - a.when);
    this.write((vault) => vault.put(keyOf(game.id), game));
    return true;
  }

  remove(game: Played): void {
    this.played = this.played.filter(({ id }) => id !== game.id);
    this.write((vault) => vault.remove(keyOf(game.id)));
  }

  get(key: string): unknown {
    return this.values.get(key);
  }

  put(key: string, value: unknown): void {
    this.values = new Map(this.values).set(key, value);
    this.write((vault) => vault.put(key, value));
  }

  drop(key: string): void {
    const left = new Map(this.values);
    left.delete(key);
    this.values = left;
    this.write((vault) => vault.remove(key));
  }

  keys(prefix: string): string[] {
    return [...this.values.keys()].filter((key) => key.startsWith(prefix));
  }

  // --- all of it at once, for a backup

  pairs(): [string, unknown][] {
    return [...this.played.map((game): [string, unknown] => [keyOf(game.id), game]), ...this.values];
  }

  async replace(pairs: readonly [string, unknown][]): Promise<void> {
    this.take(pairs);
    if (!this.vault) return;
    await this.vault.clear();
    for (const [key, value] of this.pairs()) await this.vault.put(key, value);
  }
}
