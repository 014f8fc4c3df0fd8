// Moves on a position: digits, notes, cleaning, steps.

import { describe, expect, it } from 'vitest';
import { conflicts, remaining } from '../../app/src/game/conflicts';
import { cells, seen } from '../../app/src/game/houses';
import * as pos from '../../app/src/game/position';

const givens = '......4.21..524.6.432..8..7..1.95.4.25.....7...82.6...8176.2..4.954...21...91...6';
const start = pos.makePosition(givens);
const clean = { cleanNotes: true };
const keep = { cleanNotes: false };

describe('houses', () => {
  it('lets every cell see twenty others, and be seen by them', () => {
    for (const cell of cells) {
      expect(seen[cell]).toHaveLength(20);
      for (const other of seen[cell]) expect(seen[other]).toContain(cell);
    }
  });
});

describe('conflicts', () => {
  it('are the cells that see an equal digit', () => {
    expect([...conflicts(givens)]).toEqual([]);
    const state = pos.place(start, [0], 2, keep).state; // another 2 in the row and the box
    expect([...conflicts(state)]).toEqual([0, 8, 20, 36]);
  });

  it('count what is left of each digit, below zero when there are too many', () => {
    expect(remaining(givens).slice(1)).toEqual([4, 2, 8, 3, 5, 5, 6, 6, 6]);
    expect(remaining('1'.repeat(81))[1]).toBe(-72);
  });
});

describe('digits', () => {
  it('never replace a given', () => {
    expect(pos.toggleDigit(start, [6, 8], 9, clean).state).toBe(givens);
  });

  it('toggle: the same digit again takes it away', () => {
    const once = pos.toggleDigit(start, [0], 5, clean);
    expect(once.state[0]).toBe('5');
    expect(pos.toggleDigit(once, [0], 5, clean).state).toBe(givens);
    expect(pos.toggleDigit(once, [0], 6, clean).state[0]).toBe('6');
  });

  it('take themselves out of the notes they see, if wanted', () => {
    const noted = pos.toggleNote(pos.toggleNote(start, 'corner', [1, 80 - 9], 5), 'centre', [2], 5);
    const cleaned = pos.place(noted, [0], 5, clean);
    expect(cleaned.corner[1].has(5)).toBe(false);
    expect(cleaned.centre[2].has(5)).toBe(false);
    const kept = pos.place(noted, [0], 5, keep);
    expect(kept.corner[1].has(5)).toBe(true);
    expect(kept.centre[2].has(5)).toBe(true);
  });

  it('leave the notes of other cells alone when they clean', () => {
    const noted = pos.toggleNote(start, 'corner', [69], 3); // r8c7, not seen from r1c1
    expect(pos.place(noted, [0], 3, clean).corner[69].has(3)).toBe(true);
  });

  it('cover notes, which come back when the digit goes', () => {
    const noted = pos.toggleNote(start, 'corner', [0], 6);
    const back = pos.clear(pos.place(noted, [0], 5, clean), [0]);
    expect(back.state).toBe(givens);
    expect([...back.corner[0]]).toEqual([6]);
  });
});

describe('notes', () => {
  it('go into every chosen blank cell, and out once all have them', () => {
    const some = pos.toggleNote(start, 'corner', [0], 3);
    const all = pos.toggleNote(some, 'corner', [0, 1, 6], 3);
    expect([all.corner[0].has(3), all.corner[1].has(3), all.corner[6].has(3)]).toEqual([true, true, false]);
    const none = pos.toggleNote(all, 'corner', [0, 1, 6], 3);
    expect(none.corner[0].size + none.corner[1].size).toBe(0);
  });

  it('are erased where there is no digit to erase', () => {
    const noted = pos.toggleNote(pos.toggleNote(start, 'corner', [0], 3), 'centre', [0], 4);
    const erased = pos.clear(noted, [0]);
    expect(erased.corner[0].size + erased.centre[0].size).toBe(0);
  });

  it('filled in are what the digits allow', () => {
    const filled = pos.fillCandidates(start);
    expect([...filled.corner[0]]).toEqual([5, 6, 7, 9]);
    expect(filled.corner[6].size).toBe(0);
  });
});

describe('what the engine is given', () => {
  it('is the givens alone at first', () => {
    expect(JSON.parse(pos.toPuzzleJson(start))).toEqual({ puzzle: givens });
  });

  it('has the placed digits and the notes as they are, few or many', () => {
    const played = pos.toggleNote(pos.place(start, [0], 5, clean), 'corner', [1], 6);
    const { puzzle, state, candidates } = JSON.parse(pos.toPuzzleJson(played)) as Record<string, string[][]>;
    expect([puzzle, state]).toEqual([givens, played.state]);
    expect(
      candidates
        .flat()
        .map((text, cell) => text && `${cell}: ${text}`)
        .filter(Boolean),
    ).toEqual(['1: 6']);
    expect(JSON.parse(pos.digitsJson(played))).toEqual({ puzzle: givens, state: played.state });
  });

  it('shows the candidates that notes stand for', () => {
    const noted = pos.toggleNote(start, 'corner', [0], 5);
    const [one, other] = pos.candidates(noted, 'all');
    expect([one, other]).toEqual(['5', pos.candidates(start)[1]]); // a cell without notes was not written yet
    expect(pos.candidates(noted, 'partial')[0]).toBe(pos.candidates(start)[0]);
    expect(pos.candidates(noted)[0]).toBe(pos.candidates(start)[0]);
    const full = pos.toggleNote(pos.fillCandidates(start), 'corner', [0], 5);
    expect(pos.candidates(full)[0]).not.toContain('5');
  });

  it('has the candidates once every blank cell has notes', () => {
    const filled = pos.toggleNote(pos.fillCandidates(start), 'corner', [0], 5);
    const json = JSON.parse(pos.toPuzzleJson(filled)) as { candidates: string[][] };
    expect(json.candidates).toHaveLength(9);
    expect(json.candidates.every((row) => row.length === 9)).toBe(true);
    expect(json.candidates[0][0]).not.toContain('5');
    expect(json.candidates[0][6]).toBe('');
  });
});

describe('a step', () => {
  it('places, and cleans the notes around it', () => {
    const after = pos.applyEffect(pos.fillCandidates(start), { place: [{ cell: 0, digit: 5 }], eliminate: [] }, clean);
    expect(after.state[0]).toBe('5');
    expect(after.corner[1].has(5)).toBe(false);
  });

  it('that eliminates fills in the candidates first, so that something is seen to go', () => {
    const before = pos.fillCandidates(start);
    const digit = [...before.corner[1]][0];
    const after = pos.applyEffect(start, { place: [], eliminate: [{ cell: 1, digit }] }, clean);
    expect(after.corner[2]).toEqual(before.corner[2]);
    expect(after.corner[1].has(digit)).toBe(false);
    expect(after.corner[1].size).toBe(before.corner[1].size - 1);
  });

  it('that eliminates leaves notes alone that are all there is', () => {
    const noted = pos.toggleNote(pos.toggleNote(start, 'corner', [1], 6), 'corner', [1], 8);
    const after = pos.applyEffect(noted, { place: [], eliminate: [{ cell: 1, digit: 8 }] }, clean, 'all');
    expect([...after.corner[1]]).toEqual([6]);
    expect(after.corner[0].size).toBe(0);
  });

  it('is achieved when its digits stand and its notes are gone', () => {
    const noted = pos.toggleNote(start, 'corner', [1], 6);
    const out = { place: [], eliminate: [{ cell: 1, digit: 8 }] };
    expect(pos.isAchieved(start, out)).toBe(false); // no notes say nothing
    expect(pos.isAchieved(noted, out)).toBe(true);
    expect(pos.isAchieved(pos.toggleNote(noted, 'centre', [1], 8), out)).toBe(false);
    const place = { place: [{ cell: 0, digit: 5 }], eliminate: [] };
    expect([pos.isAchieved(start, place), pos.isAchieved(pos.place(start, [0], 5, clean), place)]).toEqual([
      false,
      true,
    ]);
  });

  it('that puts notes back writes what is missing', () => {
    const back = pos.restoreNotes(pos.toggleNote(start, 'centre', [0], 5), [
      { cell: 0, digit: 5 },
      { cell: 0, digit: 7 },
      { cell: 6, digit: 1 },
    ]);
    expect([[...back.corner[0]], [...back.centre[0]], back.corner[6].size]).toEqual([[7], [5], 0]);
  });
});
