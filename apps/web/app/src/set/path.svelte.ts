// How hard the puzzle being set is, and the steps that solve it, for the board to show one after the other.

import type { RateAnswer } from '../../../engine/answers';
import { VariantPath } from '../variant/path.svelte';
import { readVariant } from '../variant/puzzle';
import type { Setter } from './setter.svelte';

export class SetPath {
  path: VariantPath | null = $state.raw(null);
  rating = $state('');

  constructor(private readonly setter: Setter) {}

  async run(): Promise<void> {
    const { text, words } = this.setter;
    this.path = null;
    this.rating = '';
    await this.setter.askLong(words.difficulty, async (engine, watch) => {
      const path = new VariantPath(await readVariant(engine, text, watch), engine);
      this.path = path;
      await path.run();
      if (path.phase !== 'told') return path.error;
      const rated = (await engine.rate(text, {}, watch)) as RateAnswer & { rank?: number };
      const { level, score, rank = 0, status } = rated;
      const count = path.steps.length;
      const hard = level ? `${level} ${score}` : words.rating(rank, count);
      if (status !== 'unique') this.rating = words.pathNeeds;
      else if (!path.isSolved) this.rating = words.stuck(count);
      else this.rating = path.hardest ? `${hard}. ${words.hardest(path.hardest)}` : hard;
      return '';
    });
  }
  stop(): void {
    this.path?.stop();
    this.setter.stopLong();
    this.path = null;
  }
}
