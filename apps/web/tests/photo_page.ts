// Pictures that the tests draw for themselves: grids side by side, digits as strokes (tests/data/photo/strokes.txt).

import { readFileSync } from 'node:fs';

const kCell = 36;
const kPaper = 235;
const kInk = 20;
type Spot = [x: number, y: number];

const strokes = new Map<string, Spot[]>(
  readFileSync(new URL('../../../tests/data/photo/strokes.txt', import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => /^[1-9]/.test(line))
    .map((line) => [
      line[0],
      line
        .slice(2)
        .split(' ')
        .map((point) => point.split(',').map(Number) as Spot),
    ]),
);

function distance([x, y]: Spot, [ax, ay]: Spot, [bx, by]: Spot): number {
  const [dx, dy] = [bx - ax, by - ay];
  const t = Math.max(0, Math.min(1, ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy)));
  return Math.hypot(x - ax - t * dx, y - ay - t * dy);
}

export interface Drawn {
  width: number;
  height: number;
  grey: Uint8Array;
}

export function drawPage(...puzzles: string[]): Drawn {
  const height = 11 * kCell;
  const width = height * Math.max(1, puzzles.length);
  const grey = new Uint8Array(width * height).fill(kPaper);
  puzzles.forEach((puzzle, n) => {
    const left = n * height + kCell;
    for (let i = 0; i <= 9; i++)
      for (let w = -1; w < (i % 3 === 0 ? 2 : 0); w++)
        for (let k = 0; k <= 9 * kCell; k++) {
          grey[(kCell + i * kCell + w) * width + left + k] = kInk;
          grey[(kCell + k) * width + left + i * kCell + w] = kInk;
        }
    [...puzzle].forEach((letter, i) => {
      const points = strokes.get(letter)?.map(([x, y]): Spot => [11.5 + x * 0.8, 8 + y * 1.25]);
      if (!points) return;
      for (let y = 4; y < kCell - 4; y++)
        for (let x = 6; x < kCell - 6; x++) {
          const near = Math.min(...points.slice(1).map((point, k) => distance([x, y], points[k], point)));
          if (near >= 2) continue;
          const at = (kCell + Math.floor(i / 9) * kCell + y) * width + left + (i % 9) * kCell + x;
          grey[at] = Math.round(kPaper - (kPaper - kInk) * Math.min(1, 2 - near));
        }
    });
  });
  return { width, height, grey };
}

export function rgbaOf({ grey }: Drawn): Uint8Array {
  const rgba = new Uint8Array(grey.length * 4);
  grey.forEach((value, i) => rgba.set([value, value, value, 255], i * 4));
  return rgba;
}

export function pgmOf({ width, height, grey }: Drawn): Buffer {
  return Buffer.concat([Buffer.from(`P5 ${width} ${height} 255\n`), grey]);
}

// A file that every browser shows: 32 bits a pixel, from the top down.
export function bmpOf(drawn: Drawn): Buffer {
  const head = Buffer.alloc(54);
  head.write('BM');
  head.writeUInt32LE(54 + drawn.grey.length * 4, 2);
  head.writeUInt32LE(54, 10);
  head.writeUInt32LE(40, 14);
  head.writeInt32LE(drawn.width, 18);
  head.writeInt32LE(-drawn.height, 22);
  head.writeUInt16LE(1, 26);
  head.writeUInt16LE(32, 28);
  return Buffer.concat([head, rgbaOf(drawn)]);
}
