// Digits that are not the solution's are counted, if the player wants it. The solution is asked for once a puzzle.

import type { Game } from '../game/game.svelte';
import { cells } from '../game/houses';
import type { Position } from '../game/position';

export class Mistakes {
  private solution: { givens: string; digits: Promise<string | null> } | null = null;

  constructor(private readonly game: Game) {}

  async look(before: Position, after: Position): Promise<void> {
    const { game } = this;
    if (!game.settings.countMistakes || game.isEntering) return;
    const { givens } = after;
    const right = await this.solutionOf(givens);
    if (!right || game.position.givens !== givens) return;
    const isWrong = (cell: number): boolean => after.state[cell] !== '.' && after.state[cell] !== right[cell];
    if (cells.some((cell) => after.state[cell] !== before.state[cell] && isWrong(cell))) game.count('mistakes');
  }

  private solutionOf(givens: string): Promise<string | null> {
    if (this.solution?.givens !== givens) {
      const digits = this.game.engine.solve(givens).then(
        (answer) => (answer.status === 'unique' ? answer.solution : null),
        () => null,
      );
      this.solution = { givens, digits };
    }
    return this.solution.digits;
  }
}
