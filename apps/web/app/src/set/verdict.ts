// What the engine thinks of the puzzle being set, asked anew after every change: the question before is given
// up, the answer before stays until there is another.

import type { CandidatesAnswer, CheckAnswer, SolveAnswer } from '../../../engine/answers';
import { EngineError, type Options, type Watch } from '../../../engine/client';
import { cellsNamed } from './draft';

export interface Verdict {
  readonly status: 'unique' | 'several' | 'none' | 'unknown' | 'unreadable';
  readonly count: number; // of several: so many
  readonly isExact: boolean; // or more
  readonly cells: readonly number[]; // of several: where solutions differ; of none: what contradicts
  readonly clues: readonly number[]; // of none: what contradicts, by their places
  readonly words: readonly string[]; // of none: what the engine says of single clues
  readonly warnings: readonly string[];
  readonly solution: string | null;
  readonly took: number; // ms
}

export interface Judge {
  solve(input: string, options?: Options, watch?: Watch): Promise<SolveAnswer>;
  check(input: string, options?: Options, watch?: Watch): Promise<CheckAnswer>;
  candidates(input: string, options?: Options, watch?: Watch): Promise<CandidatesAnswer>;
}

const kCounted = 100; // solutions, at most

const blank: Omit<Verdict, 'status' | 'took'> = {
  count: 0,
  isExact: true,
  cells: [],
  clues: [],
  words: [],
  warnings: [],
  solution: null,
};

const cellsIn = (names: readonly string[] | undefined, size: number): number[] =>
  (names ?? []).flatMap((name) => cellsNamed(name, size) ?? []);
const unique = (numbers: readonly number[]): number[] => [...new Set(numbers)];

// A classic board is answered in words of its own: pairs that clash, cells of a core.
function contradiction(found: CheckAnswer, size: number): Pick<Verdict, 'cells' | 'clues' | 'words'> {
  const { broken = [], flaws = [], conflicts = [], core_cells, core_clues = [], core = [] } = found;
  const fatal = flaws.filter((flaw) => flaw.fatal);
  const named = [...fatal, ...broken].flatMap(({ clue }) => (clue === null ? [] : [clue]));
  const cells = [
    ...cellsIn(core_cells ?? core, size),
    ...cellsIn(conflicts.flat(), size),
    ...broken.flatMap((each) => cellsIn(each.cells, size)),
  ];
  return {
    cells: unique(cells),
    clues: unique([...core_clues, ...named]),
    words: [...fatal, ...broken].map(({ text }) => text),
  };
}

export async function ask(judge: Judge, line: string, size: number, watch: Watch, now: () => number): Promise<Verdict> {
  const begun = now();
  const solved = await judge.solve(line, {}, watch);
  const took = (): number => now() - begun;
  if (solved.status === 'unreadable')
    return { ...blank, status: 'unreadable', words: [solved.reason ?? ''], took: took() };
  if (solved.status === 'unique')
    return { ...blank, status: 'unique', count: 1, solution: solved.solution, took: took() };
  const found = await judge.check(line, { limit: kCounted }, watch);
  const { count = 0, exact = false, warnings = [] } = found;
  if (solved.status === 'several') {
    const cells = cellsIn(found.differs, size);
    return { ...blank, status: 'several', count: Math.max(count, 2), isExact: exact, cells, warnings, took: took() };
  }
  return { ...blank, status: 'none', ...contradiction(found, size), warnings, took: took() };
}

const kPause = 150; // ms after the last change

export interface Watched {
  verdict: Verdict | null;
  isLooking: boolean; // then the verdict is of an earlier state
  problem: string; // the engine failed
  candidates: readonly string[] | null; // true ones, by cell, if they are wanted and known
}

// Asks, gives up, asks again. `tell` hears of every change.
export class Watcher {
  private stop: AbortController | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private last: Verdict | null = null;
  private asked = { line: '', size: 0 };

  constructor(
    private readonly judge: Judge,
    private readonly tell: (watched: Watched) => void,
    private readonly now: () => number = () => performance.now(),
  ) {}

  wantsCandidates = false;

  look(line = this.asked.line, size = this.asked.size): void {
    this.end();
    this.asked = { line, size };
    this.tell({ verdict: this.last, isLooking: true, problem: '', candidates: null });
    this.timer = setTimeout(() => void this.go(line, size), kPause);
  }

  end(): void {
    clearTimeout(this.timer);
    this.stop?.abort();
    this.stop = null;
  }

  private async go(line: string, size: number): Promise<void> {
    const stop = new AbortController();
    this.stop = stop;
    try {
      const verdict = await ask(this.judge, line, size, { signal: stop.signal }, this.now);
      if (stop.signal.aborted) return;
      this.last = verdict;
      this.tell({ verdict, isLooking: false, problem: '', candidates: null });
      if (!this.wantsCandidates || verdict.status !== 'several') return;
      const { candidates } = await this.judge.candidates(line, {}, { signal: stop.signal });
      if (!stop.signal.aborted) this.tell({ verdict, isLooking: false, problem: '', candidates });
    } catch (error) {
      if (stop.signal.aborted) return;
      const problem = error instanceof EngineError ? error.message : String(error);
      this.tell({ verdict: null, isLooking: false, problem, candidates: null });
    }
  }
}
