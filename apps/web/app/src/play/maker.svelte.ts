// Puzzles on their way: those of a day and those of a level, one at a time. Another wish ends the one before.

import { isAbort, reasonOf } from '../panels/words';
import { strings } from '../strings';
import { dailyOrigin, makeDaily } from '../game/daily';
import type { Day } from '../game/dates';
import type { Game } from '../game/game.svelte';
import { makePuzzle, type Level, type Outcome } from '../game/making';

export const named = (level: Level): string => level[0].toUpperCase() + level.slice(1);

export class Maker {
  making: AbortController | null = $state.raw(null);
  problem = $state('');

  constructor(private readonly game: Game) {}

  // The game of that day, as far as it is; true if it is on the board.
  async putDaily(day: Day, level: Level): Promise<boolean> {
    const { game } = this;
    const origin = dailyOrigin(day, level);
    if (game.hasPuzzle && game.about.origin === origin) return true;
    const kept = game.shelf().find((saved) => saved.about.origin === origin);
    if (kept) {
      game.takeBack(kept);
      return true;
    }
    const made = await this.wait(() => makeDaily(game.engine, day, level));
    if (made) game.begin({ givens: made.puzzle, title: named(level), origin });
    return made !== null;
  }

  make(level: Level): Promise<{ puzzle: string; level: string } | null> {
    const seed = crypto.getRandomValues(new Uint32Array(1))[0];
    const wish = { level, symmetry: 'rot180', technique: null } as const;
    return this.wait((signal) => makePuzzle(this.game.engine, wish, seed, signal));
  }

  private async wait(
    make: (signal: AbortSignal) => Promise<Outcome>,
  ): Promise<{ puzzle: string; level: string } | null> {
    this.making?.abort();
    const mine = new AbortController();
    this.making = mine;
    this.problem = '';
    try {
      const outcome = await make(mine.signal);
      if ('puzzle' in outcome) return outcome;
      this.problem = outcome.refusal.replace(/^nonet: /, '') || strings.make.failed;
    } catch (error) {
      if (!isAbort(error)) this.problem = strings.app.engineFailed(reasonOf(error));
    } finally {
      if (this.making === mine) this.making = null;
    }
    return null;
  }
}
