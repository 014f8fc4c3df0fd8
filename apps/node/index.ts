// The package: every verb of the program, in Node, browsers and workers.
//
//   import { load } from 'nonet';
//   const nonet = await load();
//   nonet.solve('...2...7.1..8.....792.5.8..9.537..282...4...93...8.451..8..9..34...6.......4...9.');
//
// Loading waits, nothing after it does. What is long belongs in a worker, which is ended when its answer is
// no longer wanted; a worker is handed `nonet.module`, so that it need not compile again.

import type * as answers from '../web/engine/answers.js';
import { Host, type Options, type Reply, type Tell } from '../web/engine/host.js';
import { type Puzzle, toText } from './cells.js';
import { compile, type Source } from './load.js';
import { Search, type SearchExports, type Solutions } from './search.js';

export type * from '../web/engine/answers.js';
export type { Options, Reply, Tell } from '../web/engine/host.js';
export type { Cell, Puzzle } from './cells.js';
export type { Source } from './load.js';
export type { Solutions } from './search.js';

// A text that is no puzzle.
export class ParseError extends Error {
  override name = 'ParseError';
  constructor(
    readonly line: number,
    readonly column: number,
    readonly expected: string,
    readonly found: string,
  ) {
    super(`${line}:${column}: expected ${expected}${found === '' ? '' : `, found ${found}`}`);
  }
}

// An option that cannot be, or a wish that was not met.
export class NonetError extends Error {
  override name = 'NonetError';
}

export interface Generated extends answers.GenerateAnswer {
  difficulty: string | null; // "easy", ...
}
export type Wishes = Options & { seed?: number; difficulty?: string };

function parseError(where: string, reason: string): ParseError {
  const [line, column] = where.split(':').slice(-2).map(Number);
  const [expected, ...found] = reason.split(', found ');
  return new ParseError(line || 1, column || 1, expected.replace(/^expected /, ''), found.join(', found '));
}

export class Nonet {
  private readonly host: Host;
  private readonly search: Search;

  constructor(readonly module: WebAssembly.Module) {
    this.host = new Host(module);
    this.search = new Search(this.host.exports as unknown as SearchExports);
  }

  // The solution, one of them where there are several, or null where there is none.
  solve(puzzle: Puzzle, options?: Options): string | null {
    if (options === undefined) {
      const found = this.search.count(puzzle, 1);
      if (found !== undefined) return found > 0 ? this.search.text() : null;
    }
    return this.one<answers.SolveAnswer>('solve', puzzle, options).solution;
  }
  // Many puzzles of 81 numbers each, one behind the other.
  solveBatch(puzzles: Uint8Array, limit = 2): Solutions {
    return this.search.many(puzzles, limit);
  }
  // How many solutions there are, up to the limit.
  count(puzzle: Puzzle, limit = 1e9, options: Options = {}): number {
    return this.one<{ count: number }>('count', puzzle, { ...options, limit }).count;
  }
  check(puzzle: Puzzle, options?: Options): answers.CheckAnswer {
    return this.one('check', puzzle, options);
  }
  // The next step; level 4 is all of it.
  hint(puzzle: Puzzle, options?: Options): answers.HintAnswer {
    return this.one('hint', puzzle, { level: 4, ...options });
  }
  steps(puzzle: Puzzle, options?: Options): answers.StepsAnswer {
    return this.one('steps', puzzle, options);
  }
  explain(puzzle: Puzzle, options?: Options): answers.ExplainAnswer {
    return this.one('explain', puzzle, options);
  }
  rate(puzzle: Puzzle, options?: Options): answers.RateAnswer {
    return this.one('rate', puzzle, options);
  }
  // generate('easy'), generate({ difficulty: 'hard', seed: 7, symmetry: 'rot180' })
  generate(wishes: string | Wishes = {}): Generated {
    const options = typeof wishes === 'string' ? { difficulty: wishes } : wishes;
    const answer = this.first<answers.GenerateAnswer>(this.ask('generate', '', options));
    return {
      ...answer,
      difficulty: answer.rating?.level?.toLowerCase() ?? null,
    };
  }
  minimize(puzzle: Puzzle, options?: Options): answers.MinimizeAnswer {
    return this.one('minimize', puzzle, options);
  }
  // The canonical form: one name for all looks of a puzzle.
  canon(puzzle: Puzzle, options?: Options): string {
    return this.one<{ canonical: string }>('canon', puzzle, options).canonical;
  }
  // For every cell the digits that some solution has there; null if there is no solution.
  candidates(puzzle: Puzzle, options?: Options): string[] | null {
    return this.one<{ candidates?: string[] }>('candidates', puzzle, options).candidates ?? null;
  }
  convert(puzzle: Puzzle, to = 'line', options: Options = {}): string {
    const reply = this.ask('convert', puzzle, { ...options, to });
    if (reply.exit < 2) return reply.out;
    throw this.refusal(reply);
  }
  // A picture, as an SVG document.
  show(puzzle: Puzzle, options: Options = {}): string {
    const reply = this.ask('show', puzzle, { ...options, svg: '-' });
    if (reply.out === '') throw this.refusal(reply);
    return reply.out;
  }
  // A PDF file: a book of puzzles, or `sheet` to hand out. A text with any number of them, or a list of them; or
  // they are made: book('', { make: '30 easy, 10 killer', seed: 7 }).
  book(puzzles: string | readonly Puzzle[] = '', options: Options = {}, verb: 'book' | 'sheet' = 'book'): Uint8Array {
    const text = typeof puzzles === 'string' ? puzzles : puzzles.map(toText).join('\n');
    const { pdf } = this.one<answers.BookAnswer>(verb, text, options);
    return Uint8Array.from(atob(pdf), (letter) => letter.charCodeAt(0));
  }

  // Any verb, any number of puzzles: what the program prints. Nothing is thrown for what has no answer.
  ask(verb: string, puzzle: Puzzle = '', options: Options = {}, tell?: Tell): Reply {
    return this.host.ask(verb, toText(puzzle), options, tell);
  }

  private one<T>(verb: string, puzzle: Puzzle, options: Options = {}): T {
    return this.first<T>(this.ask(verb, puzzle, options));
  }

  private first<T>(reply: Reply): T {
    const lines = reply.out.split('\n', 3);
    if (lines[0] === '') throw this.refusal(reply);
    if (lines.length > 2 && lines[1] !== '') {
      throw new RangeError('expected one puzzle, found several; ask() answers many');
    }
    const answer = JSON.parse(lines[0]) as T & {
      status?: string;
      where: string;
      reason: string;
    };
    if (answer.status === 'unreadable') throw parseError(answer.where, answer.reason);
    return answer;
  }

  private refusal(reply: Reply): Error {
    const [, where, reason] = /^(stdin:\d+:\d+): (.*)/.exec(reply.words) ?? [];
    if (where !== undefined) return parseError(where, reason);
    const words = reply.words.trim().replace(/^nonet: /, '');
    return new NonetError(words || 'no answer');
  }
}

export async function load(source: Source = new URL('./nonet.wasm', import.meta.url)): Promise<Nonet> {
  return new Nonet(await compile(source));
}
