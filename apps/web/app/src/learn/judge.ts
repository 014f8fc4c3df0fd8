// Whether what the player marked is an instance of the technique, and if not, why: a condition that is broken,
// true of this very board, with the cells that break it. The instances come from the engine.

import type { Mark, Step } from '../../../engine/answers';
import { candidateOf, cellIndex } from '../draw/drawing';
import { boxOf, cellAt, columnOf, rowOf, seen } from '../game/houses';
import type { Task } from './tasks';

export interface Attempt {
  readonly cells: ReadonlySet<number>; // marked as the pattern
  readonly digits: ReadonlySet<string>; // struck, or placed: "7r5c5"
}

export type Why =
  | { kind: 'empty' }
  | { kind: 'filled' | 'outside'; cell: number }
  | { kind: 'absent' | 'unproved'; cell: number; digit: number }
  | { kind: 'unseen'; cell: number; other: number }
  | { kind: 'third'; house: HouseKind; number: number; digit: number; cell: number }
  | { kind: 'extra'; cell: number; digits: string }
  | { kind: 'more'; count: number }
  | { kind: 'mixed' }
  | { kind: 'other'; technique: string };
export type HouseKind = 'row' | 'column' | 'box';

export type Verdict = { is: 'right'; step: Step; isWhole: boolean } | { is: 'wrong'; why: Why };

const wrong = (why: Why): Verdict => ({ is: 'wrong', why });
const isPainted = ({ paint, cells }: Mark): boolean => paint !== 'none' && paint !== 'target' && cells.length > 0;

// The cells that make the pattern, and the digits it is about.
export const patternOf = (step: Step): Set<number> =>
  new Set(step.evidence.filter(isPainted).flatMap((mark) => mark.cells.map(cellIndex)));
const digitsOf = (step: Step): number[] => [...new Set(step.evidence.flatMap((mark) => mark.digits))];
// What a task asks for: digits to place, or to strike.
export const isPlacing = (task: Task): boolean => task.steps[0].place.length > 0;
export const effectOf = (task: Task, step: Step): string[] => (isPlacing(task) ? step.place : step.eliminate);

const isSubset = <T>(part: ReadonlySet<T>, whole: ReadonlySet<T>): boolean => [...part].every((one) => whole.has(one));
const sees = (a: number, b: number): boolean => seen[a].includes(b);

// The instance that has most in common with what was marked.
function nearest(steps: readonly Step[], marked: ReadonlySet<number>): Step {
  const score = (step: Step): number => {
    const pattern = patternOf(step);
    const common = [...marked].filter((cell) => pattern.has(cell)).length;
    return common / (pattern.size + marked.size - common || 1);
  };
  return steps.reduce((best, step) => (score(step) > score(best) ? step : best));
}

// A row or column of a fish with a place too many: marked cells share lines in pairs, and one of the lines has
// the digit elsewhere too.
function thirdPlace(task: Task, digit: number, marked: ReadonlySet<number>): Why | null {
  const has = (cell: number): boolean => task.position.candidates[cell].includes(String(digit));
  const lines = [
    ['row', rowOf, (line: number, i: number) => cellAt(line, i)],
    ['column', columnOf, (line: number, i: number) => cellAt(i, line)],
  ] as const;
  for (const [house, lineOf, cellOf] of lines) {
    const ofLine = grouped(marked, lineOf);
    if ([...ofLine.values()].some((cells) => cells.length < 2)) continue;
    for (const [line] of ofLine) {
      const others = Array.from({ length: 9 }, (_, i) => cellOf(line, i)).filter((c) => has(c) && !marked.has(c));
      if (others.length > 0) return { kind: 'third', house, number: line + 1, digit, cell: others[0] };
    }
  }
  return null;
}
function grouped(cells: ReadonlySet<number>, by: (cell: number) => number): Map<number, number[]> {
  const groups = new Map<number, number[]>();
  for (const cell of cells) groups.set(by(cell), [...(groups.get(by(cell)) ?? []), cell]);
  return groups;
}

const isFish = (id: string): boolean => /x_wing|swordfish|jellyfish/.test(id);
const isNaked = (id: string): boolean => /^(naked|locked)_/.test(id);

function judgeCells(task: Task, marked: ReadonlySet<number>): Verdict {
  const { candidates } = task.position;
  const whole = task.steps.find((step) => {
    const pattern = patternOf(step);
    return pattern.size === marked.size && isSubset(marked, pattern);
  });
  if (whole) return { is: 'right', step: whole, isWhole: true };
  const filled = [...marked].find((cell) => candidates[cell] === '');
  if (filled !== undefined) return wrong({ kind: 'filled', cell: filled });
  const step = nearest(task.steps, marked);
  const pattern = patternOf(step);
  const extra = [...marked].filter((cell) => !pattern.has(cell));
  if (extra.length === 0) return wrong({ kind: 'more', count: pattern.size - marked.size });
  const [first] = extra;
  const digits = digitsOf(step);
  if (isFish(step.technique) && marked.size >= 4) {
    const third = thirdPlace(task, digits[0], marked);
    if (third) return wrong(third);
  }
  if (digits.length > 0 && !digits.some((digit) => candidates[first].includes(String(digit))))
    return wrong({ kind: 'absent', cell: first, digit: digits[0] });
  const others = [...marked].filter((cell) => cell !== first);
  if (others.length > 0 && !others.some((other) => sees(first, other)))
    return wrong({ kind: 'unseen', cell: first, other: others[0] });
  const more = [...candidates[first]].filter((digit) => !digits.includes(Number(digit))).join(' ');
  if (isNaked(step.technique) && more) return wrong({ kind: 'extra', cell: first, digits: more });
  return wrong({ kind: 'outside', cell: first });
}

// `all` is every step that is to be found here, by any technique.
function judgeDigits(task: Task, struck: ReadonlySet<string>, all: readonly Step[]): Verdict {
  for (const name of struck) {
    const { cell, digit } = candidateOf(name);
    if (task.position.candidates[cell] === '') return wrong({ kind: 'filled', cell });
    if (!task.position.candidates[cell].includes(String(digit))) return wrong({ kind: 'absent', cell, digit });
  }
  const effect = (step: Step): string[] => effectOf(task, step);
  const covers = (step: Step): boolean => isSubset(struck, new Set(effect(step)));
  const fitting = task.steps.filter(covers);
  if (fitting.length > 0) {
    const step = fitting.reduce((a, b) => (effect(b).length < effect(a).length ? b : a));
    return { is: 'right', step, isWhole: effect(step).length === struck.size };
  }
  const inSome = (name: string): boolean => task.steps.some((step) => effect(step).includes(name));
  if ([...struck].every(inSome)) return wrong({ kind: 'mixed' });
  const other = all.find(covers);
  if (other) return wrong({ kind: 'other', technique: other.technique });
  const { cell, digit } = candidateOf([...struck].find((name) => !inSome(name))!);
  const sameDigit = task.steps.find((step) => effect(step).some((name) => name[0] === String(digit)));
  const unseen = sameDigit && [...patternOf(sameDigit)].find((one) => one !== cell && !sees(cell, one));
  if (unseen !== undefined) return wrong({ kind: 'unseen', cell, other: unseen });
  return wrong({ kind: 'unproved', cell, digit });
}

export function judge(task: Task, { cells, digits }: Attempt, all: readonly Step[] = []): Verdict {
  if (digits.size > 0) return judgeDigits(task, digits, all);
  if (cells.size > 0) return judgeCells(task, cells);
  return wrong({ kind: 'empty' });
}

// The cells that a reason is about, to be painted.
export function cellsOf(why: Why): number[] {
  const cells = 'cell' in why ? [why.cell] : [];
  return 'other' in why ? [...cells, why.other] : cells;
}

// The houses that a first clue points at: the step's own, or the boxes of its pattern.
export function housesOf(step: Step): string[] {
  const named = step.evidence.flatMap((mark) => mark.houses);
  if (named.length > 0) return [...new Set(named)];
  return [...new Set([...patternOf(step)].map((cell) => `b${boxOf(cell) + 1}`))];
}
