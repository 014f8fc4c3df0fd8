// The engine in two parts: the first answers a first visit alone, and whatever it answers is what both would say.

import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { Host, Missing, type Options, type Reply } from '../../engine/host';
import { visit } from '../../plugin/first_visit';
import { bytes, first, host, makePuzzles } from './engines';

test('a first visit needs the first part alone, and is answered as by both', () => {
  const alone = new Host(first);
  let asked = 0;
  visit({
    ask(verb, input, options) {
      asked++;
      const reply = alone.ask(verb, input, options);
      expect(reply).toEqual(host.ask(verb, input, options));
      expect(reply.exit).toBeLessThan(2);
      return reply;
    },
  });
  expect(asked).toBeGreaterThan(200);
});

describe('any question is answered rightly or not at all', () => {
  const puzzles = ['easy', 'hard', 'extreme']
    .map((difficulty, i) => makePuzzles({ number: 4, seed: 300 + i, difficulty }))
    .join('')
    .trimEnd()
    .split('\n');
  const questions: [string, Options][] = [
    ['solve', { json: true }],
    ['check', { json: true, lang: 'de' }],
    ['hint', { level: 4, json: true, drawing: true }],
    ['explain', { json: true, drawing: true }],
    ['steps', { json: true }],
    ['rate', { json: true }],
    ['rate', { json: true, scale: 'hodoku' }],
    ['convert', { to: 'sdk' }],
    ['show', { svg: '-' }],
    ['minimize', {}],
    ['shuffle', { seed: 3 }],
    ['canon', {}],
  ];
  const parts = { alone: new Host(first), missed: 0, answered: 0 };
  const ask = (verb: string, input: string, options: Options): Reply | null => {
    try {
      return parts.alone.ask(verb, input, options);
    } catch (error) {
      expect(error).toBeInstanceOf(Missing);
      parts.alone = new Host(first);
      return null;
    }
  };
  for (const [verb, options] of questions) {
    test(`${verb} ${JSON.stringify(options)}`, () => {
      for (const puzzle of puzzles) {
        const reply = ask(verb, puzzle, options);
        if (reply === null) parts.missed++;
        else parts.answered++;
        if (reply !== null) expect(reply).toEqual(host.ask(verb, puzzle, options));
      }
    });
  }
  test('both happen', () => {
    expect(parts.missed).toBeGreaterThan(10);
    expect(parts.answered).toBeGreaterThan(10);
  });
});

// A first visit may take 550 KB in all (tests/e2e/budget.spec.ts); the rest is fetched once, when it is needed.
test('the first part is at most 370 KB compressed, both at most 1400', () => {
  const [one, other] = [bytes.first, bytes.rest].map((part) => gzipSync(part, { level: 9 }).length);
  expect(one).toBeLessThan(370_000);
  expect(one + other).toBeLessThan(1_400_000);
});
