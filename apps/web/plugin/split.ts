// Two modules from one: `first.wasm` has the functions that a first visit runs and the data they can reach,
// `rest.wasm` all others. Which these are is found out by a visit to an instrumented copy (first_visit.ts), so no
// list of them has to be kept. Parted by Binaryen's wasm-split; the data by relocations (references.ts).
//
// A function that is not there is an import that ends the call (Host): the question is asked again once the rest
// is there. So an answer never depends on what was split off.

import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Host } from '../engine/host';
import { visit } from './first_visit';
import { kData, sectionsOf, segmentsOf, withData, withoutCustom } from './module';
import { partData } from './references';

const kFeatures = [
  '--mvp-features',
  '--enable-simd',
  '--enable-bulk-memory',
  '--enable-sign-ext',
  '--enable-mutable-globals',
  '--enable-nontrapping-float-to-int',
  '--enable-multivalue',
  '--enable-reference-types',
  '--quiet',
];

function run(tool: string, ...words: string[]): void {
  try {
    execFileSync(tool, [...words, ...kFeatures], { stdio: ['ignore', 'ignore', 'pipe'] });
  } catch (error) {
    const isMissing = (error as NodeJS.ErrnoException).code === 'ENOENT';
    throw isMissing ? new Error(`no ${tool}: install Debian's package "binaryen"`) : error;
  }
}

// For every function of the module whether a first visit runs it: four bytes each, behind a hash.
function profile(instrumented: Uint8Array<ArrayBuffer>): Buffer {
  const host = new Host(new WebAssembly.Module(instrumented));
  visit(host);
  return Buffer.from(host.profile());
}

export interface Modules {
  first: string;
  rest: string;
}

// Made anew where the linked module or the way of splitting has changed.
export function split(linked: string, web: string): Modules {
  const folder = dirname(linked);
  const modules = { first: join(folder, 'first.wasm'), rest: join(folder, 'rest.wasm') };
  const stamp = join(folder, 'split.sha256');
  const hash = createHash('sha256').update(readFileSync(linked));
  for (const name of readdirSync(join(web, 'plugin')).sort()) hash.update(readFileSync(join(web, 'plugin', name)));
  const wanted = hash.digest('hex');
  const isThere = [stamp, modules.first, modules.rest].every(existsSync);
  if (isThere && readFileSync(stamp, 'utf8') === wanted) return modules;
  const work = mkdtempSync(join(folder, 'split-'));
  try {
    part(readFileSync(linked), (name) => join(work, name));
    renameSync(join(work, 'first.wasm'), modules.first);
    renameSync(join(work, 'rest.wasm'), modules.rest);
    writeFileSync(stamp, wanted);
  } finally {
    rmSync(work, { recursive: true });
  }
  return modules;
}

function part(linked: Uint8Array, file: (name: string) => string): void {
  const [whole, instrumented, profiled] = ['whole.wasm', 'instrumented.wasm', 'profile'].map(file);
  writeFileSync(whole, withoutCustom(linked));
  run('wasm-split', '--instrument', whole, '-o', instrumented);
  const runs = profile(new Uint8Array(readFileSync(instrumented)));
  writeFileSync(profiled, runs);
  const [code1, code2] = ['code1.wasm', 'code2.wasm'].map(file);
  run('wasm-split', whole, `--profile=${profiled}`, '-o1', code1, '-o2', code2);

  const { reached, others } = partData(linked, (index) => runs.readUInt32LE(8 + 4 * index) !== 0);
  for (const [code, pieces, name] of [
    [code1, reached, 'first.wasm'],
    [code2, others, 'rest.wasm'],
  ] as const) {
    writeFileSync(code, withData(readFileSync(code), pieces));
    run('wasm-opt', '-Oz', code, '-o', file(name));
  }
  check(readFileSync(whole), [readFileSync(file('first.wasm')), readFileSync(file('rest.wasm'))]);
}

// Laid down one after the other, the data of both is that of the whole.
function check(whole: Uint8Array, parts: Uint8Array[]): void {
  const memory = (modules: Uint8Array[]): Buffer => {
    const out = Buffer.alloc(1 << 22);
    for (const module of modules) {
      const section = sectionsOf(module).find(({ id }) => id === kData);
      if (!section) continue;
      for (const { address, content } of segmentsOf(module, section)) out.set(content, address);
    }
    return out;
  };
  if (!memory([whole]).equals(memory(parts))) throw new Error('the data of the parts is not that of the whole');
}
