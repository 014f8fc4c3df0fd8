// Colours, digit first, letters, links with a game in them.

import { describe, expect, it } from 'vitest';
import { actionOf } from '../../app/src/board/keyboard';
import { faces } from '../../app/src/board/face';
import { packPosition, unpackHistory, unpackPosition } from '../../app/src/game/codec';
import * as pos from '../../app/src/game/position';
import { defaultKeys, toKeys } from '../../app/src/game/store';
import { progressLink, readShared } from '../../app/src/panels/take_away';
import { gameWith, givens } from './fake_game';

const key = (letter: string, shiftKey = false) => ({
  key: letter,
  code: `Key${letter.toUpperCase()}`,
  shiftKey,
  ctrlKey: false,
  altKey: false,
  metaKey: false,
});

describe('colours', () => {
  const start = pos.makePosition(givens);

  it('are put on any cell, several at once, and taken off again', () => {
    const two = pos.toggleColour(pos.toggleColour(start, [0, 3], 2), [3], 7);
    expect([...two.colour[3]]).toEqual([2, 7]); // r1c4 is a given
    expect([...pos.toggleColour(two, [0, 3], 2).colour[3]]).toEqual([7]);
    expect(pos.isSame(two, start)).toBe(false);
  });
  it('go last when a cell is erased', () => {
    let now = pos.toggleNote(pos.toggleColour(start, [0], 2), 'corner', [0], 5);
    now = pos.clear(now, [0]);
    expect([now.corner[0].size, now.colour[0].size]).toEqual([0, 1]);
    expect(pos.clear(now, [0]).colour[0].size).toBe(0);
  });
  it('are kept, and games without them are still read', () => {
    const coloured = pos.toggleColour(start, [0], 9);
    expect(pos.isSame(unpackPosition(givens, packPosition(coloured))!, coloured)).toBe(true);
    const old = packPosition(start).replace(/(.{5})../g, '$1');
    expect(pos.isSame(unpackPosition(givens, old)!, start)).toBe(true);
    const history = unpackHistory(givens, { first: old, moves: ['0080000'], at: 1 })!;
    expect(history.now.state[0]).toBe('8');
    expect(unpackHistory(givens, { first: old, moves: ['008000000'], at: 1 })).toBeNull();
  });
});

describe('candidates that are always shown', () => {
  it('stand where the player has no notes, and are not notes', () => {
    const position = pos.toggleNote(pos.makePosition(givens), 'corner', [0], 5);
    const shown = faces({ position, preview: null, clashes: new Set(), blame: new Map(), showsCandidates: true });
    expect([shown[0].corner, shown[0].candidates]).toEqual([[5], []]);
    expect(shown[1].candidates.length).toBeGreaterThan(0);
    expect(shown[3].candidates).toEqual([]);
    expect(pos.toPuzzleJson(position)).toContain('"5"');
  });
});

describe('a digit that was picked up', () => {
  it('goes into empty cells only', () => {
    const game = gameWith({});
    game.pickUp(8);
    expect(game.putInto(0)).toBe(true);
    expect(game.putInto(3)).toBe(false); // a given
    expect(game.putInto(0)).toBe(false); // filled by now
    expect(game.position.state[0]).toBe('8');
    game.pickUp(8);
    expect([game.held, game.putInto(1)]).toEqual([0, false]);
  });
});

describe('letters', () => {
  it('do what they are set to, and nothing where they are off', () => {
    expect(actionOf(key('h'), defaultKeys)).toEqual({ do: 'command', command: 'hint', isReversed: false });
    expect(actionOf(key('F', true), defaultKeys)).toEqual({ do: 'command', command: 'fill', isReversed: true });
    expect(actionOf(key('h'), null)).toBeNull();
    expect(actionOf(key('j'), { ...defaultKeys, hint: 'j' })).toEqual({
      do: 'command',
      command: 'hint',
      isReversed: false,
    });
    expect(actionOf(key('j'), defaultKeys)).toBeNull();
    expect(actionOf({ ...key('?'), shiftKey: true }, null)).toEqual({ do: 'help' });
  });
  it('are read back only if they are letters', () => {
    expect(toKeys({ hint: 'j', fill: '1', check: 7, pause: '' })).toEqual({ ...defaultKeys, hint: 'j', pause: '' });
    expect(toKeys(null)).toEqual(defaultKeys);
  });
});

describe('a link with a game in it', () => {
  it('brings back digits, notes, colours and time', async () => {
    let position = pos.place(pos.makePosition(givens), [0], 8, { cleanNotes: false });
    position = pos.toggleColour(pos.toggleNote(position, 'centre', [1], 6), [1], 3);
    const link = await progressLink('http://host/page/?x=1#/play', givens, packPosition(position), 65_400);
    expect(link).toMatch(/^http:\/\/host\/page\/#\/p\/[\w~-]+$/);
    expect(link.length).toBeLessThan(300);
    const shared = (await readShared(link.split('#/p/')[1]))!;
    expect([shared.givens, shared.elapsed]).toEqual([givens, 65_000]);
    expect(pos.isSame(unpackPosition(givens, shared.packed)!, position)).toBe(true);
  });
  it('is no puzzle if it has none, and a puzzle if only its progress is broken', async () => {
    for (const code of ['', 'x', '<img>', 'aaaa~bbbb', '9'.repeat(80)]) expect(await readShared(code)).toBeNull();
    const code = givens.replace(/\.+/g, (run) => String.fromCharCode(96 + run.length));
    expect(await readShared(`${code}~nonsense`)).toEqual({ givens, packed: '', elapsed: 0 });
  });
});
