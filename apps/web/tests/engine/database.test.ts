// What `nonet db export` writes, the page's engine reads: every puzzle, in any of its three forms.

import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { host, makePuzzles, program } from './engines';

const folder = mkdtempSync(join(tmpdir(), 'nonet-database-'));
const file = join(folder, 'puzzles.db');
let puzzles = '';
let hasDatabase = true;

function database(words: string[], input = ''): string {
  const run = spawnSync(program, ['db', ...words], { input, encoding: 'utf8' });
  hasDatabase &&= !run.stderr.includes('without SQLite');
  return run.stdout;
}

beforeAll(() => {
  puzzles = makePuzzles({ number: 30, seed: 4 });
  database(['init', file]);
  database(['add', file, '--rate', 'hodoku,se', '--tag', 'a,b', '--source', 'a "book", of ours'], puzzles);
});
afterAll(() => rmSync(folder, { recursive: true }));

test.each([[], ['--csv'], ['--json']])('export %s', (...form: string[]) => {
  const text = database(['export', file, ...form]);
  if (!hasDatabase) return console.warn('skipped: this nonet was built without SQLite');
  const reply = host.ask('convert', text, { to: 'line' });
  expect(reply.exit).toBe(0);
  expect(reply.out.split('\n').map((line) => line.slice(0, 81))).toEqual(puzzles.split('\n'));
});
