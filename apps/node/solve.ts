// nonet/solve: the search alone, in a small module.
//
//   import { load } from 'nonet/solve';
//   const { solve } = await load();
//   solve('...2...7.1..8.....792.5.8..9.537..282...4...93...8.451..8..9..34...6.......4...9.');

import { systemCalls } from '../web/engine/host.js';
import type { Puzzle } from './cells.js';
import { compile, type Source } from './load.js';
import { Search, type SearchExports, type Solutions } from './search.js';

export type { Cell, Puzzle } from './cells.js';
export type { Source } from './load.js';
export type { Solutions } from './search.js';

export interface Solver {
  // The solution, one of them where there are several, or null where there is none.
  solve(puzzle: Puzzle): string | null;
  // How many there are, up to the limit (2).
  count(puzzle: Puzzle, limit?: number): number;
  // Many puzzles of 81 numbers each, one behind the other.
  solveBatch(puzzles: Uint8Array, limit?: number): Solutions;
}

export async function load(source: Source = new URL('./solve.wasm', import.meta.url)): Promise<Solver> {
  const module = await compile(source);
  const memory = (): DataView => new DataView(exports.memory.buffer);
  const instance = new WebAssembly.Instance(module, {
    wasi_snapshot_preview1: systemCalls(memory),
  });
  const exports = instance.exports as unknown as SearchExports & {
    _initialize(): void;
  };
  exports._initialize();
  const search = new Search(exports);
  const count = (puzzle: Puzzle, limit = 2): number => {
    const found = search.count(puzzle, limit);
    if (found === undefined) throw new RangeError('expected 81 cells: digits, and . 0 - _ for blanks');
    return found;
  };
  return {
    solve: (puzzle) => (count(puzzle, 1) > 0 ? search.text() : null),
    count,
    solveBatch: (puzzles, limit = 2) => search.many(puzzles, limit),
  };
}
