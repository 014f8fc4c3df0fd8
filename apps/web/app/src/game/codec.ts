// Positions and histories as short strings for the browser's storage, and back. A cell is its digit
// (or '.'), then two characters of base 32 each for its corner notes, centre notes and colours; a
// move is the cells that changed, each with its number in two characters of base 36 in front.
//
// What is drawn over the board follows behind a '-', if there is anything, or if a move has changed it.
//
// Earlier versions had no colours: their cells are two characters shorter, and read as they are.
//
// Reading trusts nothing: whatever does not have exactly this shape is null.

import { rollUp, unroll, type History } from './history';
import { cells, digits, kCells } from './houses';
import { isSameLines, noLines, packLines, unpackLines, type Lines } from './lines';
import type { Notes, Position } from './position';

const kNotes = '[0-9a-f][0-9a-v]';
interface Form {
  readonly length: number; // of a cell
  readonly whole: RegExp;
  readonly move: RegExp;
}
function form(sets: number): Form {
  const cell = `[1-9.](?:${kNotes}){${sets}}`;
  return {
    length: 1 + 2 * sets,
    whole: new RegExp(`^(?:${cell}){${kCells}}$`),
    move: new RegExp(`^(?:[0-2][0-9a-z]${cell})*$`),
  };
}
const kForms = [form(3), form(2)];
const formOf = (whole: unknown): Form | null =>
  kForms.find((one) => typeof whole === 'string' && one.whole.test(whole.split('-', 1)[0])) ?? null;

// The cells, and the lines behind them; `before` where nothing is said of these. Null if they cannot be read.
function parted(text: string, before: Lines): { text: string; lines: Lines } | null {
  const [cellsText, ...drawn] = text.split('-');
  if (drawn.length > 1) return null;
  const lines = drawn.length === 1 ? unpackLines(drawn[0]) : before;
  return lines && { text: cellsText, lines };
}

function packNotes(notes: ReadonlySet<number>): string {
  let bits = 0;
  for (const digit of notes) bits |= 1 << (digit - 1);
  return bits.toString(32).padStart(2, '0');
}

const unpacked = new Map<string, ReadonlySet<number>>();
function unpackNotes(text: string): ReadonlySet<number> {
  let notes = unpacked.get(text);
  if (!notes) {
    const bits = parseInt(text, 32);
    unpacked.set(text, (notes = new Set(digits.filter((digit) => bits & (1 << (digit - 1))))));
  }
  return notes;
}

const packCell = (p: Position, cell: number): string =>
  p.state[cell] + packNotes(p.corner[cell]) + packNotes(p.centre[cell]) + packNotes(p.colour[cell]);

export const packPosition = (position: Position): string => cells.map((cell) => packCell(position, cell)).join('');

// With what is drawn.
export const packWhole = (position: Position): string =>
  packPosition(position) + (position.lines.size > 0 ? `-${packLines(position.lines)}` : '');

// Givens always stand, whatever the text says.
function build(givens: string, packed: readonly string[], lines: Lines): Position {
  const notes = (from: number): Notes => packed.map((text) => unpackNotes(text.slice(from, from + 2) || '00'));
  const state = cells.map((cell) => (givens[cell] === '.' ? packed[cell][0] : givens[cell])).join('');
  return { givens, state, corner: notes(1), centre: notes(3), colour: notes(5), lines };
}

export function unpackPosition(givens: string, text: unknown): Position | null {
  const form = formOf(text);
  const parts = form && parted(text as string, noLines);
  if (!parts) return null;
  const packed = cells.map((cell) => parts.text.slice(cell * form.length, (cell + 1) * form.length));
  return build(givens, packed, parts.lines);
}

function packMove(before: Position, after: Position): string {
  const changed = cells
    .filter((cell) => packCell(before, cell) !== packCell(after, cell))
    .map((cell) => cell.toString(36).padStart(2, '0') + packCell(after, cell))
    .join('');
  return isSameLines(before.lines, after.lines) ? changed : `${changed}-${packLines(after.lines)}`;
}

export interface PackedHistory {
  first: string;
  moves: string[];
  at: number;
}

// A position follows the same one all its life, so its move is packed once.
const packedMoves = new WeakMap<Position, { before: Position; text: string }>();

export function packHistory(history: History): PackedHistory {
  const { line, at } = unroll(history);
  const moves = line.slice(1).map((after, i) => {
    const known = packedMoves.get(after);
    if (known?.before === line[i]) return known.text;
    const text = packMove(line[i], after);
    packedMoves.set(after, { before: line[i], text });
    return text;
  });
  return { first: packWhole(line[0]), moves, at };
}

export function unpackHistory(givens: string, packed: unknown): History | null {
  if (typeof packed !== 'object' || packed === null) return null;
  const { first, moves, at } = packed as Partial<PackedHistory>;
  const form = formOf(first);
  let now = unpackPosition(givens, first);
  if (!now || !form || !Array.isArray(moves) || typeof at !== 'number') return null;
  const line = [now];
  for (const text of moves) {
    now = followMove(now, text, form);
    if (!now) return null;
    line.push(now);
  }
  return Number.isInteger(at) && at >= 0 && at < line.length ? rollUp(line, at) : null;
}

function followMove(before: Position, move: unknown, form: Form): Position | null {
  const parts = typeof move === 'string' && move !== '' ? parted(move, before.lines) : null;
  if (!parts || !form.move.test(parts.text)) return null;
  const { text, lines } = parts;
  const packed = cells.map((cell) => packCell(before, cell));
  for (let i = 0; i < text.length; i += 2 + form.length) {
    const cell = parseInt(text.slice(i, i + 2), 36);
    if (cell >= kCells) return null;
    packed[cell] = text.slice(i + 2, i + 2 + form.length);
  }
  return build(before.givens, packed, lines);
}
