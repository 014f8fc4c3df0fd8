// Undo and redo.

import { describe, expect, it } from 'vitest';
import { packHistory, unpackHistory, unpackPosition, packPosition } from '../../app/src/game/codec';
import { begin, move, redo, rollUp, undo, unroll } from '../../app/src/game/history';
import * as pos from '../../app/src/game/position';

const blank = '.'.repeat(81);
const start = pos.makePosition(blank);
const play = (position: pos.Position, cell: number, digit: number): pos.Position =>
  pos.place(position, [cell], digit, { cleanNotes: true });

function longGame(moves: number) {
  let history = begin(start);
  for (let i = 0; i < moves; ++i) history = move(history, play(history.now, i % 81, (Math.floor(i / 81) % 9) + 1));
  return history;
}

describe('history', () => {
  it('undoes and redoes without limit', () => {
    let history = longGame(2000);
    const last = history.now;
    for (let i = 0; i < 2000; ++i) history = undo(history);
    expect(history.now).toBe(start);
    expect(undo(history)).toBe(history);
    for (let i = 0; i < 2000; ++i) history = redo(history);
    expect(history.now).toBe(last);
    expect(redo(history)).toBe(history);
  });

  it('forgets what was undone when another move is made', () => {
    let history = undo(longGame(2));
    history = move(history, play(history.now, 5, 9));
    expect(history.future).toEqual([]);
    expect(undo(history).now.state[0]).toBe('1');
  });

  it('does not remember a move that changes nothing', () => {
    const history = longGame(1);
    expect(move(history, { ...history.now })).toBe(history);
    expect(move(history, pos.clear(history.now, [80]))).toBe(history);
  });

  it('is a line and a place on it', () => {
    const history = undo(undo(longGame(5)));
    const { line, at } = unroll(history);
    expect([line.length, at]).toEqual([6, 3]);
    expect(rollUp(line, at)).toEqual(history);
  });
});

describe('kept histories', () => {
  it('come back as they were, with what was undone', () => {
    let history = longGame(40);
    history = move(history, pos.toggleNote(history.now, 'centre', [60, 61], 9));
    history = move(history, pos.fillCandidates(history.now));
    history = undo(history);
    const back = unpackHistory(blank, JSON.parse(JSON.stringify(packHistory(history))));
    expect(back).not.toBeNull();
    expect(back!.past.length).toBe(history.past.length);
    expect(pos.isSame(back!.now, history.now)).toBe(true);
    expect(pos.isSame(redo(back!).now, redo(history).now)).toBe(true);
    expect(pos.isSame(undo(back!).now, undo(history).now)).toBe(true);
  });

  it('are refused when anything about them is wrong', () => {
    const good = packHistory(longGame(3));
    const wrong: unknown[] = [
      null,
      7,
      'text',
      [],
      {},
      { ...good, at: 4 },
      { ...good, at: -1 },
      { ...good, at: 0.5 },
      { ...good, at: '1' },
      { ...good, first: good.first.slice(1) },
      { ...good, first: 12 },
      { ...good, moves: 'no list' },
      { ...good, moves: ['zz10000'] },
      { ...good, moves: [''] },
      { ...good, moves: [null] },
      { ...good, moves: ['2z10000'] }, // cell 107
    ];
    for (const value of wrong) expect(unpackHistory(blank, value), JSON.stringify(value)).toBeNull();
  });

  it('never change a given', () => {
    const givens = `7${blank.slice(1)}`;
    const packed = packPosition(pos.makePosition(givens));
    expect(unpackPosition(givens, `3${packed.slice(1)}`)!.state).toBe(givens);
  });
});
