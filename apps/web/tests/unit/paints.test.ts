// The colours of drawings, measured: marks can be read on every fill, outlines can be told from the
// board, in light and dark. axe does not look into pictures.

import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const source = (path: string): string => readFileSync(new URL(`../../app/src/${path}`, import.meta.url), 'utf8');

// The custom properties of the first block with this selector.
function block(css: string, selector: string): Record<string, string> {
  const start = css.indexOf(`${selector} {`);
  const body = css.slice(start, css.indexOf('}', start));
  return Object.fromEntries([...body.matchAll(/--([\w-]+):\s*(#[0-9a-f]{6})/g)].map(([, name, colour]) => [name, colour]));
}

type Colour = [number, number, number];
const parse = (hex: string): Colour => [1, 3, 5].map((i) => parseInt(hex.slice(i, i + 2), 16)) as Colour;
const over = (top: Colour, opacity: number, ground: Colour): Colour => top.map((c, i) => c * opacity + ground[i] * (1 - opacity)) as Colour;

function luminance(colour: Colour): number {
  const [r, g, b] = colour.map((c) => c / 255).map((c) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}
function contrast(a: Colour, b: Colour): number {
  const [light, dark] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return (light + 0.05) / (dark + 0.05);
}

const paints = ['focus', 'pattern', 'second', 'third', 'fourth', 'fin', 'target'];
const kFrameOpacity = 0.75;
const kTintOpacity = 0.13;
const kShadeOpacity = 0.3;

it('knows the opacities of the style sheet', () => {
  const css = source('draw/paints.css');
  expect(css).toMatch(new RegExp(`\\.frame \\{ fill-opacity: ${kFrameOpacity};`));
  expect(css).toMatch(new RegExp(`\\.shade \\{[^}]*fill-opacity: ${kShadeOpacity};`));
  expect(css).toMatch(new RegExp(`\\.tint \\{[^}]*fill-opacity: ${kTintOpacity};`));
});

describe.each([':root', ":root[data-theme='dark']"])('on %s', (selector) => {
  const paint = block(source('draw/paints.css'), selector);
  const theme = block(source('theme.css'), selector);
  const colour = (name: string): Colour => parse(paint[`paint-${name}`]);
  const grounds = ['raised', 'surface'].map((name) => parse(theme[name]));

  it.each(paints)('%s carries digits and stands out', (name) => {
    for (const ground of grounds) {
      const fills = [colour(name), over(colour(name), kFrameOpacity, ground)];
      for (const fill of fills) {
        for (const ink of [colour('mark'), colour('bold'), colour('struck'), parse(theme.ink)]) {
          expect(contrast(ink, fill)).toBeGreaterThanOrEqual(4.5);
        }
      }
      expect(contrast(colour(`${name}-line`), ground)).toBeGreaterThanOrEqual(4.5);
      expect(contrast(colour(`${name}-line`), colour(name))).toBeGreaterThanOrEqual(4);
      for (const link of ['strong', 'weak', 'placed']) {
        expect(contrast(colour(link), colour(name))).toBeGreaterThanOrEqual(4);
      }
    }
  });

  it('links are neither the red of what goes nor the green of what is placed', () => {
    const all = ['strong', 'weak', 'struck', 'placed'].map((name) => paint[`paint-${name}`]);
    expect(new Set(all).size).toBe(4);
  });

  it('numbers can be read on their chips, digits on shaded cells', () => {
    expect(contrast(colour('strong'), colour('ground'))).toBeGreaterThanOrEqual(7);
    for (const ground of grounds) {
      const shaded = over(colour('shade'), kShadeOpacity, ground);
      for (const ink of [colour('mark'), parse(theme.note)]) {
        expect(contrast(ink, shaded)).toBeGreaterThanOrEqual(4.5);
      }
    }
  });

  it('notes can be read where houses are tinted, links and strikes be seen', () => {
    for (const ground of grounds) {
      const tinted = over(colour('tint'), kTintOpacity, ground);
      expect(contrast(parse(theme.note), tinted)).toBeGreaterThanOrEqual(4.5);
      for (const name of ['strong', 'weak', 'struck', 'placed']) {
        expect(contrast(colour(name), tinted)).toBeGreaterThanOrEqual(3);
      }
    }
  });
});
