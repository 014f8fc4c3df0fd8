// One hint, from the first word to the step done. It belongs to the position it was asked for. If the
// board changes, there are three ways: the player has done what it says; it still holds, and stays; or
// it does not, and says so.
//
// The engine looks for mistakes before anything else, at every level.

import type { HintAnswer, Step } from '../../../engine/answers';
import type { Options } from '../../../engine/client';
import { candidateOf, cellIndex, cellName } from '../draw/drawing';
import type { Blame, Game } from '../game/game.svelte';
import * as pos from '../game/position';
import { strings } from '../strings';
import { catalogue, type Catalogue } from './catalogue';
import type { Ladder } from './ladder.svelte';
import { tinted } from './tinted';
import { called, effectText, isAbort, reasonOf } from './words';

// `stale`: the board has changed and the hint no longer fits it.
export type Phase = 'idle' | 'asking' | 'told' | 'stale' | 'done' | 'failed';
export const kLevels = 4;

const effectOf = (step: Step): pos.Effect => ({
  place: step.place.map(candidateOf),
  eliminate: step.eliminate.map(candidateOf),
});
const isSameEffect = (a: Step, b: Step): boolean =>
  String([...a.place].sort()) === String([...b.place].sort()) &&
  String([...a.eliminate].sort()) === String([...b.eliminate].sort());

const spelt = (id: string): string => id.replace(/_/g, ' ').replace(/\b\w/g, (letter) => letter.toUpperCase());

export class HintSession {
  phase: Phase = $state('idle');
  answer: HintAnswer | null = $state.raw(null);
  error = $state('');
  said = $state(''); // what was done last, while no hint is shown
  isSeveral = $state(false); // stuck because the puzzle has several solutions

  private asked: pos.Position | null = null;
  private step: Step | null = null; // what the hint leads to, also while it is not told yet
  private left: { position: pos.Position; level: number } | null = null;
  private abort: AbortController | null = null;

  constructor(
    private readonly game: Game,
    private readonly ladder: Ladder,
  ) {}

  // The names of techniques; until they are there, ids in plain letters.
  private async learnNames(): Promise<void> {
    if (this.table.size > 0) return;
    try {
      this.table = await catalogue(this.game.engine);
    } catch {
      // Another time.
    }
  }

  readonly level = $derived(this.answer?.level ?? 0);
  readonly hasMore = $derived(
    this.phase === 'told' &&
      (this.answer?.status === 'hint' || this.answer?.status === 'mistake') &&
      this.level < kLevels,
  );

  private table: Catalogue = $state.raw(new Map());
  private readonly technique = $derived(this.answer?.hint?.technique ?? '');
  readonly name = $derived(this.table.get(this.technique)?.name ?? spelt(this.technique));
  // The words without the name, which stands above them.
  readonly words = $derived.by(() => {
    const text = this.answer?.text ?? '';
    if (!this.name || !text.startsWith(this.name)) return text;
    return text.slice(this.name.length).replace(/^[:.,]?\s*/, '');
  });

  private options(): Options {
    return { ...this.ladder.options(), ...this.game.notesOption };
  }

  // At a position whose hint was put away, it goes on where it was left.
  async ask(level = this.left?.position === this.game.position ? this.left.level : 1): Promise<void> {
    this.abort?.abort();
    const abort = new AbortController();
    const { game } = this;
    this.abort = abort;
    const isSame = this.asked === game.position;
    this.asked = game.position;
    this.said = '';
    if (!isSame) this.step = null;
    if (this.phase === 'stale' || !isSame) this.answer = null;
    this.phase = 'asking';
    if (!this.answer) game.clearDrawing(); // more of the same hint is drawn over it
    try {
      void this.learnNames();
      const input = game.toPuzzleJson();
      const watch = { signal: abort.signal };
      const answer = await game.engine.hint(input, level, this.options(), watch);
      if (this.abort !== abort) return;
      this.answer = answer;
      this.count(answer);
      this.phase = 'told';
      this.draw();
      this.step ??= answer.hint?.step ?? null;
      if (this.step || answer.status !== 'hint') return;
      const whole = await game.engine.hint(input, kLevels, this.options(), watch);
      if (this.abort === abort) this.step = whole.hint?.step ?? null;
    } catch (error) {
      if (this.abort !== abort) return;
      if (isAbort(error)) return this.dismiss();
      if (this.phase === 'told') return; // only what was asked ahead has failed
      this.error = reasonOf(error);
      this.phase = 'failed';
    }
  }

  // A position counts once, however much of its hint is read.
  private counted: pos.Position | null = null;
  private count(answer: HintAnswer): void {
    if (answer.status !== 'hint' || this.counted === this.asked) return;
    this.counted = this.asked;
    this.game.count('hints');
  }

  more(): Promise<void> {
    return this.ask(Math.min(this.level + 1, kLevels));
  }

  async apply(): Promise<void> {
    if (!this.answer?.hint?.step) await this.ask(kLevels);
    const step = this.answer?.hint?.step;
    if (this.phase !== 'told' || !step) return;
    const what = `${this.name}, ${effectText(step, this.game.settings.labels)}`;
    if (!this.game.applyStep(step, this.answer?.notes ?? 'partial')) return;
    this.forget();
    this.said = strings.hint.applied(what);
  }

  dismiss(): void {
    if (this.phase === 'told' && this.answer?.status === 'hint' && this.asked)
      this.left = { position: this.asked, level: this.level };
    this.abort?.abort();
    const wasOpen = this.phase !== 'idle';
    this.forget();
    if (wasOpen) this.game.clearDrawing();
  }

  // To be called whenever the position may have changed.
  async follow(position: pos.Position): Promise<void> {
    if (this.phase === 'idle') return;
    if (position === this.asked) {
      if (this.phase !== 'stale') return;
      this.phase = 'told'; // undone: it fits again
      return this.draw();
    }
    const { step, answer } = this;
    if (this.phase === 'done' || this.phase === 'failed') return this.dismiss();
    if (this.phase === 'stale') return;
    this.abort?.abort();
    this.abort = null;
    if (answer?.status !== 'hint' || !step) return this.forget();
    if (pos.isAchieved(position, effectOf(step))) return this.finish(step);
    if (!(await this.stillHolds(step, answer.notes))) {
      if (position === this.game.position) this.phase = 'stale';
      return;
    }
    if (position !== this.game.position || this.answer !== answer) return;
    this.asked = position;
    this.phase = 'told';
    this.draw();
  }

  private finish(step: Step): void {
    this.phase = 'done';
    this.answer = null;
    this.said = strings.hint.thatsIt(effectText(step, this.game.settings.labels));
  }

  // The same step is still to be found, though another may be easier by now.
  private async stillHolds(step: Step, meaning: pos.Meaning | null): Promise<boolean> {
    try {
      const { game } = this;
      const notes: Options = meaning ? { notes: meaning } : {};
      const found = await game.engine.steps(game.toPuzzleJson(), { technique: step.technique, ...notes });
      return (found.steps ?? []).some((other) => isSameEffect(other, step));
    } catch {
      return false;
    }
  }

  private forget(): void {
    this.abort = null;
    this.phase = 'idle';
    this.answer = null;
    this.asked = null;
    this.step = null;
    this.said = '';
    this.isSeveral = false;
  }

  private draw(): void {
    const { answer, game } = this;
    if (answer?.status === 'mistake') {
      const { houses, digits, marks } = answer.mistakes;
      if (digits.length + marks.length === 0) {
        game.highlight = houses.length > 0 ? tinted(houses) : null;
        return;
      }
      game.highlight = null;
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

  // The digits that cannot stay; where it is open which, none.
  readonly wrong = $derived((this.answer?.mistakes.remove ?? []).map(cellIndex));
  readonly erased = $derived(this.answer?.mistakes.restore ?? []);

  clearWrong(): void {
    this.game.selection = new Set(this.wrong);
    this.game.cursor = this.wrong[0];
    this.game.erase();
  }

  restore(): void {
    this.game.restoreNotes(this.erased);
  }

  // Puts a digit of the solution into the chosen cell, or into the first blank one.
  async reveal(): Promise<void> {
    const { game } = this;
    const asked = game.position;
    const answer = await this.attempt(() => game.engine.solve(pos.digitsJson(game.position)));
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
    this.said = strings.hint.revealed(called(cellName(blank), game.settings.labels), Number(solution[blank]));
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
