// Questions beside finding: whether something is an instance of a technique, how a chain goes on, which technique
// there is. Like finds, all of them rest on what the engine finds at the position.

import type { Step } from '../../../engine/answers';
import { candidateOf, cellIndex, placeOf, type Drawing } from '../draw/drawing';
import { seen } from '../game/houses';
import { judge, patternOf, type Why } from './judge';
import type { Task } from './tasks';

export const quizKinds = ['find', 'isIt', 'next', 'which'] as const;
export type QuizKind = (typeof quizKinds)[number];

// Chance that can be told again: the same task asks the same.
export function dice(seed: number): (below: number) => number {
  let state = (seed + 1) >>> 0;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}
const shuffled = <T>(list: readonly T[], roll: (below: number) => number): T[] =>
  list
    .map((one) => ({ one, key: roll(1 << 20) }))
    .sort((a, b) => a.key - b.key)
    .map(({ one }) => one);

// --- is it one?

export interface Claim {
  readonly cells: ReadonlySet<number>;
  readonly spoiler: number | null; // the cell that does not belong; null if it is an instance
  readonly why: Why | null;
}

// Of a real pattern one cell is moved to where it might as well be: a blank cell with one of the same digits that
// sees another of the pattern. It must be an instance no longer.
export function claimOf(task: Task, seed: number): Claim {
  const roll = dice(seed);
  const step = task.steps[roll(task.steps.length)];
  const pattern = patternOf(step);
  const real: Claim = { cells: pattern, spoiler: null, why: null };
  if (roll(2) === 0) return real;
  const digits = new Set(step.evidence.flatMap((mark) => mark.digits.map(String)));
  const has = (cell: number): boolean => [...task.position.candidates[cell]].some((digit) => digits.has(digit));
  for (const moved of shuffled([...pattern], roll)) {
    const others = [...pattern].filter((cell) => cell !== moved);
    const near = seen[moved].filter((cell) => !pattern.has(cell) && has(cell));
    for (const spoiler of shuffled(near, roll)) {
      if (!others.some((cell) => seen[cell].includes(spoiler))) continue;
      const cells = new Set([...others, spoiler]);
      const verdict = judge(task, { cells, digits: new Set() });
      if (verdict.is === 'wrong') return { cells, spoiler, why: verdict.why };
    }
  }
  return real;
}

// --- how does the chain go on?

// A node: a digit in one cell, or in several together.
export interface Node {
  readonly digit: number;
  readonly cells: readonly number[];
}

const kLinked = ['chain_head', 'strong_to', 'weak_to'];
export const nodesOf = (step: Step): Node[] =>
  step.evidence
    .filter(({ role, digits, cells }) => kLinked.includes(role) && digits.length === 1 && cells.length > 0)
    .map(({ digits, cells }) => ({ digit: digits[0], cells: cells.map(cellIndex) }));

const isSameNode = (a: Node, b: Node): boolean => a.digit === b.digit && String(a.cells) === String(b.cells);

export interface Half {
  readonly step: Step;
  readonly shown: readonly Node[];
  readonly end: Node;
}

const kShortest = 4;
export function halfOf(task: Task): Half | null {
  const step = task.steps.find((one) => nodesOf(one).length >= kShortest);
  if (!step) return null;
  const nodes = nodesOf(step);
  return { step, shown: nodes.slice(0, Math.max(2, nodes.length >> 1)), end: nodes.at(-1)! };
}

// The chain that goes on with this candidate and ends at the same place.
export function continuing(task: Task, { shown, end }: Half, answer: string): Step | null {
  const { cell, digit } = candidateOf(answer);
  const fits = (step: Step): boolean => {
    const nodes = nodesOf(step);
    const next = nodes[shown.length];
    return (
      next !== undefined &&
      next.digit === digit &&
      next.cells.includes(cell) &&
      isSameNode(nodes.at(-1)!, end) &&
      shown.every((node, i) => isSameNode(node, nodes[i]))
    );
  };
  return task.steps.find(fits) ?? null;
}

// Whether one follows from the other at all: two digits of a cell, or a digit in cells that see each other.
export function isLinked(from: Node, answer: string): boolean {
  const { cell, digit } = candidateOf(answer);
  if (from.cells.includes(cell)) return from.digit !== digit;
  return from.digit === digit && from.cells.every((one) => seen[one].includes(cell));
}

// What is shown of it: a ring round every node, a line from each to the next, strong and weak in turn.
export function drawingOf(nodes: readonly Node[]): Drawing {
  const at = ({ cells, digit }: Node): { x: number; y: number } => placeOf(cells[0], digit);
  const rings = nodes.flatMap(({ cells, digit }) =>
    cells.map((cell) => {
      const { x, y } = placeOf(cell, digit);
      return { class: 'figure pattern', d: `M${x - 0.14} ${y}a.14 .14 0 1 0 .28 0a.14 .14 0 1 0 -.28 0Z` };
    }),
  );
  const links = nodes.slice(1).map((node, i) => {
    const [a, b] = [at(nodes[i]), at(node)];
    return { class: `link ${i % 2 === 0 ? 'strong' : 'weak'}`, d: `M${a.x} ${a.y}L${b.x} ${b.y}` };
  });
  return { shapes: [...rings, ...links], cells: [], legend: [] };
}

// --- which one is it?

const kChoices = 4;

// The one the task was made for and some that a player may take it for.
export function choicesOf(task: Task, lessons: readonly string[], seed: number): string[] {
  const roll = dice(seed);
  const at = Math.max(0, lessons.indexOf(task.technique));
  const near = lessons.slice(Math.max(0, at - kChoices), at + kChoices + 1).filter((id) => id !== task.technique);
  return shuffled([task.technique, ...shuffled(near, roll).slice(0, kChoices - 1)], roll);
}

// All that are to be found here, the easiest first.
export function presentIn(steps: readonly Step[], rank: (id: string) => number): string[] {
  return [...new Set(steps.map(({ technique }) => technique))].sort((a, b) => rank(a) - rank(b));
}
