// The whole path: asked for once, then walked through. While a step is chosen the board shows the
// position before it; the player's own game stays as it is.

import type { ExplainAnswer, Step } from '../../../engine/answers';
import type { Progress } from '../../../engine/client';
import type { ShownPosition } from '../draw/drawing';
import type { Game } from '../game/game.svelte';
import * as pos from '../game/position';
import type { Ladder } from './ladder.svelte';
import { Ratings } from './ratings.svelte';
import { Replay } from './replay';
import { isAbort, reasonOf } from './words';

export type From = 'givens' | 'here';
export type Phase = 'idle' | 'working' | 'told' | 'stopped' | 'failed';

export class ExplainSession {
  phase: Phase = $state('idle');
  from: From = $state('givens');
  answer: ExplainAnswer | null = $state.raw(null);
  progress: Progress | null = $state.raw(null);
  error = $state('');
  filter: string | null = $state(null); // a technique
  index: number | null = $state(null); // the step shown; the number of steps is the end

  readonly ratings: Ratings;

  private replay: Replay | null = null;
  private givens = '';
  private abort: AbortController | null = null;

  constructor(
    private readonly game: Game,
    private readonly ladder: Ladder,
  ) {
    this.ratings = new Ratings(game.engine);
  }

  readonly steps: readonly Step[] = $derived(this.answer?.steps ?? []);
  readonly step: Step | null = $derived(this.index === null ? null : (this.steps[this.index] ?? null));
  // What the list shows: the steps, or those of one technique, and the end.
  readonly visible: readonly number[] = $derived.by(() => {
    const chosen = this.steps.flatMap((step, i) => (!this.filter || step.technique === this.filter ? [i] : []));
    return this.filter ? chosen : [...chosen, this.steps.length];
  });

  async run(): Promise<void> {
    this.stop();
    const abort = new AbortController();
    this.abort = abort;
    const { game, from } = this;
    const start = from === 'here' ? game.position : pos.makePosition(game.position.givens);
    const watch = { signal: abort.signal, progress: (progress: Progress) => (this.progress = progress) };
    this.phase = 'working';
    this.answer = null;
    this.progress = null;
    this.filter = null;
    this.leave();
    game.selection = new Set(); // the choice is about the player's own board
    try {
      const input = pos.toPuzzleJson(start);
      const notes = await this.meaningOf(start, input);
      if (this.abort !== abort) return;
      const answer = await game.engine.explain(input, { ...this.ladder.options(), ...(notes && { notes }) }, watch);
      if (this.abort !== abort) return;
      const begin: ShownPosition = { digits: start.state, candidates: pos.candidates(start, notes ?? 'partial') };
      this.givens = start.givens;
      this.replay = new Replay(begin, answer.steps);
      this.answer = answer;
      this.phase = 'told';
      if (answer.steps.length > 0) this.show(0);
      await this.ratings.run(start.givens);
    } catch (error) {
      if (this.abort !== abort) return;
      this.phase = this.answer ? 'told' : isAbort(error) ? 'stopped' : 'failed';
      this.error = reasonOf(error);
    }
  }

  // What the engine takes the notes for; the board has to show the same candidates. Null without notes.
  private async meaningOf(start: pos.Position, input: string): Promise<pos.Meaning | null> {
    const { game } = this;
    if (!start.corner.some((notes) => notes.size > 0) && !start.centre.some((notes) => notes.size > 0)) return null;
    return (await game.engine.hint(input, 0, game.notesOption)).notes;
  }

  // Ends the work at hand; the engine is told to let go.
  stop(): void {
    this.ratings.stop();
    const running = this.phase === 'working' ? this.abort : null;
    this.abort = null;
    running?.abort();
    if (this.phase === 'working') this.phase = 'stopped';
  }

  show(index: number): void {
    if (!this.replay || index < 0 || index > this.steps.length) return;
    this.index = index;
    const position = this.replay.before(index);
    this.game.preview = { givens: this.givens, state: position.digits, candidates: position.candidates };
    this.game.highlight = this.steps[index]?.drawing ?? null;
  }

  // So many places on or back in the list as it is shown.
  go(by: number): void {
    if (this.visible.length === 0) return;
    const at = this.index === null ? -1 : this.visible.indexOf(this.index);
    const to = Math.min(this.visible.length - 1, Math.max(0, at < 0 ? 0 : at + by));
    this.show(this.visible[to]);
  }

  choose(filter: string | null): void {
    this.filter = filter === this.filter ? null : filter;
    if (this.index === null || !this.visible.includes(this.index)) {
      if (this.visible.length > 0) this.show(this.visible[0]);
    }
  }

  leave(): void {
    this.index = null;
    this.game.clearDrawing();
  }
}
