// A reading looked over: doubt, corrections, what goes into play; and where the view is.

import { describe, expect, it } from 'vitest';
import type { PhotoGrid, Place } from '../../engine/photo_answers';
import { cornersOf, corrected, givensOf, middleOf, review, stateOf } from '../../app/src/photo/reviewed';
import { readFile } from '../../app/src/game/reading';
import { hashOf, parseHash } from '../../app/src/routes';
import { bmpOf, drawPage } from '../photo_page';

const puzzle = '...2...7.1..8.....792.5.8..9.537..282...4...93...8.451..8..9..34...6.......4...9.';
const crossings: Place[] = Array.from({ length: 100 }, (_, i) => [(i % 10) * 10, Math.floor(i / 10) * 10]);

function gridOf(part: Partial<PhotoGrid> = {}): PhotoGrid {
  const likelihoods = [...puzzle].map((letter) =>
    Array.from({ length: 10 }, (_, face) => (face === (letter === '.' ? 0 : Number(letter)) ? 0.9 : 0.1 / 9)),
  );
  likelihoods[3][7] = 0.05;
  const corners = [0, 9, 99, 90].map((i) => crossings[i]);
  return {
    ...{ puzzle, unique: true, doubtful: ['r1c4'], repaired: [], pen: ['r1c8'], turn: 0, clarity: 1 },
    ...{ corners, crossings, likelihoods },
    ...part,
  };
}

describe('a reading', () => {
  it('knows its doubts and the two likeliest', () => {
    const cells = review(gridOf());
    expect(cells[3]).toEqual({ face: 2, isPen: false, isDoubtful: true, guesses: [2, 7] });
    expect(cells.filter((cell) => cell.isDoubtful)).toHaveLength(1);
  });

  it('keeps what was written by hand out of the givens', () => {
    const cells = review(gridOf());
    expect(stateOf(cells)).toBe(puzzle);
    expect(givensOf(cells)).toBe(`${puzzle.slice(0, 7)}.${puzzle.slice(8)}`);
  });

  it('is put right, and what was said is in doubt no longer', () => {
    const before = review(gridOf());
    const cells = corrected(before, 3, { face: 7 });
    expect(cells[3]).toMatchObject({ face: 7, isDoubtful: false });
    expect(before[3].face).toBe(2);
    expect(stateOf(corrected(cells, 3, { face: 0 }))[3]).toBe('.');
  });

  it('has its cells where the crossings are', () => {
    expect(cornersOf(crossings, 10)).toEqual([
      [10, 10],
      [20, 10],
      [20, 20],
      [10, 20],
    ]);
    expect(middleOf(cornersOf(crossings, 80))).toEqual([85, 85]);
  });
});

it('the view has an address', () => {
  expect(parseHash('#/new/photo')).toEqual({ view: 'photo' });
  expect(hashOf({ view: 'photo' })).toBe('#/new/photo');
});

it('a bitmap is a picture; text that begins like one is not', async () => {
  expect(await readFile(new Blob([Uint8Array.from(bmpOf(drawPage()))]))).toEqual({ problem: 'picture' });
  expect(await readFile(new Blob(['BMX: 81 cells follow, not a bitmap']))).toHaveProperty('text');
});
