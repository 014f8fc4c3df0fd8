// The client with the real worker, run in a thread of Node: answers, progress, cancelling, breaking.

import { Worker as Thread } from 'node:worker_threads';
import { build } from 'vite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Engine, EngineError } from '../../engine/client';
import { bytes, makePuzzles } from './engines';

const puzzle = '...2...7.1..8.....792.5.8..9.537..282...4...93...8.451..8..9..34...6.......4...9.';

// What a worker of a page has and a thread of Node has not.
const prelude = `
import { parentPort } from 'node:worker_threads';
globalThis.self = { postMessage: (message) => parentPort.postMessage(message) };
parentPort.on('message', (data) => self.onmessage({ data }));
`;

async function bundleWorker(): Promise<string> {
  const url = (part: Buffer) => `data:application/wasm;base64,${part.toString('base64')}`;
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [
      {
        name: 'wasm',
        enforce: 'pre',
        resolveId: (id) => (id.endsWith('.wasm?url') ? `\0${id}` : undefined),
        load: (id) => {
          const part = /^\0(first|rest)\.wasm/.exec(id)?.[1];
          return part && `export default ${JSON.stringify(url(bytes[part as 'first' | 'rest']))}`;
        },
      },
    ],
    build: {
      write: false,
      lib: { entry: new URL('../../engine/worker.ts', import.meta.url).pathname, formats: ['es'] },
    },
  });
  const [{ output }] = built as { output: { code: string }[] }[];
  return prelude + output[0].code;
}

let code = '';
let engine: Engine;
const threads: Thread[] = [];

function makeWorker(text: string): Worker {
  const thread = new Thread(new URL(`data:text/javascript;base64,${Buffer.from(text).toString('base64')}`));
  threads.push(thread);
  const worker = {
    onmessage: null as ((event: { data: unknown }) => void) | null,
    onerror: null as ((event: { message: string }) => void) | null,
    postMessage: (message: unknown) => thread.postMessage(message),
    terminate: () => void thread.terminate(),
  };
  thread.on('message', (data) => worker.onmessage?.({ data }));
  thread.on('error', (error) => worker.onerror?.({ message: error.message }));
  return worker as unknown as Worker;
}

beforeAll(async () => {
  code = await bundleWorker();
  engine = new Engine(() => makeWorker(code));
});
afterAll(async () => {
  await Promise.all(threads.map((thread) => thread.terminate()));
});

describe('answers', () => {
  test('solve, check, hint, rate', async () => {
    expect((await engine.solve(puzzle)).status).toBe('unique');
    expect((await engine.check(puzzle)).text).toHaveLength(1);
    expect((await engine.hint(puzzle, 3)).hint?.cells).toEqual(['r2c6']);
    expect((await engine.rate(puzzle)).level).toBe('Easy');
  });
  test('explain: every mark has its paint', async () => {
    const { steps } = await engine.explain(puzzle);
    expect(steps.length).toBeGreaterThan(50);
    expect(steps[0].evidence[0].paint).toBe('focus');
  });
  test('a technique’s example can be asked about', async () => {
    const { example } = await engine.technique('xy_wing');
    const again = await engine.hint(JSON.stringify(example!.position), 4, { only: 'xy_wing' });
    const { drawing, ...step } = example!.step;
    expect(again.hint?.step).toEqual(step);
    expect(again.hint?.drawing).toEqual(drawing);
  });
  test('convert, read, techniques, generate', async () => {
    const { text } = await engine.convert(puzzle, 'exchange');
    expect((await engine.read(text)).puzzle).toBe(puzzle);
    expect((await engine.techniques()).length).toBeGreaterThan(50);
    expect((await engine.generate({ seed: 5 })).seed).toBe(5);
  });
  test('a picture has every digit, candidates on request, and needs no style sheet and no script', async () => {
    const count = (svg: string): number => svg.split('<text ').length - 1;
    const printed = [...puzzle].filter((sign) => sign !== '.').length;
    const svg = await engine.picture(puzzle);
    expect(count(svg)).toBe(printed);
    expect(svg).not.toMatch(/style=|<style|<script|href/);
    expect(svg).toMatch(/viewBox="0 0 (\d+) \1"/);
    const candidates = Array.from({ length: 9 }, () => Array.from({ length: 9 }, () => '12'));
    const marked = await engine.picture(JSON.stringify({ puzzle, candidates }), { candidates: true });
    expect(count(marked)).toBe(printed + 2 * (81 - printed));
    await expect(engine.picture('')).rejects.toThrow(EngineError);
  });
  test('an unreadable text is an answer', async () => {
    const answer = await engine.check('53..7');
    expect(answer.status).toBe('unreadable');
    expect(answer.reason).toBeTruthy();
  });
  test('where there is no answer the words are the error', async () => {
    await expect(engine.generate({ clues: 'few' })).rejects.toThrow(EngineError);
    await expect(engine.solve('')).rejects.toThrow(/empty/);
  });
});

const hard = makePuzzles({ number: 40, seed: 9, difficulty: 'extreme' });
const endless = { clues: 17, seed: 1, timeout: 1000 };

describe('watching', () => {
  test('progress goes up to the total and never back', async () => {
    const seen: number[] = [];
    const progress = ({ done, total }: { done: number; total: number }) => {
      expect(done).toBeLessThanOrEqual(total);
      seen.push(done);
    };
    for (const line of hard.trimEnd().split('\n')) {
      seen.length = 0;
      await engine.explain(line, {}, { progress });
      expect([...seen].sort((a, b) => a - b)).toEqual(seen);
      if (seen.length > 0) break;
    }
    expect(seen.length).toBeGreaterThan(0);
    const made: number[] = [];
    const watch = { progress: ({ done }: { done: number }) => void made.push(done) };
    await engine.generate({ number: 200, seed: 3 }, watch);
    expect(made.length).toBeGreaterThan(0);
  });

  test('an aborted question ends at once, and those that wait are answered', async () => {
    const before = threads.length;
    const abort = new AbortController();
    const long = engine.generate(endless, { signal: abort.signal });
    const waiting = engine.solve(puzzle);
    setTimeout(() => abort.abort(), 50);
    await expect(long).rejects.toMatchObject({ name: 'AbortError' });
    expect((await waiting).status).toBe('unique');
    expect(threads.length).toBe(before + 1);
  });

  test('a question aborted while it waits leaves the others alone', async () => {
    const before = threads.length;
    const abort = new AbortController();
    const first = engine.rate(hard);
    const second = engine.rate(hard, {}, { signal: abort.signal });
    abort.abort();
    await expect(second).rejects.toMatchObject({ name: 'AbortError' });
    expect((await first).status).toBe('unique');
    expect(threads.length).toBe(before);
    await expect(engine.rate(hard, {}, { signal: abort.signal })).rejects.toMatchObject({ name: 'AbortError' });
  });
});

describe('breaking', () => {
  test('a module that cannot be loaded is an error, not silence', async () => {
    const broken = new Engine(() => makeWorker(code.replace(/data:application\/wasm;base64,[^"]*/, 'data:,nothing')));
    await expect(broken.solve(puzzle)).rejects.toThrow(EngineError);
  });
  test('after memory has run out the next question has an engine again', async () => {
    // Fits into the memory once, but not twice.
    await expect(engine.ask('convert', 'x'.repeat(150_000_000))).rejects.toThrow(EngineError);
    expect((await engine.solve(puzzle)).status).toBe('unique');
  });
});
