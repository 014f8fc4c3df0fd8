// Whatever comes in, a reply comes out: exit code 2 and a sentence, and the next question is answered.

import { afterEach, describe, expect, test } from 'vitest';
import type { Options } from '../../engine/host';
import { host, native } from './engines';

const puzzle = '...2...7.1..8.....792.5.8..9.537..282...4...93...8.451..8..9..34...6.......4...9.';

afterEach(() => expect(host.ask('solve', puzzle).exit).toBe(0));

describe('requests that are none', () => {
  const raw = (text: string | Uint8Array) =>
    host.askRaw(typeof text === 'string' ? new TextEncoder().encode(text) : text);
  const bad = [
    '',
    '{',
    '[]',
    'null',
    '7',
    '"solve"',
    '{}',
    '{"verb":7}',
    '{"verb":"bench"}',
    '{"verb":"solve","input":{}}',
    '{"verb":"solve","input":"","options":[]}',
    '{"verb":"solve","options":{"json":"yes"}}',
    '{"verb":"hint","options":{"level":[3]}}',
    '{"verb":"check","options":{"limit":{}}}',
    '['.repeat(100_000),
    '{"verb":'.repeat(50_000),
    '{"verb":"\\ud800"}',
  ];
  for (const text of bad) {
    test(text.slice(0, 60) || 'nothing', () => {
      const reply = raw(text);
      expect(reply.exit).toBe(2);
      expect(reply.out).toBe('');
      expect(reply.words).toMatch(/^nonet: .+\n$/);
    });
  }
  test('bytes that are no UTF-8', () => {
    const broken = new Uint8Array([...new TextEncoder().encode('{"verb":"'), 0xff, 0xfe, 0x22, 0x7d]);
    expect(raw(broken).exit).toBe(2);
    expect(raw(new Uint8Array(1000).fill(0xc3)).exit).toBe(2);
  });
});

describe('options are refused in the words of the command line', () => {
  const refused: [string, Options][] = [
    ['hint', { levle: 3 }],
    ['hint', { level: 9 }],
    ['hint', { notes: 'some' }],
    ['hint', { level: 5, all: true }],
    ['check', { limit: -1 }],
    ['check', { limit: 0 }],
    ['check', { limit: 1.5 }],
    ['explain', { only: 'xy_wong' }],
    ['explain', { schedule: 'mine' }],
    ['rate', { 'min-level': 'hard', 'max-level': 'easy' }],
    ['convert', { to: 'pdf' }],
    ['generate', { clues: '5..4..3' }],
    ['generate', { difficulty: 'nightmare' }],
  ];
  for (const [verb, options] of refused) {
    test(`${verb} ${JSON.stringify(options)}`, () => {
      expect(host.ask(verb, puzzle, options)).toEqual(native(verb, '', { ...options, json: true }));
    });
  }
  test('what is about files means nothing', () => {
    const reply = host.ask('solve', puzzle, { output: '/etc/passwd' });
    expect(reply).toEqual({ exit: 2, out: '', words: "nonet: '--output' means nothing here\n" });
  });
});

describe('texts that are no puzzles', () => {
  for (const input of ['\0'.repeat(5000), '{"puzzle":['.repeat(20_000), '\ufffd'.repeat(81), 'x'.repeat(1_000_000)]) {
    for (const verb of ['solve', 'check', 'hint', 'explain', 'rate', 'convert']) {
      test(`${verb} ${JSON.stringify(input.slice(0, 12))}`, () => {
        const reply = host.ask(verb, input);
        expect(reply.exit).toBe(2);
        expect(reply.words).not.toBe('');
      });
    }
  }
});

test('without a seed another puzzle comes each time, and its seed is said', () => {
  const [a, b] = [host.ask('generate', ''), host.ask('generate', '')];
  expect(a.words).toMatch(/^nonet: the seed is \d+\n$/);
  expect(a.out).not.toBe(b.out);
});

test('a wish that is not met in time is said', () => {
  const reply = host.ask('generate', '', { seed: 1, clues: 17, timeout: 1 });
  expect(reply.exit).toBe(1);
  expect(reply.words).toMatch(
    /^nonet: no 17-clue puzzle found in 1 s; best \d+ \(0 of 1 puzzles were made, \d+ tried\)\n$/,
  );
});
