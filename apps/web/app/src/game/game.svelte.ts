// The one object the page is built around: the position and its history, what is selected, how keys
// are meant, what is drawn on top. Everything that changes goes through a method here; the pure
// parts stand beside this file.

import type { Engine, Options } from '../../../engine/client';
import type { Step } from '../../../engine/answers';
import type { Drawing } from '../draw/drawing';
import { conflicts, remaining } from './conflicts';
import { begin, move, redo, undo, type History } from './history';
import { cells, kCells, parseCell } from './houses';
import * as lines from './lines';
import * as pos from './position';
import type { Position } from './position';
import * as store from './store';
import { packHistory } from './codec';
import { dayOf } from './dates';
import { levels, type Level } from './making';
import type { Played } from './archive.svelte';
import {
  modes,
  type About,
  type Kept,
  type Mode,
  type SavedGame,
  type SavePoint,
  type Settings,
  type Store,
} from './store';
import * as timer from './timer';
import type { Turn } from './turn';
import { preferred, speak, type LanguageId } from '../strings';

export { modes, type Mode };

// A board shown instead of the player's own, while a path is walked through. Not editable.
export interface Preview {
  readonly givens: string;
  readonly state: string;
  readonly candidates: readonly string[]; // 81, "" for a filled cell
}

// Cells singled out by a diagnosis or a check, and why; drawn with a sign of their own each.
export type Blame = 'clash' | 'core' | 'differs' | 'wrong' | 'missing';

export interface NewGame {
  givens: string;
  state?: string;
  candidates?: readonly string[] | null; // 81, as notes
  title?: string;
  position?: Position; // instead of state and candidates
  elapsed?: number;
  origin?: string; // where it is from: a day's puzzle, a collection
}

// "Hard" is a level; other names are names.
const levelOf = (title: string): Level | '' => levels.find((level) => level === title.toLowerCase()) ?? '';

function candidateOf(name: string): { cell: number; digit: number } {
  const cell = parseCell(name.slice(1));
  if (cell === null) throw new Error(`not a candidate: ${name}`);
  return { digit: Number(name[0]), cell };
}

export class Game {
  readonly engine: Engine;
  private readonly store: Store;
  private readonly clock: () => number;

  private history: History = $state.raw(begin(pos.makePosition('.'.repeat(cells.length))));
  private watch: timer.Timer = $state.raw(timer.stopped());

  hasPuzzle = $state(false); // something to play, or being typed in
  title = $state('');
  isEntering = $state(false);
  isPaused = $state(false);
  isSolved = $state(false); // the engine has agreed
  isElsewhere = $state(false); // another tab plays this game; this one only looks on
  mode: Mode = $state('digit');
  cursor = $state(0);
  selection: ReadonlySet<number> = $state.raw(new Set());
  settings: Settings = $state.raw({} as Settings);
  language: LanguageId = $state('en');
  about: About = $state.raw(store.freshAbout);
  line = $state(''); // the numbered line of a step's text that is read
  savePoints: readonly SavePoint[] = $state.raw([]);
  highlight: Drawing | null = $state.raw(null);
  preview: Preview | null = $state.raw(null);
  blame: ReadonlyMap<number, Blame> = $state.raw(new Map());
  private saidLast = $state('');
  kept: Kept = $state('kept');

  readonly position: Position = $derived(this.history.now);
  readonly canUndo = $derived(this.history.past.length > 0);
  readonly canRedo = $derived(this.history.future.length > 0);
  readonly remaining = $derived(remaining(this.position.state));
  readonly conflicts = $derived(conflicts(this.position.state));
  readonly isFull = $derived(pos.isFull(this.position));
  // Nobody solved what was full from the start.
  readonly cameFull = $derived(pos.isFull(this.history.past[0] ?? this.history.now));
  readonly hasNotes = $derived(cells.some((c) => this.position.corner[c].size + this.position.centre[c].size > 0));

  constructor(
    engine: Engine,
    kept: Store,
    clock: () => number = () => Date.now(),
    private readonly turn: Turn | null = null,
  ) {
    this.engine = engine;
    this.store = kept;
    this.clock = clock;
    this.settings = kept.loadSettings();
    this.speak();
    const saved = kept.loadGame();
    if (saved) this.restoreGame(saved);
  }

  // --- one tab plays, the others look on

  // Plays here if nobody else does.
  async askForTurn(): Promise<void> {
    const isMine = (await this.turn?.ask(() => this.lookOn())) ?? true;
    if (!isMine) return this.lookOn();
    if (this.isElsewhere) this.playHere();
  }

  private lookOn(): void {
    this.halt();
    this.isElsewhere = true;
  }

  // The other tab stops; what it wrote last is gone on with. A puzzle that was begun there meanwhile
  // is laid aside, not lost.
  playHere(): void {
    void this.turn?.take(() => this.lookOn());
    const mine = this.saved;
    this.isElsewhere = false;
    const theirs = this.store.loadGame();
    if (theirs?.history.now.givens === this.position.givens) {
      this.restoreGame(theirs);
    } else if (this.hasPuzzle) {
      if (theirs) this.store.layAside(theirs);
      this.store.takeBack(mine);
      this.save();
    } else if (theirs) {
      this.restoreGame(theirs);
    }
    this.run();
  }

  // What another tab has written is shown here too, as long as it is the same puzzle.
  hearElsewhere(): void {
    if (!this.store.isOutdated()) return;
    if (!this.isElsewhere) this.lookOn();
    const theirs = this.store.peek();
    if (theirs && theirs.history.now.givens === this.position.givens) {
      this.history = theirs.history;
      this.savePoints = theirs.savePoints;
      this.watch = timer.stopped(theirs.elapsed);
    }
  }

  // The last thing worth telling, for the live region. Told twice, it must differ to be heard
  // twice.
  get said(): string {
    return this.saidLast;
  }

  set said(text: string) {
    this.saidLast = text === this.saidLast ? `${text}\u00a0` : text;
  }

  // --- beginning

  begin(wanted: NewGame): void {
    if (this.isElsewhere) this.playHere();
    this.layAside();
    const title = wanted.title ?? '';
    let first = wanted.position ?? pos.makePosition(wanted.givens, wanted.state ?? wanted.givens);
    if (wanted.candidates) {
      const corner = wanted.candidates.map((text) => new Set([...text].map(Number)));
      first = { ...first, corner };
    }
    this.restoreGame({
      title,
      history: begin(first),
      savePoints: [],
      elapsed: wanted.elapsed ?? 0,
      isEntering: false,
      view: store.freshView,
      about: { ...store.freshAbout, origin: wanted.origin ?? '', level: levelOf(title), begun: this.clock() },
    });
    this.save();
  }

  // An empty board on which digits are the givens of a puzzle to be.
  beginEntering(state = '.'.repeat(cells.length)): void {
    if (this.isElsewhere) this.playHere();
    this.layAside();
    const first = pos.makePosition('.'.repeat(cells.length), state);
    this.restoreGame({
      title: '',
      history: begin(first),
      savePoints: [],
      elapsed: 0,
      isEntering: true,
      view: store.freshView,
      about: store.freshAbout,
    });
    this.save();
  }

  // The typed digits become the givens.
  finishEntering(): void {
    if (this.isEntering) this.begin({ givens: this.position.state });
  }

  // The same puzzle from its givens; can be undone.
  restart(): boolean {
    return !this.isLocked && this.change(pos.makePosition(this.position.givens));
  }

  private restoreGame(saved: SavedGame): void {
    this.hasPuzzle = true;
    this.history = saved.history;
    this.title = saved.title;
    this.savePoints = saved.savePoints;
    this.isEntering = saved.isEntering;
    this.watch = timer.stopped(saved.elapsed);
    this.isPaused = saved.view.isPaused;
    this.isSolved = false;
    this.selection = new Set(saved.view.selection);
    this.cursor = saved.view.cursor ?? Math.max(0, saved.history.now.state.indexOf('.'));
    this.mode = saved.view.mode;
    this.held = 0;
    this.isPen = false;
    this.about = saved.about.begun > 0 ? saved.about : { ...saved.about, begun: this.clock() };
    this.clearDrawing();
  }

  // --- moving

  private change(to: Position): boolean {
    const next = move(this.history, to);
    if (next === this.history) return false;
    this.adopt(next);
    return true;
  }

  private adopt(history: History): void {
    this.history = history;
    this.clearDrawing();
    if (!this.isFull) this.isSolved = false;
    this.run();
    this.save();
  }

  private get places(): pos.PlaceOptions {
    return { cleanNotes: this.settings.cleanNotes && !this.isEntering };
  }

  get isLocked(): boolean {
    return this.preview !== null || this.isPaused || this.isElsewhere;
  }

  // What a digit key does, in the mode chosen or the one its modifier asks for. With nothing selected
  // nothing changes.
  enter(digit: number, mode: Mode = this.mode): boolean {
    if (this.isLocked || this.selection.size === 0) return false;
    const { position, selection } = this;
    if (this.isEntering) return this.type(digit);
    if (mode === 'colour') return this.change(pos.toggleColour(position, selection, digit));
    if (mode === 'digit') return this.change(pos.toggleDigit(position, selection, digit, this.places));
    return this.change(pos.toggleNote(position, mode, selection, digit));
  }

  // --- digit first: a digit is picked up and put into one cell after the other

  held = $state(0);

  pickUp(digit: number): void {
    this.held = this.held === digit ? 0 : digit;
    this.isPen = false;
    if (this.held) this.selection = new Set();
  }

  // Into an empty cell; a filled one is only looked at.
  putInto(cell: number): boolean {
    this.select(cell);
    if (!this.held || this.isEntering || this.isLocked) return false;
    if (this.mode !== 'colour' && !pos.isBlank(this.position, cell)) return false;
    return this.enter(this.held);
  }

  // --- the pen: drags draw, and a digit joins its candidates in two cells

  isPen = $state(false);

  takePen(isPen: boolean): void {
    this.isPen = isPen && !this.isEntering;
    this.held = 0;
    if (this.isPen) this.selection = new Set();
  }

  draw(trail: readonly number[]): boolean {
    if (this.isLocked) return false;
    this.cursor = trail.at(-1) ?? this.cursor;
    return this.change({ ...this.position, lines: lines.draw(this.position.lines, trail) });
  }

  // The two cells that were chosen last are the ends of a link.
  chooseEnd(cell: number): void {
    this.selection = new Set([...[...this.selection].filter((one) => one !== cell).slice(-1), cell]);
    this.cursor = cell;
  }

  // True if there are two ends.
  link(digit: number): boolean {
    const [a, b] = this.selection;
    if (this.isLocked || this.selection.size !== 2) return false;
    return this.change({ ...this.position, lines: lines.cycleLink(this.position.lines, a, b, digit) });
  }

  rubOut(): boolean {
    if (this.isLocked) return false;
    return this.change({ ...this.position, lines: lines.rubOut(this.position.lines, this.selection) });
  }

  // A puzzle is typed in as it is read: cell after cell, 0 for a blank one.
  type(digit: number): boolean {
    if (this.isLocked || this.selection.size === 0) return false;
    const isChanged = this.change(pos.place(this.position, this.selection, digit, this.places));
    if (this.selection.size === 1) this.select(Math.min(this.cursor + 1, kCells - 1));
    return isChanged;
  }

  erase(): boolean {
    if (this.isLocked || this.selection.size === 0) return false;
    if (this.isEntering && this.selection.size === 1 && pos.isBlank(this.position, this.cursor))
      this.select(Math.max(0, this.cursor - 1));
    return this.change(pos.clear(this.position, this.selection));
  }

  fillCandidates(): boolean {
    return !this.isLocked && this.change(pos.fillCandidates(this.position));
  }

  clearNotes(): boolean {
    return !this.isLocked && this.change(pos.clearNotes(this.position));
  }

  // One undoable move, whatever the step does. `meaning` is what its hint took the notes for.
  applyStep(step: Pick<Step, 'place' | 'eliminate'>, meaning?: pos.Meaning): boolean {
    if (this.isPaused || this.isElsewhere) return false;
    const effect = {
      place: step.place.map(candidateOf),
      eliminate: step.eliminate.map(candidateOf),
    };
    this.preview = null;
    const isDone = this.change(pos.applyEffect(this.position, effect, this.places, meaning));
    if (isDone) this.count('applied');
    return isDone;
  }

  restoreNotes(names: readonly string[]): boolean {
    return !this.isLocked && this.change(pos.restoreNotes(this.position, names.map(candidateOf)));
  }

  undo(): boolean {
    if (this.isLocked || !this.canUndo) return false;
    this.adopt(undo(this.history));
    return true;
  }

  redo(): boolean {
    if (this.isLocked || !this.canRedo) return false;
    this.adopt(redo(this.history));
    return true;
  }

  // --- selecting

  select(cell: number, how: 'only' | 'add' | 'toggle' = 'only'): void {
    const next = new Set(how === 'only' ? [] : this.selection);
    if (how === 'toggle' && next.has(cell)) next.delete(cell);
    else next.add(cell);
    this.selection = next;
    this.cursor = cell;
  }

  selectAll(): void {
    this.selection = new Set(cells);
  }

  cycleMode(): void {
    this.mode = modes[(modes.indexOf(this.mode) + 1) % modes.length];
  }

  clearDrawing(): void {
    this.highlight = null;
    this.preview = null;
    if (this.blame.size > 0) this.blame = new Map();
  }

  toPuzzleJson(): string {
    return pos.toPuzzleJson(this.position);
  }

  // How the engine is to take the notes; by itself it decides from the position.
  get notesOption(): Options {
    const { notes } = this.settings;
    return notes === 'auto' ? {} : { notes };
  }

  // --- save points

  addSavePoint(name: string): void {
    const point = { name: name.trim(), when: this.clock(), position: this.position };
    this.savePoints = [...this.savePoints, point];
    this.save();
  }

  removeSavePoint(point: SavePoint): void {
    this.savePoints = this.savePoints.filter((other) => other !== point);
    this.save();
  }

  // Going back to a save point is a move like any other: undo returns from it.
  goTo(point: SavePoint): void {
    if (!this.isLocked) this.change(point.position);
  }

  // --- time

  // The clock begins with the first entry: looking at a puzzle takes no time.
  run(): void {
    const hasBegun = this.canUndo || this.canRedo || this.watch.elapsed > 0;
    if (hasBegun && !this.isPaused && !this.isEntering && !this.isSolved && !this.isElsewhere)
      this.watch = timer.start(this.watch, this.clock());
  }

  halt(): void {
    this.watch = timer.stop(this.watch, this.clock());
  }

  pause(isPaused: boolean): void {
    this.isPaused = isPaused;
    if (isPaused) this.halt();
    else this.run();
    this.save();
  }

  elapsed(now = this.clock()): number {
    return timer.read(this.watch, now);
  }

  solved(): void {
    this.isSolved = true;
    this.halt();
    this.save();
  }

  // --- what is told of it

  // A puzzle that came without a name goes by its level.
  rated(level: string): void {
    if (!this.title) this.title = level;
    this.about = { ...this.about, level: this.about.level || levelOf(level) };
    this.save();
  }

  count(what: 'hints' | 'applied' | 'mistakes'): void {
    this.about = { ...this.about, [what]: this.about[what] + 1 };
    this.save();
  }

  // The game as it is remembered once it is solved.
  played(): Played {
    const { origin, level, begun: id, hints, applied, mistakes } = this.about;
    const { history, title } = this;
    const when = this.clock();
    const packed = packHistory({ ...history, future: [] });
    const { givens } = this.position;
    const told = { id, when, day: dayOf(when), title, level, origin, givens, hints, applied, mistakes };
    return { ...told, elapsed: Math.round(this.elapsed()), history: packed };
  }

  // --- keeping

  set<Key extends keyof Settings>(key: Key, value: Settings[Key]): void {
    this.settings = { ...this.settings, [key]: value };
    this.store.saveSettings(this.settings);
    if (key === 'language') this.speak();
  }

  // Page and engine speak the language that was chosen.
  private speak(): void {
    const { language } = this.settings;
    this.language = language === 'auto' ? preferred(globalThis.navigator?.languages ?? []) : language;
    this.engine.language = this.language;
    speak(this.language);
  }

  private get saved(): SavedGame {
    const { title, history, savePoints, isEntering, cursor, mode, isPaused, about } = this;
    const view = { selection: [...this.selection], cursor, mode, isPaused };
    return { title, history, savePoints, isEntering, view, about, elapsed: this.elapsed() };
  }

  save(): void {
    if (this.isElsewhere || !this.hasPuzzle) return;
    const kept = this.store.saveGame(this.saved);
    if (kept === 'elsewhere') this.hearElsewhere();
    else this.kept = kept;
  }

  // A game with moves in it is kept when another begins.
  private layAside(): void {
    if (!this.isEntering && !this.isSolved && this.position.state !== this.position.givens)
      this.store.layAside(this.saved);
  }

  get wholeHistory(): History {
    return this.history;
  }

  // --- all that is kept, for a backup

  backup(): Record<string, string> {
    this.save();
    return this.store.pack();
  }

  restoreBackup(pairs: Readonly<Record<string, unknown>>): void {
    this.store.unpack(pairs);
    this.settings = this.store.loadSettings();
    this.speak();
    const saved = this.store.loadGame();
    if (saved) this.restoreGame(saved);
  }

  shelf(): SavedGame[] {
    return this.store.loadShelf();
  }

  takeBack(game: SavedGame): void {
    if (this.isElsewhere) this.playHere();
    this.layAside();
    this.store.takeBack(game);
    this.restoreGame({ ...game, view: store.freshView });
    this.run();
    this.save();
  }
}
