// A hint for a puzzle with clues, in four levels: what to look for, where, which cells, why. Mistakes come first; they
// are known from the solution.

import type { Drawing, HintAnswer } from '../../../engine/answers';
import type { Engine, Options } from '../../../engine/client';
import { catalogue } from '../panels/catalogue';
import { isAbort, linesOf, reasonOf, type ToldLine } from '../panels/words';
import { strings } from '../strings';
import type { VariantGame, VariantPosition } from './game.svelte';
import { cellIndex, clueTitle, type VariantPuzzle } from './puzzle';
import { shownStep, type ShownStep, type ToldStep } from './step';

export type Phase = 'idle' | 'asking' | 'told' | 'wrong' | 'stuck' | 'said' | 'failed';
export const kLevels = 4;

// Boards over nine answer with the step alone.
type Answer = HintAnswer & { step?: ToldStep | null };

export class VariantHint {
  phase: Phase = $state('idle');
  level = $state(0);
  name = $state('');
  lines: readonly ToldLine[] = $state.raw([]);
  drawing: Drawing | null = $state.raw(null);
  cells: ReadonlySet<number> = $state.raw(new Set<number>()); // to look at
  clues: ReadonlySet<number> = $state.raw(new Set<number>());
  wrong: readonly number[] = $state.raw([]);
  step: ShownStep | null = $state.raw(null);
  asked: VariantPosition | null = null;
  private abort: AbortController | null = null;
  private names: (id: string) => string = (id) => id.replace(/_/g, ' ');

  constructor(
    private readonly game: VariantGame,
    private readonly engine: Engine,
  ) {}

  private get puzzle(): VariantPuzzle {
    return this.game.puzzle;
  }

  async ask(level = 1): Promise<void> {
    this.abort?.abort();
    const abort = (this.abort = new AbortController());
    const { game } = this;
    const isNew = this.asked !== game.position;
    this.asked = game.position;
    if (isNew) this.clear();
    this.wrong = game.mistakes();
    if (this.wrong.length > 0) {
      this.phase = 'wrong';
      return;
    }
    this.phase = 'asking';
    try {
      const table = await catalogue(this.engine);
      this.names = (id) => table.get(id)?.name ?? id.replace(/_/g, ' ');
      const left: Options = game.knownLeft.size > 0 ? { notes: 'all' } : {};
      const answer = (await this.engine.hint(game.toHintJson(), level, left, { signal: abort.signal })) as Answer;
      if (this.abort !== abort) return;
      if (isNew && answer.status === 'hint') game.hints += 1;
      this.take(answer, level);
    } catch (error) {
      if (this.abort !== abort) return;
      this.phase = isAbort(error) ? 'idle' : 'failed';
      this.lines = linesOf(reasonOf(error), 'r1c1');
    }
  }

  private take(answer: Answer, level: number): void {
    const { puzzle } = this;
    this.level = level;
    if (answer.status !== 'hint') {
      this.phase = answer.status === 'stuck' ? 'stuck' : 'said';
      this.name = '';
      this.lines = linesOf(answer.reason ?? answer.text, 'r1c1');
      return;
    }
    this.phase = 'told';
    const told = answer.hint?.step ?? answer.step ?? null;
    this.step = told ? shownStep(puzzle, told, this.names) : null;
    this.name = this.step?.name ?? this.names(answer.hint?.technique ?? '');
    // The name stands above the words, and what changes below them.
    this.lines =
      this.step?.lines ??
      linesOf(answer.text.replace(`${this.name}: `, ''), 'r1c1').filter(({ text }) => text !== `${this.name}.`);
    this.drawing = answer.hint ? (answer.hint.drawing ?? null) : null;
    if (answer.hint) {
      this.cells = new Set(level < 4 ? (answer.hint.cells ?? []).map((name) => cellIndex(name, puzzle.side)) : []);
      this.clues = level >= 2 ? this.cluesOf(answer.hint.step?.text ?? answer.text) : new Set();
      return;
    }
    // All of a step comes at every level; it is told bit by bit.
    const { step } = this;
    if (!step) return;

    const where = [...step.clues].map((clue) => clueTitle(puzzle.board.clues[clue])).join(', ');
    const look = level === 2 ? where : level === 3 ? step.cells.map((cell) => this.cellName(cell)).join(', ') : '';
    this.lines = level === 4 ? step.lines : look ? [{ number: '', text: look }] : [];
    this.clues = level >= 2 ? step.clues : new Set();
    this.cells = new Set(
      level >= 3 ? [...step.cells, ...[...step.place, ...step.eliminate].map(({ cell }) => cell)] : [],
    );
    if (level < kLevels) this.step = null;
  }

  private cellName(cell: number): string {
    return `r${Math.floor(cell / this.puzzle.side) + 1}c${(cell % this.puzzle.side) + 1}`;
  }

  // Clues that the words name, as "the cage of 17 at r1c12" or "Käfig 17 (r1c12)".
  private cluesOf(text: string): ReadonlySet<number> {
    return new Set(
      this.puzzle.board.clues.flatMap(({ name, place }, i) =>
        place && text.includes(strings.variant.clueAt(name, place)) ? [i] : [],
      ),
    );
  }

  more(): Promise<void> {
    return this.ask(Math.min(kLevels, this.level + 1));
  }
  apply(): void {
    const { step } = this;
    if (!step || this.game.position !== this.asked) return;
    this.close();
    this.game.apply(step.place, step.eliminate);
  }
  // Puts a digit of the solution into the chosen cell, or into the first blank one.
  reveal(): void {
    const { game } = this;
    const { digits } = game.position;
    const cell = digits[game.cursor] ? digits.indexOf(0) : game.cursor;
    if (cell < 0 || !game.solution) return;
    this.close();
    game.apply([{ cell, digit: game.solution[cell] }], []);
  }
  takeAway(): void {
    const { wrong } = this;
    this.close();
    this.game.clear(wrong);
  }

  private clear(): void {
    this.level = 0;
    this.name = '';
    this.lines = [];
    this.drawing = null;
    this.cells = new Set();
    this.clues = new Set();
    this.wrong = [];
    this.step = null;
  }
  close(): void {
    this.abort?.abort();
    this.abort = null;
    this.asked = null;
    this.phase = 'idle';
    this.clear();
  }
}
