// The whole path of a puzzle with clues, walked step by step: the board shows the position before each.

import type { ExplainAnswer } from '../../../engine/answers';
import type { Engine } from '../../../engine/client';
import { catalogue } from '../panels/catalogue';
import { isAbort, reasonOf } from '../panels/words';
import type { CellFace } from './face';
import type { VariantPuzzle } from './puzzle';
import { shownStep, type ShownStep, type ToldStep } from './step';

export type Phase = 'idle' | 'working' | 'told' | 'failed';

interface Shown {
  digits: number[];
  left: number[][];
}

export class VariantPath {
  phase: Phase = $state('idle');
  error = $state('');
  reason = $state(''); // why there is no path
  isSolved = $state(false);
  hardest = $state(''); // by name
  steps: readonly ShownStep[] = $state.raw([]);
  index = $state(0); // the number of steps is the end
  private start: Shown = $state.raw({ digits: [], left: [] });
  private abort: AbortController | null = null;

  constructor(
    readonly puzzle: VariantPuzzle,
    private readonly engine: Engine,
  ) {
    this.start = { digits: [...puzzle.givens], left: [] };
  }

  readonly step: ShownStep | null = $derived(this.steps[this.index] ?? null);
  readonly faces: readonly CellFace[] = $derived.by(() => {
    const { digits, left } = this.before(this.index);
    return digits.map((digit, cell) => ({
      digit,
      isGiven: this.puzzle.givens[cell] !== 0,
      corner: [],
      centre: [],
      candidates: digit ? [] : left[cell],
      sign: this.step && !this.step.drawing && this.looks(cell) ? 'look' : null,
    }));
  });
  private looks(cell: number): boolean {
    const { cells, place, eliminate } = this.step!;
    return cells.includes(cell) || [...place, ...eliminate].some((one) => one.cell === cell);
  }

  async run(): Promise<void> {
    this.abort?.abort();
    const abort = (this.abort = new AbortController());
    const { puzzle } = this;
    this.phase = 'working';
    this.steps = [];
    this.index = 0;
    try {
      const table = await catalogue(this.engine);
      const answer: ExplainAnswer = await this.engine.explain(puzzle.line, {}, { signal: abort.signal });
      if (this.abort !== abort) return;
      const name = (id: string): string => table.get(id)?.name ?? id.replace(/_/g, ' ');
      const signs = (text: string): string[] => (/,/.test(text) ? text.split(',') : [...text]);
      this.start = {
        digits: [...puzzle.givens],
        left: (answer.candidates ?? [])
          .flat()
          .map((text) => signs(text).map((sign) => puzzle.symbols.indexOf(sign) + 1)),
      };
      this.isSolved = answer.solved;
      this.hardest = answer.hardest ? name(answer.hardest) : '';
      this.reason = answer.reason ?? '';
      this.steps = (answer.steps ?? []).map((step) => shownStep(puzzle, step as ToldStep, name));
      this.phase = 'told';
    } catch (error) {
      if (this.abort !== abort) return;
      this.phase = isAbort(error) ? 'idle' : 'failed';
      this.error = reasonOf(error);
    }
  }

  private before(index: number): Shown {
    const digits = [...this.start.digits];
    const left = digits.map((_, cell) => [...(this.start.left[cell] ?? [])]);
    const strike = (cell: number, digit: number): void => void (left[cell] = left[cell].filter((one) => one !== digit));
    for (const { place, eliminate, gone } of this.steps.slice(0, index)) {
      for (const { cell, digit } of place) {
        digits[cell] = digit;
        left[cell] = [];
      }
      for (const { cell, digit } of [...eliminate, ...gone]) strike(cell, digit);
    }
    return { digits, left };
  }

  go(by: number): void {
    this.index = Math.max(0, Math.min(this.steps.length, this.index + by));
  }
  stop(): void {
    this.abort?.abort();
    this.abort = null;
    this.phase = 'idle';
  }
}
