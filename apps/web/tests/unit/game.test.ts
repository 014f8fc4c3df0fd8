// The one object of the page: what its methods do to position, history and drawing.

import { describe, expect, it } from 'vitest';
import type { Engine } from '../../engine/client';
import { Game } from '../../app/src/game/game.svelte';
import { Store } from '../../app/src/game/store';

const givens = '......4.21..524.6.432..8..7..1.95.4.25.....7...82.6...8176.2..4.954...21...91...6';

function fresh(items = new Map<string, string>()) {
  let now = 1_000_000;
  const slot = {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  };
  const game = new Game({} as Engine, new Store(() => slot), () => now);
  return { game, items, wait: (ms: number) => (now += ms) };
}

describe('a game', () => {
  it('begins with nothing to play', () => {
    expect(fresh().game.hasPuzzle).toBe(false);
  });

  it('is the same after a reload: position, undo list, save points, time', () => {
    const { game, items, wait } = fresh();
    game.begin({ givens, title: 'Easy' });
    game.select(0);
    game.enter(5);
    game.addSavePoint('one');
    game.select(1);
    game.enter(6, 'corner');
    wait(42_000);
    game.save();

    const { game: again } = fresh(items);
    expect(again.hasPuzzle).toBe(true);
    expect(again.title).toBe('Easy');
    expect(again.position.state[0]).toBe('5');
    expect([...again.position.corner[1]]).toEqual([6]);
    expect(again.elapsed()).toBe(42_000);
    expect(again.savePoints[0].name).toBe('one');
    expect(again.undo() && again.undo()).toBe(true);
    expect(again.position.state).toBe(givens);
    expect(again.canUndo).toBe(false);
  });

  it('goes back to a save point and from there back again', () => {
    const { game } = fresh();
    game.begin({ givens });
    game.select(0);
    game.enter(5);
    game.addSavePoint('good');
    game.select(1);
    game.enter(9);
    game.goTo(game.savePoints[0]);
    expect(game.position.state.slice(0, 2)).toBe('5.');
    game.undo();
    expect(game.position.state.slice(0, 2)).toBe('59');
  });

  it('applies a step as one move', () => {
    const { game } = fresh();
    game.begin({ givens });
    game.applyStep({ place: ['5r1c1'], eliminate: ['7r1c2', '8r1c2'] });
    expect(game.position.state[0]).toBe('5');
    expect(game.position.corner[1].has(7)).toBe(false);
    game.undo();
    expect(game.position.state).toBe(givens);
    expect(game.hasNotes).toBe(false);
  });

  it('does not let the board change while it is paused or shows another position', () => {
    const { game } = fresh();
    game.begin({ givens });
    game.select(0);
    game.pause(true);
    expect(game.enter(5)).toBe(false);
    game.pause(false);
    game.preview = { givens, state: givens, candidates: [] };
    expect(game.enter(5)).toBe(false);
    game.preview = null;
    expect(game.enter(5)).toBe(true);
  });

  it('takes away what is drawn once the board changes', () => {
    const { game } = fresh();
    game.begin({ givens });
    game.blame = new Map([[3, 'wrong']]);
    game.select(0);
    game.enter(5);
    expect(game.blame.size).toBe(0);
  });

  it('stops the clock while it is out of sight', () => {
    const { game, wait } = fresh();
    game.begin({ givens });
    wait(5_000);
    game.halt();
    wait(60_000);
    game.run();
    wait(1_000);
    expect(game.elapsed()).toBe(6_000);
  });

  it('turns typed digits into givens', () => {
    const { game } = fresh();
    game.beginEntering();
    game.select(0);
    game.enter(7, 'corner'); // no notes while typing in
    expect(game.position.state[0]).toBe('7');
    game.finishEntering();
    expect(game.isEntering).toBe(false);
    expect(game.position.givens[0]).toBe('7');
    game.erase();
    expect(game.position.state[0]).toBe('7');
  });

  it('lays a game that was begun aside for another, and takes it up again', () => {
    const { game } = fresh();
    game.begin({ givens, title: 'first' });
    game.select(0);
    game.enter(5);
    game.begin({ givens: `1${'.'.repeat(80)}`, title: 'second' });
    expect(game.shelf().map(({ title }) => title)).toEqual(['first']);
    game.takeBack(game.shelf()[0]);
    expect(game.position.state[0]).toBe('5');
    expect(game.shelf()).toEqual([]);
  });

  it('starts over, and that can be undone', () => {
    const { game } = fresh();
    game.begin({ givens });
    game.select(0);
    game.enter(5);
    game.restart();
    expect(game.position.state).toBe(givens);
    game.undo();
    expect(game.position.state[0]).toBe('5');
  });
});
