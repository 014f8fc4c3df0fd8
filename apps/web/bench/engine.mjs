// How big the module is and how fast, beside the native program: the figures of docs/WEB.md.
//
//   node apps/web/bench/engine.mjs [HARD_PUZZLES [PUZZLES]]
//
// HARD_PUZZLES: a file of lines to be explained; PUZZLES: a file of lines to be solved (made by
// `nonet generate` if there is none). $NONET and $NONET_WASM name the engines. Times are CPU times, so
// that other work on the machine disturbs little; solving is measured round by round in turn.

import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { runnerImport } from 'vite';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const program = process.env.NONET ?? here('../../../build/release/bin/nonet');
const bytes = readFileSync(process.env.NONET_WASM ?? here('../../../build/wasm/bin/nonet.wasm'));
const { Host } = (await runnerImport(here('../engine/host.ts'), { logLevel: 'silent' })).module;
const host = new Host(new WebAssembly.Module(bytes));

const kRounds = 7;
const kSolved = 100_000; // lines solved in a round
const kHints = 2000;

function cpuMilliseconds(work) {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

function nativeMilliseconds(words, input) {
  const command = `TIMEFORMAT="%U %S"; time "$0" "$@" > /dev/null`;
  const run = spawnSync('bash', ['-c', command, program, ...words], {
    input,
    encoding: 'utf8',
    env: { ...process.env, NONET_KERNEL: 'sse41', LC_ALL: 'C' },
  });
  const [user, system] = run.stderr.trim().split('\n').at(-1).split(' ').map(Number);
  return (user + system) * 1000;
}

const sorted = (list) => [...list].sort((a, b) => a - b);
const quantile = (list, share) => sorted(list)[Math.min(list.length - 1, Math.floor(list.length * share))];
const linesOf = (text) => text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));

function generate(number) {
  return spawnSync(program, ['generate', '-n', String(number), '--seed', '1'], {
    encoding: 'utf8',
    maxBuffer: 1 << 26,
  }).stdout;
}

const puzzles = linesOf(process.argv[3] ? readFileSync(process.argv[3], 'utf8') : generate(5000));
const many = Array.from({ length: kSolved }, (_, i) => puzzles[i % puzzles.length].slice(0, 81)).join('\n') + '\n';

const kb = (size) => `${(size / 1000).toFixed(0)} KB`;
console.log(
  `module: ${kb(bytes.length)}, gzip -9 ${kb(gzipSync(bytes, { level: 9 }).length)}, ` +
    `brotli ${kb(brotliCompressSync(bytes).length)}`,
);

// Hints at the level that says most, at every position on the way of some puzzles.
const hints = [];
for (const puzzle of puzzles) {
  let position = puzzle.slice(0, 81);
  while (hints.length < kHints) {
    let answer;
    hints.push(cpuMilliseconds(() => (answer = JSON.parse(host.ask('hint', position, { level: 5 }).out))));
    const { hint, position: after } = answer;
    if (hint === null) break;
    position = after;
  }
}
console.log(
  `hint: median ${quantile(hints, 0.5).toFixed(1)} ms, of a hundred the slowest ` +
    `${quantile(hints, 0.99).toFixed(1)} ms, of ${hints.length} the slowest ${quantile(hints, 1).toFixed(1)} ms`,
);

if (process.argv[2]) {
  const hard = linesOf(readFileSync(process.argv[2], 'utf8')).map((line) => line.slice(0, 81));
  const times = hard.map((puzzle) => cpuMilliseconds(() => host.ask('explain', puzzle)));
  const native = nativeMilliseconds(['explain', '--json'], hard.join('\n') + '\n');
  const sum = times.reduce((a, b) => a + b, 0);
  console.log(
    `explain ${hard.length} hard puzzles: median ${quantile(times, 0.5).toFixed(0)} ms, slowest ` +
      `${quantile(times, 1).toFixed(0)} ms; native takes ${(native / hard.length).toFixed(0)} ms each, ` +
      `${(sum / native).toFixed(2)} times less`,
  );
}

const ratios = [];
const speeds = { wasm: [], sse41: [] };
for (let round = 0; round <= kRounds; ++round) {
  const wasm = cpuMilliseconds(() => host.ask('solve', many, { json: false }));
  const native = nativeMilliseconds(['solve', '-j', '1'], many);
  if (round === 0) continue; // V8 makes its best code meanwhile
  speeds.wasm.push(kSolved / wasm);
  speeds.sse41.push(kSolved / native);
  ratios.push(native / wasm);
}
const thousands = (list) => `${quantile(list, 0.5).toFixed(0)} 000`;
console.log(
  `solve, a second: wasm ${thousands(speeds.wasm)}, native sse41 ${thousands(speeds.sse41)}; ` +
    `ratio ${quantile(ratios, 0.5).toFixed(2)} (${quantile(ratios, 0).toFixed(2)} to ${quantile(ratios, 1).toFixed(2)})`,
);
