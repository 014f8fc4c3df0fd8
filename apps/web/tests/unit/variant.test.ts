// Boards of any size: addresses, positions for the engine, keys, what the browser keeps, what a cell says.

import { describe, expect, it } from 'vitest';
import type { Shape, ShowAnswer } from '../../engine/answers';
import { defaultKeys } from '../../app/src/game/store';
import { cellWithin, clueNames, placeIn, rasterOf, spokenCell } from '../../app/src/variant/face';
import { kVariants } from '../../app/src/game/store';
import { Shelf, type Kept } from '../../app/src/variant/kept';
import { actionOf } from '../../app/src/variant/keys';
import {
  candidateIn,
  clueAt,
  marginOf,
  packVariant,
  positionJson,
  puzzleOf,
  unpackVariant,
} from '../../app/src/variant/puzzle';

const answer: ShowAnswer = {
  schema: 'nonet/show/1',
  index: 1,
  puzzle: '',
  status: 'ok',
  title: null,
  grid: [
    [1, 2],
    [0, 0],
  ],
  givens: ['r1c1'],
  board: {
    line: '1...; cage 3 r1c12; sandwich c2 0',
    side: 2,
    symbols: ['1', '2'],
    regions: [0, 0, 1, 1],
    author: '',
    rules: '',
    thin: '',
    thick: '',
    clues: [
      {
        text: 'cage 3 r1c12',
        kind: 'cage',
        title: 'cage',
        shape: 'set',
        values: [3],
        cells: ['r1c1', 'r1c2'],
        bulb: [],
        name: 'cage of 3',
        place: 'r1c12',
        rule: '',
      },
      {
        text: 'sandwich c2 0',
        kind: 'sandwich',
        title: 'sandwich',
        shape: 'outside',
        values: [0],
        cells: ['r1c2', 'r2c2'],
        bulb: [],
        name: 'sandwich of 0',
        place: 'r1c2 r2c2',
        rule: '',
      },
    ],
    figures: [{ clue: 1, layer: 'over', fill: 'ink', text: '0', x: 1.5, y: -0.5, size: 0.4, bold: false }],
    broken: [],
  },
};
const puzzle = puzzleOf(answer);

describe('a puzzle with clues', () => {
  it('tells givens from what was placed', () => {
    expect(puzzle.givens).toEqual([1, 0, 0, 0]);
    expect(puzzle.placed).toEqual([1, 2, 0, 0]);
  });
  it('is a position for the engine, with what is left of cells', () => {
    expect(
      JSON.parse(
        positionJson(
          puzzle,
          [1, 2, 0, 0],
          new Map([
            [2, [2]],
            [1, [1]],
          ]),
        ),
      ),
    ).toEqual({
      puzzle: '1...; cage 3 r1c12; sandwich c2 0; marks r2c1 2',
      state: '12..',
    });
  });
  it('goes through its address unharmed', async () => {
    const code = await packVariant({ line: puzzle.line, title: 'Käse', rules: 'Be kind.' });
    expect(code).toMatch(/^[\w-]+$/);
    expect(JSON.parse((await unpackVariant(code))!)).toEqual({
      puzzle: puzzle.line,
      title: 'Käse',
      description: 'Be kind.',
    });
    expect(await unpackVariant('nonsense')).toBeNull();
  });
  it('has room outside where a number stands, and knows whose it is', () => {
    expect(marginOf(puzzle.board)).toEqual({ top: 1, right: 0, bottom: 0, left: 0 });
    expect(clueAt(puzzle, -1, 1)).toBe(1);
    expect(clueAt(puzzle, -1, 0)).toBeNull();
  });
  it('says its clues with its cells', () => {
    const names = clueNames(puzzle);
    const face = { digit: 0, isGiven: false, corner: [2], centre: [] };
    expect(spokenCell(puzzle, 1, face, names[1])).toBe(
      'row 1 column 2, empty, notes 2, in cage of 3, outside: sandwich of 0',
    );
    expect(spokenCell(puzzle, 2, face, names[2])).toBe('row 2 column 1, empty, notes 2');
    const painted = { digit: 1, isGiven: true, corner: [], centre: [], colours: [1, 4] };
    expect(spokenCell(puzzle, 2, painted, names[2])).toBe('row 2 column 1, given 1, coloured red green');
  });
  it('reads candidates by its own symbols', () => {
    const sixteen = { side: 16, symbols: [...'123456789ABCDEFG'] };
    expect(candidateIn('Gr10c3', sixteen)).toEqual({ digit: 16, cell: 9 * 16 + 2 });
  });
});

describe('candidates stand inside their cell', () => {
  it.each([4, 6, 9, 16, 25])('of %i rows', (side) => {
    const places = Array.from({ length: side }, (_, i) => placeIn(rasterOf(side), i + 1));
    for (const { x, y } of places) for (const at of [x, y]) expect(at > 0.05 && at < 0.95).toBe(true);
    expect(new Set(places.map(({ x, y }) => `${x} ${y}`)).size).toBe(side);
  });
});

describe('what a step draws', () => {
  it('makes room for the number of a cage, if it lies in its cell', () => {
    const shape = (more: Partial<Shape>): Shape => ({ class: 'mark', ...more }) as Shape;
    expect(cellWithin(shape({ text: '1', x: 2.2, y: 8.2 }), 9)).toBe(74);
    expect(cellWithin(shape({ class: 'strike', d: 'M2.1 8.3L2.3 8.1' }), 9)).toBe(74);
    expect(cellWithin(shape({ class: 'figure pattern', d: 'M5.36 3.8a0.14 0.14 0 1 0 0.28 0Z' }), 9)).toBe(32);
    expect(cellWithin(shape({ class: 'strike', d: 'M2.1 8.3L3.3 8.1' }), 9)).toBeNull();
    expect(cellWithin(shape({ class: 'frame pattern', d: 'M2.1 8.3L2.3 8.1' }), 9)).toBeNull();
    expect(cellWithin(shape({ text: '5', x: -0.5, y: 0.5 }), 9)).toBeNull();
  });
});

describe('keys', () => {
  const nine = [...'123456789'];
  const sixteen = [...'123456789ABCDEFG'];
  const numbers = Array.from({ length: 12 }, (_, i) => String(i + 1));
  const key = (name: string, more: Partial<KeyboardEvent> = {}) => ({
    key: name,
    code: /^\d$/.test(name) ? `Digit${name}` : /^[a-z]$/i.test(name) ? `Key${name.toUpperCase()}` : name,
    shiftKey: false,
    ctrlKey: false,
    altKey: false,
    metaKey: false,
    ...more,
  });
  it('enter digits, with Shift and Alt notes', () => {
    expect(actionOf(key('5'), nine, defaultKeys)).toEqual({ do: 'digit', digit: 5, mode: null, isNumber: false });
    expect(actionOf(key('!', { code: 'Digit1', shiftKey: true }), nine, null)).toMatchObject({
      digit: 1,
      mode: 'corner',
    });
    expect(actionOf(key('7', { altKey: true }), nine, null)).toMatchObject({ digit: 7, mode: 'centre' });
    expect(actionOf(key('7', { altKey: true, ctrlKey: true }), nine, null)).toMatchObject({ digit: 7, mode: 'colour' });
    expect(actionOf(key('7'), [...'123456'], null)).toBeNull();
  });
  it('are letters of digits on large boards, where commands take Alt', () => {
    expect(actionOf(key('g'), sixteen, defaultKeys)).toMatchObject({ do: 'digit', digit: 16 });
    expect(actionOf(key('h'), nine, defaultKeys)).toEqual({ do: 'command', command: 'hint' });
    expect(actionOf(key('h'), sixteen, defaultKeys)).toBeNull();
    expect(actionOf(key('h', { altKey: true }), sixteen, defaultKeys)).toEqual({ do: 'command', command: 'hint' });
    expect(actionOf(key('h'), nine, null)).toBeNull();
  });
  it('make numbers of two figures', () => {
    expect(actionOf(key('1'), numbers, null)).toMatchObject({ digit: 1, isNumber: true });
    expect(actionOf(key('0'), numbers, null)).toMatchObject({ digit: 0, isNumber: true });
    expect(actionOf(key('0'), nine, null)).toEqual({ do: 'erase' });
  });
});

describe('what the browser keeps', () => {
  const none = [[], [], [], []];
  const kept = (line: string): Kept => ({
    code: 'x',
    line,
    title: '',
    side: 2,
    position: { digits: [1, 0, 0, 0], corner: none, centre: none, colour: none, out: none },
    elapsed: 5,
    hints: 0,
    isSolved: false,
  });
  it('comes back, the last one first, and no more than thirty', () => {
    const held = new Map<string, string>();
    const storage = {
      getItem: (name: string) => held.get(name) ?? null,
      setItem: (name: string, text: string) => void held.set(name, text),
    };
    const shelf = new Shelf(() => storage);
    for (let i = 0; i < 40; i++) shelf.put(kept(`line ${i}`));
    expect(shelf.list()).toHaveLength(30);
    expect(shelf.list()[0].line).toBe('line 39');
    expect(shelf.find('line 39')?.elapsed).toBe(5);
    held.set(kVariants, JSON.stringify([kept('good'), { ...kept('bad'), position: { digits: [7] } }, 3]));
    expect(shelf.list().map(({ line }) => line)).toEqual(['good']);
    const { colour: _, ...older } = kept('old').position; // from before cells had colours
    held.set(kVariants, JSON.stringify([{ ...kept('old'), position: older }]));
    expect(shelf.list()).toHaveLength(1);
    held.set(kVariants, 'nonsense');
    expect(shelf.list()).toEqual([]);
  });
  it('is nothing where nothing may be kept', () => {
    const shelf = new Shelf(() => {
      throw new Error('no');
    });
    expect(shelf.put(kept('a'))).toBe(false);
    expect(shelf.list()).toEqual([]);
  });
});
