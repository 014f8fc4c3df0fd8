// Books: the module makes the file that the native program writes, byte by byte.

import { spawnSync } from 'node:child_process';
import { describe, expect, test } from 'vitest';
import type { Options } from '../../engine/host';
import { host, makePuzzles, program } from './engines';

const puzzles = makePuzzles({ number: 7, seed: 31 }) + makePuzzles({ number: 3, seed: 32, difficulty: 'hard' });

function written(input: string, options: Options): Buffer {
  const words = Object.entries(options).flatMap(([name, value]) =>
    value === true ? [`--${name}`] : [`--${name}`, String(value)],
  );
  const run = spawnSync(program, ['book', ...words], { input, maxBuffer: 1 << 28 });
  if (run.status !== 0) throw new Error(run.stderr.toString());
  return run.stdout;
}

const variants = ['cage', 'thermo 3, arrow 2', 'sandwich 6, xsum 3', 'littlekiller 6', 'white 5, quad 3']
  .map((kinds, i) => makePuzzles({ number: 1, seed: 7 + i, kinds, size: 6 }))
  .concat(makePuzzles({ number: 5, seed: 7, size: 4 }))
  .join('');

describe('the same bytes', () => {
  const wishes: [string, Options][] = [
    [puzzles, {}],
    [puzzles, { title: 'Größe', 'per-page': '4', page: 'a4', hints: true, lang: 'de' }],
    [puzzles, { 'how-to': true, answers: 'none', order: 'rating' }],
    [puzzles, { large: true, 'numbers-from': 11 }],
    [puzzles, { booklet: true }],
    ['', { make: '3 easy, 2 hard', seed: 7, page: 'a5' }],
    [variants, { hints: true, lang: 'de' }],
    [variants, { 'per-page': '6', page: 'a4', order: 'input' }],
    ['', { make: '1 easy, 1 killer, 1 hard thermo 6x6, 1 4x4, 1 12x12', seed: 7 }],
  ];
  for (const [input, options] of wishes) {
    test(JSON.stringify(options), () => {
      const reply = host.ask('book', input, options);
      expect(reply.words).toBe('');
      const book = JSON.parse(reply.out) as { schema: string; puzzles: number; pages: number; pdf: string };
      expect(book).toMatchObject({ schema: 'nonet/book/1', puzzles: input ? 10 : 5 });
      const bytes = Buffer.from(book.pdf, 'base64');
      expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
      expect(bytes.equals(written(input, options))).toBe(true);
    });
  }
});

test('how far it is', () => {
  const told: number[][] = [];
  host.ask('book', '', { make: '3 easy', seed: 7 }, (...words) => told.push(words));
  expect(told).toEqual([1, 2, 3].map((done) => [done, 3]));
});

test('what cannot be printed is said, and there is no book', () => {
  const several = puzzles.split('\n')[0].replace(/[1-9]/, '.');
  for (const [input, options, words] of [
    [several, {}, 'puzzle 1 has several solutions; a book needs exactly one solution'],
    ['123', {}, 'expected a puzzle'],
    [puzzles, { page: 'a9' }, '--page: expected a4'],
    [puzzles, { font: 'x.ttf' }, "'--font' means nothing here"],
    [puzzles, { make: '3 easy' }, 'it takes no text'],
    [puzzles, { title: '数独' }, 'the font'],
  ] as [string, Options, string][]) {
    const reply = host.ask('book', input, options);
    expect(reply.words).toContain(words);
    expect([reply.out, reply.exit > 0]).toEqual(['', true]);
  }
});
