// The search of a module: one puzzle in microseconds, or many. Both modules have it.

import { type Puzzle, toText, writeLine } from './cells.js';

export interface SearchExports {
  memory: WebAssembly.Memory;
  malloc(size: number): number;
  free(address: number): void;
  place(): number;
  solve(limit: number): number;
  solve_numbers(puzzles: number, n: number, limit: number, solutions: number, counts: number): number;
}

export interface Solutions {
  solutions: Uint8Array; // 81 numbers each, all 0 where there is none
  counts: Uint32Array; // up to the limit
}

const kCells = 81;

export class Search {
  private readonly address: number;
  private place: Uint8Array = new Uint8Array();
  private solution: Uint8Array = new Uint8Array();
  private readonly decoder = new TextDecoder();

  constructor(private readonly exports: SearchExports) {
    this.address = exports.place();
  }

  // Memory that has grown lies elsewhere; it may grow with every call.
  private look(): void {
    const { buffer } = this.exports.memory;
    if (this.place.buffer === buffer) return;
    this.place = new Uint8Array(buffer, this.address, kCells);
    this.solution = new Uint8Array(buffer, this.address + kCells, kCells);
  }

  // How many solutions of a plain line there are, up to the limit; nothing if it is no such line.
  count(puzzle: Puzzle, limit: number): number | undefined {
    this.look();
    if (!writeLine(typeof puzzle === 'string' ? puzzle : toText(puzzle), this.place)) return undefined;
    return this.exports.solve(limit);
  }

  // Of the line that was counted last.
  text(): string {
    this.look();
    return this.decoder.decode(this.solution);
  }

  // Puzzles of 81 numbers each, 0 for a blank, one behind the other.
  many(puzzles: Uint8Array, limit: number): Solutions {
    if (puzzles.length % kCells !== 0) {
      throw new RangeError(`expected 81 numbers for each puzzle, found ${puzzles.length}`);
    }
    const n = puzzles.length / kCells;
    const { malloc, free, memory, solve_numbers } = this.exports;
    const address = malloc(puzzles.length + 4 * n + 4);
    if (address === 0) throw new RangeError(`${n} puzzles do not fit into memory; pass some of them at a time`);
    const counts = address + Math.ceil(puzzles.length / 4) * 4;
    new Uint8Array(memory.buffer, address, puzzles.length).set(puzzles);
    const done = solve_numbers(address, n, limit, address, counts);
    const answer = {
      solutions: new Uint8Array(memory.buffer, address, puzzles.length).slice(),
      counts: new Uint32Array(memory.buffer, counts, n).slice(),
    };
    free(address);
    if (done < n) throw new RangeError(`puzzle ${done}: expected numbers from 0 to 9`);
    return answer;
  }
}
