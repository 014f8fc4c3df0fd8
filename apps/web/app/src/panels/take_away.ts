// Taking a puzzle away: the formats, the share link, files, the clipboard.

import type { Game } from '../game/game.svelte';
import { levels } from '../game/making';
import * as pos from '../game/position';
import { deflated, inflated } from '../packing';

export interface Format {
  readonly id: string; // of `nonet convert --to`
  readonly ending: string;
  readonly type: string;
}

const text = (id: string, ending: string): Format => ({ id, ending, type: 'text/plain' });
export const formats: readonly Format[] = [
  text('line', 'txt'),
  text('block', 'txt'),
  text('grid', 'txt'),
  text('pencilmarks', 'txt'),
  text('hodoku', 'txt'),
  text('sdk', 'sdk'),
  text('sadman', 'sdk'),
  text('sdm', 'sdm'),
  text('ss', 'ss'),
  text('sdx', 'sdx'),
  text('sukaku', 'txt'),
  { id: 'csv', ending: 'csv', type: 'text/csv' },
  { id: 'opensudoku', ending: 'opensudoku', type: 'application/xml' },
  text('exchange', 'txt'),
  { id: 'json', ending: 'jsonl', type: 'application/json' },
];

export type What = 'givens' | 'all';

// What is handed to the engine: the puzzle as printed, or with everything the player wrote.
export function inputOf(game: Pick<Game, 'position' | 'title'>, what: What): string {
  const { position } = game;
  if (what === 'givens') return JSON.stringify(withTitle({ puzzle: position.givens }, game.title));
  const fields = JSON.parse(pos.toPuzzleJson(position)) as Record<string, unknown>;
  return JSON.stringify(withTitle(fields, game.title));
}

// What a picture shows: digits, and the candidates the board would show.
export function pictureOf(game: Pick<Game, 'position'>, what: What): string {
  const { givens, state } = game.position;
  const shown = what === 'all' ? game.position : pos.makePosition(givens);
  const candidates = pos.candidates(shown);
  const rows = Array.from({ length: 9 }, (_, row) => candidates.slice(9 * row, 9 * row + 9));
  return JSON.stringify({ puzzle: givens, ...(what === 'all' && { state }), candidates: rows });
}

function withTitle(fields: Record<string, unknown>, title: string): Record<string, unknown> {
  return title ? { ...fields, title } : fields;
}

// "nonet: 'block' cannot hold pencil marks: dropped from 1 puzzle, first at stdin:1" in short.
export function lossesOf(words: string): string {
  const held = [...words.matchAll(/cannot hold ([^:\n]+)/g)].map((found) => found[1].trim());
  return [...new Set(held)].join(', ');
}

// The exchange link's code, put behind this page's own address.
// A title goes with it unless it only says how hard the puzzle is.
export function shareLink(exchange: string, page: string, title = ''): string | null {
  const code = /[?&]s=([0-9A-Za-z]+)/.exec(exchange)?.[1];
  if (!code) return null;
  const link = new URL(page);
  link.hash = '';
  link.search = '';
  link.searchParams.set('s', code);
  if (title && !levels.some((level) => level === title.toLowerCase())) link.searchParams.set('t', title);
  return link.href;
}

// The game as it stands, behind '#', where no server sees it: givens, then what was entered, packed.
export async function progressLink(page: string, givens: string, packed: string, elapsed: number): Promise<string> {
  const link = new URL(page);
  link.search = '';
  link.hash = `#/p/${packGivens(givens)}~${await deflated(`${packed}${Math.round(elapsed / 1000)}`)}`;
  return link.href;
}

export interface Shared {
  givens: string;
  packed: string; // as game/codec.ts has it; "" without progress
  elapsed: number;
}

const packGivens = (givens: string): string =>
  givens.replace(/\.{1,26}/g, (run) => String.fromCharCode(96 + run.length));
const unpackGivens = (code: string): string =>
  code.replace(/[a-z]/g, (letter) => '.'.repeat(letter.charCodeAt(0) - 96));

const kMostProgress = 2000;

// What stands behind '#/p/'; null if that is no puzzle. Progress that cannot be read is left out.
export async function readShared(code: string): Promise<Shared | null> {
  const [first, progress = ''] = code.split('~');
  const givens = /^[1-9a-z]+$/.test(first) ? pos.normalise(unpackGivens(first)) : null;
  if (givens === null) return null;
  const plain = progress ? await inflated(progress, kMostProgress).catch(() => '') : '';
  const [, packed = '', seconds = '0'] = /^((?:[1-9.][0-9a-v]{6}){81})(\d{0,7})$/.exec(plain) ?? [];
  return { givens, packed, elapsed: Number(seconds) * 1000 };
}

// A name for a file: the title in plain letters.
export function fileName(title: string, ending: string): string {
  const stem = title
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\w-]+/g, '_')
    .replace(/^_+|_+$/g, '')
    .slice(0, 60);
  return `${stem || 'sudoku'}.${ending}`;
}

export function download(content: Blob, name: string): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  // The browser reads the file after this turn; a minute is ample.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

// Whether it worked: a page that is not served safely has no clipboard, and a visitor may refuse.
export async function copyText(words: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(words);
    return true;
  } catch {
    return false;
  }
}

// An SVG document as a PNG of so many pixels.
export async function pngOf(svg: string, size: number): Promise<Blob> {
  const address = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
  try {
    const image = new Image();
    image.src = address;
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = canvas.height = size;
    canvas.getContext('2d')!.drawImage(image, 0, 0, size, size);
    const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'));
    if (!blob) throw new Error('no picture');
    return blob;
  } finally {
    URL.revokeObjectURL(address);
  }
}
