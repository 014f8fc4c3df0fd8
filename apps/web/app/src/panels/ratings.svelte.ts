// How hard the puzzle is by each scale the engine has, one after the other: the first is quick, others may
// take long, so they tell how far they are and can be stopped. What a rating looks like follows from the
// row of its scale.

import type { RateAnswer, ScaleRow } from '../../../engine/answers';
import type { Engine, Progress } from '../../../engine/client';

export interface Told {
  scale: ScaleRow;
  text: string;
}

export type Rater = Pick<Engine, 'rate' | 'scales'>;

// "Hard 958", "7.2/1.2/1.2", as the command line writes it; null without a rating.
export function ratingText(scale: ScaleRow, answer: RateAnswer): string | null {
  const parts = scale.parts.map(({ id, decimals }) => {
    const value = (answer as unknown as Record<string, unknown>)[id];
    return typeof value === 'number' ? value.toFixed(decimals) : typeof value === 'string' ? value : null;
  });
  return parts.includes(null) ? null : parts.join(scale.separator);
}

export class Ratings {
  told: readonly Told[] = $state.raw([]);
  working: ScaleRow | null = $state.raw(null); // the scale at work
  progress: Progress | null = $state.raw(null);

  private abort: AbortController | null = null;

  constructor(private readonly engine: Rater) {}

  async run(puzzle: string): Promise<void> {
    this.stop();
    const abort = new AbortController();
    this.abort = abort;
    this.told = [];
    try {
      for (const scale of await this.engine.scales()) {
        if (this.abort !== abort) return;
        this.working = scale;
        this.progress = null;
        const watch = { signal: abort.signal, progress: (progress: Progress) => (this.progress = progress) };
        const answer = await this.engine.rate(JSON.stringify({ puzzle }), { scale: scale.name }, watch);
        if (this.abort !== abort) return;
        const text = ratingText(scale, answer);
        if (text) this.told = [...this.told, { scale, text }];
      }
    } catch {
      // A rating that fails, or is stopped, is one that is not shown.
    }
    if (this.abort === abort) this.stop();
  }

  // Ends the work at hand; what is told stays.
  stop(): void {
    const running = this.working ? this.abort : null;
    this.abort = null;
    this.working = null;
    this.progress = null;
    running?.abort();
  }
}
