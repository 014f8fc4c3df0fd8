// What a key means on the board. By `code`, not by `key`, where a modifier would change the
// character: Shift and 1 is '!' on one keyboard and '1' on another, and always Digit1.

import type { Mode } from '../game/game.svelte';
import type { Command, Keys } from '../game/store';

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
  | { do: 'digit'; digit: number; mode: Mode | null; isTapped?: boolean }
  | { do: 'command'; command: Command; isReversed: boolean } // a letter; with Shift the other way round
  | { do: 'erase' | 'blank' | 'undo' | 'redo' | 'mode' | 'all' | 'drop' | 'pick' | 'help' | 'apply' | 'savePoint' };

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

export function actionOf(event: Key, keys: Keys | null = null): Action | null {
  const command = event.ctrlKey || event.metaKey;
  const digit = digitOf(event);
  if (digit)
    return {
      do: 'digit',
      digit,
      mode: command && event.altKey ? 'colour' : command || event.altKey ? 'centre' : event.shiftKey ? 'corner' : null,
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
  if (event.key === '?') return command ? null : { do: 'help' };
  if (event.key === 'Enter' && command) return { do: 'apply' };
  if (!command) return letter(event, keys);
  switch (event.key.toLowerCase()) {
    case 'z':
      return { do: event.shiftKey ? 'redo' : 'undo' };
    case 'y':
      return { do: 'redo' };
    case 'a':
      return { do: 'all' };
    case 's':
      return { do: 'savePoint' };
    default:
      return null;
  }
}

// Letters do nothing where they are switched off. Escape and the like never are.
function letter(event: Key, keys: Keys | null): Action | null {
  const key = event.key.toLowerCase();
  if (!keys || !/^[a-z]$/.test(key)) return null;
  const found = (Object.entries(keys) as [Command, string][]).find(([, own]) => own === key);
  return found ? { do: 'command', command: found[0], isReversed: event.shiftKey } : null;
}

// With a numeric pad and Shift, some systems report arrows or Home as the key; without Num Lock
// too.
function digitOf(event: Key): number {
  const found = /^(Digit|Numpad)([1-9])$/.exec(event.code);
  if (!found) return /^[1-9]$/.test(event.key) ? Number(event.key) : 0;
  if (found[1] === 'Numpad' && !/^[1-9]$/.test(event.key) && !event.shiftKey) return 0;
  return Number(found[2]);
}
