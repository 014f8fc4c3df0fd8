// The module gives the same bytes as the native program: answers, words and exit codes.

import { describe, expect, test } from 'vitest';
import type { Options } from '../../engine/host';
import { host, makePuzzles, native } from './engines';

const puzzles =
  makePuzzles({ number: 440, seed: 20 }) +
  makePuzzles({ number: 40, seed: 21, symmetry: 'rot180', clues: '26..30' }) +
  makePuzzles({ number: 20, seed: 22, difficulty: 'unfair..extreme' });
const lines = puzzles.trimEnd().split('\n');
const some = lines.filter((_, i) => i % 20 === 0);

function expectSame(verb: string, input: string, options: Options = {}): void {
  const asked = { ...options, json: true };
  const wanted = native(verb, input, asked);
  const found = host.ask(verb, input, asked);
  // Where they differ is easier to read line by line.
  expect(found.out.split('\n')).toEqual(wanted.out.split('\n'));
  expect(found).toEqual(wanted);
}

test('500 puzzles are made for this', () => expect(lines.length).toBe(500));

describe('500 puzzles', () => {
  test('solve', () => expectSame('solve', puzzles));
  test('rate', () => expectSame('rate', puzzles));
  test('explain', async () => {
    // In pieces: all in one would be a string of tens of megabytes, and the runner wants a word.
    for (let i = 0; i < lines.length; i += 50) {
      expectSame('explain', lines.slice(i, i + 50).join('\n'));
      await new Promise((done) => setTimeout(done));
    }
  });
});

describe('generate with a seed', () => {
  const wishes: Options[] = [
    { number: 30 },
    { number: 5, index: 1000 },
    { number: 5, symmetry: 'full', clues: '30..36' },
    { number: 5, minimal: true, symmetry: 'diagonal' },
    { unbiased: true },
    { number: 5, difficulty: 'medium..hard' },
    { number: 2, needs: 'xy_wing' },
    { number: 10, distinct: true, shuffle: lines[0] },
    { number: 2, from: '863214975154897362792653814945371628281546739376982451618729543439165287527438196' },
    { clues: '90' },
    { needs: 'xy_wong' },
  ];
  for (const wish of wishes) {
    test(JSON.stringify(wish), () => expectSame('generate', '', { ...wish, seed: 4711 }));
  }
});

// Some good puzzles, some half solved, and what people paste by mistake.
const positions = some.map((line) => JSON.parse(native('hint', line, { json: true, level: 5 }).out).position);
const odd = [
  '11.2...7.1..8.....792.5.8..9.537..282...4...93...8.451..8..9..34...6.......4...9.',
  '6..2...7.1..8.....792.5.8..9.537..282...4...93...8.451..8..9..34...6.......4...9.',
  '...2...7.1..8.....792.5.8..9.537..282...4...9........1..8..9..34...6.......4...9.',
  'not a puzzle at all',
  `{"puzzle":"${lines[0]}","state":7}`,
  '.'.repeat(80),
];
const mixed = [...positions, ...odd].join('\n');

describe('positions, odd and unreadable ones among them', () => {
  test('solve', () => expectSame('solve', mixed));
  test('check', () => expectSame('check', mixed, { limit: 50 }));
  for (const level of [0, 1, 2, 3, 4, 5]) {
    test(`hint at level ${level}`, () => expectSame('hint', mixed, { level }));
  }
  test('hint with the other steps', () => expectSame('hint', mixed, { level: 4, all: true }));
  test('explain on a ladder of one’s own', () =>
    expectSame('explain', mixed, { schedule: 'hodoku', without: 'chains,fish', notation: 'a1' }));
  test('drawings', () => {
    expectSame('explain', some.slice(0, 10).join('\n'), { drawing: true });
    expectSame('hint', mixed, { level: 4, drawing: true });
  });
  test('steps', () => expectSame('steps', positions.slice(0, 3).join('\n')));
  test('steps of one technique', () => expectSame('steps', mixed, { technique: 'naked single' }));
  test('rate as a filter', () => expectSame('rate', puzzles, { 'min-level': 'hard', 'max-score': 3000 }));
  test('minimize', () => expectSame('minimize', mixed, { seed: 3 }));
  test('minimize in every way', () => expectSame('minimize', lines[445], { all: true, limit: 7 }));
  test('shuffle', () => expectSame('shuffle', mixed, { seed: 3, number: 2 }));
  test('several solutions: what is left out is said', () => expectSame('steps', odd[2], { limit: 2 }));
  test('nothing to read', () => expectSame('solve', ''));
});

describe('convert', () => {
  const formats = native('convert', '', { to: '?' }).words.match(/expected (.*), found/)![1];
  // Packed puzzles are bytes, which the door does not hand out.
  for (const to of formats.split(/, | or /).filter((format) => format !== 'packed')) {
    test(`to ${to} and back`, () => {
      const wanted = native('convert', mixed, { to });
      expect(host.ask('convert', mixed, { to })).toEqual(wanted);
      expect(host.ask('convert', wanted.out, { to: 'line' })).toEqual(native('convert', wanted.out, { to: 'line' }));
    });
  }
});

describe('techniques', () => {
  test('the table', () => expectSame('techniques', ''));
  const ids = native('techniques', '', { json: true })
    .out.trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line).id as string);
  test('the page of each', () => {
    for (const id of ids) expectSame('technique', id);
  });
});

describe('as text', () => {
  const text = (verb: string, input: string, options: Options = {}) =>
    expect(host.ask(verb, input, { ...options, json: false })).toEqual(native(verb, input, options));
  for (const verb of ['check', 'next', 'hint', 'explain', 'steps', 'rate', 'count', 'show', 'minimize']) {
    test(verb, () => {
      text(verb, verb === 'steps' ? some.slice(0, 3).join('\n') : mixed);
      text(verb, lines[0]);
    });
  }
  test('enumerate', () => text('enumerate', mixed, { limit: 3 }));
  test('shuffle', () => text('shuffle', mixed, { seed: 3, number: 2 }));
  test('generate', () => text('generate', '', { seed: 3, number: 20 }));
  test('rate in one’s own form', () => text('rate', some.join('\n'), { format: '%p %l %s %t' }));
  test('a picture, a page', () => {
    text('show', lines[0], { svg: '-', candidates: true });
    text('explain', lines[0], { html: '-' });
  });
});

describe('verbs that the page has no use for yet', () => {
  for (const verb of ['next', 'count', 'show']) test(verb, () => expectSame(verb, mixed));
  test('enumerate', () => expectSame('enumerate', mixed, { limit: 3 }));
});

test('errors of one kind are counted', () => expectSame('check', 'x\n'.repeat(30)));

test('solve as text, thousands of lines', () => {
  const many = Array.from({ length: 12 }, () => puzzles).join('');
  expect(host.ask('solve', many, { json: false })).toEqual(native('solve', many));
});
