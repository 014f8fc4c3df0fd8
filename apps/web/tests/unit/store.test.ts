// What is kept in the browser, also when what is found there is not ours or broken.

import { describe, expect, it } from 'vitest';
import { begin, move } from '../../app/src/game/history';
import * as pos from '../../app/src/game/position';
import { defaultSettings, freshAbout, kDrafts, kVariants, Store, type SavedGame } from '../../app/src/game/store';

class Slot {
  readonly items = new Map<string, string>();
  room = Infinity;
  getItem(key: string): string | null {
    return this.items.get(key) ?? null;
  }
  setItem(key: string, value: string): void {
    if (value.length > this.room) throw new DOMException('full', 'QuotaExceededError');
    this.items.set(key, value);
  }
  removeItem(key: string): void {
    this.items.delete(key);
  }
}

const givens = '......4.21..524.6.432..8..7..1.95.4.25.....7...82.6...8176.2..4.954...21...91...6';
const start = pos.makePosition(givens);

function game(moves = 1): SavedGame {
  let history = begin(start);
  for (let i = 0; i < moves; ++i)
    history = move(history, pos.toggleNote(history.now, 'corner', [0, 1, 2], (i % 9) + 1));
  const savePoints = [{ name: 'before the guess', when: 5, position: start }];
  const view = { selection: [3, 4], cursor: 4, mode: 'corner', isPaused: true } as const;
  return {
    title: 'Easy',
    history,
    savePoints,
    elapsed: 61_000,
    isEntering: false,
    view,
    about: { ...freshAbout, origin: 'daily/2026-11-16/hard', begun: 7 },
  };
}

function storeOf(slot = new Slot()): { slot: Slot; store: Store } {
  return { slot, store: new Store(() => slot) };
}

describe('the kept game', () => {
  it('is still there', () => {
    const { store } = storeOf();
    expect(store.saveGame(game(3))).toBe('kept');
    const back = store.loadGame()!;
    expect(back.title).toBe('Easy');
    expect(back.elapsed).toBe(61_000);
    expect(back.history.past).toHaveLength(3);
    expect(pos.isSame(back.history.now, game(3).history.now)).toBe(true);
    expect(back.savePoints.map(({ name }) => name)).toEqual(['before the guess']);
    expect(back.view).toEqual(game().view);
    expect(back.about).toEqual(game().about);
    expect(pos.isSame(back.savePoints[0].position, start)).toBe(true);
  });

  it('is nothing if what is found is not one', () => {
    const whole = JSON.stringify({ givens, history: null });
    const found = [
      '',
      '{',
      'null',
      '[]',
      '3',
      '"text"',
      '{}',
      whole,
      JSON.stringify({ givens: 'short' }),
      JSON.stringify({ givens: givens.replace('.', 'x') }),
    ];
    for (const text of found) {
      const { slot, store } = storeOf();
      slot.items.set('nonet/game/1', text);
      expect(store.loadGame(), text).toBeNull();
    }
  });

  it('loses only the save points that are broken', () => {
    const { slot, store } = storeOf();
    store.saveGame(game());
    const packed = JSON.parse(slot.items.get('nonet/game/1')!);
    packed.savePoints.push({ name: 'broken', when: 1, position: 'nonsense' }, null, 7);
    slot.items.set('nonet/game/1', JSON.stringify(packed));
    expect(store.loadGame()!.savePoints.map(({ name }) => name)).toEqual(['before the guess']);
  });

  it('survives any single damage to its text without an exception', () => {
    const { slot, store } = storeOf();
    store.saveGame(game(2));
    const text = slot.items.get('nonet/game/1')!;
    for (let i = 0; i < text.length; i += 7) {
      for (const sign of ['', '}', '0', '"']) {
        slot.items.set('nonet/game/1', text.slice(0, i) + sign + text.slice(i + 1));
        const back = store.loadGame();
        if (back) expect(back.history.now.state).toHaveLength(81);
      }
    }
  });

  it('says so when there is no room, and keeps the position if that fits', () => {
    const { slot, store } = storeOf();
    const long = game(400);
    slot.room = 1500;
    expect(store.saveGame(long)).toBe('shortened');
    expect(pos.isSame(store.loadGame()!.history.now, long.history.now)).toBe(true);
    slot.room = 10;
    expect(store.saveGame(long)).toBe('lost');
  });

  it('is simply not kept where storage is forbidden', () => {
    const store = new Store(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    expect(store.loadGame()).toBeNull();
    expect(store.loadSettings()).toEqual(defaultSettings);
    expect(store.saveGame(game())).toBe('lost');
  });
});

describe('kept settings', () => {
  it('take what is meaningful and the usual for the rest', () => {
    const { slot, store } = storeOf();
    slot.items.set(
      'nonet/settings/1',
      JSON.stringify({ theme: 'dark', showTimer: false, cleanNotes: 'yes', other: 1 }),
    );
    expect(store.loadSettings()).toEqual({ ...defaultSettings, theme: 'dark', showTimer: false });
    slot.items.set('nonet/settings/1', JSON.stringify({ theme: 'purple' }));
    expect(store.loadSettings()).toEqual(defaultSettings);
  });
});

describe('the shelf', () => {
  it('holds the newest dozen, each puzzle once, and gives one back', () => {
    const { store } = storeOf();
    const numbered = (i: number): SavedGame => ({
      ...game(),
      history: begin(
        pos.makePosition(
          String((i % 9) + 1)
            .padStart(Math.floor(i / 9) + 1, '.')
            .padEnd(81, '.'),
        ),
      ),
    });
    for (let i = 0; i < 15; ++i) store.layAside(numbered(i));
    store.layAside(numbered(14));
    const shelf = store.loadShelf();
    expect(shelf).toHaveLength(12);
    expect(shelf[0].history.now.givens).toBe(numbered(14).history.now.givens);
    store.takeBack(shelf[0]);
    expect(store.loadShelf()).toHaveLength(11);
  });

  it('joins variants and drafts of a backup with those that are here', () => {
    const [from, to] = [storeOf(), storeOf()];
    const rows = (slot: Slot, key: string): unknown => JSON.parse(slot.getItem(key) ?? 'null');
    from.slot.setItem(kVariants, JSON.stringify([{ line: 'a', hints: 1 }, { line: 'b' }]));
    to.slot.setItem(kVariants, JSON.stringify([{ line: 'c' }, { line: 'a', hints: 0 }]));
    to.slot.setItem(kDrafts, JSON.stringify([{ id: 'x' }]));
    to.store.unpack(from.store.pack());
    expect(rows(to.slot, kVariants)).toEqual([{ line: 'a', hints: 1 }, { line: 'b' }, { line: 'c' }]);
    expect(rows(to.slot, kDrafts)).toEqual([{ id: 'x' }]);
    to.store.unpack({ [kVariants]: 'nonsense', [kDrafts]: 7 });
    expect(rows(to.slot, kVariants)).toHaveLength(3);
  });
});
