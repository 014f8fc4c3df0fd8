// The two engines that are held against each other: the native program ($NONET) and the page's modules, made
// from the linked one ($NONET_LINKED), each by default where ./dev builds it.

import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Host, type Options, type Reply } from '../../engine/host';
import { split } from '../../plugin/split';

const built = (path: string) => fileURLToPath(new URL(`../../../../build/${path}`, import.meta.url));
export const program = process.env.NONET ?? built('release/bin/nonet');

const files = split(
  process.env.NONET_LINKED ?? built('wasm/bin/nonet_linked.wasm'),
  fileURLToPath(new URL('../..', import.meta.url)),
);
export const bytes = { first: readFileSync(files.first), rest: readFileSync(files.rest) };
export const first = new WebAssembly.Module(bytes.first);
export const rest = new WebAssembly.Module(bytes.rest);
export const host = new Host(first, rest);

// A question in the words of the command line.
function typed(verb: string, input: string, options: Options): string[] {
  const words = verb === 'technique' ? ['help', input] : [verb];
  for (const [name, value] of Object.entries(options)) {
    if (value === true) words.push(`--${name}`);
    else if (value !== false) words.push(`--${name}`, String(value));
  }
  return words;
}

export function native(verb: string, input: string, options: Options = {}): Reply {
  const run = spawnSync(program, typed(verb, input, options), {
    input: verb === 'technique' ? '' : input,
    encoding: 'utf8',
    maxBuffer: 1 << 28,
  });
  if (run.error) throw run.error;
  return { exit: run.status ?? -1, out: run.stdout, words: run.stderr };
}

// Puzzles, one a line, made by the native program.
export function makePuzzles(options: Options): string {
  const made = native('generate', '', options);
  if (made.exit !== 0) throw new Error(made.words);
  return made.out;
}
