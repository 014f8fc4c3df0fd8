// What a key means on the board. By `code`, not by `key`, where a modifier would change the
// character: Shift and 1 is '!' on one keyboard and '1' on another, and always Digit1.

import type { Mode } from '../game/game.svelte';

export interface Key {
  key: string;
  code: string;
  shiftKey: boolean;
  ctrlKey: boolean;
  altKey: boolean;
  metaKey: boolean;
}

export type Action =
  | { do: 'move'; rows: number; columns: number; how: 'only' | 'extend' | 'walk' }
  | { do: 'digit'; digit: number; mode: Mode | null }
  | { do: 'erase' | 'blank' | 'undo' | 'redo' | 'mode' | 'all' | 'drop' | 'pick' };

const kMoves: Record<string, readonly [rows: number, columns: number]> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
  Home: [0, -8],
  End: [0, 8],
  PageUp: [-8, 0],
  PageDown: [8, 0],
};

export function actionOf(event: Key): Action | null {
  const command = event.ctrlKey || event.metaKey;
  const digit = digitOf(event);
  if (digit)
    return {
      do: 'digit',
      digit,
      mode: command || event.altKey ? 'centre' : event.shiftKey ? 'corner' : null,
    };
  if (event.altKey) return null;

  const move = kMoves[event.key];
  if (move) {
    // With Control to the very first or last cell, as in any table.
    const corner = command ? { Home: -8, End: 8 }[event.key] : undefined;
    if (corner) return { do: 'move', rows: corner, columns: corner, how: event.shiftKey ? 'extend' : 'only' };
    const how = event.shiftKey ? 'extend' : command ? 'walk' : 'only';
    return { do: 'move', rows: move[0], columns: move[1], how };
  }
  if (event.key === ' ') return { do: command ? 'pick' : 'mode' };
  if (event.key === 'Escape') return { do: 'drop' };
  if (event.key === 'Backspace' || event.key === 'Delete') return command ? null : { do: 'erase' };
  if (event.code === 'Digit0' || event.code === 'Numpad0' || event.key === '.') return command ? null : { do: 'blank' };
  if (!command) return null;
  switch (event.key.toLowerCase()) {
    case 'z':
      return { do: event.shiftKey ? 'redo' : 'undo' };
    case 'y':
      return { do: 'redo' };
    case 'a':
      return { do: 'all' };
    default:
      return null;
  }
}

// With a numeric pad and Shift, some systems report arrows or Home as the key; without Num Lock
// too.
function digitOf(event: Key): number {
  const found = /^(Digit|Numpad)([1-9])$/.exec(event.code);
  if (!found) return /^[1-9]$/.test(event.key) ? Number(event.key) : 0;
  if (found[1] === 'Numpad' && !/^[1-9]$/.test(event.key) && !event.shiftKey) return 0;
  return Number(found[2]);
}
