// The pen in hand: a drag leaves a stroke through the cells it passes, one step to undo; a tap chooses an end of a
// link, and a digit then joins its candidates in the two cells chosen last.

import type { Game } from '../game/game.svelte';
import { cellAt, columnOf, rowOf } from '../game/houses';

export class Pen {
  trail: readonly number[] = $state.raw([]);

  constructor(private readonly game: Game) {}

  down(cell: number): void {
    this.trail = [cell];
  }

  // A quick hand leaves cells out: the straight way to the next one is meant. Going back takes the stroke back.
  over(cell: number): void {
    const towards = (from: number, to: number): number => from + Math.sign(to - from);
    for (let last = this.trail.at(-1); last !== undefined && last !== cell; last = this.trail.at(-1)) {
      const next = cellAt(towards(rowOf(last), rowOf(cell)), towards(columnOf(last), columnOf(cell)));
      this.trail = this.trail.at(-2) === next ? this.trail.slice(0, -1) : [...this.trail, next];
    }
  }

  up(): void {
    const { trail } = this;
    this.trail = [];
    if (trail.length > 1) this.game.draw(trail);
    else if (trail.length === 1) this.game.chooseEnd(trail[0]);
  }

  drop(): void {
    this.trail = [];
  }
}
