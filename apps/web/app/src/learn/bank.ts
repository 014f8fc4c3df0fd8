// Puzzles that need a technique, shipped with the lessons so that a task stands there at once. Made by
// tools/collection.mjs.

import text from './bank.txt?raw';

// Runs of blanks are letters: a for one.
export const unpacked = (puzzle: string): string =>
  puzzle.replace(/[a-z]/g, (letter) => '.'.repeat(letter.charCodeAt(0) - 96));

export function parseBank(lines: string): Map<string, string[]> {
  const rows = lines
    .trim()
    .split('\n')
    .map((line) => line.split(' '));
  return new Map(rows.map(([id, ...puzzles]) => [id, puzzles.map(unpacked)]));
}

export const bank: ReadonlyMap<string, readonly string[]> = parseBank(text);
