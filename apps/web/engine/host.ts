// The module, instantiated: a question in, a reply out, in the same thread. The worker runs one; tests
// and benchmarks run one in Node.
//
// A module that trapped (it ran out of memory) is broken for good: whoever sees `ask` throw makes
// another host.

export interface Reply {
  exit: number; // 0 yes, 1 no, 2 could not try
  out: string; // what the command line prints to standard output
  words: string; // and to standard error
}
export type Options = Record<string, string | number | boolean>;
export type Tell = (done: number, total: number) => void;

interface Exports {
  memory: WebAssembly.Memory;
  _initialize(): void;
  malloc(size: number): number;
  free(address: number): void;
  ask(address: number, size: number): number;
}

const kSuccess = 0;
const kBadDescriptor = 8;
const kSpare = 0; // no arguments, no environment

// The few calls that the C++ library makes of a system. There are no files; clock and chance are asked
// only where no seed is given or a time limit set.
function systemCalls(memory: () => DataView): WebAssembly.ModuleImports {
  return {
    clock_time_get(_clock: number, _precision: bigint, address: number) {
      memory().setBigUint64(address, BigInt(Math.round(performance.now() * 1e6)), true);
      return kSuccess;
    },
    random_get(address: number, size: number) {
      const view = memory();
      crypto.getRandomValues(new Uint8Array(view.buffer, address, size));
      return kSuccess;
    },
    environ_sizes_get(count: number, size: number) {
      memory().setUint32(count, kSpare, true);
      memory().setUint32(size, kSpare, true);
      return kSuccess;
    },
    environ_get: () => kSuccess,
    fd_close: () => kBadDescriptor,
    fd_fdstat_get: () => kBadDescriptor,
    fd_prestat_get: () => kBadDescriptor,
    fd_prestat_dir_name: () => kBadDescriptor,
    fd_read: () => kBadDescriptor,
    fd_seek: () => kBadDescriptor,
    fd_write: () => kBadDescriptor,
    proc_exit(code: number) {
      throw new Error(`the engine ended with ${code}`);
    },
  };
}

export class Host {
  private readonly exports: Exports;
  private tell: Tell | undefined;

  constructor(module: WebAssembly.Module) {
    const memory = () => new DataView(this.exports.memory.buffer);
    const instance = new WebAssembly.Instance(module, {
      nonet: { progress: (done: number, total: number) => this.tell?.(done, total) },
      wasi_snapshot_preview1: systemCalls(memory),
    });
    this.exports = instance.exports as unknown as Exports;
    this.exports._initialize();
  }

  ask(verb: string, input: string, options: Options = {}, tell?: Tell): Reply {
    return this.askRaw(new TextEncoder().encode(JSON.stringify({ verb, input, options })), tell);
  }

  // The request as bytes, right or wrong.
  askRaw(request: Uint8Array, tell?: Tell): Reply {
    const { memory, malloc, free, ask } = this.exports;
    const address = malloc(request.length + 1);
    if (address === 0) throw new Error('the question does not fit into memory');
    new Uint8Array(memory.buffer, address, request.length).set(request);
    this.tell = tell;
    const letter = ask(address, request.length);
    this.tell = undefined;
    free(address);
    const [exit, out, outSize, words, wordsSize] = new Uint32Array(memory.buffer, letter, 5);
    const text = (from: number, size: number) => new TextDecoder().decode(new Uint8Array(memory.buffer, from, size));
    return { exit, out: text(out, outSize), words: text(words, wordsSize) };
  }
}
