// The module that reads photos, instantiated: pixels in, an answer out, in the same thread. The worker of
// photos runs one; tests run one in Node.

import type { ReadAnswer } from './photo_answers';

interface Exports {
  memory: WebAssembly.Memory;
  _initialize(): void;
  malloc(size: number): number;
  free(address: number): void;
  read(address: number, width: number, height: number, factor: number): number;
}

// Four bytes a pixel, one of them for `factor` of the picture's own along each side.
export interface Pixels {
  width: number;
  height: number;
  factor: number;
  rgba: Uint8Array | Uint8ClampedArray;
}

const kNoSystem = 52;

// It asks nothing of a system: whatever its library could call answers that there is none.
function noSystem(module: WebAssembly.Module): WebAssembly.Imports {
  const imports: Record<string, Record<string, () => number>> = {};
  for (const { module: from, name } of WebAssembly.Module.imports(module))
    (imports[from] ??= {})[name] = () => kNoSystem;
  return imports;
}

export class PhotoHost {
  private readonly exports: Exports;

  constructor(module: WebAssembly.Module) {
    const instance = new WebAssembly.Instance(module, noSystem(module));
    this.exports = instance.exports as unknown as Exports;
    this.exports._initialize();
  }

  readText({ width, height, factor, rgba }: Pixels): string {
    const { memory, malloc, free, read } = this.exports;
    const address = malloc(Math.max(1, rgba.length));
    if (address === 0) throw new Error('the picture does not fit into memory');
    new Uint8Array(memory.buffer, address, rgba.length).set(rgba);
    const letter = read(address, width, height, factor);
    free(address);
    const [text, size] = new Uint32Array(memory.buffer, letter, 2);
    return new TextDecoder().decode(new Uint8Array(memory.buffer, text, size));
  }

  read(pixels: Pixels): ReadAnswer {
    return JSON.parse(this.readText(pixels)) as ReadAnswer;
  }
}
