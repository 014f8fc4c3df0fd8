// The worker: holds the engine, answers one question after the other.
//
// The engine comes in two parts. The first answers what a first visit asks; where it would need the rest, that is
// fetched and the question asked again, of both. The engine keeps nothing between questions, so nobody can tell.
//
// What is compiled is handed to whoever made the worker, who hands it to the next one: a question is cancelled by
// ending its worker, and the next must not compile again.

import first from 'first.wasm?url';
import rest from 'rest.wasm?url';
import { Host, Missing, type Reply, type Tell } from './host';
import type { FromWorker, Modules, Question, ToWorker } from './messages';

// Often enough to be smooth; every message costs both sides.
const kMillisecondsBetweenTellings = 50;

const page = self as unknown as {
  postMessage(message: FromWorker): void;
  onmessage: ((event: MessageEvent<ToWorker>) => void) | null;
};

let modules: Modules = {};
let host: Promise<Host> | undefined;

async function compile(url: string): Promise<WebAssembly.Module> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`the engine could not be loaded (${response.status})`);
  return WebAssembly.compile(await response.arrayBuffer());
}

async function start(given: Modules, isWhole: boolean): Promise<Host> {
  modules = {
    first: given.first ?? (await compile(first)),
    rest: given.rest ?? (isWhole ? await compile(rest) : undefined),
  };
  if (modules.first !== given.first || modules.rest !== given.rest) page.postMessage({ kind: 'modules', modules });
  return new Host(modules.first!, modules.rest);
}

async function answer({ verb, input, options }: Question, tell: Tell): Promise<Reply> {
  try {
    return (await host!).ask(verb, input, options, tell);
  } catch (error) {
    if (!(error instanceof Missing) || modules.rest) throw error;
    host = start(modules, true);
    return (await host).ask(verb, input, options, tell);
  }
}

page.onmessage = async ({ data }) => {
  if (data.kind === 'start') {
    host = start(data.modules, false);
    host.catch((error: unknown) => page.postMessage({ kind: 'broken', message: String(error) }));
    return;
  }
  let last = 0;
  let furthest = 0; // what is asked again begins again, which nobody need see
  const tell = (done: number, total: number) => {
    const now = performance.now();
    if (now - last < kMillisecondsBetweenTellings || done < furthest) return;
    last = now;
    furthest = done;
    page.postMessage({ kind: 'progress', id: data.id, done, total });
  };
  try {
    page.postMessage({ kind: 'reply', id: data.id, reply: await answer(data, tell) });
  } catch (error) {
    page.postMessage({ kind: 'broken', message: String(error) });
  }
};
