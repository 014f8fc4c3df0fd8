// One hint, from the first word to the step applied. It belongs to the position it was asked for: if
// the board changes, the hint goes.
//
// The engine looks for mistakes before anything else, at every level.

import type { HintAnswer } from '../../../engine/answers';
import { cellIndex, cellName } from '../draw/drawing';
import type { Blame, Game } from '../game/game.svelte';
import * as pos from '../game/position';
import { strings } from '../strings';
import type { Ladder } from './ladder.svelte';
import { effectText, isAbort, reasonOf } from './words';

export type Phase = 'idle' | 'asking' | 'told' | 'failed';
export const kLevels = 4;

export class HintSession {
  phase: Phase = $state('idle');
  answer: HintAnswer | null = $state.raw(null);
  error = $state('');
  said = $state(''); // what was done last, while no hint is shown
  isSeveral = $state(false); // stuck because the puzzle has several solutions

  private asked: pos.Position | null = null;
  private abort: AbortController | null = null;

  constructor(
    private readonly game: Game,
    private readonly ladder: Ladder,
  ) {}

  readonly level = $derived(this.answer?.level ?? 0);
  readonly hasMore = $derived(this.answer?.status === 'hint' && this.level < kLevels);

  // "XY-Wing: look at …" is a name and words about it.
  readonly name = $derived(this.answer?.status === 'hint' ? this.answer.text.split(': ', 1)[0] : '');
  readonly words = $derived(this.name ? this.answer!.text.slice(this.name.length + 2) : (this.answer?.text ?? ''));

  async ask(level = 1): Promise<void> {
    this.abort?.abort();
    const abort = new AbortController();
    this.abort = abort;
    this.phase = 'asking';
    this.said = '';
    this.asked = this.game.position;
    if (!this.answer) this.game.clearDrawing(); // more of the same hint is drawn over it
    try {
      const { game } = this;
      const answer = await game.engine.hint(game.toPuzzleJson(), level, this.ladder.options(), { signal: abort.signal });
      if (this.abort !== abort) return;
      this.answer = answer;
      this.phase = 'told';
      this.draw();
    } catch (error) {
      if (this.abort !== abort) return;
      if (isAbort(error)) return this.dismiss();
      this.error = reasonOf(error);
      this.phase = 'failed';
    }
  }

  more(): Promise<void> {
    return this.ask(Math.min(this.level + 1, kLevels));
  }

  async apply(): Promise<void> {
    if (!this.answer?.hint?.step) await this.ask(kLevels);
    const step = this.answer?.hint?.step;
    if (this.phase !== 'told' || !step) return;
    const what = `${this.name}, ${effectText(step)}`;
    this.game.applyStep(step);
    this.forget();
    this.said = strings.hint.applied(what);
  }

  dismiss(): void {
    if (this.phase === 'idle') return;
    this.abort?.abort();
    this.forget();
    this.game.clearDrawing();
  }

  // To be called whenever the position may have changed.
  follow(position: pos.Position): void {
    if (this.phase === 'idle' || position === this.asked) return;
    this.abort?.abort();
    this.forget();
  }

  private forget(): void {
    this.abort = null;
    this.phase = 'idle';
    this.answer = null;
    this.asked = null;
    this.said = '';
    this.isSeveral = false;
  }

  private draw(): void {
    const { answer, game } = this;
    if (answer?.status === 'mistake') {
      game.blame = new Map([
        ...answer.mistakes.marks.map((cell): [number, Blame] => [cellIndex(cell), 'missing']),
        ...answer.mistakes.digits.map((cell): [number, Blame] => [cellIndex(cell), 'wrong']),
      ]);
      return;
    }
    if (answer?.status !== 'hint') return;
    game.highlight = answer.hint?.drawing ?? null;
  }

  // --- ways out when there is no hint

  clearWrong(): void {
    const wrong = this.answer?.mistakes.digits.map(cellIndex) ?? [];
    this.game.selection = new Set(wrong);
    this.game.erase();
  }

  // Puts a digit of the solution into the chosen cell, or into the first blank one.
  async reveal(): Promise<void> {
    const { game } = this;
    const asked = game.position;
    const answer = await this.attempt(() => game.engine.solve(game.toPuzzleJson()));
    if (!answer || game.position !== asked) return;
    const { solution, status } = answer;
    if (status !== 'unique' || !solution) {
      this.isSeveral = true;
      return;
    }
    const blank = pos.isBlank(game.position, game.cursor) ? game.cursor : game.position.state.indexOf('.');
    if (blank < 0) return;
    game.applyStep({ place: [`${solution[blank]}${cellName(blank)}`], eliminate: [] });
    game.select(blank);
    this.forget();
    this.said = strings.hint.revealed(cellName(blank), Number(solution[blank]));
  }

  // What fails is told, not thrown.
  private async attempt<T>(ask: () => Promise<T>): Promise<T | null> {
    try {
      return await ask();
    } catch (error) {
      this.error = reasonOf(error);
      this.phase = 'failed';
      return null;
    }
  }

  async showWrong(): Promise<void> {
    const { game } = this;
    const check = await this.attempt(() => game.engine.check(game.toPuzzleJson()));
    if (!check) return;
    game.blame = new Map([
      ...check.core.map((cell): [number, Blame] => [cellIndex(cell), 'core']),
      ...check.conflicts.flat().map((cell): [number, Blame] => [cellIndex(cell), 'clash']),
    ]);
  }
}
