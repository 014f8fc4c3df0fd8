// What the engine says of the board: whether a puzzle that was brought is one, what is wrong when asked, and whether
// a full board is right.

import { untrack } from 'svelte';
import type { CheckAnswer } from '../../../engine/answers';
import { blameOf } from '../game/diagnosis';
import type { Blame, Game } from '../game/game.svelte';
import { cells, parseCell } from '../game/houses';
import type { Position } from '../game/position';
import { isAbort, reasonOf } from '../panels/words';
import { strings } from '../strings';

interface Told {
  notice: (text: string) => void;
  onfaulty: () => void; // there is a diagnosis to show
  ongood: () => void; // a puzzle like any other
  onsolved: () => void;
}

export class Looking {
  found: CheckAnswer | null = $state.raw(null);
  diagnosing: AbortController | null = $state.raw(null);
  wrong: readonly number[] = $state.raw([]); // cells of a full board that cannot be right

  constructor(
    private readonly game: Game,
    private readonly told: Told,
  ) {}

  // A puzzle that was brought: whether it is one. Nothing is said of a good one.
  async diagnose(): Promise<void> {
    const { game } = this;
    const asked = game.position;
    this.diagnosing?.abort();
    const mine = new AbortController();
    this.diagnosing = mine;
    try {
      const found = await game.engine.check(game.toPuzzleJson(), game.notesOption, { signal: mine.signal });
      if (game.position !== asked) return;
      if (found.status === 'unique') return void this.nameIt();
      this.told.onfaulty();
      this.found = found;
      game.blame = blameOf(found);
    } catch (error) {
      if (!isAbort(error)) this.told.notice(strings.app.engineFailed(reasonOf(error)));
    } finally {
      if (this.diagnosing === mine) this.diagnosing = null;
    }
  }

  // A puzzle without a name goes by how hard it is.
  private async nameIt(): Promise<void> {
    const { game } = this;
    this.told.ongood();
    const { givens } = game.position;
    if ((game.title && game.about.level) || game.cameFull) return;
    const { level } = await game.engine.rate(givens);
    if (game.position.givens === givens && level) game.rated(level);
  }

  // On request.
  async check(): Promise<void> {
    const { game } = this;
    const { notice } = this.told;
    const asked = game.position;
    const clashing = [...game.conflicts];
    if (clashing.length > 0) {
      game.blame = new Map(clashing.map((cell): [number, Blame] => [cell, 'clash']));
      return notice(strings.said.clashes(clashing.length));
    }
    try {
      const answer = await game.engine.hint(game.toPuzzleJson(), 0, game.notesOption);
      if (game.position !== asked) return;
      const marks = (names: readonly string[], why: Blame): [number, Blame][] =>
        names.map((name) => [parseCell(name) ?? -1, why]);
      const { digits, marks: missing } = answer.mistakes;
      game.blame = new Map([...marks(missing, 'missing'), ...marks(digits, 'wrong')]);
      if (digits.length > 0) notice(strings.said.wrong(digits.length));
      else if (missing.length > 0) notice(strings.said.missing(missing.length));
      else if (answer.status === 'none') await this.diagnose();
      else notice(strings.said.allWell);
    } catch (error) {
      notice(strings.app.engineFailed(reasonOf(error)));
    }
  }

  // --- the end

  // To be run for every position.
  follow(position: Position): void {
    const { game } = this;
    this.wrong = [];
    if (game.isFull && !game.isEntering && !untrack(() => game.isSolved)) void this.finish(position);
  }

  // Wrong is what differs from the solution; where there are several, what clashes.
  private async finish(position: Position): Promise<void> {
    const { game } = this;
    try {
      const { status } = await game.engine.solve(position.state);
      if (game.position !== position) return;
      if (status === 'unique') {
        game.solved();
        return this.told.onsolved();
      }
      const { solution, status: of } = await game.engine.solve(position.givens);
      if (game.position !== position) return;
      const differs = cells.filter((cell) => solution && position.state[cell] !== solution[cell]);
      this.wrong = of === 'unique' ? differs : [...game.conflicts];
    } catch (error) {
      this.told.notice(strings.app.engineFailed(reasonOf(error)));
    }
  }

  showWrong(): void {
    this.game.blame = new Map(this.wrong.map((cell): [number, Blame] => [cell, 'wrong']));
    this.told.notice(strings.said.wrong(this.wrong.length));
  }
}
