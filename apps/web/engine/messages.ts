// What page and worker say to each other.

import type { Options, Reply } from './host';

// Compiled, as far as they were needed.
export interface Modules {
  first?: WebAssembly.Module;
  rest?: WebAssembly.Module;
}

export interface Question {
  verb: string;
  input: string;
  options: Options;
}

export type ToWorker = { kind: 'start'; modules: Modules } | ({ kind: 'ask'; id: number } & Question);

export type FromWorker =
  | { kind: 'modules'; modules: Modules }
  | { kind: 'progress'; id: number; done: number; total: number }
  | { kind: 'reply'; id: number; reply: Reply }
  | { kind: 'broken'; message: string };
