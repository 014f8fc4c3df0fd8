// What the engine lays out is painted as it is: every path and text with its classes, links on a halo,
// words beside their samples; and the board's own arithmetic.

import { render } from 'svelte/server';
import { describe, expect, it } from 'vitest';
import { candidateOf, cellIndex, cellName, kRaster, middleOf, placeOf, type Drawing } from '../../app/src/draw/drawing';
import Layer from '../../app/src/draw/Layer.svelte';
import Legend from '../../app/src/draw/Legend.svelte';
import ViewBoard from '../../app/src/draw/ViewBoard.svelte';

const drawing: Drawing = {
  shapes: [
    { class: 'figure pattern true', d: 'M1 1Z', line: '2' },
    { class: 'link weak', d: 'M0 0Q1 1 2 2', line: '3' },
    { class: 'mark struck', x: 0.5, y: 0.25, text: '5' },
    { class: 'chip', d: 'M4 4Z', x: 4, y: 4, text: 'A1', line: 'A1' },
  ],
  legend: [{ shapes: [{ class: 'strike', d: 'M-0.1 0.1L0.1 -0.1' }], words: 'eliminated' }],
  cells: ['r1c1'],
};
const count = (text: string, part: string): number => text.split(part).length - 1;

describe('board coordinates', () => {
  it('put cells and candidates where the board has them', () => {
    expect(middleOf(cellIndex('r1c1'))).toEqual({ x: 0.5, y: 0.5 });
    expect(middleOf(cellIndex('r9c2'))).toEqual({ x: 1.5, y: 8.5 });
    expect(placeOf(cellIndex('r2c3'), 5)).toEqual(middleOf(cellIndex('r2c3')));
    expect(placeOf(0, 9).x - placeOf(0, 5).x).toBeCloseTo(kRaster);
    expect(candidateOf('5r1c2')).toEqual({ cell: 1, digit: 5 });
    expect(cellName(cellIndex('r4c7'))).toBe('r4c7');
    expect(() => cellIndex('r0c1')).toThrow();
  });
});

describe('a drawing', () => {
  const { body } = render(Layer, { props: { drawing } });
  it('is painted shape by shape, in order', () => {
    const classes = [...body.matchAll(/<(?:path|text) class="([^"]*)"/g)].map((found) => found[1]);
    expect(classes).toEqual(['figure pattern true', 'halo', 'link weak', 'mark struck', 'chip', 'chip']);
  });
  it('says which line of the text a shape belongs to', () => {
    expect(count(body, 'data-line="3"')).toBe(1);
    expect(count(body, 'data-line="A1"')).toBe(2);
  });
  it('is nothing to a screen reader: the words stand beside it', () => {
    expect(body).toContain('aria-hidden="true"');
  });
  it('has a legend in words', () => {
    const legend = render(Legend, { props: { drawing } }).body;
    expect(legend).toContain('<span>eliminated</span>');
    expect(legend).toContain('class="strike"');
    expect(render(Legend, { props: { drawing: { ...drawing, legend: [] } } }).body).not.toContain('<ul');
  });
  it('takes the place of the candidates it writes itself', () => {
    const position = { digits: '.'.repeat(81), candidates: Array.from({ length: 81 }, () => '12') };
    const board = render(ViewBoard, { props: { position, drawing, label: 'x' } }).body;
    expect(count(board, 'class="candidate')).toBe(160);
  });
});
