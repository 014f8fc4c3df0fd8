// What a key means on a board of any size. Digits by `code`, as Shift changes their sign; on boards over nine letters
// are digits too, and commands need Alt.

import type { Command, Keys } from '../game/store';
import type { Mode } from './game.svelte';

export type VariantAction =
  | { do: 'digit'; digit: number; mode: Mode | null; isNumber: boolean }
  | { do: 'command'; command: Command }
  | { do: 'erase' | 'undo' | 'redo' | 'mode' | 'all' | 'drop' | 'pick' | 'apply' };

interface Key {
  key: string;
  code: string;
  shiftKey: boolean;
  ctrlKey: boolean;
  altKey: boolean;
  metaKey: boolean;
}

export function actionOf(event: Key, symbols: readonly string[], keys: Keys | null): VariantAction | null {
  const isCommand = event.ctrlKey || event.metaKey;
  const sign = signOf(event);
  const isNumber = /^\d$/.test(sign);
  const isNumbers = symbols.some((symbol) => symbol.length > 1);
  const digit = symbols.indexOf(sign) + 1;
  const letters = symbols.some((symbol) => /^[A-Z]$/.test(symbol));
  if (isNumber && (digit > 0 || (isNumbers && sign === '0'))) {
    const isColour = isCommand && event.altKey;
    const mode = isColour ? 'colour' : isCommand || event.altKey ? 'centre' : event.shiftKey ? 'corner' : null;
    return { do: 'digit', digit: isNumbers ? Number(sign) : digit, mode, isNumber: isNumbers };
  }
  if (digit > 0 && !isCommand && !event.altKey)
    return { do: 'digit', digit, mode: event.shiftKey ? 'corner' : null, isNumber: false };
  if (isCommand) {
    const key = event.key.toLowerCase();
    if (key === 'z') return { do: event.shiftKey ? 'redo' : 'undo' };
    if (key === 'y') return { do: 'redo' };
    if (key === 'a') return { do: 'all' };
    if (key === ' ') return { do: 'pick' };
    if (key === 'enter') return { do: 'apply' };
    return null;
  }
  if (event.key === 'Backspace' || event.key === 'Delete' || event.key === '.' || sign === '0') return { do: 'erase' };
  if (event.key === 'Escape') return { do: 'drop' };
  if (event.key === ' ' && !event.altKey) return { do: 'mode' };
  const letter = /^Key([A-Z])$/.exec(event.code)?.[1].toLowerCase() ?? event.key.toLowerCase();
  if (!keys || event.altKey !== letters) return null;
  const found = (Object.entries(keys) as [Command, string][]).find(([, own]) => own === letter);
  return found ? { do: 'command', command: found[0] } : null;
}

// The sign of a digit or a letter, whatever Shift makes of it.
function signOf(event: Key): string {
  const found = /^(?:Digit|Numpad)(\d)$/.exec(event.code);
  if (found && (event.code.startsWith('Digit') || /^\d$/.test(event.key))) return found[1];
  return event.key.length === 1 ? event.key.toUpperCase() : '';
}
