// Ratings by the scales the engine has: one after the other, written as their rows say, with progress and
// cancel.

import { describe, expect, it } from 'vitest';
import type { RateAnswer, ScaleRow } from '../../engine/answers';
import type { Options, Watch } from '../../engine/client';
import { Ratings, ratingText, type Rater } from '../../app/src/panels/ratings.svelte';
import { later } from './fake_game';

function scaleOf(name: string, separator: string, parts: [string, number][]): ScaleRow {
  const rows = parts.map(([id, decimals]) => ({ id, decimals, label: id, description: '', values: null, wish: id }));
  return { schema: 'nonet/scales/1', name, description: `by ${name}`, separator, parts: rows, traits: [] };
}
const hodoku = scaleOf('hodoku', ' ', [['level', 0], ['score', 0]]); // prettier-ignore
const three = scaleOf('three', '/', [['a', 1], ['b', 1], ['c', 1]]); // prettier-ignore
const answers: Record<string, unknown> = {
  hodoku: { level: 'Hard', score: 958 },
  three: { a: 7.2, b: 7, c: 1.2 },
};
const answerOf = (scale: string) => answers[scale] as RateAnswer;

function raterOf(rate: (scale: string, watch: Watch) => Promise<RateAnswer>): Rater {
  return {
    scales: async () => [hodoku, three],
    rate: (_input: string, options?: Options, watch?: Watch) => rate(String(options?.scale), watch ?? {}),
  } as Rater;
}

describe('a rating', () => {
  it('is written as the row of its scale says', () => {
    expect(ratingText(hodoku, answerOf('hodoku'))).toBe('Hard 958');
    expect(ratingText(three, answerOf('three'))).toBe('7.2/7.0/1.2');
  });
  it('is not written where there is none', () => {
    expect(ratingText(three, { a: null, b: null, c: null } as unknown as RateAnswer)).toBeNull();
  });
});

describe('ratings', () => {
  it('are asked of every scale there is', async () => {
    const ratings = new Ratings(raterOf(async (scale) => answerOf(scale)));
    await ratings.run('.');
    expect(ratings.told.map(({ text }) => text)).toEqual(['Hard 958', '7.2/7.0/1.2']);
    expect([ratings.working, ratings.progress]).toEqual([null, null]);
  });
  it('tell how far they are, and what was told stays when they are stopped', async () => {
    const slow = later<RateAnswer>();
    let watch: Watch = {};
    const ratings = new Ratings(
      raterOf((scale, its) => {
        watch = its;
        return scale === 'hodoku' ? Promise.resolve(answerOf(scale)) : slow.promise;
      }),
    );
    const running = ratings.run('.');
    while (ratings.working?.name !== 'three') await Promise.resolve();
    watch.progress?.({ done: 2, total: 9 });
    expect(ratings.progress).toEqual({ done: 2, total: 9 });
    ratings.stop();
    expect([watch.signal?.aborted, ratings.working]).toEqual([true, null]);
    slow.come(answerOf('three'));
    await running;
    expect(ratings.told.map(({ text }) => text)).toEqual(['Hard 958']);
  });
  it('that fail leave the others', async () => {
    const ratings = new Ratings(
      raterOf(async (scale) => {
        if (scale === 'three') throw new Error('no');
        return answerOf(scale);
      }),
    );
    await ratings.run('.');
    expect([ratings.told.length, ratings.working]).toEqual([1, null]);
  });
});
