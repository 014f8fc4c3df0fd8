// What leaves the page: formats, links, names, pictures, printed pages; and the table of techniques.

import { readFileSync } from 'node:fs';
import { describe, expect, it, vi } from 'vitest';
import { catalogue, difficulty, families } from '../../app/src/panels/catalogue';
import { positionOf } from '../../app/src/panels/position_of';
import { collect, layOut } from '../../app/src/panels/print';
import { pages, papers, perPages, spots } from '../../app/src/panels/sheet';
import { fileName, formats, inputOf, lossesOf, pictureOf, shareLink } from '../../app/src/panels/take_away';
import { strings } from '../../app/src/strings';
import type { TechniqueRow } from '../../engine/answers';
import type { Engine } from '../../engine/client';
import { gameWith, givens, solution } from './fake_game';

describe('formats', () => {
  it('are those of docs/FORMATS.md, each with a name', () => {
    const table = readFileSync(new URL('../../../../docs/FORMATS.md', import.meta.url), 'utf8');
    // `packed` is a binary file of the program's own; the page has text to copy.
    const known = [...table.split('## How the input')[0].matchAll(/^\| `(\w+)` \|/gm)]
      .map((found) => found[1])
      .filter((id) => id !== 'packed');
    expect(formats.map(({ id }) => id).sort()).toEqual(known.sort());
    for (const { id } of formats) expect(strings.takeAway.formats[id]).toBeTruthy();
  });
  it('get the printed digits, or all that the player wrote', () => {
    const game = gameWith({});
    game.title = 'Mine';
    game.select(0);
    game.enter(8);
    expect(JSON.parse(inputOf(game, 'givens'))).toEqual({ puzzle: givens, title: 'Mine' });
    expect(JSON.parse(inputOf(game, 'all')).state[0]).toBe('8');
  });
  it('say what they leave out', () => {
    expect(lossesOf("nonet: 'block' cannot hold pencil marks: dropped from 1 puzzle, first at stdin:1")).toBe(
      'pencil marks',
    );
    expect(lossesOf('')).toBe('');
  });
  it('give files plain names', () => {
    expect(fileName('Très dur / n° 5', 'sdk')).toBe('Tres_dur_n_5.sdk');
    expect(fileName('', 'txt')).toBe('sudoku.txt');
    expect(fileName('../../etc', 'txt')).toBe('etc.txt');
  });
});

describe('a share link', () => {
  it('puts the code behind the address of this page', () => {
    const link = shareLink(
      'https://sudokuexchange.com/play/?s=oE2L52EG\n',
      'http://localhost:8080/nonet/?s=old#/technique/x',
    );
    expect(link).toBe('http://localhost:8080/nonet/?s=oE2L52EG');
  });
  it('is none without a code', () => expect(shareLink('', 'http://localhost/')).toBeNull());
});

describe('a picture', () => {
  it('shows what was chosen, and the candidates of its board', () => {
    const game = gameWith({});
    game.select(0);
    game.enter(8);
    const printed = JSON.parse(pictureOf(game, 'givens'));
    expect(printed.puzzle).toBe(givens);
    expect(printed.state).toBeUndefined();
    expect(printed.candidates[0][0]).not.toBe('');
    const all = JSON.parse(pictureOf(game, 'all'));
    expect(all.state[0]).toBe('8');
    expect(all.candidates[0][0]).toBe('');
  });
  it('takes the marks that came with a puzzle', () => {
    const rows = Array.from({ length: 9 }, () => Array.from({ length: 9 }, () => '12'));
    expect(positionOf({ puzzle: givens, candidates: rows }).position.candidates[0]).toBe('12');
  });
});

describe('a sheet', () => {
  it('keeps all boards on the paper and apart, at every number', () => {
    for (const paper of Object.values(papers)) {
      for (const count of [...perPages, 12]) {
        const places = spots(count, paper, count === 12);
        expect(places).toHaveLength(count);
        for (const { x, y, side } of places) {
          expect(Math.min(x, y - 6)).toBeGreaterThanOrEqual(10);
          expect(x + side).toBeLessThanOrEqual(paper.width - 10);
          expect(y + side).toBeLessThanOrEqual(paper.height - 10);
          const near = places.filter((p) => Math.abs(p.x - x) < side && Math.abs(p.y - y) < side + 6);
          expect(near).toHaveLength(1);
        }
      }
    }
  });
  it('begins another page when one is full', () => {
    const board = { caption: '', givens, digits: givens };
    const list = pages(
      Array.from({ length: 7 }, () => board),
      4,
      papers.a4,
    );
    expect(list.map((page) => page.boards.length)).toEqual([4, 3]);
  });
  it('collects the present puzzle and fresh ones of the difficulty, and solves them all', async () => {
    const ask = vi.fn(async (_verb: string, _input: string, options: Record<string, unknown>) => ({
      exit: 0,
      words: '',
      out: `${JSON.stringify({ puzzle: `${options.difficulty} ${options.seed}`, rating: { level: 'hard' } })}\n`,
    }));
    const engine = { ask, solve: async () => ({ status: 'unique', solution }) } as unknown as Engine;
    const watch = { made: vi.fn(), signal: new AbortController().signal };
    const printed = await collect(engine, { first: { givens, title: 'Mine' }, count: 3, level: 'hard' }, 7, watch);
    expect(printed.map(({ givens: g, caption }) => [g, caption])).toEqual([
      [givens, 'Puzzle 1 · Mine'],
      ['hard 7', 'Puzzle 2 · Hard'],
      ['hard 8', 'Puzzle 3 · Hard'],
    ]);
    expect(watch.made).toHaveBeenLastCalledWith(3);
  });
  it('prints what was found when a difficulty is too rare', async () => {
    const ask = async () => ({ exit: 1, words: 'nonet: not found in time', out: '' });
    const engine = { ask, solve: async () => ({ status: 'several', solution }) } as unknown as Engine;
    const watch = { made: vi.fn(), signal: new AbortController().signal };
    const printed = await collect(engine, { first: { givens, title: '' }, count: 4, level: 'extreme' }, 7, watch);
    expect(printed).toEqual([{ givens, solution: null, caption: 'Puzzle 1' }]);
  });
  it('puts solutions on pages of their own', () => {
    const printed = Array.from({ length: 6 }, (_, i) => ({
      givens,
      solution: i === 5 ? null : solution,
      caption: `${i}`,
    }));
    const book = layOut(printed, 2, 'letter', true);
    expect([book.puzzles.length, book.solutions.length]).toEqual([3, 1]);
    expect(book.solutions[0].boards[0].digits).toBe(solution);
    expect(book.solutions[0].boards[5].caption).toContain(strings.print.noSolution);
    expect(layOut(printed, 6, 'a4', false).solutions).toEqual([]);
  });
});

describe('the table of techniques', () => {
  const row = (id: string, family: string, rank: number | null): TechniqueRow =>
    ({
      id,
      name: id.replace('_', '-'),
      family,
      rank,
      hodoku: null,
      se: null,
      uniqueness: false,
      description: `about ${id}`,
    }) as TechniqueRow;
  const rows = [
    row('x_wing', 'fish', 200),
    row('full_house', 'singles', 10),
    row('odd_fish', 'fish', null),
    row('jellyfish', 'fish', 480),
  ];

  it('is sorted into families, the easier first', () => {
    expect(families(rows).map(({ id, rows: r }) => [id, r.map((one) => one.id)])).toEqual([
      ['fish', ['x_wing', 'jellyfish', 'odd_fish']],
      ['singles', ['full_house']],
    ]);
  });
  it('is searched by every word', () => {
    expect(families(rows, ' Fish X-wing ').flatMap((family) => family.rows.map((r) => r.id))).toEqual(['x_wing']);
    expect(families(rows, 'nothing like it')).toEqual([]);
  });
  it('marks difficulty in five steps, and nothing without a place on the ladder', () => {
    expect([10, 140, 200, 600, 900].map((rank) => difficulty({ rank }))).toEqual([1, 2, 3, 4, 5]);
    expect(difficulty(rows[2])).toBeNull();
  });
  it('is asked for once, and again after a failure', async () => {
    const engine = { techniques: vi.fn().mockRejectedValueOnce(new Error('no')).mockResolvedValue(rows) };
    await expect(catalogue(engine)).rejects.toThrow('no');
    expect((await catalogue(engine)).size).toBe(4);
    await catalogue(engine);
    expect(engine.techniques).toHaveBeenCalledTimes(2);
  });
});
