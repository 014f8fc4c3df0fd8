// The page's types of answers, docs/JSON.md and what the engine says are one thing: the fields of each type
// stand in the document, and answers of many kinds have the fields of their type and no others.

import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { Options } from '../../engine/host';
import { host, makePuzzles } from './engines';
import { fieldsOf, problemsOf } from './types';

const kTypes: Record<string, string> = {
  solve: 'SolveAnswer',
  check: 'CheckAnswer',
  hint: 'HintAnswer',
  steps: 'StepsAnswer',
  explain: 'ExplainAnswer',
  rate: 'RateAnswer',
  generate: 'GenerateAnswer',
  minimize: 'MinimizeAnswer',
  shuffle: 'ShuffleAnswer',
  puzzle: 'PuzzleAnswer',
  show: 'ShowAnswer',
  candidates: 'CandidatesAnswer',
  techniques: 'TechniqueRow',
  scales: 'ScaleRow',
  kinds: 'KindRow',
  complete: 'CompleteAnswer',
  technique: 'TechniqueAnswer',
  book: 'BookAnswer',
};

const everyAnswer = ['schema', 'index', 'puzzle', 'where'];

// The fields that the document gives a schema: first cells of its tables, or names in its paragraphs.
function documented(schema: string): Set<string> {
  const text = readFileSync(new URL('../../../../docs/JSON.md', import.meta.url), 'utf8');
  const sections = text.split(/^## /m).filter((each) => each.split('\n')[0].includes(`nonet/${schema}/1`));
  expect(sections, schema).toHaveLength(1);
  const fields = new Set<string>();
  const rows = sections[0].split('\n').filter((line) => line.startsWith('| `'));
  const places = rows.length > 0 ? rows.map((row) => row.split('|')[1]) : [sections[0]];
  for (const place of places) for (const [, name] of place.matchAll(/`(\w+)`/g)) fields.add(name);
  return fields;
}

describe('docs/JSON.md has every field', () => {
  for (const [schema, type] of Object.entries(kTypes)) {
    test(schema, () => {
      const known = documented(schema);
      const inherited = schema === 'technique' ? documented('techniques') : new Set<string>();
      for (const field of fieldsOf(type).keys()) {
        const isTold = known.has(field) || inherited.has(field) || everyAnswer.includes(field) || field === 'reason';
        expect(isTold, `${type}.${field}`).toBe(true);
      }
    });
  }
});

const puzzles = makePuzzles({ number: 12, seed: 31 }) + makePuzzles({ number: 4, seed: 32, difficulty: 'extreme' });
const lines = puzzles.trimEnd().split('\n');
const played = lines.map((line) => JSON.parse(host.ask('hint', line, { level: 5 }).out).position as string);
const odd = [
  '11.2...7.1..8.....792.5.8..9.537..282...4...93...8.451..8..9..34...6.......4...9.', // illegal
  '6..2...7.1..8.....792.5.8..9.537..282...4...93...8.451..8..9..34...6.......4...9.', // none
  '...2...7.1..8.....792.5.8..9.537..282...4...9........1..8..9..34...6.......4...9.', // several
  '863214975154897362792653814945371628281546739376982451618729543439165287527438196', // solved
  '.'.repeat(81),
  'not a puzzle at all',
  `{"puzzle":"${lines[0]}","state":7}`,
  // A wrong digit, and notes that lack what is needed.
  '{"puzzle":"...2...7.1..8.....792.5.8..9.537..282...4...93...8.451..8..9..34...6.......4...9.",' +
    '"state":"...2...7.1..8.....792.5.8..9.537..282...4...93...8.451..8..9..34...6.......4..19."}',
];
const mixed = [...lines, ...played, ...odd].join('\n');

function expectTyped(verb: string, input: string, options: Options = {}): void {
  const reply = host.ask(verb, input, options);
  const answers = reply.out.trimEnd().split('\n');
  expect(answers.length).toBeGreaterThan(0);
  for (const line of answers) {
    const answer = JSON.parse(line);
    const schema = answer.schema.split('/')[1];
    const type = answer.status === 'unreadable' ? 'UnreadableAnswer' : kTypes[schema];
    expect(problemsOf(answer, type), line.slice(0, 200)).toEqual([]);
  }
}

describe('answers have the fields of their type and no others', () => {
  test('solve', () => expectTyped('solve', mixed));
  test('check', () => {
    expectTyped('check', mixed, { limit: 50 });
    expectTyped('check', `puzzle,solution\n${lines[0]},${'1'.repeat(81)}\n`);
  });
  for (const level of [0, 1, 2, 3, 4, 5]) {
    test(`hint at level ${level}`, () => expectTyped('hint', mixed, { level, drawing: level % 2 === 0 }));
  }
  test('hint with the other steps', () => expectTyped('hint', mixed, { level: 4, all: true, drawing: true }));
  // All steps of all techniques are a hundred megabytes for some of these.
  const only = 'singles,intersections,subsets,wings';
  test('steps', () => expectTyped('steps', mixed, { drawing: true, only }));
  test('explain', () => {
    expectTyped('explain', mixed, { drawing: true });
    expectTyped('explain', mixed, { only: 'singles' });
  });
  test('in German', () => {
    for (const verb of ['explain', 'hint', 'check']) expectTyped(verb, mixed, { lang: 'de' });
    expectTyped('steps', mixed, { lang: 'de', only });
    expectTyped('techniques', '', { lang: 'de' });
    expectTyped('technique', 'hidden_pair', { lang: 'de' });
  });
  test('rate', () => expectTyped('rate', mixed));
  test('minimize', () => {
    expectTyped('minimize', mixed);
    expectTyped('minimize', lines[0], { all: true, limit: 3 });
  });
  test('complete', () => {
    expectTyped('complete', mixed);
    expectTyped('complete', '1...............; cage 5 r1c23', { seed: 2 });
  });
  test('kinds', () => {
    expectTyped('kinds', '');
    expectTyped('kinds', '', { lang: 'de' });
  });
  test('shuffle', () => expectTyped('shuffle', mixed, { seed: 3, number: 2 }));
  test('generate', () => {
    expectTyped('generate', '', { seed: 3, number: 5 });
    expectTyped('generate', '', { seed: 3, unbiased: true });
    for (const shuffle of [lines[0], odd[2]]) expectTyped('generate', '', { seed: 3, shuffle });
  });
  test('convert', () => expectTyped('convert', mixed, { to: 'json' }));
  test('show, with boards and their clues', () => {
    expectTyped('show', mixed, { candidates: true });
    const clues = host.ask('generate', '', { kinds: 'cage 3, thermo 2, sandwich 2, white 3', seed: 5 }).out;
    const others = `${clues}${'.'.repeat(16)}; antiknight\n${'.'.repeat(256)}; arrow r1c1: r1c2,3\n`;
    for (const lang of ['en', 'de']) expectTyped('show', lines[0] + '\n' + others, { drawing: true, lang });
    expectTyped('candidates', clues);
    expectTyped('candidates', clues, { limit: 2 });
  });
  test('techniques', () => {
    expectTyped('techniques', '');
    const ids = host.ask('techniques', '').out.matchAll(/"id":"(\w+)"/g);
    for (const [, id] of ids) expectTyped('technique', id, { drawing: true });
  });
});

test('a type that is wrong is found out', () => {
  const answer = JSON.parse(host.ask('hint', lines[0], { level: 4 }).out);
  expect(problemsOf({ ...answer, level: '4' }, 'HintAnswer')).toEqual(['HintAnswer.level is "4", not number']);
  expect(problemsOf({ ...answer, status: 'hnt' }, 'HintAnswer').length).toBeGreaterThan(0);
  expect(problemsOf({ ...answer, more: 1 }, 'HintAnswer')).toEqual(['HintAnswer.more is promised nowhere']);
  delete answer.text;
  expect(problemsOf(answer, 'HintAnswer')).toEqual(['HintAnswer.text is missing']);
});
