// The one object of the page: what its methods do to position, history and drawing.

import { describe, expect, it } from 'vitest';
import type { Engine } from '../../engine/client';
import { Game } from '../../app/src/game/game.svelte';
import { Store } from '../../app/src/game/store';
import { Turn } from '../../app/src/game/turn';

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
    game.run();
    wait(9_000); // looking on takes no time: the clock begins with the first entry
    expect(game.elapsed()).toBe(0);
    game.select(0);
    game.enter(5);
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

  it('changes nothing while nothing is selected', () => {
    const { game } = fresh();
    game.begin({ givens });
    expect([game.enter(5), game.enter(5, 'corner'), game.erase()]).toEqual([false, false, false]);
    expect(game.position.state).toBe(givens);
  });

  it('is shown as it was left: selection, mode and pause', () => {
    const { game, items } = fresh();
    game.begin({ givens });
    game.select(3);
    game.select(4, 'add');
    game.mode = 'corner';
    game.pause(true);
    const { game: again } = fresh(items);
    expect([...again.selection]).toEqual([3, 4]);
    expect([again.cursor, again.mode, again.isPaused]).toEqual([4, 'corner', true]);
    again.run();
    expect(again.enter(5)).toBe(false);
  });

  it('is typed in cell after cell, with blanks, and back', () => {
    const { game } = fresh();
    game.beginEntering();
    game.select(0);
    game.enter(5);
    game.enter(5); // the same digit again is no second thought
    game.type(0);
    game.enter(7);
    expect([game.position.state.slice(0, 4), game.cursor]).toEqual(['55.7', 4]);
    game.erase();
    expect([game.position.state.slice(0, 4), game.cursor]).toEqual(['55..', 3]);
    game.select(80);
    game.enter(1);
    expect(game.cursor).toBe(80);
  });

  it('fills all notes in one step', () => {
    const { game } = fresh();
    game.begin({ givens });
    game.fillCandidates();
    expect(game.hasNotes).toBe(true);
    game.undo();
    expect([game.hasNotes, game.canUndo]).toEqual([false, false]);
  });

  it('knows a grid that came solved', () => {
    const { game } = fresh();
    const full = '586739412179524863432168957761395248253841679948276135817652394695483721324917586';
    game.begin({ givens: full });
    expect(game.cameFull).toBe(true);
    game.begin({ givens: `.${full.slice(1)}` });
    game.select(0);
    game.enter(5);
    expect([game.isFull, game.cameFull]).toEqual([true, false]);
  });

  it('keeps true notes from a digit that clashes', () => {
    const { game } = fresh();
    game.begin({ givens });
    game.select(1);
    game.enter(2, 'corner');
    game.select(0);
    game.enter(2); // r1c9 has a 2
    expect([...game.position.corner[1]]).toEqual([2]);
  });
});

// Two tabs share what the browser keeps.
describe('a second tab', () => {
  const entered = (game: Game, cell: number, digit: number): boolean => {
    game.select(cell);
    return game.enter(digit);
  };

  it('never writes over what the first has written since', () => {
    const { game: first, items } = fresh();
    first.begin({ givens });
    const { game: second } = fresh(items);
    expect(entered(first, 0, 5)).toBe(true);
    entered(second, 1, 6); // refused: it had not seen that
    expect(second.isElsewhere).toBe(true);
    expect(second.position.state.slice(0, 2)).toBe('5.');
    expect(fresh(items).game.position.state.slice(0, 2)).toBe('5.');
    expect(entered(second, 1, 6)).toBe(false);
  });

  it('goes on with the newest position once it plays, and the first looks on', () => {
    const { game: first, items } = fresh();
    first.begin({ givens });
    const { game: second } = fresh(items);
    entered(first, 0, 5);
    second.hearElsewhere();
    second.playHere();
    expect(entered(second, 1, 6)).toBe(true);
    first.hearElsewhere();
    expect([first.isElsewhere, first.position.state.slice(0, 2)]).toEqual([true, '56']);
    first.pause(true); // nothing of this is written
    expect(fresh(items).game.isPaused).toBe(false);
  });

  it('lays the other puzzle aside when both have one of their own', () => {
    const { game: first, items } = fresh();
    first.begin({ givens, title: 'first' });
    entered(first, 0, 5);
    const { game: second } = fresh(items);
    second.begin({ givens: `1${'.'.repeat(80)}`, title: 'second' });
    entered(second, 1, 6);
    first.hearElsewhere();
    expect([first.isElsewhere, first.position.state.slice(0, 2)]).toEqual([true, '5.']);
    first.playHere();
    expect(entered(first, 1, 6)).toBe(true);
    expect(first.shelf().map(({ title }) => title)).toEqual(['second']);
  });

  it('is refused the lock that the first holds, and takes it on request', async () => {
    const { FakeLocks } = await import('./fake_locks');
    const locks = new FakeLocks();
    const lost: string[] = [];
    const first = new Turn(locks);
    const second = new Turn(locks);
    expect(await first.ask(() => lost.push('first'))).toBe(true);
    expect(await second.ask(() => lost.push('second'))).toBe(false);
    expect(await second.take(() => lost.push('second'))).toBe(true);
    await Promise.resolve();
    expect(lost).toEqual(['first']);
    expect(await first.ask(() => {})).toBe(false);
  });

  it('may play where there are no locks', async () => {
    expect(await new Turn(undefined).ask(() => {})).toBe(true);
  });
});
