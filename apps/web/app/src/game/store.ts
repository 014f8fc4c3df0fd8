// What is kept in the browser's storage: the game, the settings, games laid aside. Other programs
// and older versions may have written there too, so reading checks every field and falls back to
// nothing; writing never throws, it says whether it worked.

import { packHistory, packWhole, unpackHistory, unpackPosition, type PackedHistory } from './codec';
import { begin, type History } from './history';
import { kCells } from './houses';
import { levels, type Level } from './making';
import { normalise, type NoteKind, type Position } from './position';
import { languageIds } from '../strings';

export type Mode = 'digit' | NoteKind | 'colour';
export const modes: readonly Mode[] = ['digit', 'corner', 'centre', 'colour'];

export interface SavePoint {
  readonly name: string;
  readonly when: number;
  readonly position: Position;
}

export interface SavedGame {
  readonly title: string;
  readonly history: History;
  readonly savePoints: readonly SavePoint[];
  readonly elapsed: number;
  readonly isEntering: boolean; // the digits are a puzzle being typed in
  readonly view: GameView;
  readonly about: About;
}

// What is told of the game when it is over: where it is from, how hard it is, what help there was.
export interface About {
  readonly origin: string; // "daily/2026-11-16/hard", "library/nonet/17", or ""
  readonly level: Level | '';
  readonly begun: number; // no two games have the same
  readonly hints: number; // positions at which one was asked for
  readonly applied: number; // steps that the page did
  readonly mistakes: number; // digits that were not the solution's, if they are counted
}
export const freshAbout: About = { origin: '', level: '', begun: 0, hints: 0, applied: 0, mistakes: 0 };

// Where the player was: not part of the game, and no step to undo, but back after a reload.
export interface GameView {
  readonly selection: readonly number[];
  readonly cursor: number | null; // null: the first blank cell
  readonly mode: Mode;
  readonly isPaused: boolean;
}
export const freshView: GameView = { selection: [], cursor: null, mode: 'digit', isPaused: false };

export const themes = ['system', 'light', 'dark', 'contrast', 'contrast-dark'] as const;
export type Theme = (typeof themes)[number];

// How rows and columns are labelled, and cells called in words.
export const labelKinds = ['r1c1', 'A1', 'none'] as const;
export type Labels = (typeof labelKinds)[number];

// What hints take the player's notes for: as the engine guesses, every candidate, or some of them.
export const noteKinds = ['auto', 'all', 'partial'] as const;
export type NotesMeaning = (typeof noteKinds)[number];

// The language of the page and of what the engine says: the browser's, or one of ours.
export const languageKinds = ['auto', ...languageIds] as const;
export type LanguageChoice = (typeof languageKinds)[number];

export interface Settings {
  language: LanguageChoice;
  theme: Theme;
  labels: Labels;
  notes: NotesMeaning;
  eureka: boolean;
  cleanNotes: boolean;
  showSame: boolean;
  showSeen: boolean;
  conflictsAtOnce: boolean;
  showTimer: boolean;
  largePrint: boolean;
  leftHanded: boolean;
  digitFirst: boolean; // a digit is picked up first, then put into cells
  showCandidates: boolean; // of every blank cell, beside the player's own notes
  countMistakes: boolean;
  coach: boolean; // an offer of help after a while without a move
  showRun: boolean; // days in a row as a number
  letters: boolean; // letter keys do things
  keys: Keys;
}

// What a letter does, and by which one. The player may choose others.
export const defaultKeys = {
  digit: 'z',
  corner: 'x',
  centre: 'c',
  colour: 'v',
  pickUp: 'g',
  pen: 'l',
  lacks: 'w',
  hint: 'h',
  fill: 'f',
  check: 'k',
  pause: 'p',
  explain: 'e',
  techniques: 't',
  new: 'n',
} as const;
export type Command = keyof typeof defaultKeys;
export const commands = Object.keys(defaultKeys) as Command[];
export type Keys = Readonly<Record<Command, string>>;

// Letters alone, and no letter twice: the later one wins.
export function toKeys(value: unknown): Keys {
  const keys: Record<Command, string> = { ...defaultKeys };
  if (typeof value !== 'object' || value === null) return keys;
  for (const command of commands) {
    const key = (value as Record<string, unknown>)[command];
    if (typeof key === 'string' && /^[a-z]?$/.test(key)) keys[command] = key;
  }
  return keys;
}

const switches = [
  'cleanNotes',
  'showSame',
  'showSeen',
  'conflictsAtOnce',
  'showTimer',
  'eureka',
  'largePrint',
  'leftHanded',
  'digitFirst',
  'showCandidates',
  'countMistakes',
  'coach',
  'showRun',
  'letters',
] as const satisfies readonly (keyof Settings)[];

export const defaultSettings: Settings = {
  language: 'auto',
  theme: 'system',
  labels: 'r1c1',
  notes: 'auto',
  eureka: false,
  cleanNotes: true,
  showSame: true,
  showSeen: true,
  conflictsAtOnce: true,
  showTimer: true,
  largePrint: false,
  leftHanded: false,
  digitFirst: false,
  showCandidates: false,
  countMistakes: false,
  coach: false,
  showRun: false,
  letters: true,
  keys: defaultKeys,
};

// 'elsewhere': another tab has written since, and nothing was overwritten.
export type Kept = 'kept' | 'shortened' | 'lost' | 'elsewhere';

export const kGame = 'nonet/game/1';
const kRevision = 'nonet/revision/1';
const kSettings = 'nonet/settings/1';
const kShelf = 'nonet/shelf/1';
export const kDrafts = 'nonet/drafts/1'; // of puzzles being set: set/drafts.ts
export const kVariants = 'nonet/variants/1'; // puzzles with clues that were opened: variant/kept.ts
const kShelfSize = 12;
const kNameLength = 80;

type Slot = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
type Fields = Record<string, unknown>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const text = (value: unknown): string => (typeof value === 'string' ? value.slice(0, kNameLength) : '');
const count = (value: unknown): number =>
  typeof value === 'number' && Number.isFinite(value) && value > 0 ? value : 0;
const isCell = (value: unknown): value is number =>
  Number.isInteger(value) && (value as number) >= 0 && (value as number) < kCells;

function unpackView(value: unknown): GameView {
  if (!isFields(value)) return freshView;
  return {
    selection: Array.isArray(value.selection) ? value.selection.filter(isCell) : [],
    cursor: isCell(value.cursor) ? value.cursor : null,
    mode: modes.find((mode) => mode === value.mode) ?? 'digit',
    isPaused: value.isPaused === true,
  };
}

function unpackAbout(value: unknown): About {
  if (!isFields(value)) return freshAbout;
  return {
    origin: text(value.origin),
    level: levels.find((level) => level === value.level) ?? '',
    begun: count(value.begun),
    hints: count(value.hints),
    applied: count(value.applied),
    mistakes: count(value.mistakes),
  };
}

function packGame(game: SavedGame, history: PackedHistory): string {
  return JSON.stringify({
    givens: game.history.now.givens,
    title: game.title,
    history,
    savePoints: game.savePoints.map(({ name, when, position }) => ({
      name,
      when,
      position: packWhole(position),
    })),
    elapsed: Math.round(game.elapsed),
    isEntering: game.isEntering,
    view: game.view,
    about: game.about,
  });
}

function unpackGame(value: unknown): SavedGame | null {
  if (!isFields(value) || typeof value.givens !== 'string') return null;
  const givens = normalise(value.givens);
  if (givens === null || givens !== value.givens) return null;
  const history = unpackHistory(givens, value.history);
  if (!history) return null;
  const points = Array.isArray(value.savePoints) ? value.savePoints : [];
  const savePoints = points.flatMap((point: unknown): SavePoint[] => {
    if (!isFields(point)) return [];
    const position = unpackPosition(givens, point.position);
    return position ? [{ name: text(point.name), when: count(point.when), position }] : [];
  });
  return {
    title: text(value.title),
    history,
    savePoints,
    elapsed: count(value.elapsed),
    isEntering: value.isEntering === true,
    view: unpackView(value.view),
    about: unpackAbout(value.about),
  };
}

// Lists that others keep here, and by which member their rows are told apart.
const kLists: Readonly<Record<string, string>> = { [kDrafts]: 'id', [kVariants]: 'line' };

function rowsIn(text: unknown): Record<string, unknown>[] {
  try {
    const found: unknown = JSON.parse(typeof text === 'string' ? text : '[]');
    return Array.isArray(found) ? found.filter((row) => typeof row === 'object' && row !== null) : [];
  } catch {
    return [];
  }
}

export class Store {
  // A browser that forbids storage throws when it is only looked at; then nothing is kept.
  constructor(private readonly slot: () => Slot) {}

  private read(key: string): unknown {
    try {
      const found = this.slot().getItem(key);
      return found === null ? null : JSON.parse(found);
    } catch {
      return null;
    }
  }

  private write(key: string, value: string): boolean {
    try {
      this.slot().setItem(key, value);
      return true;
    } catch {
      return false;
    }
  }

  // Every tab counts the revisions it has seen: whoever finds a later one than it left may not write
  // before it has read.
  private revision: number | null = null;

  loadGame(): SavedGame | null {
    this.revision = this.storedRevision();
    return unpackGame(this.read(kGame));
  }

  // What stands there, without the right to write over it.
  peek(): SavedGame | null {
    return unpackGame(this.read(kGame));
  }

  private storedRevision(): number {
    return count(this.read(kRevision));
  }

  isOutdated(): boolean {
    return this.revision !== null && this.storedRevision() > this.revision;
  }

  saveGame(game: SavedGame): Kept {
    if (this.isOutdated()) return 'elsewhere';
    const kept = this.writeGame(game);
    if (kept === 'lost') return kept;
    const next = Math.max(this.storedRevision(), this.revision ?? 0) + 1;
    if (this.write(kRevision, String(next))) this.revision = next;
    return kept;
  }

  // If the whole does not fit, the position without its history still might.
  private writeGame(game: SavedGame): Kept {
    if (this.write(kGame, packGame(game, packHistory(game.history)))) return 'kept';
    const bare = packHistory(begin(game.history.now));
    return this.write(kGame, packGame({ ...game, savePoints: [] }, bare)) ? 'shortened' : 'lost';
  }

  loadSettings(): Settings {
    const settings = { ...defaultSettings };
    const found = this.read(kSettings);
    if (!isFields(found)) return settings;
    for (const key of switches) {
      const value = found[key];
      if (typeof value === 'boolean') settings[key] = value;
    }
    settings.keys = toKeys(found.keys);
    settings.language = languageKinds.find((language) => language === found.language) ?? settings.language;
    settings.theme = themes.find((theme) => theme === found.theme) ?? settings.theme;
    settings.labels = labelKinds.find((labels) => labels === found.labels) ?? settings.labels;
    settings.notes = noteKinds.find((notes) => notes === found.notes) ?? settings.notes;
    return settings;
  }

  saveSettings(settings: Settings): boolean {
    return this.write(kSettings, JSON.stringify(settings));
  }

  // All of it as text, for a backup; and back. What is broken is left out when it is read.
  pack(): Record<string, string> {
    const keys = [kGame, kSettings, kShelf, ...Object.keys(kLists)];
    const pairs = keys.map((key) => [key, this.raw(key)] as const);
    return Object.fromEntries(pairs.filter((pair): pair is [string, string] => pair[1] !== null));
  }

  unpack(pairs: Readonly<Record<string, unknown>>): void {
    for (const key of [kGame, kSettings, kShelf]) {
      const value = pairs[key];
      if (typeof value === 'string') this.write(key, value);
    }
    // What is here and not in the file stays, behind what it brings.
    for (const [key, id] of Object.entries(kLists)) {
      const brought = rowsIn(pairs[key]);
      const known = new Set(brought.map((row) => row[id]));
      const others = rowsIn(this.raw(key)).filter((row) => !known.has(row[id]));
      if (brought.length > 0) this.write(key, JSON.stringify([...brought, ...others]));
    }
  }

  private raw(key: string): string | null {
    try {
      return this.slot().getItem(key);
    } catch {
      return null;
    }
  }

  // Games laid aside when another was begun, the newest first.
  loadShelf(): SavedGame[] {
    const found = this.read(kShelf);
    if (!Array.isArray(found)) return [];
    return found.flatMap((value) => unpackGame(value) ?? []).slice(0, kShelfSize);
  }

  layAside(game: SavedGame): boolean {
    const others = this.loadShelf().filter((kept) => kept.history.now.givens !== game.history.now.givens);
    return this.writeShelf([game, ...others]);
  }

  takeBack(game: SavedGame): void {
    this.writeShelf(this.loadShelf().filter((kept) => kept.history.now.givens !== game.history.now.givens));
  }

  // The shelf holds positions and save points; histories would make it too large.
  private writeShelf(games: readonly SavedGame[]): boolean {
    const packed = games.slice(0, kShelfSize).map((game) => packGame(game, packHistory(begin(game.history.now))));
    return this.write(kShelf, `[${packed.join(',')}]`);
  }
}
