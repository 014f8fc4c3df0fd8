// The worker of photos: fetched, with its module, when the first picture comes.

import wasm from 'photo.wasm?url';
import type { ReadAnswer } from './photo_answers';
import { PhotoHost, type Pixels } from './photo_host';

export type PhotoReply = { answer: ReadAnswer; milliseconds: number } | { problem: string };

const page = self as unknown as {
  postMessage(message: PhotoReply): void;
  onmessage: ((event: MessageEvent<Pixels>) => void) | null;
};

let host: Promise<PhotoHost> | undefined;

async function start(): Promise<PhotoHost> {
  const response = await fetch(wasm);
  if (!response.ok) throw new Error(`the reader of photos could not be loaded (${response.status})`);
  return new PhotoHost(await WebAssembly.compile(await response.arrayBuffer()));
}

page.onmessage = async ({ data }) => {
  try {
    host ??= start();
    const ready = await host;
    const begin = performance.now();
    const answer = ready.read(data);
    page.postMessage({ answer, milliseconds: performance.now() - begin });
  } catch (error) {
    host = undefined; // one that trapped is broken for good
    page.postMessage({ problem: error instanceof Error ? error.message : String(error) });
  }
};
