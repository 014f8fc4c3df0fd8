// The module, instantiated: a question in, a reply out, in the same thread. The worker runs one; tests
// and benchmarks run one in Node. It may be the whole engine, or its first part with or without the rest.
//
// A module that trapped (it ran out of memory) is broken for good: whoever sees `ask` throw makes
// another host. So is one whose first part was asked for what only the rest has: that throws `Missing`.

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
  __write_profile?(address: number, size: number): number; // of an instrumented one
}

export class Missing extends Error {
  override name = 'Missing';
}

const kSuccess = 0;
const kBadDescriptor = 8;
const kSpare = 0; // no arguments, no environment

// The few calls that the C++ library makes of a system. There are no files; clock and chance are asked
// only where no seed is given or a time limit set.
export function systemCalls(memory: () => DataView): WebAssembly.ModuleImports {
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

function endCall(): never {
  throw new Missing('only the rest of the engine knows');
}

export class Host {
  readonly exports: Exports;
  private readonly isWhole: boolean;
  private tell: Tell | undefined;

  constructor(module: WebAssembly.Module, rest?: WebAssembly.Module) {
    const memory = () => new DataView(this.exports.memory.buffer);
    const instance = new WebAssembly.Instance(module, {
      nonet: { progress: (done: number, total: number) => this.tell?.(done, total) },
      wasi_snapshot_preview1: systemCalls(memory),
      placeholder: new Proxy({}, { get: () => endCall }),
    });
    this.exports = instance.exports as unknown as Exports;
    this.isWhole =
      rest !== undefined || !WebAssembly.Module.imports(module).some((one) => one.module === 'placeholder');
    // It puts its functions where the first part looks for them.
    if (rest) new WebAssembly.Instance(rest, { primary: instance.exports });
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
    const letter = this.call(() => ask(address, request.length));
    this.tell = undefined;
    free(address);
    const [exit, out, outSize, words, wordsSize] = new Uint32Array(memory.buffer, letter, 5);
    const text = (from: number, size: number) => new TextDecoder().decode(new Uint8Array(memory.buffer, from, size));
    return { exit, out: text(out, outSize), words: text(words, wordsSize) };
  }

  // Vectors cannot even be handed to an import: such a call ends as a TypeError.
  private call(what: () => number): number {
    try {
      return what();
    } catch (error) {
      if (this.isWhole || !(error instanceof TypeError)) throw error;
      return endCall();
    }
  }

  // Which functions have run, as the tool that instrumented the module writes it.
  profile(): Uint8Array {
    const { memory, malloc, __write_profile: write } = this.exports;
    const room = 1 << 20;
    const address = malloc(room);
    return new Uint8Array(memory.buffer, address, write!(address, room));
  }
}
