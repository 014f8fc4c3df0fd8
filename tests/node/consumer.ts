// What the types promise; compiled, not run.
import { load, type Generated, type HintAnswer, ParseError } from 'nonet';
import { load as loadSolver, type Solver } from 'nonet/solve';

export async function use(): Promise<string> {
  const nonet = await load();
  const solution: string | null = nonet.solve('.'.repeat(81));
  const made: Generated = nonet.generate('easy');
  const hint: HintAnswer = nonet.hint([null, undefined, 0, 5], { level: 2 });
  const solver: Solver = await loadSolver();
  const counts: Uint32Array = solver.solveBatch(new Uint8Array(81)).counts;
  const pdf: Uint8Array = nonet.book(['.'.repeat(81)], { title: 'Mine' }, 'sheet');
  // @ts-expect-error a number is no puzzle
  nonet.solve(5);
  if (new Error() instanceof ParseError) throw new Error();
  return `${solution}${made.difficulty}${hint.text}${counts.length}${pdf.length}`;
}
