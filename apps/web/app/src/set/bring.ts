// Drafts from outside and to it: the engine reads links, files and lines, and writes them. The page's own links
// hold the puzzle behind '#', packed.

import type { ShowAnswer } from '../../../engine/answers';
import type { Engine } from '../../../engine/client';
import { unpackVariant } from '../variant/puzzle';
import { cellsNamed, emptyDraft, kMost, readClue, type Clue, type Draft } from './draft';
import type { Kind } from './kinds';

export interface Brought {
  readonly draft: Draft;
  readonly skipped: string; // what was only drawn
}

const kBoard = /^(box|latin|regions|region|marks)\b/;

export async function readDraft(engine: Engine, text: string, kinds: readonly Kind[]): Promise<Brought> {
  const own = /#\/(?:set\/=|variant\/)([\w-]+)/.exec(text);
  if (own) text = (await unpackVariant(own[1])) ?? '';
  const reply = await engine.ask('show', text, { json: true, drawing: true });
  if (reply.out === '') throw new Error(reply.words.trim());
  const answer = JSON.parse(reply.out.slice(0, reply.out.indexOf('\n'))) as ShowAnswer;
  if (answer.status !== 'ok' || !answer.board)
    throw new Error((answer as { reason?: string }).reason ?? reply.words.trim());
  const passed = reply.words.matchAll(/passed over, as (?:drawing|not known): (.*)/g);
  const skipped = [...passed].map(([, names]) => names).join(', ');
  return { draft: draftOf(answer, kinds), skipped };
}

export function draftOf(answer: ShowAnswer, kinds: readonly Kind[]): Draft {
  const { line, side, author, rules } = answer.board!;
  if (side > kMost) throw new Error(`${side} > ${kMost}`);
  const isGiven = new Set(answer.givens.flatMap((name) => cellsNamed(name, side) ?? []));
  const givens = answer.grid.flat().map((digit, cell) => (isGiven.has(cell) ? digit : 0));
  const clauses = line
    .split(';')
    .slice(1)
    .map((clause) => clause.trim());
  const board = clauses.filter((clause) => kBoard.test(clause));
  const clues = clauses
    .filter((clause) => clause && !kBoard.test(clause))
    .map((clause) => readClue(clause, side, kinds))
    .filter((clue): clue is Clue => clue !== null);
  return {
    ...emptyDraft(side),
    division: board.find((clause) => !clause.startsWith('marks')) ?? '',
    others: board.filter((clause) => clause.startsWith('marks')),
    givens,
    clues,
    title: answer.title ?? '',
    author: author ?? '',
    rules: rules || null,
  };
}
