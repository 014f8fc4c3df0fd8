// Text of any kind into puzzles: the engine converts, this sorts its answers.

import type { Engine } from '../../../engine/client';
import { normalise } from './position';

export interface ReadPuzzle {
  givens: string;
  state: string;
  candidates: string[] | null;
  title: string;
  level: string;
  json: string; // what the engine reads again
}

export interface Unreadable {
  reason: string;
  line: number;
  column: number;
}

export interface Reading {
  puzzles: ReadPuzzle[];
  errors: Unreadable[];
  left: number; // puzzles beyond the limit
}

export const kMostListed = 500;

type Fields = Record<string, unknown>;
const text = (value: unknown): string => (typeof value === 'string' ? value : '');

function puzzleOf(fields: Fields, json: string): ReadPuzzle | null {
  const givens = normalise(text(fields.puzzle));
  if (!givens) return null;
  const state = normalise(text(fields.state)) ?? givens;
  const rows = Array.isArray(fields.candidates) ? (fields.candidates as string[][]) : null;
  return {
    givens,
    state,
    candidates: rows ? rows.flat() : null,
    title: text(fields.title),
    level: text(fields.level),
    json,
  };
}

function errorOf(fields: Fields): Unreadable {
  const [column, line] = text(fields.where).split(':').reverse().map(Number);
  return { reason: text(fields.reason), line: line || 0, column: column || 0 };
}

export async function readPuzzles(
  engine: Engine,
  input: string,
  signal?: AbortSignal,
): Promise<Reading> {
  const reply = await engine.ask('convert', input, { to: 'json' }, { signal });
  const reading: Reading = { puzzles: [], errors: [], left: 0 };
  for (const line of reply.out.split('\n')) {
    if (!line) continue;
    if (reading.puzzles.length >= kMostListed) {
      reading.left += 1;
      continue;
    }
    const fields = JSON.parse(line) as Fields;
    const puzzle = puzzleOf(fields, line);
    if (puzzle && fields.status !== 'unreadable') reading.puzzles.push(puzzle);
    else reading.errors.push(errorOf(fields));
  }
  // Some refusals are words only: a file as a whole that is no text.
  if (reading.puzzles.length === 0 && reading.errors.length === 0 && reply.words) {
    reading.errors.push({ reason: reply.words.trim(), line: 0, column: 0 });
  }
  return reading;
}

export const kMostBytes = 8 << 20;

export type FileText = { text: string } | { problem: 'too_large' | 'not_text' };

// A file's text; gzip is unpacked here, the engine gets plain text.
export async function readFile(file: Blob): Promise<FileText> {
  if (file.size > kMostBytes) return { problem: 'too_large' };
  try {
    const head = new Uint8Array(await file.slice(0, 2).arrayBuffer());
    if (head[0] !== 0x1f || head[1] !== 0x8b) return { text: await file.text() };
    const plain = await new Response(
      file.stream().pipeThrough(new DecompressionStream('gzip')),
    ).blob();
    return plain.size > kMostBytes ? { problem: 'too_large' } : { text: await plain.text() };
  } catch {
    return { problem: 'not_text' };
  }
}
