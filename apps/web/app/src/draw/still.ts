// A position as an SVG document of its own, to keep, to print or to turn into a PNG. Looks are
// attributes, as no style sheet goes with it; colours are those of a light page, or black only.

import { at, coordinate, isBlank, kCells, kDigits, middleOf, placeOf, type Position } from './drawing';

export interface StillOptions {
  givens?: string; // digits that stand here are upright and bold, others are the player's
  showCandidates?: boolean;
  title?: string; // what a screen reader says
  size?: number; // of the picture in pixels
}

const kMargin = 0.1;
const kFont = "Helvetica, Arial, 'Liberation Sans', 'DejaVu Sans', sans-serif";

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

function lines(isThick: (index: number) => boolean): string {
  let d = '';
  for (let i = 0; i <= kDigits; ++i) {
    if (isThick(i)) d += `M0 ${i}H${kDigits}M${i} 0V${kDigits}`;
  }
  return d;
}

function textAt(cell: { x: number; y: number }, size: number, words: string): string {
  return `<text x="${coordinate(cell.x)}" y="${coordinate(cell.y + 0.36 * size)}">${words}</text>`;
}

function group(look: string, size: number, texts: string[]): string {
  return texts.length > 0 ? `<g font-size="${size}" ${look}>${texts.join('')}</g>\n` : '';
}

export function stillSvg(position: Position, options: StillOptions = {}): string {
  const givens: string[] = [];
  const found: string[] = [];
  const marks: string[] = [];
  for (let cell = 0; cell < kCells; ++cell) {
    if (!isBlank(position, cell)) {
      const isFound = options.givens !== undefined && !/[1-9]/.test(options.givens[cell]);
      (isFound ? found : givens).push(textAt(middleOf(cell), 0.64, position.digits[cell]));
    } else if (options.showCandidates) {
      for (const digit of position.candidates[cell]) marks.push(textAt(placeOf(cell, Number(digit)), 0.26, digit));
    }
  }
  const side = kDigits + 2 * kMargin;
  const size = options.size ?? 540;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" role="img" width="${size}" height="${size}" ` +
    `viewBox="${at({ x: -kMargin, y: -kMargin })} ${side} ${side}" font-family="${kFont}" text-anchor="middle">\n` +
    (options.title ? `<title>${escaped(options.title)}</title>\n` : '') +
    `<rect x="-${kMargin}" y="-${kMargin}" width="${side}" height="${side}" fill="#ffffff"/>\n` +
    group('fill="#5c5c5c"', 0.26, marks) +
    group('font-weight="bold" fill="#111111"', 0.64, givens) +
    group('fill="#1f4f82"', 0.64, found) +
    `<path d="${lines((i) => i % 3 !== 0)}" fill="none" stroke="#8a8a8a" stroke-width="0.02"/>\n` +
    `<path d="${lines((i) => i % 3 === 0)}" fill="none" stroke="#111111" stroke-width="0.05" stroke-linecap="square"/>\n` +
    '</svg>\n'
  );
}
