// The compiled module, wherever this runs: Node reads a file, browsers and workers fetch, and whoever has the
// bytes or the module already passes them.

export type Source = WebAssembly.Module | BufferSource | Response | URL | string;

async function fromFile(url: URL): Promise<WebAssembly.Module> {
  const name = 'node:fs/promises'; // where there is none, a bundler need not look for it
  const { readFile } = (await import(/* @vite-ignore */ /* webpackIgnore: true */ name)) as {
    readFile(url: URL): Promise<Uint8Array<ArrayBuffer>>;
  };
  return WebAssembly.compile(await readFile(url));
}

async function fromResponse(response: Response): Promise<WebAssembly.Module> {
  if (!response.ok) throw new Error(`${response.url}: expected the engine, found status ${response.status}`);
  // A server that does not know the type of a module makes streaming fail.
  if (response.headers.get('Content-Type') === 'application/wasm' && WebAssembly.compileStreaming) {
    return WebAssembly.compileStreaming(response);
  }
  return WebAssembly.compile(await response.arrayBuffer());
}

export async function compile(source: Source): Promise<WebAssembly.Module> {
  if (source instanceof WebAssembly.Module) return source;
  if (typeof Response !== 'undefined' && source instanceof Response) return fromResponse(source);
  if (source instanceof ArrayBuffer || ArrayBuffer.isView(source)) return WebAssembly.compile(source);
  const url = new URL(source as string | URL, import.meta.url);
  return url.protocol === 'file:' ? fromFile(url) : fromResponse(await fetch(url));
}
