// The coach: an offer of help after a while without a move, twice at most in a game.

import type { Game } from '../game/game.svelte';

const kPatience = 90_000;
const kOffers = 2;

export class Coach {
  isOffering = $state(false);
  private refused = $state({ game: 0, times: 0 });

  constructor(
    private readonly game: Game,
    private readonly isWelcome: () => boolean, // the board is in sight, and no hint is open
  ) {}

  // To be run whenever the board or what is open beside it has changed; returns how to stop.
  watch(_opened: unknown): (() => void) | undefined {
    const { game } = this;
    void game.position;
    this.isOffering = false;
    const isWanted = game.settings.coach && this.isWelcome() && !game.isPaused;
    const times = this.refused.game === game.about.begun ? this.refused.times : 0;
    if (!isWanted || game.isSolved || game.isEntering || !game.hasPuzzle || times >= kOffers) return undefined;
    const timer = setTimeout(() => (this.isOffering = true), kPatience);
    return () => clearTimeout(timer);
  }

  refuse(): void {
    const { begun } = this.game.about;
    this.refused = { game: begun, times: this.refused.game === begun ? this.refused.times + 1 : 1 };
    this.isOffering = false;
  }
}
