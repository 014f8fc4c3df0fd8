// Which key means what.

import { describe, expect, it } from 'vitest';
import { actionOf, type Key } from '../../app/src/board/keyboard';

const press = (key: string, code: string, ...held: ('shift' | 'ctrl' | 'alt' | 'meta')[]): Key => ({
  key,
  code,
  shiftKey: held.includes('shift'),
  ctrlKey: held.includes('ctrl'),
  altKey: held.includes('alt'),
  metaKey: held.includes('meta'),
});

describe('digits', () => {
  it('are meant as the mode says, or as the modifier says', () => {
    expect(actionOf(press('5', 'Digit5'))).toEqual({ do: 'digit', digit: 5, mode: null });
    expect(actionOf(press('%', 'Digit5', 'shift'))).toEqual({
      do: 'digit',
      digit: 5,
      mode: 'corner',
    });
    expect(actionOf(press('5', 'Digit5', 'ctrl'))).toEqual({
      do: 'digit',
      digit: 5,
      mode: 'centre',
    });
    expect(actionOf(press('∞', 'Digit5', 'alt'))).toEqual({
      do: 'digit',
      digit: 5,
      mode: 'centre',
    });
  });

  it('come from the number pad too, with Shift although the key then reads as an arrow', () => {
    expect(actionOf(press('7', 'Numpad7'))).toEqual({ do: 'digit', digit: 7, mode: null });
    expect(actionOf(press('Home', 'Numpad7', 'shift'))).toEqual({
      do: 'digit',
      digit: 7,
      mode: 'corner',
    });
  });

  it('are moves on a number pad without Num Lock', () => {
    expect(actionOf(press('ArrowUp', 'Numpad8'))).toMatchObject({ do: 'move', rows: -1 });
  });

  it('are read from keyboards that report no code', () => {
    expect(actionOf(press('4', ''))).toEqual({ do: 'digit', digit: 4, mode: null });
  });
});

describe('moves', () => {
  it('choose, extend, or walk', () => {
    expect(actionOf(press('ArrowLeft', 'ArrowLeft'))).toEqual({
      do: 'move',
      rows: 0,
      columns: -1,
      how: 'only',
    });
    expect(actionOf(press('ArrowDown', 'ArrowDown', 'shift'))).toEqual({
      do: 'move',
      rows: 1,
      columns: 0,
      how: 'extend',
    });
    expect(actionOf(press('ArrowUp', 'ArrowUp', 'ctrl'))).toEqual({
      do: 'move',
      rows: -1,
      columns: 0,
      how: 'walk',
    });
  });
});

describe('Control with Home or End', () => {
  it('goes to the first or last cell of the board', () => {
    expect(actionOf(press('End', 'End', 'ctrl'))).toEqual({ do: 'move', rows: 8, columns: 8, how: 'only' });
    expect(actionOf(press('Home', 'Home', 'ctrl'))).toEqual({ do: 'move', rows: -8, columns: -8, how: 'only' });
    expect(actionOf(press('End', 'End', 'ctrl', 'shift'))).toMatchObject({ how: 'extend' });
  });
});

describe('the rest', () => {
  it.each([
    [press('z', 'KeyZ', 'ctrl'), 'undo'],
    [press('z', 'KeyZ', 'meta'), 'undo'],
    [press('Z', 'KeyZ', 'ctrl', 'shift'), 'redo'],
    [press('y', 'KeyY', 'ctrl'), 'redo'],
    [press('a', 'KeyA', 'ctrl'), 'all'],
    [press(' ', 'Space'), 'mode'],
    [press(' ', 'Space', 'ctrl'), 'pick'],
    [press('Backspace', 'Backspace'), 'erase'],
    [press('Delete', 'Delete'), 'erase'],
    [press('0', 'Digit0'), 'blank'],
    [press('.', 'Period'), 'blank'],
    [press('Escape', 'Escape'), 'drop'],
  ])('%o', (key, wanted) => {
    expect(actionOf(key)).toEqual({ do: wanted });
  });

  it('is left to the browser', () => {
    for (const key of [
      press('r', 'KeyR', 'ctrl'),
      press('Tab', 'Tab'),
      press('Enter', 'Enter'),
      press('ArrowLeft', 'ArrowLeft', 'alt'),
      press('0', 'Digit0', 'ctrl'),
      press('h', 'KeyH'),
    ]) {
      expect(actionOf(key), key.key).toBeNull();
    }
  });
});
