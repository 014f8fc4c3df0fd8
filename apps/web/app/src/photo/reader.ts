// A file as pixels, and what the reader of photos makes of them. The browser decodes the file; what is large is
// made smaller by it, too. Nothing leaves the machine.

import type { PhotoReply } from '../../../engine/photo_worker';
import type { ReadAnswer } from '../../../engine/photo_answers';
import type { Pixels } from '../../../engine/photo_host';

export const kMostSide = 1600; // more is not looked at
const kMostPixels = 300e6;

export type PhotoProblem = 'notAPicture' | 'tooLarge' | 'failed';
export class PhotoError extends Error {
  constructor(
    readonly problem: PhotoProblem,
    message = '',
  ) {
    super(message);
  }
}

export interface Shown {
  canvas: HTMLCanvasElement; // as large as it is looked at
  answer: ReadAnswer; // places are in pixels of the canvas
  milliseconds: number; // of the reader alone
}

let worker: Worker | undefined;

function ask(pixels: Pixels): Promise<PhotoReply> {
  worker ??= new Worker(new URL('../../../engine/photo_worker.ts', import.meta.url), { type: 'module' });
  const mine = worker;
  return new Promise((resolve) => {
    mine.onmessage = ({ data }: MessageEvent<PhotoReply>) => resolve(data);
    mine.onerror = (event) => {
      mine.terminate();
      worker = undefined;
      resolve({ problem: event.message || 'the reader of photos could not be started' });
    };
    mine.postMessage(pixels, [pixels.rgba.buffer]);
  });
}

function drawn(bitmap: ImageBitmap): HTMLCanvasElement {
  const scale = Math.min(1, kMostSide / Math.max(bitmap.width, bitmap.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(bitmap.width * scale));
  canvas.height = Math.max(1, Math.round(bitmap.height * scale));
  const brush = canvas.getContext('2d', { willReadFrequently: true })!;
  brush.fillStyle = '#fff';
  brush.fillRect(0, 0, canvas.width, canvas.height);
  brush.imageSmoothingQuality = 'high';
  brush.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  return canvas;
}

export async function readPhoto(file: Blob): Promise<Shown> {
  let bitmap: ImageBitmap;
  try {
    bitmap = await createImageBitmap(file);
  } catch {
    throw new PhotoError('notAPicture');
  }
  if (bitmap.width * bitmap.height > kMostPixels) {
    bitmap.close();
    throw new PhotoError('tooLarge');
  }
  const canvas = drawn(bitmap);
  bitmap.close();
  const { width, height } = canvas;
  const { data } = canvas.getContext('2d')!.getImageData(0, 0, width, height);
  const reply = await ask({ width, height, factor: 1, rgba: data });
  if ('problem' in reply) throw new PhotoError('failed', reply.problem);
  return { canvas, ...reply };
}
