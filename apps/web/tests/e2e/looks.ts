// How a view looks, as something that can be kept and compared on another machine: what stands where, as lines of
// text, and a picture so small that the edges of letters do not matter (one dot for 16 by 16 of the page's).
// A font that every machine with Debian's packages has makes lines break where they broke here.

import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { test, type Page } from '@playwright/test';

const kFonts = ['Open Sans', 'DejaVu Sans'];
const kBox = 3; // px that a box may be off
const kColour = 4; // of 255, for a colour of a line
const kDot = 20; // of 255, for a dot of the picture; it is kept in steps of 16
const kDots = 0.01; // the share of dots that may differ by more

export const hasFonts = (page: Page): Promise<boolean> =>
  page.evaluate((names) => {
    const context = document.createElement('canvas').getContext('2d')!;
    const width = (family: string): number => {
      context.font = `40px ${family}`;
      return context.measureText('Sudoku 123').width;
    };
    return names.every((name) => width(`'${name}', monospace`) !== width('monospace'));
  }, kFonts);

// At the start of every document of this page.
export async function useFonts(page: Page): Promise<void> {
  await page.addInitScript(
    (fonts) => {
      const sheet = new CSSStyleSheet(); // no element: the policy allows none
      sheet.replaceSync(
        `*, ::before, ::after { font-family: ${fonts} !important; caret-color: transparent !important; }`,
      );
      document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    },
    kFonts.map((name) => `'${name}'`).join(),
  );
}

// Headings, words and whatever can be pressed, as far as they are in sight: what, where, in which colours.
function linesOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const context = document.createElement('canvas').getContext('2d', { willReadFrequently: true })!;
    const rgba = (colour: string): number[] => {
      context.clearRect(0, 0, 1, 1);
      context.fillStyle = colour;
      context.fillRect(0, 0, 1, 1);
      return [...context.getImageData(0, 0, 1, 1).data];
    };
    const hex = (colour: string): string =>
      `#${rgba(colour)
        .slice(0, 3)
        .map((part) => part.toString(16).padStart(2, '0'))
        .join('')}`;
    const ground = (node: Element | null): string => {
      for (; node; node = node.parentElement) {
        const { backgroundColor } = getComputedStyle(node);
        if (rgba(backgroundColor)[3] === 255) return hex(backgroundColor);
      }
      return '-';
    };
    const kinds =
      'h1, h2, h3, p, button, a, select, input, textarea, summary, progress, dialog, [role=grid], [role=img]';
    return [...document.querySelectorAll<HTMLElement>(kinds)].flatMap((node) => {
      const { left, top, width, height } = node.getBoundingClientRect();
      const isInSight = left < innerWidth && top < innerHeight && left + width > 0 && top + height > 0;
      if (!isInSight || width < 2 || height < 2 || !node.checkVisibility({ visibilityProperty: true })) return [];
      const words = node.getAttribute('aria-label') ?? (node.matches('dialog') ? '' : node.textContent!);
      const said = words.replace(/\s+/g, ' ').trim().slice(0, 24);
      const box = `${Math.round(left)},${Math.round(top)} ${Math.round(width)}x${Math.round(height)}`;
      return `${node.localName} "${said}" ${box} ${hex(getComputedStyle(node).color)} on ${ground(node)}`;
    });
  });
}

// A picture of the page, or one that was kept, as dots.
interface Dots {
  width: number;
  height: number;
  data: number[]; // red, green, blue
}
async function dotsOf(page: Page, png: Buffer, size: number): Promise<Dots> {
  return page.evaluate(
    async ([base64, side]) => {
      const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
      const image = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
      const canvas = new OffscreenCanvas(image.width, image.height);
      const context = canvas.getContext('2d')!;
      context.drawImage(image, 0, 0);
      const { data } = context.getImageData(0, 0, image.width, image.height);
      const width = Math.floor(image.width / side);
      const height = Math.floor(image.height / side);
      const dots = [];
      for (let row = 0; row < height; ++row)
        for (let column = 0; column < width; ++column)
          for (let part = 0; part < 3; ++part) {
            let sum = 0;
            for (let y = 0; y < side; ++y)
              for (let x = 0; x < side; ++x)
                sum += data[((row * side + y) * image.width + column * side + x) * 4 + part];
            dots.push(sum / side ** 2);
          }
      return { width, height, data: dots };
    },
    [png.toString('base64'), size] as const,
  );
}

async function pngOf(page: Page, { width, height, data }: Dots): Promise<Buffer> {
  const base64 = await page.evaluate(
    async ([w, h, dots]) => {
      const canvas = new OffscreenCanvas(w, h);
      const context = canvas.getContext('2d')!;
      const image = context.createImageData(w, h);
      for (let i = 0; i < w * h; ++i) {
        for (let part = 0; part < 3; ++part) image.data[i * 4 + part] = dots[i * 3 + part];
        image.data[i * 4 + 3] = 255;
      }
      context.putImageData(image, 0, 0);
      const bytes = new Uint8Array(await (await canvas.convertToBlob({ type: 'image/png' })).arrayBuffer());
      return btoa(String.fromCharCode(...bytes));
    },
    [width, height, data.map((value) => Math.min(248, (value & 0xf0) + 8))] as const,
  );
  return Buffer.from(base64, 'base64');
}

const kLine = /^(.*") (-?\d+),(-?\d+) (\d+)x(\d+) #(\w{6}) on (?:#(\w{6})|-)$/;

function differs(kept: string, now: string): boolean {
  if (kept === now) return false;
  const [a, b] = [kLine.exec(kept), kLine.exec(now)];
  if (!a || !b || a[1] !== b[1]) return true;
  if ([2, 3, 4, 5].some((i) => Math.abs(Number(a[i]) - Number(b[i])) > kBox)) return true;
  const parts = (word = ''): number[] => [0, 2, 4].map((at) => parseInt(word.slice(at, at + 2), 16) || 0);
  return [6, 7].some((i) => {
    const other = parts(b[i]);
    return parts(a[i]).some((value, part) => Math.abs(value - other[part]) > kColour);
  });
}

function compareLines(kept: string[], now: string[]): string[] {
  const found: string[] = [];
  const there = new Set(now.map((line) => kLine.exec(line)?.[1] ?? line));
  for (let i = 0, j = 0; i < kept.length || j < now.length; ++i, ++j) {
    if (kept[i] !== undefined && now[j] !== undefined && !differs(kept[i], now[j])) continue;
    found.push(`- ${kept[i] ?? ''}\n+ ${now[j] ?? ''}`);
    // One that is gone: go on with the next of those that were kept.
    if (kept[i] && !there.has(kLine.exec(kept[i])?.[1] ?? kept[i])) --j;
    else if (kept.length < now.length && kept[i] && now[j + 1] && !differs(kept[i], now[j + 1])) --i;
  }
  return found.slice(0, 12);
}

function compareDots(kept: Dots, now: Dots): string[] {
  if (kept.width !== now.width || kept.height !== now.height)
    return [`${kept.width}x${kept.height} dots were kept, there are ${now.width}x${now.height}`];
  const off = [];
  for (let i = 0; i < kept.width * kept.height; ++i) {
    const by = Math.max(...[0, 1, 2].map((part) => Math.abs(kept.data[i * 3 + part] - now.data[i * 3 + part])));
    if (by > kDot) off.push({ i, by });
  }
  if (off.length <= kDots * kept.width * kept.height) return [];
  const worst = off.sort((a, b) => b.by - a.by).slice(0, 5);
  const places = worst.map(({ i }) => `${(i % kept.width) * 16},${Math.floor(i / kept.width) * 16}`);
  return [`${off.length} of ${kept.width * kept.height} dots differ, most of all at ${places.join(' ')}`];
}

const file = (name: string): string => fileURLToPath(new URL(`looks/${name}`, import.meta.url));
const isRenewing = (): boolean => ['all', 'changed'].includes(test.info().config.updateSnapshots);
const later = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));

// What comes later (an answer of the engine, a view that is fetched) has the time it needs.
const kPatience = 20_000;
const kPatienceAfterAFault = 2000;
let patience = kPatience;
async function untilSame<T>(take: () => Promise<T>, compare: (taken: T) => string[]): Promise<string[]> {
  const end = Date.now() + patience;
  for (;;) {
    const off = compare(await take());
    if (off.length > 0 && Date.now() <= end) {
      await later(200);
      continue;
    }
    patience = off.length > 0 ? kPatienceAfterAFault : kPatience;
    return off;
  }
}
async function untilStill<T>(take: () => Promise<T>): Promise<T> {
  let before = '';
  for (;;) {
    const taken = await take();
    const now = JSON.stringify(taken);
    if (now === before) return taken;
    before = now;
    await later(500);
  }
}

export async function expectLines(page: Page, name: string): Promise<string[]> {
  const path = file(`${name}.txt`);
  const take = (): Promise<string[]> => linesOf(page);
  if (isRenewing()) {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, `${(await untilStill(take)).join('\n')}\n`);
    return [];
  }
  if (!existsSync(path)) return [`${name}.txt: not kept yet`];
  const kept = readFileSync(path, 'utf8').trimEnd().split('\n');
  const off = await untilSame(take, (now) => compareLines(kept, now));
  return off.map((line) => `${name}:\n${line}`);
}

export async function expectPicture(page: Page, name: string): Promise<string[]> {
  const path = file(`${name}.png`);
  let whole: Buffer = Buffer.alloc(0);
  const take = async (): Promise<Dots> => {
    whole = await page.screenshot({ animations: 'disabled' });
    return dotsOf(page, whole, 16);
  };
  if (isRenewing()) {
    writeFileSync(path, await pngOf(page, await untilStill(take)));
    return [];
  }
  if (!existsSync(path)) return [`${name}.png: not kept yet`];
  const kept = await dotsOf(page, readFileSync(path), 1);
  const off = await untilSame(take, (now) => compareDots(kept, now));
  if (off.length > 0) await test.info().attach(name, { body: whole, contentType: 'image/png' });
  return off.map((line) => `${name}: ${line}`);
}
