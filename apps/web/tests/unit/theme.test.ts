// The colours of the board, measured against each other, in light and dark: cells that are seen can be
// seen, what is written can be read on every ground, lines can be told from the paper.

import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { block, contrast, parse } from './colours';

const css = readFileSync(new URL('../../app/src/theme.css', import.meta.url), 'utf8');

describe.each([
  ':root',
  ":root[data-theme='dark']",
  ":root[data-theme='contrast']",
  ":root[data-theme='contrast-dark']",
])('on %s', (selector) => {
  const theme = block(css, selector);
  const ratio = (a: string, b: string): number => contrast(parse(theme[a]), parse(theme[b]));

  it('seen cells differ from the others', () => {
    expect(ratio('seen', 'board')).toBeGreaterThanOrEqual(1.3);
  });
  it.each(['board', 'seen', 'same', 'selected'])('all that is written can be read on %s', (ground) => {
    for (const ink of ['ink', 'placed', 'note', 'bad']) expect(ratio(ink, ground), ink).toBeGreaterThanOrEqual(4.5);
  });
  it('lines of cells and boxes, the selection and the focus can be seen', () => {
    for (const line of ['cell-line', 'line-strong', 'accent', 'focus'])
      expect(ratio(line, 'board'), line).toBeGreaterThanOrEqual(3);
  });
  it('text can be read on the page, on cards and on buttons', () => {
    for (const ground of ['bg', 'surface', 'raised']) {
      for (const ink of ['ink', 'soft', 'accent', 'bad'])
        expect(ratio(ink, ground), `${ink} on ${ground}`).toBeGreaterThanOrEqual(4.5);
    }
    expect(ratio('accent-ink', 'accent')).toBeGreaterThanOrEqual(4.5);
  });
});
