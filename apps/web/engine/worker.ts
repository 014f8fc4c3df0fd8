// The worker: holds the engine, answers one question after the other.
//
// The compiled module is handed to whoever made the worker, who hands it to the next one: a question is
// cancelled by ending its worker, and the next must not compile again.

import wasm from 'nonet.wasm?url';
import { Host } from './host';
import type { FromWorker, ToWorker } from './messages';

// Often enough to be smooth; every message costs both sides.
const kMillisecondsBetweenTellings = 50;

const page = self as unknown as {
  postMessage(message: FromWorker): void;
  onmessage: ((event: MessageEvent<ToWorker>) => void) | null;
};

let host: Promise<Host> | undefined;

async function compile(): Promise<WebAssembly.Module> {
  const response = await fetch(wasm);
  if (!response.ok) throw new Error(`the engine could not be loaded (${response.status})`);
  return WebAssembly.compile(await response.arrayBuffer());
}

async function start(given: WebAssembly.Module | undefined): Promise<Host> {
  const module = given ?? (await compile());
  if (given === undefined) page.postMessage({ kind: 'module', module });
  return new Host(module);
}

page.onmessage = async ({ data }) => {
  if (data.kind === 'start') {
    host = start(data.module);
    host.catch((error: unknown) => page.postMessage({ kind: 'broken', message: String(error) }));
    return;
  }
  let last = 0;
  const tell = (done: number, total: number) => {
    const now = performance.now();
    if (now - last < kMillisecondsBetweenTellings) return;
    last = now;
    page.postMessage({ kind: 'progress', id: data.id, done, total });
  };
  try {
    const reply = (await host!).ask(data.verb, data.input, data.options, tell);
    page.postMessage({ kind: 'reply', id: data.id, reply });
  } catch (error) {
    page.postMessage({ kind: 'broken', message: String(error) });
  }
};
