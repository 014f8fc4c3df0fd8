// What the engine says of a text, as puzzles to choose from or reasons why there are none.

import { describe, expect, it } from 'vitest';
import { gzipSync } from 'node:zlib';
import type { Engine, Reply } from '../../engine/client';
import { blameOf } from '../../app/src/game/diagnosis';
import { makePuzzle, type Wish } from '../../app/src/game/making';
import { kMostListed, readFile, readPuzzles } from '../../app/src/game/reading';
import { hashOf, parseHash, sharedCode } from '../../app/src/routes';

const line = (i: number): string => String(i).padStart(81, '.').replaceAll('0', '.');
const json = (objects: object[]): string =>
  objects.map((object) => `${JSON.stringify(object)}\n`).join('');

type Asked = { verb: string; input: string; options: Record<string, unknown> };
function fake(answer: (asked: Asked) => Partial<Reply>): { engine: Engine; asked: Asked[] } {
  const asked: Asked[] = [];
  const ask = async (
    verb: string,
    input: string,
    options: Record<string, unknown> = {},
  ): Promise<Reply> => {
    asked.push({ verb, input, options });
    return { exit: 0, out: '', words: '', ...answer({ verb, input, options }) };
  };
  return { engine: { ask } as unknown as Engine, asked };
}

describe('reading', () => {
  it('sorts puzzles from what could not be read', async () => {
    const { engine } = fake(() => ({
      out: json([
        { schema: 'nonet/puzzle/1', puzzle: line(1), state: line(12), title: 'A', level: 'easy' },
        {
          schema: 'nonet/convert/1',
          puzzle: '123',
          status: 'unreadable',
          reason: 'expected 81 cells, found 3',
          where: 'stdin:2:4',
        },
      ]),
    }));
    const { puzzles, errors } = await readPuzzles(engine, 'text');
    expect(puzzles).toMatchObject([
      { givens: line(1), state: line(12), title: 'A', level: 'easy', candidates: null },
    ]);
    expect(errors).toEqual([{ reason: 'expected 81 cells, found 3', line: 2, column: 4 }]);
  });

  it('passes on words where there is nothing else', async () => {
    const { engine } = fake(() => ({ exit: 2, words: 'binary data (a PNG image?)\n' }));
    expect((await readPuzzles(engine, 'x')).errors).toEqual([
      { reason: 'binary data (a PNG image?)', line: 0, column: 0 },
    ]);
  });

  it('lists no more than a person can choose from, and counts the rest', async () => {
    const { engine } = fake(() => ({
      out: json(Array.from({ length: kMostListed + 3 }, () => ({ puzzle: line(1) }))),
    }));
    expect(await readPuzzles(engine, 'x')).toMatchObject({ left: 3 });
  });

  it('unpacks gzip and refuses what is too large', async () => {
    expect(await readFile(new Blob([Uint8Array.from(gzipSync('hello'))]))).toEqual({
      text: 'hello',
    });
    expect(await readFile(new Blob(['plain']))).toEqual({ text: 'plain' });
    expect(await readFile({ size: 1 << 30 } as Blob)).toEqual({ problem: 'too_large' });
    expect(await readFile(new Blob([new Uint8Array([0x1f, 0x8b, 1, 2, 3])]))).toEqual({
      problem: 'not_text',
    });
  });
});

describe('making', () => {
  const wish: Wish = { level: 'hard', symmetry: 'rot180', technique: null };
  const puzzle = line(1);

  it('asks for what was wished for and nothing else', async () => {
    const { engine, asked } = fake(() => ({
      out: json([{ puzzle, rating: { level: 'Hard', score: 900 } }]),
    }));
    expect(await makePuzzle(engine, wish, 7)).toEqual({ puzzle, level: 'Hard' });
    expect(asked[0]).toMatchObject({
      verb: 'generate',
      options: { seed: 7, symmetry: 'rot180', difficulty: 'hard' },
    });
    expect(asked[0].options).not.toHaveProperty('needs');
    await makePuzzle(engine, { level: null, symmetry: 'none', technique: 'xy_wing' }, 7);
    expect(asked[1].options).toMatchObject({ needs: 'xy_wing' });
    expect(asked[1].options).not.toHaveProperty('difficulty');
  });

  it('says why when the engine refuses', async () => {
    const { engine } = fake(() => ({
      exit: 2,
      words: 'nonet: a puzzle that needs xy_wing is Hard at least, not Easy\n',
    }));
    expect(await makePuzzle(engine, wish, 1)).toEqual({
      refusal: 'nonet: a puzzle that needs xy_wing is Hard at least, not Easy',
    });
  });
});

describe('a diagnosis', () => {
  it('marks cells, the worst reason last', () => {
    const blame = blameOf({
      conflicts: [['r1c1', 'r1c2']],
      core: ['r1c1', 'r2c2'],
      mistakes: [],
      differs: ['r9c9'],
    });
    expect([...blame]).toEqual([
      [80, 'differs'],
      [0, 'clash'],
      [10, 'core'],
      [1, 'clash'],
    ]);
  });
});

describe('addresses', () => {
  it('name a view, and back', () => {
    for (const hash of ['#/', '#/new', '#/techniques', '#/technique/xy_wing'])
      expect(hashOf(parseHash(hash))).toBe(hash);
    expect(parseHash('')).toEqual({ view: 'play' });
    expect(parseHash('#/technique/xy-wing')).toEqual({ view: 'technique', id: 'xy_wing' });
    expect(parseHash('#/technique/../x')).toEqual({ view: 'lost' });
    expect(parseHash('#/nowhere')).toEqual({ view: 'lost' });
  });

  it('hold a puzzle', () => {
    expect(sharedCode('?s=oE2L52')).toBe('oE2L52');
    expect(sharedCode('?x=1')).toBeNull();
    expect(sharedCode('?s=')).toBeNull();
    expect(sharedCode(`?s=${'1'.repeat(500)}`)).toBeNull();
  });
});
