// What the engine says, as the page shows it: cells called by their labels, capitals, lists.

import { describe, expect, it } from 'vitest';
import { called, linesOf, sentence } from '../../app/src/panels/words';
import { en } from '../../app/src/strings/en';

describe('cells', () => {
  it.each([
    ['r4c7 cannot be 5', 'D7 cannot be 5'],
    ['In rows 2 and 6 the 7s stand in columns 1 and 4.', 'In rows B and F the 7s stand in columns 1 and 4.'],
    ['Look at rows 1, 2, and 3', 'Look at rows A, B, and C'],
    ['Row 3 and box 9', 'Row C and box 9'],
    ['r23c5 <> 4', 'BC5 <> 4'],
    ['(5)r1c1=r1c7-(5=8)r9c7', '(5)A1=A7-(5=8)I7'],
    ['5r1c1', '5A1'],
  ])('are called by their labels: %s', (text, wanted) => {
    expect(called(text, 'A1')).toBe(wanted);
    expect(called(text, 'r1c1')).toBe(text);
    expect(called(text, 'none')).toBe(text);
  });
});

describe('a sentence', () => {
  it('begins with a capital and ends with a stop', () => {
    expect(sentence('look at box 2')).toBe('Look at box 2.');
    expect(sentence('Already fine.')).toBe('Already fine.');
    expect(sentence('r1c1 is 5')).toBe('r1c1 is 5.');
    expect(sentence('  ')).toBe('');
  });
  it('of several lines is a list, with its numbers', () => {
    expect(linesOf('suppose r1c1 is 5\n1. then r2c2 is not 5\nA2. so r3c3 is 5.\n\neither way', 'r1c1')).toEqual([
      { number: '', text: 'Suppose r1c1 is 5.' },
      { number: '1', text: 'Then r2c2 is not 5.' },
      { number: 'A2', text: 'So r3c3 is 5.' },
      { number: '', text: 'Either way.' },
    ]);
  });
});

describe('the words of the page', () => {
  const all = (value: unknown, path: string): [string, string][] => {
    if (typeof value === 'string') return [[path, value]];
    if (typeof value === 'function') return [[path, String((value as (...a: unknown[]) => string)(2, 3))]];
    if (value && typeof value === 'object')
      return Object.entries(value).flatMap(([key, part]) => all(part, `${path}.${key}`));
    return [];
  };
  const words = all(en, 'en');

  it('are plain: no shouting, nothing nobody says', () => {
    const odd =
      /!|<>|did not work|wishes|of it$|present puzzle|go on|as the system|clean themselves|ringed|cannot stand together/i;
    expect(words.filter(([, text]) => odd.test(text))).toEqual([]);
  });
  // What is put into another sentence begins small.
  const kInside =
    /^en\.(language|board\.colourNames|app\.(name|home)|board\.|roles\.|said\.(cells|selected|mode)|print\.(noSolution|puzzle)|explain\.(difficulty|hardest)|today\.states|you\.(typical|best)|learn\.(struck|placed)|photo\.(cell|blank)|settings\.keyList|variant\.(given|inClue|onLine|atHead|beside|outside|signs|by))/;
  it('begin with a capital', () => {
    const small = words.filter(([path, text]) => !kInside.test(path) && /^\p{Ll}/u.test(text));
    expect(small).toEqual([]);
  });
});
