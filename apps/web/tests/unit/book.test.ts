import { describe, expect, it } from 'vitest';
import { bytesOf, madeOf, noCounts, optionsOf, type BookWish } from '../../app/src/panels/book';

const wish: BookWish = {
  title: ' Sunday ',
  page: 'a5',
  perPage: 4,
  isLarge: false,
  hasAnswers: true,
  hasHints: true,
  hasLessons: false,
  counts: { ...noCounts(), easy: 10, hard: 3 },
};

describe('What is asked for a book', () => {
  it('names the puzzles to make, in the order of levels', () => {
    expect(madeOf(wish.counts)).toBe('10 easy, 3 hard');
    expect(madeOf(noCounts())).toBe('');
  });

  it('names other kinds and sizes as well', () => {
    expect(madeOf({ ...noCounts(), medium: 1, killer: 5, '6x6': 2 })).toBe('1 medium, 5 killer, 2 6x6');
  });

  it('bounds what a field may hold', () => {
    expect(madeOf({ ...noCounts(), easy: -3, medium: 2.7, hard: 1e9, unfair: NaN })).toBe('2 medium, 200 hard');
  });

  it('makes puzzles only where there are none', () => {
    expect(optionsOf(wish, false, 7)).toEqual({
      make: '10 easy, 3 hard',
      seed: 7,
      title: 'Sunday',
      page: 'a5',
      'per-page': '4',
      hints: true,
      'how-to': false,
    });
    expect(optionsOf(wish, true, 7)).not.toHaveProperty('make');
  });

  it('large print is one puzzle a page, and answers can be left out', () => {
    const options = optionsOf({ ...wish, isLarge: true, hasAnswers: false, title: '' }, true, 7);
    expect(options).toEqual({ page: 'a5', large: true, answers: 'none', hints: true, 'how-to': false });
  });
});

it('a file comes as base64', () => expect([...bytesOf('JVBERi0=')]).toEqual([37, 80, 68, 70, 45]));
