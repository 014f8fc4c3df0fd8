// Text made short for an address, and back: deflated, in letters that need no escapes.

async function through(bytes: BlobPart, by: GenericTransformStream): Promise<Uint8Array> {
  return new Uint8Array(await new Response(new Blob([bytes]).stream().pipeThrough(by)).arrayBuffer());
}

export async function deflated(text: string): Promise<string> {
  const bytes = await through(text, new CompressionStream('deflate-raw'));
  let signs = '';
  for (const byte of bytes) signs += String.fromCharCode(byte);
  return btoa(signs).replace(/[+/=]/g, (sign) => ({ '+': '-', '/': '_', '=': '' })[sign]!);
}

// Of so many bytes at most.
export async function inflated(code: string, most: number): Promise<string> {
  const bytes = atob(code.replace(/[-_]/g, (sign) => ({ '-': '+', _: '/' })[sign]!));
  const plain = await through(
    Uint8Array.from(bytes, (sign) => sign.charCodeAt(0)),
    new DecompressionStream('deflate-raw'),
  );
  return new TextDecoder().decode(plain.slice(0, most));
}
