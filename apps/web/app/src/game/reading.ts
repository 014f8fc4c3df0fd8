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

// One with clues, or of another size: played elsewhere.
export interface ReadVariant {
  line: string; // givens and clues
  title: string;
  author: string;
  rules: string;
}

export interface Unreadable {
  reason: string;
  line: number;
  column: number;
}

export interface Reading {
  puzzles: ReadPuzzle[];
  variants: ReadVariant[];
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
    level: /\p{L}/u.test(text(fields.level)) ? text(fields.level) : '', // a bare number says nothing
    json,
  };
}

function variantOf(fields: Fields): ReadVariant | null {
  const line = text(fields.puzzle);
  if (!line || fields.schema !== 'nonet/puzzle/1') return null;
  return { line, title: text(fields.title), author: text(fields.author), rules: text(fields.description) };
}

function errorOf(fields: Fields): Unreadable {
  const [column, line] = text(fields.where).split(':').reverse().map(Number);
  return { reason: text(fields.reason), line: line || 0, column: column || 0 };
}

function take(reading: Reading, out: string, linesBefore = 0): void {
  for (const line of out.split('\n')) {
    if (!line) continue;
    if (reading.puzzles.length + reading.variants.length >= kMostListed) {
      reading.left += 1;
      continue;
    }
    const fields = JSON.parse(line) as Fields;
    const puzzle = puzzleOf(fields, line);
    const variant = puzzle ? null : variantOf(fields);
    if (puzzle && fields.status !== 'unreadable') {
      reading.puzzles.push(puzzle);
    } else if (variant) {
      reading.variants.push(variant);
    } else {
      const error = errorOf(fields);
      reading.errors.push({ ...error, line: error.line && error.line + linesBefore });
    }
  }
}

export interface Watch {
  signal?: AbortSignal;
  progress?(done: number, total: number): void; // in lines
}

// A long list of one puzzle a line is read piece by piece, so that it can be said how far it is. Any
// other text has to be seen as a whole.
const kPiece = 500;
const kPuzzleLine = /^(?:[\d.*_-]{81}(?:[\s,;:#].*)?|#.*|\s*)$/;

function piecesOf(input: string): string[][] {
  const lines = input.split('\n');
  if (lines.length <= 2 * kPiece || !lines.every((line) => kPuzzleLine.test(line))) return [lines];
  return Array.from({ length: Math.ceil(lines.length / kPiece) }, (_, i) => lines.slice(i * kPiece, (i + 1) * kPiece));
}

export async function readPuzzles(engine: Engine, input: string, watch: Watch = {}): Promise<Reading> {
  const reading: Reading = { puzzles: [], variants: [], errors: [], left: 0 };
  const pieces = piecesOf(input);
  const total = pieces.reduce((sum, piece) => sum + piece.length, 0);
  let done = 0;
  let words = '';
  for (const piece of pieces) {
    const reply = await engine.ask('convert', piece.join('\n'), { to: 'json' }, { signal: watch.signal });
    take(reading, reply.out, done);
    words ||= reply.words;
    done += piece.length;
    if (pieces.length > 1) watch.progress?.(done, total);
  }
  // Some refusals are words only: a file as a whole that is no text.
  if (reading.puzzles.length + reading.variants.length === 0 && reading.errors.length === 0 && words) {
    reading.errors.push({ reason: words.trim().replace(/^nonet: /, ''), line: 0, column: 0 });
  }
  return reading;
}

// A link has room for a title only in `t=` or beside it: "Sunday: https://…", "[Sunday](https://…)".
export function titledLink(input: string): { link: string; title: string } | null {
  const found = /^([^]*?)(https?:\/\/[^\s)>\]]+[?&](?:s|bd)=[^\s)>\]]+)([^]*)$/.exec(input.trim());
  if (!found || /[\d.]{17}/.test(found[1] + found[3])) return null;
  const [, before, link] = found;
  const named = new URLSearchParams(link.slice(link.indexOf('?'))).get('t');
  const beside = before
    .replace(/[\s:([<\]–—-]+$/, '')
    .replace(/^[\s[]+/, '')
    .replace(/\s+/g, ' ');
  return { link, title: (named ?? beside).slice(0, kTitleLength) };
}
const kTitleLength = 80;

// --- files

export const kMostBytes = 8 << 20;

export type Problem = 'too_large' | 'picture' | 'pdf' | 'not_text';
export type FileText = { text: string } | { problem: Problem };

const kPictures = [
  [0x89, 0x50, 0x4e, 0x47], // PNG
  [0xff, 0xd8, 0xff], // JPEG
  [0x47, 0x49, 0x46, 0x38], // GIF
  [0x49, 0x49, 0x2a, 0x00], // TIFF, either way round
  [0x4d, 0x4d, 0x00, 0x2a],
];
const kBitmap = [0x42, 0x4d]; // and a size, where text would have letters
const kPdf = [0x25, 0x50, 0x44, 0x46];
const kGzip = [0x1f, 0x8b];

const starts = (bytes: Uint8Array, with_: readonly number[]): boolean => with_.every((byte, i) => bytes[i] === byte);
const letters = (bytes: Uint8Array, from: number): string => String.fromCharCode(...bytes.slice(from, from + 4));

// A picture or a document by its first bytes. A stray NUL makes no text binary; many of them do.
const kHead = 4096;
const kMostControls = 0.02;
function problemOf(bytes: Uint8Array): Problem | null {
  if (kPictures.some((magic) => starts(bytes, magic))) return 'picture';
  if (starts(bytes, kBitmap) && bytes.slice(6, 10).every((byte) => byte === 0))
    return bytes.length > 26 ? 'picture' : null;
  if (letters(bytes, 8) === 'WEBP' || letters(bytes, 4) === 'ftyp') return 'picture';
  if (starts(bytes, kPdf)) return 'pdf';
  const head = bytes.slice(0, kHead);
  const controls = head.filter((byte) => byte < 9 || (byte > 13 && byte < 32)).length;
  return controls > kMostControls * head.length ? 'not_text' : null;
}

function decoded(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

// Photos are large, and are asked nothing here.
async function isPicture(file: Blob): Promise<boolean> {
  try {
    return problemOf(new Uint8Array(await file.slice(0, kHead).arrayBuffer())) === 'picture';
  } catch {
    return false;
  }
}

// A file's text; gzip is unpacked here, the engine gets plain text.
export async function readFile(file: Blob): Promise<FileText> {
  if (file.size > kMostBytes) return { problem: (await isPicture(file)) ? 'picture' : 'too_large' };
  try {
    let bytes = new Uint8Array(await file.arrayBuffer());
    if (starts(bytes, kGzip)) {
      const plain = await new Response(file.stream().pipeThrough(new DecompressionStream('gzip'))).blob();
      if (plain.size > kMostBytes) return { problem: 'too_large' };
      bytes = new Uint8Array(await plain.arrayBuffer());
    }
    if (starts(bytes, [0xff, 0xfe]) || starts(bytes, [0xfe, 0xff])) {
      return { text: new TextDecoder(bytes[0] === 0xff ? 'utf-16le' : 'utf-16be').decode(bytes) };
    }
    const problem = problemOf(bytes);
    return problem ? { problem } : { text: decoded(bytes) };
  } catch {
    return { problem: 'not_text' };
  }
}
