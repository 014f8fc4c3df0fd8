import { describe, expect, it } from 'vitest';
import { gzipSync } from 'node:zlib';
import type { Engine, Reply } from '../../engine/client';
import { blameOf } from '../../app/src/game/diagnosis';
import { makePuzzle, type Wish } from '../../app/src/game/making';
import { kMostListed, readFile, readPuzzles } from '../../app/src/game/reading';
import { hashOf, parseHash, sharedCode } from '../../app/src/routes';

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
        { schema: 'nonet/convert/1', puzzle: '123', status: 'unreadable', reason: 'expected 81 cells, found 3', where: 'stdin:2:4' },
      ]),
    }));
    const { puzzles, errors } = await readPuzzles(engine, 'text');
    expect(puzzles).toMatchObject([{ givens: line(1), state: line(12), title: 'A', level: 'easy', candidates: null }]);
    expect(errors).toEqual([{ reason: 'expected 81 cells, found 3', line: 2, column: 4 }]);
  });

  it('passes on words where there is nothing else', async () => {
    const { engine } = fake(() => ({ exit: 2, words: 'binary data (a PNG image?)\n' }));
    expect((await readPuzzles(engine, 'x')).errors).toEqual([{ reason: 'binary data (a PNG image?)', line: 0, column: 0 }]);
  });

  it('lists no more than a person can choose from, and counts the rest', async () => {
    const { engine } = fake(() => ({ out: json(Array.from({ length: kMostListed + 3 }, () => ({ puzzle: line(1) }))) }));
    expect(await readPuzzles(engine, 'x')).toMatchObject({ left: 3 });
  });

  it('unpacks gzip and refuses what is too large', async () => {
    expect(await readFile(new Blob([gzipSync('hello')]))).toEqual({ text: 'hello' });
    expect(await readFile(new Blob(['plain']))).toEqual({ text: 'plain' });
    expect(await readFile({ size: 1 << 30 } as Blob)).toEqual({ problem: 'too_large' });
    expect(await readFile(new Blob([new Uint8Array([0x1f, 0x8b, 1, 2, 3])]))).toEqual({ problem: 'not_text' });
  });
});

describe('making', () => {
  const wish: Wish = { level: 'hard', symmetry: 'rot180', technique: null };
  const makes = (levelOf: (puzzle: string) => string, hardest = '') =>
    fake(({ verb, input, options }) => {
      if (verb === 'generate') {
        const first = Number(options.index);
        return { out: json(Array.from({ length: Number(options.number) }, (_, i) => ({ puzzle: line(first + i) }))) };
      }
      const puzzles = input.split('\n');
      return { out: json(puzzles.map((puzzle) => (verb === 'rate' ? { puzzle, level: levelOf(puzzle) } : { puzzle, hardest }))) };
    });

  it('goes on until the level is met, and counts', async () => {
    const { engine, asked } = makes((puzzle) => (puzzle === line(30) ? 'Hard' : 'Easy'));
    const counts: number[] = [];
    expect(await makePuzzle(engine, wish, 7, { tried: (n) => counts.push(n) })).toEqual({ made: { puzzle: line(30), level: 'Hard' } });
    expect(counts).toEqual([8, 24]);
    expect(asked[0].options).toMatchObject({ seed: 7, index: 1, symmetry: 'rot180' });
    expect(asked.filter(({ verb }) => verb === 'generate')[1].options).toMatchObject({ index: 9 });
  });

  it('explains only what has the right level when a technique is wished for', async () => {
    const { engine, asked } = makes((puzzle) => (puzzle === line(2) ? 'Hard' : 'Easy'), 'xy_wing');
    const outcome = await makePuzzle(engine, { ...wish, technique: 'xy_wing' }, 1);
    expect(outcome).toEqual({ made: { puzzle: line(2), level: 'Hard' } });
    expect(asked.find(({ verb }) => verb === 'explain')!.input).toBe(line(2));
  });

  it('says why when the engine makes nothing', async () => {
    const { engine } = fake(() => ({ exit: 2, words: 'no such puzzle\n' }));
    expect(await makePuzzle(engine, wish, 1)).toEqual({ problem: 'failed', words: 'no such puzzle' });
  });
});

describe('a diagnosis', () => {
  it('marks cells, the worst reason last', () => {
    const blame = blameOf({ conflicts: [['r1c1', 'r1c2']], core: ['r1c1', 'r2c2'], mistakes: [], differs: ['r9c9'] });
    expect([...blame]).toEqual([[80, 'differs'], [0, 'clash'], [10, 'core'], [1, 'clash']]);
  });
});

describe('addresses', () => {
  it('name a view, and back', () => {
    for (const hash of ['#/', '#/new', '#/techniques', '#/technique/xy_wing']) expect(hashOf(parseHash(hash))).toBe(hash);
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
