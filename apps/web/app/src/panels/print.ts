// What is to be printed: the present puzzle, others made for it, and their solutions.

import type { Engine } from '../../../engine/client';
import { makePuzzle, type Level } from '../game/making';
import { strings } from '../strings';
import { pages, papers, solutionsPerPage, type Board, type Page, type PaperName, type PerPage } from './sheet';

export interface Wish {
  first: { givens: string; title: string } | null; // printed before the others
  count: number;
  level: Level | null;
}

export interface Printed {
  givens: string;
  solution: string | null;
  caption: string;
}

const capitalised = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

export interface Watch {
  made(count: number): void;
  signal: AbortSignal;
}

// As many as were found: fewer than wished for if the difficulty is rare.
export async function collect(engine: Engine, wish: Wish, seed: number, watch: Watch): Promise<Printed[]> {
  const found: Printed[] = [];
  const add = async (givens: string, about: string): Promise<void> => {
    const { status, solution } = await engine.solve(JSON.stringify({ puzzle: givens }), {}, { signal: watch.signal });
    const name = strings.print.puzzle(found.length + 1);
    found.push({
      givens,
      solution: status === 'unique' ? solution : null,
      caption: about ? `${name} · ${about}` : name,
    });
    watch.made(found.length);
  };
  if (wish.first) await add(wish.first.givens, wish.first.title);
  for (let i = 0; found.length < wish.count; ++i) {
    const wanted = { level: wish.level, symmetry: 'rot180' as const, technique: null };
    const outcome = await makePuzzle(engine, wanted, (seed + i) >>> 0, watch.signal);
    if ('refusal' in outcome) break;
    await add(outcome.puzzle, capitalised(outcome.level));
  }
  return found;
}

export interface Book {
  puzzles: Page[];
  solutions: Page[];
}

export function layOut(printed: readonly Printed[], perPage: PerPage, name: PaperName, hasSolutions: boolean): Book {
  const paper = papers[name];
  const boards = printed.map(({ givens, caption }): Board => ({ givens, digits: givens, caption }));
  const solved = printed.map(({ givens, solution }, i): Board => ({
    givens,
    digits: solution ?? givens,
    caption: solution ? strings.print.solution(i + 1) : `${strings.print.solution(i + 1)}: ${strings.print.noSolution}`,
  }));
  return {
    puzzles: pages(boards, perPage, paper),
    solutions: hasSolutions ? pages(solved, solutionsPerPage(solved.length), paper, strings.print.solutionTitle) : [],
  };
}

// The puzzle on the board, on a page of its own: what the browser's own way of printing prints.
export function pageOf({ position, title }: { position: { givens: string }; title: string }): Page[] {
  const caption = title || strings.app.untitled;
  return layOut([{ givens: position.givens, solution: null, caption }], 1, 'a4', false).puzzles;
}
