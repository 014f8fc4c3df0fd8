// What the board shows and says of a cell.

import { describe, expect, it } from 'vitest';
import { faces } from '../../app/src/board/face';
import { outline } from '../../app/src/board/outline';
import { cellDraggedOver, cellUnder } from '../../app/src/board/pointer';
import { spoken } from '../../app/src/board/spoken';
import type { Blame } from '../../app/src/game/game.svelte';
import { conflicts } from '../../app/src/game/conflicts';
import * as pos from '../../app/src/game/position';

const givens = `${'.'.repeat(22)}7${'.'.repeat(58)}`;

function speak(position: pos.Position, cell: number, blame = new Map<number, Blame>()): string {
  return spoken(cell, faces({ position, preview: null, clashes: conflicts(position.state), blame })[cell]);
}

describe('a cell is called', () => {
  const start = pos.makePosition(givens);
  it('by its place and what it holds', () => {
    expect(speak(start, 22)).toBe('row 3 column 5, given 7');
    expect(speak(start, 0)).toBe('row 1 column 1, empty');
    expect(speak(pos.place(start, [0], 4, { cleanNotes: true }), 0)).toBe('row 1 column 1, 4');
  });

  it('with its notes', () => {
    const noted = [5, 1, 2].reduce((now, digit) => pos.toggleNote(now, 'corner', [80], digit), start);
    expect(speak(noted, 80)).toBe('row 9 column 9, empty, notes 1 2 5');
    expect(speak(pos.toggleNote(noted, 'centre', [80], 9), 80)).toBe('row 9 column 9, empty, notes 1 2 5, centre 9');
  });

  it('with what is wrong about it, once', () => {
    const clash = pos.place(start, [21], 7, { cleanNotes: true });
    expect(speak(clash, 21)).toBe('row 3 column 4, 7, clashes');
    expect(speak(clash, 21, new Map([[21, 'clash']]))).toBe('row 3 column 4, 7, clashes');
    expect(speak(start, 22, new Map([[22, 'core']]))).toBe('row 3 column 5, given 7, part of the contradiction');
  });
});

describe('another position', () => {
  it("is shown instead of the player's", () => {
    const candidates = Array.from({ length: 81 }, (_, cell) => (cell === 1 ? '38' : ''));
    const preview = { givens, state: `9${givens.slice(1)}`, candidates };
    const shown = faces({
      position: pos.makePosition(givens),
      preview,
      clashes: new Set([22]),
      blame: new Map(),
    });
    expect(shown[0]).toMatchObject({ digit: 9, isGiven: false });
    expect(shown[1].corner).toEqual([3, 8]);
    expect(shown[22]).toMatchObject({ digit: 7, isGiven: true, isClash: false });
  });
});

describe('the pointer', () => {
  const area = { left: 10, top: 20, width: 90, height: 90 };
  it('is over a cell, the nearest one outside the board', () => {
    expect(cellUnder(area, 10, 20)).toBe(0);
    expect(cellUnder(area, 99, 109)).toBe(80);
    expect(cellUnder(area, 500, 25)).toBe(8);
  });

  it('drags over the inside of cells only', () => {
    expect(cellDraggedOver(area, 15, 25)).toBe(0);
    expect(cellDraggedOver(area, 20, 30)).toBeNull();
    expect(cellDraggedOver(area, 200, 25)).toBeNull();
  });
});

describe('the outline of a selection', () => {
  it('leaves out the sides between selected cells', () => {
    expect(outline(new Set([0])).match(/M/g)).toHaveLength(4);
    expect(outline(new Set([0, 1])).match(/M/g)).toHaveLength(6);
    expect(outline(new Set([8, 9])).match(/M/g)).toHaveLength(8); // end of a row, begin of the next
  });
});
