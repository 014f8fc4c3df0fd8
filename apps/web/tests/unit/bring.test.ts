// What the engine says of a text, as puzzles to choose from or reasons why there are none.

import { describe, expect, it } from 'vitest';
import { gzipSync } from 'node:zlib';
import type { Engine, Reply } from '../../engine/client';
import { blameOf } from '../../app/src/game/diagnosis';
import { makePuzzle, type Wish } from '../../app/src/game/making';
import { kMostListed, readFile, readPuzzles, titledLink } from '../../app/src/game/reading';
import { hashOf, parseHash, sharedPuzzle } from '../../app/src/routes';

const line = (i: number): string => String(i).padStart(81, '.').replaceAll('0', '.');
const json = (objects: object[]): string => objects.map((object) => `${JSON.stringify(object)}\n`).join('');

type Asked = { verb: string; input: string; options: Record<string, unknown> };
function fake(answer: (asked: Asked) => Partial<Reply>): { engine: Engine; asked: Asked[] } {
  const asked: Asked[] = [];
  const ask = async (verb: string, input: string, options: Record<string, unknown> = {}): Promise<Reply> => {
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
    expect(puzzles).toMatchObject([{ givens: line(1), state: line(12), title: 'A', level: 'easy', candidates: null }]);
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

describe('a file that is no text', () => {
  const bytes = (...parts: (string | number[])[]): Blob =>
    new Blob(parts.map((part) => (typeof part === 'string' ? part : Uint8Array.from(part))));

  it.each([
    ['picture', bytes([0x89], 'PNG\r\n', [0x1a, 10, 0, 0, 0, 13])],
    ['picture', bytes([0xff, 0xd8, 0xff, 0xe0, 0, 16], 'JFIF')],
    ['picture', bytes('GIF89a', [1, 0, 1, 0])],
    ['picture', bytes('RIFF', [1, 2, 3, 4], 'WEBPVP8 ')],
    ['picture', bytes([0, 0, 0, 24], 'ftypheic')],
    ['pdf', bytes('%PDF-1.7\n', [0xe2, 0xe3, 0xcf, 0xd3])],
    ['not_text', bytes([0x7f], 'ELF', [2, 1, 1, 0, 0, 0, 0, 0])],
    ['not_text', bytes([0, 0, 0, 0, 0])],
  ])('is refused as %s', async (problem, file) => {
    expect(await readFile(file)).toEqual({ problem });
  });

  it('is none for one stray NUL, for Latin-1 or for UTF-16', async () => {
    const text = `${line(1)}\n`.repeat(20);
    expect(await readFile(bytes(text, [0], text))).toEqual({ text: `${text}\0${text}` });
    expect(await readFile(bytes('# Tr', [0xe8], 's dur\n'))).toEqual({ text: '# Très dur\n' });
    expect(await readFile(bytes([0xff, 0xfe, 0x41, 0]))).toEqual({ text: 'A' });
  });
});

describe('a long list', () => {
  it('is read piece by piece and says how far it is', async () => {
    const { engine, asked } = fake(({ input }) => ({
      out: json(
        input
          .split('\n')
          .filter(Boolean)
          .map((puzzle) => ({ puzzle })),
      ),
    }));
    const told: number[] = [];
    const input = Array.from({ length: 20_000 }, (_, i) => line(i + 1)).join('\n');
    const reading = await readPuzzles(engine, input, { progress: (done) => told.push(done) });
    expect([reading.puzzles.length, reading.left]).toEqual([kMostListed, 20_000 - kMostListed]);
    expect(asked.length).toBeGreaterThan(10);
    expect(told).toEqual([...told].sort((a, b) => a - b));
    expect(told.at(-1)).toBe(20_000);
  });

  it('keeps its line numbers, and is left whole if it is more than lines', async () => {
    const unreadable = { puzzle: 'x', status: 'unreadable', reason: 'no', where: 'stdin:1:2' };
    const { engine, asked } = fake(() => ({ out: json([unreadable]) }));
    const lines = Array.from({ length: 1500 }, (_, i) => line(i + 1));
    const { errors } = await readPuzzles(engine, lines.join('\n'));
    expect(errors.map((error) => error.line)).toEqual([1, 501, 1001]);
    asked.length = 0;
    await readPuzzles(engine, ['puzzle,solution', ...lines].join('\n'));
    expect(asked).toHaveLength(1);
  });
});

describe('the title of a link', () => {
  const link = 'https://example.org/play/?s=oE2L52EG43MSRB9FE2tb8Ca817GME95Y2V9V6';
  it('stands in it or beside it', () => {
    expect(titledLink(`${link}&t=Sunday+special`)?.title).toBe('Sunday special');
    expect(titledLink(`Sunday: ${link}`)).toEqual({ link, title: 'Sunday' });
    expect(titledLink(`Sunday\n${link}`)?.title).toBe('Sunday');
    expect(titledLink(`[Sunday](${link})`)).toEqual({ link, title: 'Sunday' });
    expect(titledLink(link)?.title).toBe('');
  });
  it('is not looked for where there is no link, or a puzzle besides', () => {
    expect(titledLink(line(1))).toBeNull();
    expect(titledLink(`${line(1)} ${link}`)).toBeNull();
  });
  it('is no bare number, which only some program understands', async () => {
    const { engine } = fake(() => ({ out: json([{ puzzle: line(1), level: '4' }]) }));
    expect((await readPuzzles(engine, link)).puzzles[0].level).toBe('');
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
    for (const hash of [
      '#/',
      '#/play',
      '#/new',
      '#/techniques',
      '#/technique/xy_wing',
      '#/learn',
      '#/learn/x_wing',
      '#/practise/x_wing',
      '#/library/nonet',
      '#/you/1763290000000',
      '#/daily/2026-11-16/hard',
    ])
      expect(hashOf(parseHash(hash))).toBe(hash);
    expect(parseHash('')).toEqual({ view: 'today' });
    expect(parseHash('#/daily/2026-02-30/hard')).toEqual({ view: 'lost' });
    expect(parseHash('#/daily/2026-02-03/harder')).toEqual({ view: 'lost' });
    expect(parseHash('#/technique/xy-wing')).toEqual({ view: 'technique', id: 'xy_wing' });
    expect(parseHash('#/technique/../x')).toEqual({ view: 'lost' });
    expect(parseHash('#/nowhere')).toEqual({ view: 'lost' });
  });

  it('hold a puzzle', () => {
    expect(sharedPuzzle('?s=oE2L52')).toEqual({ code: 'oE2L52', title: '' });
    expect(sharedPuzzle('?s=oE2L52&t=Sunday+special')).toEqual({ code: 'oE2L52', title: 'Sunday special' });
    expect(sharedPuzzle('?x=1')).toBeNull();
    expect(sharedPuzzle('?s=')).toBeNull();
    expect(sharedPuzzle(`?s=${'1'.repeat(500)}`)).toBeNull();
  });
});
