// The colours of drawings, measured: marks can be read on every fill, outlines can be told from the
// board, in light and dark. axe does not look into pictures.

import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { block, contrast, over, parse, type Colour } from './colours';

const source = (path: string): string => readFileSync(new URL(`../../app/src/${path}`, import.meta.url), 'utf8');

const paints = ['focus', 'pattern', 'second', 'third', 'fourth', 'fin', 'target'];
const kFrameOpacity = 0.75;
const kTintOpacity = 0.13;
const kShadeOpacity = 0.3;

it('knows the opacities of the style sheet', () => {
  const css = source('draw/paints.css');
  expect(css).toMatch(new RegExp(`\\.frame \\{[^}]*fill-opacity: ${kFrameOpacity};`));
  expect(css).toMatch(new RegExp(`\\.shade \\{[^}]*fill-opacity: ${kShadeOpacity};`));
  expect(css).toMatch(new RegExp(`\\.tint \\{[^}]*fill-opacity: ${kTintOpacity};`));
});

describe.each([
  ':root',
  ":root[data-theme='dark']",
  ":root[data-theme='contrast']",
  ":root[data-theme='contrast-dark']",
])('on %s', (selector) => {
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
