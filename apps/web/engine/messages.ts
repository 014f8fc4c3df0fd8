// What page and worker say to each other.

import type { Options, Reply } from './host';

export type ToWorker =
  | { kind: 'start'; module: WebAssembly.Module | undefined }
  | { kind: 'ask'; id: number; verb: string; input: string; options: Options };

export type FromWorker =
  | { kind: 'module'; module: WebAssembly.Module }
  | { kind: 'progress'; id: number; done: number; total: number }
  | { kind: 'reply'; id: number; reply: Reply }
  | { kind: 'broken'; message: string };
