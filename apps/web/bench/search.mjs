// How fast a batch is in a browser, beside the native SSE4.1 kernel: the figures of docs/SEARCH.md.
//
//   node apps/web/bench/search.mjs COLLECTION...
//
// COLLECTION: a file of lines. $NONET_WASM names the module, build/wasm/bin/solve.wasm if it does not, and
// $BENCH_SEARCH the native benchmark. Both are asked for all solutions up to a limit of 1 and 2, the browser
// between two runs of the native one. A page knows no CPU time: of many short turns the quickest counts, on
// both sides. $PUZZLES are solved in a turn, 1000 if it does not say, of which there are $TURNS: of hard ones
// 100 do, for a turn should be over in a few milliseconds on a busy machine.

import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const module = readFileSync(process.env.NONET_WASM ?? here('../../../build/wasm/bin/solve.wasm'));
const native = process.env.BENCH_SEARCH ?? here('../../../build/bench/bin/bench_search');
const files = process.argv.slice(2);
if (files.length === 0) {
  console.error('usage: node apps/web/bench/search.mjs COLLECTION...');
  process.exit(2);
}

const kPuzzles = Number(process.env.PUZZLES ?? 1000);
const kTurns = Number(process.env.TURNS ?? 150);

function nativeRates() {
  const folder = mkdtempSync(join(tmpdir(), 'nonet-'));
  const json = join(folder, 'rates.json');
  const words = ['--kernel', 'sse41', '--puzzles', String(kPuzzles), '--rounds', '9', '--json', json, ...files];
  const run = spawnSync(native, words, { encoding: 'utf8' });
  if (run.status !== 0) throw new Error(run.stderr || `${native} did not run`);
  const rows = JSON.parse(readFileSync(json, 'utf8')).filter((row) => row.engine === 'face');
  rmSync(folder, { recursive: true });
  return rows;
}

// In the page: puzzles as numbers, solved together again and again; puzzles a second in the best turn.
async function measure({ bytes, numbers, limit, turns }) {
  const none = () => 0;
  const imports = new Proxy({}, { get: () => new Proxy({}, { get: () => none }) });
  const { instance } = await WebAssembly.instantiate(Uint8Array.from(bytes), imports);
  const { memory, malloc, solve_numbers, _initialize } = instance.exports;
  _initialize?.();
  const count = numbers.length / 81;
  const [puzzles, solutions, counts] = [malloc(numbers.length), malloc(numbers.length), malloc(4 * count)];
  new Uint8Array(memory.buffer).set(numbers, puzzles);
  let best = Infinity;
  for (let turn = 0; turn < turns; ++turn) {
    const before = performance.now();
    solve_numbers(puzzles, count, limit, solutions, counts);
    best = Math.min(best, performance.now() - before);
    await new Promise((done) => setTimeout(done)); // compiled anew meanwhile, for speed
  }
  return (count / best) * 1000;
}

const before = nativeRates();
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage'],
});
const page = await browser.newPage();
// Only a page that is alone in its process is given a clock with steps of five microseconds.
const headers = { 'Cross-Origin-Opener-Policy': 'same-origin', 'Cross-Origin-Embedder-Policy': 'require-corp' };
await page.route('http://localhost/', (route) => route.fulfill({ headers, contentType: 'text/html', body: '' }));
await page.goto('http://localhost/');
if (!(await page.evaluate(() => crossOriginIsolated))) throw new Error('the page has a coarse clock');
const rows = [];
for (const file of files) {
  const lines = readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => /^[0-9.]{81}/.test(line));
  const step = Math.max(1, Math.floor(lines.length / kPuzzles)); // spread over the file
  const drawn = lines.filter((_, i) => i % step === 0).slice(0, kPuzzles);
  const numbers = [...drawn.map((line) => line.slice(0, 81)).join('')].map((c) => (c === '.' ? 0 : Number(c)));
  for (const limit of [1, 2]) {
    const asked = { bytes: [...module], numbers, limit, turns: kTurns };
    rows.push({ name: basename(file, '.txt'), limit, rate: await page.evaluate(measure, asked) });
  }
}
await browser.close();
const after = nativeRates();

for (const { name, limit, rate } of rows) {
  const is = (row) => row.corpus === name && row.limit === limit;
  const best = Math.max(before.find(is).high, after.find(is).high);
  const words = [name, `limit ${limit}`, `wasm ${(1e9 / rate).toFixed(0)} ns`, `sse41 ${(1e9 / best).toFixed(0)} ns`];
  console.log(`${words.join('  ')}  ratio ${(rate / best).toFixed(2)}`);
}
