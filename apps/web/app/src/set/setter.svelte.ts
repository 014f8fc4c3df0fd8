// The setter's state: the draft and its undo, the tool in hand, the clue on its way, what the engine says.
// Pointer and keyboard come here; the board and the panels show it.

import type { Engine, Watch } from '../../../engine/client';
import { setStrings } from '../strings/set';
import * as drawing from './drawing';
import type { Pending, Stroke } from './drawing';
import * as model from './draft';
import type { Clue, Draft, Margin } from './draft';
import type { Drafts } from './drafts';
import { groupOf, groups, isOutside, takesValue, type Group, type Kind } from './kinds';
import * as places from './places';
import type { Point } from './places';
import { nameOfClue, rulesOf, signOf } from './spoken';
import { moved, redone, start, undone, type Undo } from './undo';
import { Watcher, type Watched } from './verdict';

export type Tool = Group | 'digit' | 'region';
export const tools: readonly Tool[] = ['digit', ...groups, 'region'];
export const toolKeys: Record<Tool, string> = {
  digit: 'D',
  set: 'K',
  line: 'L',
  pair: 'O',
  corner: 'Q',
  cells: 'M',
  outside: 'U',
  flag: 'G',
  region: 'R',
};

export interface Place {
  readonly row: number; // -1 and size are the margin
  readonly column: number;
}

export interface Redundant {
  readonly cells: ReadonlySet<number>;
  readonly clues: ReadonlySet<number>;
}

const kTyping = 1200; // ms in which a second figure joins the first, on boards that need two

export class Setter {
  readonly words = setStrings();
  kinds: readonly Kind[] = $state.raw([]);
  tool: Tool = $state('digit');
  pending: Pending | null = $state.raw(null);
  cursor: Place = $state.raw({ row: 0, column: 0 });
  selection: ReadonlySet<number> = $state.raw(new Set());
  region = $state(0); // in hand
  watched: Watched = $state.raw({ verdict: null, isLooking: true, problem: '', candidates: null });
  redundant: Redundant | null = $state.raw(null);
  said = $state('');
  problem = $state('');
  isKept = $state(true);
  shownClue: number | null = $state(null); // that the list points at
  showsCandidates = $state(false);

  private undo: Undo<Draft> = $state.raw(start(model.emptyDraft()));
  private chosen: Partial<Record<Group, string>> = $state({});
  private readonly long: Engine; // for what takes long
  private readonly watcher: Watcher;

  id = '';

  constructor(
    readonly engine: Engine,
    private readonly drafts: Drafts,
    private readonly now: () => number = () => Date.now(),
  ) {
    this.long = engine.beside();
    this.watcher = new Watcher(this.long, (watched) => (this.watched = watched));
  }

  readonly byId = $derived(new Map(this.kinds.map((kind) => [kind.id, kind])));
  get draft(): Draft {
    return this.undo.now;
  }
  get size(): number {
    return this.undo.now.size;
  }
  readonly line = $derived(model.lineOf(this.undo.now, this.kinds));
  readonly rules = $derived(this.undo.now.rules ?? rulesOf(this.undo.now, this.byId, this.words));
  readonly text = $derived(model.textOf(this.undo.now, this.kinds, this.rules));
  get canUndo(): boolean {
    return this.undo.past.length > 0;
  }
  get canRedo(): boolean {
    return this.undo.future.length > 0;
  }

  async begin(id: string, draft: Draft): Promise<void> {
    this.id = id;
    this.undo = start(draft);
    if (this.kinds.length === 0) this.kinds = await this.engine.kinds();
    this.look();
  }

  end(): void {
    this.watcher.end();
    this.long.end();
  }

  // --- changes

  change(draft: Draft, said: string): void {
    this.undo = moved(this.undo, draft);
    this.said = said;
    this.changed();
  }
  undoOne(): void {
    if (!this.canUndo) return void (this.said = this.words.said.noUndo);
    this.undo = undone(this.undo);
    this.said = this.words.said.undone;
    this.changed();
  }
  redoOne(): void {
    if (!this.canRedo) return void (this.said = this.words.said.noRedo);
    this.undo = redone(this.undo);
    this.said = this.words.said.redone;
    this.changed();
  }
  // Another draft in the place of this one, undo and all.
  replace(id: string, draft: Draft): void {
    this.id = id;
    this.undo = start(draft);
    this.changed();
  }

  private changed(): void {
    this.redundant = null;
    this.problem = '';
    this.pending = null;
    this.shownClue = null;
    this.stopLong();
    const { size } = this;
    this.cursor = { row: Math.min(this.cursor.row, size - 1), column: Math.min(this.cursor.column, size - 1) };
    this.selection = new Set([...this.selection].filter((cell) => cell < size * size));
    this.isKept = this.drafts.keep(this.id, this.draft, this.now());
    this.look();
  }
  private look(): void {
    this.watcher.wantsCandidates = this.showsCandidates;
    this.watcher.look(this.line, this.size);
  }
  setCandidates(isOn: boolean): void {
    this.showsCandidates = isOn;
    this.look();
  }

  // --- the tool and its kind

  kindsOf(group: Group): Kind[] {
    return this.kinds.filter((kind) => groupOf(kind) === group);
  }
  get group(): Group | null {
    return this.tool === 'digit' || this.tool === 'region' ? null : this.tool;
  }
  get kind(): Kind | null {
    if (!this.group || this.group === 'flag') return null;
    const own = this.kindsOf(this.group);
    return own.find(({ id }) => id === this.chosen[this.group!]) ?? this.usualOf(own);
  }
  // The first of a group is not always the one that is drawn most.
  private usualOf(kinds: readonly Kind[]): Kind | null {
    const own = kinds.filter(({ shape }) => shape === this.group);
    return own.find(({ value, shape }) => shape === 'set' && value === 'optional') ?? own[0] ?? null;
  }
  choose(tool: Tool): void {
    this.tool = tool;
    this.pending = null;
    this.said = this.words.toolNames[tool];
    if (tool !== 'outside')
      this.cursor = {
        row: Math.min(this.size - 1, Math.max(0, this.cursor.row)),
        column: Math.min(this.size - 1, Math.max(0, this.cursor.column)),
      };
  }
  chooseKind(id: string): void {
    const kind = this.byId.get(id);
    if (!kind) return;
    this.chosen[groupOf(kind)] = id;
    this.pending = null;
    this.said = kind.name;
  }
  get margins(): places.Margins {
    const taken = this.draft.clues.flatMap(({ from }) => model.marginOf(from, this.size) ?? []);
    return places.marginsOf(this.tool === 'outside', taken, this.size);
  }

  // --- the clue on its way

  cancel(): void {
    if (this.pending) this.said = this.words.said.cancelled;
    this.pending = null;
    this.problem = '';
  }
  type(value: string): void {
    if (!this.pending || !takesValue(this.pending.kind)) return;
    this.pending = drawing.retyped(this.pending, value);
    this.problem = '';
  }
  secondPart(): void {
    if (this.pending) this.pending = drawing.nextPart(this.pending);
  }
  edit(at: number): void {
    const clue = this.draft.clues[at];
    const kind = this.byId.get(clue.kind);
    if (!kind || kind.shape === 'flag') return;
    this.choose(groupOf(kind));
    this.chooseKind(kind.id);
    this.pending = drawing.edit(kind, clue, at);
  }
  remove(at: number): void {
    const clue = this.draft.clues[at];
    const name = nameOfClue(clue, this.byId.get(clue.kind), this.words);
    this.change(model.withoutClue(this.draft, at), this.words.said.removed(name));
  }
  done(): boolean {
    const { pending } = this;
    if (!pending || drawing.isBlank(pending)) return false;
    const finished = drawing.finish(pending, this.size);
    if ('fault' in finished) {
      this.problem = this.words.faults[finished.fault];
      return false;
    }
    const name = nameOfClue(finished.clue, pending.kind, this.words);
    const { replaces } = pending;
    const { clues } = this.draft;
    const draft =
      replaces === null
        ? model.withClue(this.draft, finished.clue, pending.kind)
        : { ...this.draft, clues: clues.map((clue, i) => (i === replaces ? finished.clue : clue)) };
    const isOld = draft.clues.length === clues.length;
    this.change(draft, isOld ? this.words.said.changed(name) : this.words.said.added(name));
    return true;
  }
  // What holds for the whole board is there or not.
  has(kind: Kind, word = ''): boolean {
    return this.draft.clues.some((clue) => clue.kind === kind.id && clue.word === word);
  }
  toggle(kind: Kind, word = ''): void {
    const at = this.draft.clues.findIndex((clue) => clue.kind === kind.id && clue.word === word);
    if (at >= 0) return this.remove(at);
    const clue = { ...model.emptyClue(kind.id), word };
    const name = nameOfClue(clue, kind, this.words);
    this.change(model.withClue(this.draft, clue, kind), this.words.said.added(name));
  }

  // A clue that needs nothing more is set down at once; the same again takes it away.
  private setDown(kind: Kind, clue: Clue): void {
    const at = this.draft.clues.findIndex((each) => model.isSamePlace(each, clue, kind));
    const isSame = at >= 0 && this.draft.clues[at].cells.every((cell, i) => cell === clue.cells[i]);
    if (isSame) return this.remove(at);
    const name = nameOfClue(clue, kind, this.words);
    this.change(model.withClue(this.draft, clue, kind), this.words.said.added(name));
  }
  // One mark in one cell; clues that came from elsewhere may have many cells.
  private markCell(kind: Kind, cell: number): void {
    const at = this.draft.clues.findIndex((clue) => clue.kind === kind.id && clue.cells.includes(cell));
    if (at < 0) return this.setDown(kind, { ...model.emptyClue(kind.id), cells: [cell] });
    const clue = this.draft.clues[at];
    if (clue.cells.length === 1) return this.remove(at);
    const cells = clue.cells.filter((each) => each !== cell);
    const clues = this.draft.clues.map((each, i) => (i === at ? { ...clue, cells } : each));
    this.change({ ...this.draft, clues }, this.words.said.removed(kind.name));
  }
  private between(kind: Kind, pair: readonly number[]): void {
    const clue = { ...model.emptyClue(kind.id), cells: pair };
    if (!takesValue(kind)) return this.setDown(kind, clue);
    const at = this.draft.clues.findIndex((each) => model.isSamePlace(each, clue, kind));
    if (at >= 0) return void (this.pending = drawing.edit(kind, this.draft.clues[at], at));
    const usual = kind.usual[0] === undefined ? '' : String(kind.usual[0]);
    this.pending = { ...drawing.begin(kind), clue, value: usual };
  }

  // --- the pointer

  private stroke: Stroke = 'add';
  private last: number | null = null; // where the pointer was
  private first: number | null = null; // where it began
  private painted: Draft | null = null; // regions on their way
  isDown = false;

  down(point: Point, adds: boolean): void {
    this.problem = '';
    const { size, kind } = this;
    const cell = places.cellAt(point, size);
    this.isDown = true;
    this.first = this.last = cell;
    if (cell !== null) this.cursor = { row: model.rowOf(cell, size), column: model.columnOf(cell, size) };
    if (this.tool === 'digit') return cell === null ? undefined : this.select(cell, adds);
    if (this.tool === 'region') return cell === null ? undefined : this.takeRegion(cell);
    if (!kind) return;
    if (isOutside(kind)) return this.lookFrom(kind, places.marginAt(point, size));
    if (cell === null) return;
    if (this.group === 'pair' || this.group === 'corner') return;
    if (this.group === 'cells') return this.markCell(kind, cell);
    const pending = this.pending ?? drawing.begin(kind);
    this.stroke = drawing.strokeAt(pending, cell);
    this.pending = drawing.press(pending, cell, this.stroke);
  }

  over(point: Point): void {
    const cell = places.draggedAt(point, this.size);
    if (!this.isDown || cell === null || this.last === null || cell === this.last) return;
    const way = drawing.between(this.last, cell, this.size);
    this.last = cell;
    if (this.tool === 'digit') return way.forEach((each) => this.select(each, true, true));
    if (this.tool === 'region') return this.paint(way);
    if (this.pending && (this.group === 'set' || this.group === 'line')) {
      for (const each of way) this.pending = drawing.drag(this.pending, each, this.stroke);
    }
  }

  up(point: Point): void {
    if (!this.isDown) return;
    this.isDown = false;
    const { kind, first, last, size } = this;
    this.first = this.last = null;
    if (this.tool === 'region') return this.finishRegions();
    if (!kind || first === null) return;
    if (this.group === 'pair') {
      const isDrag = last !== null && last !== first;
      const pair = isDrag ? [first, last] : places.edgeAt(point, size);
      if (pair && this.areNeighbours(pair[0], pair[1])) this.between(kind, pair);
      return;
    }
    if (this.group === 'corner') {
      const cells = places.cornerAt(point, size);
      if (cells) this.between(kind, cells);
      return;
    }
    // Tapped cells wait for more; a line that was drawn in one go is whole.
    if (this.pending && last !== first && drawing.isWhole(this.pending, size)) this.done();
  }
  private areNeighbours(a: number, b: number): boolean {
    const { size } = this;
    const far = Math.abs(model.rowOf(a, size) - model.rowOf(b, size));
    return far + Math.abs(model.columnOf(a, size) - model.columnOf(b, size)) === 1;
  }
  drop(): void {
    this.isDown = false;
    this.painted = null;
    this.first = this.last = null;
  }

  private select(cell: number, adds: boolean, isDrag = false): void {
    const isOn = this.selection.has(cell);
    if (adds) {
      const cells = new Set(this.selection);
      if (isOn && !isDrag) cells.delete(cell);
      else cells.add(cell);
      this.selection = cells;
    } else this.selection = new Set([cell]);
    if (isDrag) this.cursor = { row: model.rowOf(cell, this.size), column: model.columnOf(cell, this.size) };
  }

  private lookFrom(kind: Kind, place: Margin | null): void {
    if (!place) return;
    this.cursor = place;
    const there = this.pending ?? drawing.begin(kind);
    const pending = drawing.look(there, place, this.size);
    const at = this.draft.clues.findIndex((clue) => clue.kind === kind.id && clue.from === pending.clue.from);
    const isNew = this.pending === null || this.pending.replaces === null;
    this.pending = at >= 0 && isNew ? drawing.edit(kind, this.draft.clues[at], at) : pending;
  }

  // --- regions

  private takeRegion(cell: number): void {
    const own = model.regionsOf(this.draft)[cell];
    if (own >= 0) this.region = own;
    this.painted = this.draft;
  }
  private paint(cells: readonly number[]): void {
    const draft = this.painted ?? this.draft;
    const regions = model.regionsOf(draft);
    for (const cell of cells) regions[cell] = this.region;
    this.painted = { ...draft, division: `regions ${regions.map(model.regionSign).join('')}` };
    this.shownDivision = this.painted.division;
  }
  shownDivision: string | null = $state(null);
  private finishRegions(): void {
    const { painted } = this;
    this.painted = null;
    this.shownDivision = null;
    if (!painted || painted.division === this.draft.division) return;
    this.setRegions(model.regionsOf(painted));
  }
  setRegions(regions: readonly number[]): void {
    const division = model.divisionOf(regions, this.size);
    this.change({ ...this.draft, division }, this.words.said.region(this.region + 1));
  }
  setRegion(cell: number, region: number): void {
    const regions = model.regionsOf(this.draft);
    regions[cell] = region;
    this.region = Math.max(0, region);
    this.setRegions(regions);
  }
  setDivision(division: string): void {
    if (division === this.draft.division) return;
    this.change({ ...this.draft, division }, this.words.division);
  }
  resize(size: number): void {
    if (size === this.size) return;
    this.change(model.resize(this.draft, size, this.kinds), this.words.said.resized(size));
  }

  // --- digits

  private typed = { at: -1, when: 0 };
  enter(figure: number): void {
    const cells = [...this.selection];
    if (cells.length === 0) return;
    const { size } = this;
    const before = this.draft.givens[cells[0]];
    const isSecond = size > 9 && this.typed.at === cells[0] && this.now() - this.typed.when < kTyping;
    const both = before * 10 + figure;
    const digit = isSecond && both <= size ? both : figure;
    if (digit < 0 || digit > size) return;
    this.typed = { at: cells[0], when: this.now() };
    if (digit === 0) return this.erase();
    this.give(digit);
  }
  give(digit: number): void {
    const cells = [...this.selection];
    if (cells.length > 0) this.change(model.withGiven(this.draft, cells, digit), signOf(digit));
  }
  erase(): void {
    const cells = [...this.selection];
    if (cells.some((cell) => this.draft.givens[cell] > 0))
      this.change(model.withGiven(this.draft, cells, 0), this.words.said.erased);
  }

  // --- the keyboard

  get cell(): number | null {
    const { row, column } = this.cursor;
    const isOn = row >= 0 && column >= 0 && row < this.size && column < this.size;
    return isOn ? row * this.size + column : null;
  }
  move(down: number, right: number, how: 'walk' | 'draw'): void {
    const [least, most] = this.tool === 'outside' ? [-1, this.size] : [0, this.size - 1];
    const within = (at: number): number => Math.min(most, Math.max(least, at));
    const from = this.cell;
    this.cursor = { row: within(this.cursor.row + down), column: within(this.cursor.column + right) };
    const { cell } = this;
    if (cell === null) return;
    if (this.tool === 'digit') return this.select(cell, how === 'draw', how === 'draw');
    if (how === 'draw') this.drawTo(from, cell);
  }
  private drawTo(from: number | null, to: number): void {
    const { kind } = this;
    if (this.tool === 'region') return this.setRegion(to, this.region);
    if (!kind || from === null || from === to) return;
    if (this.group === 'pair') return this.between(kind, [from, to]);
    if (this.group !== 'set' && this.group !== 'line') return;
    let pending = this.pending ?? drawing.begin(kind);
    if (drawing.isBlank(pending)) pending = drawing.press(pending, from, 'add');
    this.pending = drawing.drag(pending, to, 'add');
    this.said = this.words.said.cells(this.pending.clue[this.pending.part].length);
  }
  // The cell at the cursor, as if it were pressed.
  pick(): void {
    const { kind, cell, size } = this;
    this.problem = '';
    if (kind && isOutside(kind)) return this.lookFrom(kind, cell === null ? this.cursor : null);
    if (cell === null) return;
    if (this.tool === 'digit') return this.select(cell, true);
    if (this.tool === 'region') {
      const own = model.regionsOf(this.draft)[cell];
      this.region = own >= 0 ? own : 0;
      return void (this.said = this.words.said.region(this.region + 1));
    }
    if (!kind) return;
    if (this.group === 'cells') return this.markCell(kind, cell);
    if (this.group === 'corner') return this.between(kind, places.cornerBelow(cell, size));
    const pending = this.pending ?? drawing.begin(kind);
    const next = drawing.press(pending, cell, drawing.strokeAt(pending, cell));
    if (this.group === 'pair' && next.clue.cells.length === 2 && pending.replaces === null) {
      const [a, b] = next.clue.cells;
      this.pending = null;
      if (this.areNeighbours(a, b)) return this.between(kind, [a, b]);
      this.problem = this.words.faults.cells;
      return;
    }
    this.pending = next;
    this.said = this.words.said.cells(next.clue[next.part].length);
  }
  // A figure: the value of the clue on its way, the digit of the cells, the region of the cell.
  figure(figure: number): void {
    if (this.pending && takesValue(this.pending.kind) && this.pending.kind.value !== 'text') {
      this.type(this.pending.value + figure);
      this.said = this.words.said.value(this.pending.value);
    } else if (this.tool === 'digit') {
      if (this.selection.size === 0 && this.cell !== null) this.selection = new Set([this.cell]);
      this.enter(figure);
    } else if (this.tool === 'region' && this.cell !== null && figure > 0 && figure <= this.size) {
      this.setRegion(this.cell, figure - 1);
    }
  }
  back(): void {
    if (this.pending?.value) this.type(this.pending.value.slice(0, -1));
    else if (this.tool === 'digit') this.erase();
    else if (this.pending) this.cancel();
    else this.removeHere();
  }
  // With a tool in hand: the last of its clues at the cursor.
  private removeHere(): void {
    const { cell, kind, size } = this;
    if (!kind) return;
    const isHere = (clue: Clue): boolean => {
      if (clue.kind !== kind.id) return false;
      if (cell !== null && !clue.from) return model.cellsOf(clue, size).includes(cell);
      const place = model.marginOf(clue.from, size);
      return place?.row === this.cursor.row && place.column === this.cursor.column;
    };
    const at = this.draft.clues.map(isHere).lastIndexOf(true);
    if (at >= 0) this.remove(at);
  }

  // --- what takes long, at a button

  busy: string = $state('');
  answer = $state('');
  private stopping: AbortController | null = null;
  stopLong(): void {
    this.stopping?.abort();
    this.stopping = null;
    this.busy = '';
    this.answer = '';
  }
  // One question at a time; the verdict waits for it.
  async askLong(what: string, ask: (engine: Engine, watch: Watch) => Promise<string>): Promise<void> {
    this.stopLong();
    this.watcher.end();
    const stopping = new AbortController();
    this.stopping = stopping;
    this.busy = what;
    try {
      const words = await ask(this.long, { signal: stopping.signal });
      if (stopping.signal.aborted) return;
      this.answer = words;
    } catch (error) {
      if (stopping.signal.aborted) return;
      this.answer = this.words.verdict.failed(error instanceof Error ? error.message : String(error));
    } finally {
      if (this.stopping === stopping) {
        this.busy = '';
        this.stopping = null;
        if (this.watched.isLooking) this.look();
      }
    }
  }
  findRedundant(): Promise<void> {
    const { words, line, size } = this;
    return this.askLong(words.redundant, async (engine, watch) => {
      const found = await engine.check(line, { limit: 2 }, watch);
      if (found.status !== 'unique') return words.redundantNeeds;
      const names = found.redundant_cells ?? found.redundant;
      const cells = names.flatMap((name) => model.cellsNamed(name, size) ?? []);
      const clues = found.redundant_clues ?? [];
      this.redundant = { cells: new Set(cells), clues: new Set(clues) };
      if (cells.length + clues.length > 0) return words.redundantFound(cells.length + clues.length);
      return found.minimal ? words.redundantNone : words.redundantUnknown;
    });
  }
  completeIt(): Promise<void> {
    const { words, line, size } = this;
    return this.askLong(words.complete, async (engine, watch) => {
      const found = await engine.complete(line, { seed: this.now() % 1_000_000 }, watch);
      if (found.status !== 'unique') return words.completeNone;
      const added = Object.entries(found.added);
      const givens = [...this.draft.givens];
      for (const [name, digit] of added) for (const cell of model.cellsNamed(name, size) ?? []) givens[cell] = digit;
      this.stopping = null; // the change would give up what has just been answered
      if (added.length > 0) this.change({ ...this.draft, givens }, words.completed(added.length));
      return words.completed(added.length);
    });
  }
}
