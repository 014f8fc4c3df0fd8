// A puzzle with clues being played: digits, notes, what hints have ruled out; undo and redo; what is wrong with it by
// the engine's word. One move, of however many cells, is one step to undo.

import type { Engine } from '../../../engine/client';
import { read as readTimer, start, stop, stopped, type Timer } from '../game/timer';
import type { CellFace, Sign } from './face';
import type { Kept } from './kept';
import { cellIndex, positionJson, type Candidate, type VariantPuzzle } from './puzzle';

export type Mode = 'digit' | 'corner' | 'centre' | 'colour';
export const modes: readonly Mode[] = ['digit', 'corner', 'centre', 'colour'];
export const kColours = 9;

type Digits = readonly number[];
export interface VariantPosition {
  readonly digits: Digits; // by cell, 0 is blank
  readonly corner: readonly Digits[];
  readonly centre: readonly Digits[];
  readonly colour: readonly Digits[]; // of the cell, any of nine, also where a digit stands
  readonly out: readonly Digits[]; // by cell: what hints that were applied have ruled out
}
type Change = { -readonly [Key in keyof VariantPosition]: VariantPosition[Key] extends Digits ? number[] : number[][] };

export type Verdict = 'unique' | 'several' | 'none' | 'illegal' | 'unknown';
export interface Broken {
  readonly clue: number | null; // null: a house
  readonly cells: readonly number[];
}

const sorted = (digits: Iterable<number>): number[] => [...new Set(digits)].sort((a, b) => a - b);
const toggled = (digits: Digits, digit: number, isOn: boolean): number[] =>
  isOn ? sorted([...digits, digit]) : digits.filter((one) => one !== digit);

export class VariantGame {
  position: VariantPosition = $state.raw(null!);
  cursor = $state(0);
  selection: ReadonlySet<number> = $state.raw(new Set<number>());
  mode: Mode = $state('digit');
  broken: readonly Broken[] = $state.raw([]);
  verdict: Verdict = $state('unknown');
  solution: Digits | null = $state.raw(null);
  wrong: ReadonlySet<number> = $state.raw(new Set<number>()); // that a check has shown
  hints = $state(0);
  timer: Timer = $state.raw(stopped());

  private past: VariantPosition[] = $state.raw([]);
  private future: VariantPosition[] = $state.raw([]);
  private readonly abort = new AbortController();
  private isLooking = false;
  private isBehind = $state(false); // what is broken was asked of another position

  constructor(
    readonly puzzle: VariantPuzzle,
    private readonly engine: Engine,
    kept: Kept | null,
    private readonly onkeep: (game: VariantGame) => void,
    private readonly now: () => number = () => Date.now(),
  ) {
    const none = puzzle.givens.map((): Digits => []);
    const bare = { digits: puzzle.placed, corner: none, centre: none, colour: none, out: none };
    this.position = { ...bare, ...kept?.position };
    this.timer = stopped(kept?.elapsed ?? 0);
    this.hints = kept?.hints ?? 0;
    this.cursor = Math.max(0, this.position.digits.indexOf(0));
  }

  readonly canUndo = $derived(this.past.length > 0);
  readonly canRedo = $derived(this.future.length > 0);
  readonly isFull = $derived(this.position.digits.every(Boolean));
  // Every cell is right: by the only solution, or where there are several, nothing is broken.
  readonly isSolved = $derived(
    this.isFull &&
      (this.solution && this.verdict === 'unique'
        ? this.position.digits.every((digit, cell) => digit === this.solution![cell])
        : this.verdict === 'several' && this.broken.length === 0 && !this.isBehind),
  );
  // How many of each digit are still to be placed; index 0 is unused.
  readonly left = $derived.by(() => {
    const left = [0, ...this.puzzle.symbols.map(() => this.puzzle.side)];
    for (const digit of this.position.digits) if (digit) left[digit] -= 1;
    return left;
  });
  get elapsed(): number {
    return readTimer(this.timer, this.now());
  }

  isGiven(cell: number): boolean {
    return this.puzzle.givens[cell] !== 0;
  }

  readonly faces: readonly CellFace[] = $derived.by(() => {
    const clashes = new Set(this.broken.flatMap(({ cells }) => cells.filter((cell) => this.position.digits[cell])));
    return this.position.digits.map((digit, cell) => {
      const sign: Sign | null = this.wrong.has(cell) ? 'wrong' : clashes.has(cell) ? 'clash' : null;
      return {
        digit,
        isGiven: this.isGiven(cell),
        corner: digit ? [] : this.position.corner[cell],
        centre: digit ? [] : this.position.centre[cell],
        colours: this.position.colour[cell],
        sign,
      };
    });
  });

  // --- the clock runs while the board is looked at and not solved

  run(): void {
    if (!this.isSolved) this.timer = start(this.timer, this.now());
  }
  halt(): void {
    this.timer = stop(this.timer, this.now());
    this.onkeep(this);
  }

  // --- choosing

  select(cell: number, how: 'only' | 'add' | 'toggle' = 'only'): void {
    const chosen = new Set(how === 'only' ? [] : this.selection);
    if (how === 'toggle' && chosen.has(cell)) chosen.delete(cell);
    else chosen.add(cell);
    this.selection = chosen;
    this.cursor = cell;
  }
  drop(): void {
    this.selection = new Set();
  }
  all(): void {
    this.selection = new Set(this.position.digits.keys());
  }

  // --- moves

  private set(position: VariantPosition): void {
    this.past = [...this.past, this.position];
    this.future = [];
    this.place(position);
  }
  private place(position: VariantPosition): void {
    this.position = position;
    this.wrong = new Set();
    this.isBehind = true;
    if (this.isSolved) this.timer = stop(this.timer, this.now());
    this.onkeep(this);
    void this.look();
  }
  private changed(change: (draft: Change) => void): void {
    const { digits, corner, centre, colour, out } = this.position;
    const copy = (lists: readonly Digits[]): number[][] => lists.map((own) => [...own]);
    const draft: Change = {
      digits: [...digits],
      corner: copy(corner),
      centre: copy(centre),
      colour: copy(colour),
      out: copy(out),
    };
    change(draft);
    if (JSON.stringify(draft) !== JSON.stringify(this.position)) this.set(draft);
  }

  private get open(): number[] {
    return [...this.selection].filter((cell) => !this.isGiven(cell));
  }

  // The same again takes a digit away; a note that all of the cells have goes, else all get it.
  enter(digit: number, mode: Mode = this.mode): void {
    if (mode === 'colour') return this.paint(digit);
    const cells = this.open;
    if (mode === 'digit') {
      const isSame = cells.every((cell) => this.position.digits[cell] === digit);
      return this.changed((draft) => {
        for (const cell of cells) draft.digits[cell] = isSame ? 0 : digit;
        if (!isSame) for (const cell of cells) this.clean(draft, cell, digit);
      });
    }
    const blank = cells.filter((cell) => !this.position.digits[cell]);
    const isOn = !blank.every((cell) => this.position[mode][cell].includes(digit));
    this.changed((draft) => {
      for (const cell of blank) draft[mode][cell] = toggled(draft[mode][cell], digit, isOn);
    });
  }

  // The same for a colour, which any cell can have, givens too.
  private paint(colour: number): void {
    if (colour > kColours) return;
    const cells = [...this.selection];
    const isOn = !cells.every((cell) => this.position.colour[cell].includes(colour));
    this.changed((draft) => {
      for (const cell of cells) draft.colour[cell] = toggled(draft.colour[cell], colour, isOn);
    });
  }

  // A digit takes itself out of the notes of its row, column and region.
  private clean(draft: Change, cell: number, digit: number): void {
    for (const other of this.housemates(cell)) {
      draft.corner[other] = toggled(draft.corner[other], digit, false);
      draft.centre[other] = toggled(draft.centre[other], digit, false);
    }
  }
  housemates(cell: number): number[] {
    const { side } = this.puzzle;
    const { regions } = this.puzzle.board;
    const row = Math.floor(cell / side);
    const isMate = (other: number): boolean =>
      Math.floor(other / side) === row ||
      other % side === cell % side ||
      (regions[cell] >= 0 && regions[other] === regions[cell]);
    return [...this.position.digits.keys()].filter((other) => other !== cell && isMate(other));
  }

  // Digits first, then notes, then colours.
  erase(): void {
    const cells = this.open;
    const { digits, corner, centre } = this.position;
    const hasDigits = cells.some((cell) => digits[cell]);
    const hasNotes = cells.some((cell) => corner[cell].length + centre[cell].length > 0);
    this.changed((draft) => {
      for (const cell of cells) {
        draft.digits[cell] = 0;
        if (!hasDigits) draft.corner[cell] = draft.centre[cell] = [];
      }
      if (!hasDigits && !hasNotes) for (const cell of this.selection) draft.colour[cell] = [];
    });
  }
  clear(cells: Iterable<number>): void {
    this.changed((draft) => {
      for (const cell of cells) if (!this.isGiven(cell)) draft.digits[cell] = 0;
    });
  }
  restart(): void {
    const none = this.puzzle.givens.map((): number[] => []);
    this.changed((draft) => {
      draft.digits = [...this.puzzle.givens];
      draft.corner = none;
      draft.centre = none;
      draft.colour = none;
      draft.out = none;
    });
  }

  undo(): void {
    const before = this.past.at(-1);
    if (!before) return;
    this.past = this.past.slice(0, -1);
    this.future = [...this.future, this.position];
    this.place(before);
  }
  redo(): void {
    const after = this.future.at(-1);
    if (!after) return;
    this.future = this.future.slice(0, -1);
    this.past = [...this.past, this.position];
    this.place(after);
  }

  // What a step says. What it rules out goes from the notes; where there are none, what is left by row, column and
  // region is noted, so that it can be seen.
  apply(place: readonly Candidate[], eliminate: readonly Candidate[]): void {
    this.changed((draft) => {
      for (const { cell, digit } of eliminate) draft.out[cell] = toggled(draft.out[cell], digit, true);
      for (const cell of new Set(eliminate.map((one) => one.cell))) {
        if (draft.corner[cell].length + draft.centre[cell].length === 0) draft.corner[cell] = this.possible(cell);
        draft.corner[cell] = draft.corner[cell].filter((digit) => !draft.out[cell].includes(digit));
        draft.centre[cell] = draft.centre[cell].filter((digit) => !draft.out[cell].includes(digit));
      }
      for (const { cell, digit } of place) {
        draft.digits[cell] = digit;
        this.clean(draft, cell, digit);
      }
    });
    const [first] = [...place, ...eliminate];
    if (first) this.select(first.cell);
  }
  private possible(cell: number): number[] {
    const seen = new Set(this.housemates(cell).map((other) => this.position.digits[other]));
    return this.puzzle.symbols.map((_, i) => i + 1).filter((digit) => !seen.has(digit));
  }

  // --- what the engine knows

  // What is left of each blank cell for a hint: what was ruled out before; the player's notes where every cell has
  // some and none lacks what belongs there.
  get knownLeft(): ReadonlyMap<number, Digits> {
    const { digits, corner, centre, out } = this.position;
    const blank = [...digits.keys()].filter((cell) => !digits[cell]);
    const noted = (cell: number): number[] => sorted([...corner[cell], ...centre[cell]]);
    const areAll = blank.every((cell) => noted(cell).includes(this.solution?.[cell] ?? 0));
    const all = this.puzzle.symbols.map((_, i) => i + 1);
    return new Map(
      blank
        .map((cell): [number, Digits] => [
          cell,
          (areAll ? noted(cell) : all).filter((digit) => !out[cell].includes(digit)),
        ])
        .filter(([, left]) => left.length < all.length),
    );
  }
  toJson(): string {
    return positionJson(this.puzzle, this.position.digits);
  }
  toHintJson(): string {
    return positionJson(this.puzzle, this.position.digits, this.knownLeft);
  }

  mistakes(): number[] {
    if (this.verdict !== 'unique' || !this.solution) return [];
    return [...this.position.digits.keys()].filter(
      (cell) => this.position.digits[cell] && this.position.digits[cell] !== this.solution![cell],
    );
  }

  // Asked once, of the puzzle as printed.
  async begin(): Promise<void> {
    void this.look();
    try {
      const found = await this.engine.solve(this.puzzle.line, {}, { signal: this.abort.signal });
      this.verdict = found.status === 'unreadable' ? 'unknown' : found.status;
      this.solution = found.solution ? this.digitsOf(found.solution) : null;
    } catch {
      this.verdict = 'unknown';
    }
  }
  digitsOf(line: string): number[] {
    const signs = this.puzzle.symbols.some((symbol) => symbol.length > 1) ? line.split(' ') : [...line];
    return signs.map((sign) => this.puzzle.symbols.indexOf(sign) + 1);
  }

  // What the digits break, one question at a time, always of the last position.
  private async look(): Promise<void> {
    if (this.isLooking) return;
    this.isLooking = true;
    try {
      let asked: VariantPosition;
      do {
        asked = this.position;
        const { board } = await this.engine.board(this.toJson(), {}, { signal: this.abort.signal });
        this.broken = (board?.broken ?? []).map(({ clue, cells: names }) => {
          const cells = names.map((name) => cellIndex(name, this.puzzle.side));
          // Of a house only what stands there twice.
          const isTwice = (cell: number): boolean =>
            cells.some((other) => other !== cell && asked.digits[other] === asked.digits[cell]);
          return { clue, cells: clue === null ? cells.filter(isTwice) : cells };
        });
      } while (asked !== this.position);
      this.isBehind = false;
    } catch {
      // Nothing is claimed.
    } finally {
      this.isLooking = false;
    }
  }

  end(): void {
    this.abort.abort();
    this.halt();
  }
}
