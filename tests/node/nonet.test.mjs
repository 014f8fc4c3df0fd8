// The package as its users have it; run by package_test.py in the folder where it is installed.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { test } from 'node:test';
import { Worker } from 'node:worker_threads';
import { load, NonetError, ParseError } from 'nonet';
import { load as loadSolver } from 'nonet/solve';

const kPuzzle = '...2...7.1..8.....792.5.8..9.537..282...4...93...8.451..8..9..34...6.......4...9.';
const kSolution = '863214975154897362792653814945371628281546739376982451618729543439165287527438196';
const kNone = '11' + '.'.repeat(79);
const nonet = await load();
const solver = await loadSolver();
const numbers = [...kPuzzle].map((c) => (c === '.' ? 0 : Number(c)));
const rows = Array.from({ length: 9 }, (_, i) => numbers.slice(9 * i, 9 * i + 9));

test('takes what people pass, in both entries', () => {
  const puzzles = [
    ...['.', '0', '-', '_'].map((blank) => kPuzzle.replaceAll('.', blank)),
    numbers,
    rows,
    numbers.map((n) => n || null),
    numbers.map((n) => n || undefined),
    new Uint8Array(numbers),
    [...kPuzzle],
    numbers.map((n) => (n ? String(n) : '')),
  ];
  for (const puzzle of puzzles) {
    assert.equal(nonet.solve(puzzle), kSolution);
    assert.equal(solver.solve(puzzle), kSolution);
  }
  const drawn = nonet.ask('show', kPuzzle, { json: false }).out;
  assert.equal(nonet.solve(drawn), kSolution);
  assert.equal(nonet.check(rows).status, 'unique');
});

test('says what is no puzzle', () => {
  assert.throws(() => nonet.check(kPuzzle + '4'), (error) => {
    assert(error instanceof ParseError && error instanceof Error);
    assert.deepEqual([error.line, error.column, error.expected, error.found], [1, 82, '81 cells', '82']);
    return true;
  });
  for (const verb of ['solve', 'count', 'check', 'hint', 'explain', 'rate', 'canon', 'candidates', 'convert']) {
    assert.throws(() => nonet[verb]('word'), ParseError, verb);
    assert.throws(() => nonet[verb]('\0'.repeat(81)), ParseError, verb);
  }
  assert.throws(() => nonet.solve(numbers.slice(1)), /found 80 cells/);
  assert.throws(() => nonet.solve(numbers.map(() => 10)), /0 to 9/);
  assert.throws(() => nonet.check(`${kPuzzle}\n${kPuzzle}`), RangeError);
  assert.throws(() => nonet.hint(kPuzzle, { level: 9 }), NonetError);
  assert.throws(() => nonet.hint(kPuzzle, { levle: 1 }), /--levle/);
  assert.throws(() => solver.solve('word'), RangeError);
  assert.throws(() => solver.solve('x'.repeat(81)), RangeError);
});

test('no solution, several solutions', () => {
  assert.equal(nonet.solve(kNone), null);
  assert.equal(solver.solve(kNone), null);
  const empty = '.'.repeat(81);
  const first = JSON.parse(nonet.ask('solve', empty).out).solution;
  assert.equal(nonet.solve(empty), first);
  assert.equal(solver.solve(empty), first);
  assert.equal(solver.count(empty), 2);
  assert.equal(solver.count(empty, 1000), 1000);
  assert.equal(solver.count(kNone), 0);
  assert.equal(nonet.count(empty, 10), 10);
});

test('every verb', () => {
  for (const verb of 'solve check next explain hint steps rate count enumerate candidates show convert minimize shuffle canon techniques scales'.split(' ')) {
    const reply = nonet.ask(verb, kPuzzle);
    assert.equal(reply.exit, 0, verb);
    assert.match(JSON.parse(reply.out.split('\n')[0]).schema, /^nonet\//);
  }
  assert.equal(nonet.minimize(kPuzzle).status, 'unique');
  assert.equal(nonet.steps(kPuzzle).status, 'found');
  assert.equal(nonet.rate(kPuzzle, { scale: 'se' }).er, 1.5);
  assert.match(nonet.hint(kPuzzle, { picture: true }).hint.svg, /^<svg/);
});

test('generate', () => {
  const made = nonet.generate({ seed: 7, difficulty: 'easy' });
  assert.deepEqual(made, nonet.generate({ seed: 7, difficulty: 'easy' }));
  assert.equal(made.difficulty, 'easy');
  assert.equal(nonet.solve(made.puzzle), made.solution);
  assert.equal(nonet.generate('medium').difficulty, 'medium');
  assert.throws(() => nonet.generate({ clues: '5' }), NonetError);
});

test('many', () => {
  const lines = Array.from({ length: 3000 }, (_, i) => (i % 3 === 2 ? kNone : kPuzzle));
  const cells = Uint8Array.from(lines.join(''), (c) => (c === '.' ? 0 : Number(c)));
  for (const engine of [nonet, solver]) {
    const { solutions, counts } = engine.solveBatch(cells);
    assert.deepEqual([...counts.slice(0, 3)], [1, 1, 0]);
    assert.equal(solutions.subarray(81, 162).join(''), kSolution);
    assert.equal(solutions.subarray(162, 243).join(''), '0'.repeat(81));
    assert.equal(engine.solve(kPuzzle), kSolution); // memory has grown
    assert.throws(() => engine.solveBatch(cells.subarray(1)), RangeError);
    assert.throws(() => engine.solveBatch(cells.slice().fill(10, 81, 82)), /puzzle 1:/);
    assert.equal(engine.solveBatch(new Uint8Array(0)).counts.length, 0);
  }
});

test('a book', (t) => {
  const killer = `${'.'.repeat(81)}; cage 10 r1c12`;
  const head = (bytes) => String.fromCharCode(...bytes.subarray(0, 5));
  let book;
  try {
    book = nonet.book(kPuzzle);
  } catch (error) {
    assert.match(error.message, /without a font/);
    return t.skip('built without a font');
  }
  assert.equal(head(book), '%PDF-');
  assert.deepEqual(nonet.book([rows]), book);
  const made = nonet.generate({ seed: 7, kinds: 'cage', size: 6 }).puzzle;
  assert.equal(head(nonet.book([kPuzzle, made], { order: 'input' })), '%PDF-');
  assert.equal(head(nonet.book('', { make: '1 easy, 1 killer 6x6', seed: 7 }, 'sheet')), '%PDF-');
  assert.throws(() => nonet.book([kPuzzle, killer]), /puzzle 2 has several solutions/);
  assert.throws(() => nonet.book('', { make: '1 esay' }), NonetError);
  assert.throws(() => nonet.book('word'), ParseError);
});

test('the module may come from anywhere', async () => {
  const require = createRequire(import.meta.url);
  const bytes = readFileSync(require.resolve('nonet/nonet.wasm'));
  for (const source of [bytes, bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length), nonet.module]) {
    assert.equal((await load(source)).solve(kPuzzle), kSolution);
  }
  const response = (type) => new Response(bytes, { headers: { 'Content-Type': type } });
  assert.equal((await load(response('application/wasm'))).solve(kPuzzle), kSolution);
  assert.equal((await load(response('application/octet-stream'))).solve(kPuzzle), kSolution);
  await assert.rejects(load(new Response('', { status: 404 })), /404/);
});

test('in a worker, by the module that is compiled already', async () => {
  // A data: URL has no folder to find packages in.
  const name = new URL('node_modules/nonet/lib/node/index.js', import.meta.url).href;
  const code = `import { load } from '${name}';
    import { parentPort, workerData } from 'node:worker_threads';
    parentPort.postMessage((await load(workerData.module)).solve(workerData.puzzle));`;
  const worker = new Worker(new URL(`data:text/javascript,${encodeURIComponent(code)}`), {
    workerData: { module: nonet.module, puzzle: kPuzzle },
  });
  const answer = await new Promise((resolve, reject) => {
    worker.once('message', resolve);
    worker.once('error', reject);
  });
  assert.equal(answer, kSolution);
});
