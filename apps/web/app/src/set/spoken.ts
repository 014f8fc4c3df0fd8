// Clues and cells in words: what a list shows and a screen reader says.

import type { SetStrings } from '../strings/set_en';
import { cellsOf, columnOf, nameOf, namesOf, regionsOf, rowOf, type Clue, type Draft } from './draft';
import type { Kind } from './kinds';

export const signOf = (digit: number): string => (digit === 0 ? '' : digit.toString(36).toUpperCase());

// "cage of 17", "diagonal rising".
export function nameOfClue(clue: Clue, kind: Kind | undefined, words: SetStrings): string {
  const name = kind?.name ?? clue.kind;
  if (kind?.shape === 'flag') return [name, words.directionNames[clue.word] ?? clue.word].filter(Boolean).join(' ');
  const value = kind?.value === 'text' ? clue.word : clue.values.join(', ');
  return value ? words.of(name, value) : name;
}

export const placeOfClue = (clue: Clue, size: number): string =>
  clue.from || [namesOf(clue.bulb, size), namesOf(clue.cells, size)].filter(Boolean).join(': ');

export interface Marks {
  readonly differs: ReadonlySet<number>;
  readonly core: ReadonlySet<number>;
  readonly redundant: ReadonlySet<number>;
  readonly chosen: ReadonlySet<number>;
  readonly candidates: readonly string[] | null;
}

// Place, content, state, clue; nothing twice.
export function spokenCell(
  cell: number,
  draft: Draft,
  kinds: ReadonlyMap<string, Kind>,
  marks: Marks,
  words: SetStrings,
): string {
  const { size, givens, clues } = draft;
  const parts = [words.cell(rowOf(cell, size) + 1, columnOf(cell, size) + 1)];
  parts.push(givens[cell] ? words.given(signOf(givens[cell])) : words.empty);
  if (marks.chosen.has(cell)) parts.push(words.chosen);
  if (marks.core.has(cell)) parts.push(words.inCore);
  if (marks.differs.has(cell)) parts.push(words.differs);
  if (marks.redundant.has(cell)) parts.push(words.isRedundant);
  const can = marks.candidates?.[cell];
  if (can && !givens[cell]) parts.push(words.candidatesAre(can.split('').join(' ')));
  for (const clue of clues) {
    const kind = kinds.get(clue.kind);
    if (kind?.shape !== 'flag' && cellsOf(clue, size).includes(cell))
      parts.push(words.inClue(nameOfClue(clue, kind, words)));
  }
  return parts.join(', ');
}

// The rules as the clues have them: of every kind one sentence.
export function rulesOf(draft: Draft, kinds: ReadonlyMap<string, Kind>, words: SetStrings): string {
  const seen = new Set(draft.clues.map(({ kind }) => kind));
  const rows = [...kinds.values()].filter(({ id }) => seen.has(id));
  const hasBoxes = regionsOf(draft).some((region) => region >= 0);
  const basic = words.basicRules(draft.size, hasBoxes);
  return [basic, ...rows.map(({ name, words: rule }) => words.ruleOf(name, rule))].join('\n');
}

export const cellName = nameOf;
