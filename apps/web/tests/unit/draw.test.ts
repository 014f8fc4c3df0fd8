// Drawings of real steps: what is drawn where, at which level, and that links go around candidates.

import { describe, expect, it } from 'vitest';
import { countCovered, drawArrow } from '../../app/src/draw/arrows';
import { drawHint, drawStep, type DrawnStep } from '../../app/src/draw/draw';
import {
  cellIndex,
  cellName,
  houseBox,
  middleOf,
  placeOf,
  type Drawing,
  type Position,
  type Shape,
} from '../../app/src/draw/drawing';
import { figure, frame } from '../../app/src/draw/figures';
import samples from './steps.json';

type Sample = { position: Position; step: DrawnStep };
const sample = (id: keyof typeof samples): Sample => samples[id];
const draw = (id: keyof typeof samples): Drawing => drawStep(sample(id).step, sample(id).position);

type Of<K extends Shape['kind']> = Extract<Shape, { kind: K }>;
function all<K extends Shape['kind']>(drawing: Drawing, kind: K): Of<K>[] {
  return drawing.shapes.filter((shape): shape is Of<K> => shape.kind === kind);
}
const spot = (shape: { cell: number; digit: number }): string => `${shape.digit}${cellName(shape.cell)}`;
const roles = (drawing: Drawing): string[] => drawing.legend.flatMap((entry) => entry.roles);

describe('board coordinates', () => {
  it('put cells, candidates and houses where the board has them', () => {
    expect(middleOf(cellIndex('r1c1'))).toEqual({ x: 0.5, y: 0.5 });
    expect(middleOf(cellIndex('r9c2'))).toEqual({ x: 1.5, y: 8.5 });
    expect(placeOf(cellIndex('r2c3'), 5)).toEqual(middleOf(cellIndex('r2c3')));
    expect(placeOf(0, 1).x).toBeLessThan(placeOf(0, 2).x);
    expect(placeOf(0, 3).y).toBeLessThan(placeOf(0, 4).y);
    expect(houseBox('b6')).toEqual({ x: 6, y: 3, width: 3, height: 3 });
    expect(houseBox('c7')).toEqual({ x: 6, y: 0, width: 1, height: 9 });
    expect(() => cellIndex('r0c1')).toThrow();
    expect(() => houseBox('r1c1')).toThrow();
  });

  it('give every paint a figure and a frame of its own', () => {
    const paints = ['focus', 'pattern', 'second', 'third', 'fourth', 'fin', 'target'] as const;
    expect(new Set(paints.map((paint) => figure(paint, { x: 0, y: 0 }, 1))).size).toBe(paints.length);
    const box = { x: 0, y: 0, width: 1, height: 1 };
    expect(frame('focus', box)).not.toBe(frame('pattern', box));
    expect(frame('fin', box)).not.toBe(frame('pattern', box));
  });
});

describe('a wing', () => {
  const drawing = draw('xy_wing');
  it('frames the pivot unlike the pincers', () => {
    const frames = all(drawing, 'frame').map((f) => `${f.paint} ${cellName(f.cell)}`);
    expect(frames).toEqual(['focus r1c2', 'pattern r1c4', 'pattern r2c1']);
    expect(roles(drawing)).toEqual(['pivot', 'pincer_x', 'pincer_y', 'eliminated']);
  });
  it('strikes what goes and writes the candidates of the cells it speaks of', () => {
    expect(all(drawing, 'strike').map(spot)).toEqual(['4r2c4']);
    expect(drawing.cells.map(cellName)).toEqual(['r1c2', 'r1c4', 'r2c1', 'r2c4']);
    const marks = all(drawing, 'mark').map((m) => `${m.look} ${spot(m)}`);
    expect(marks).toEqual([
      'plain 5r1c2', 'plain 6r1c2', 'plain 4r1c4', 'plain 6r1c4',
      'plain 4r2c1', 'plain 5r2c1', 'plain 1r2c4', 'struck 4r2c4',
    ]);
  });
});

describe('a fish with a fin', () => {
  const drawing = draw('finned_x_wing');
  it('tints base houses, hatches covers and sets the fin apart by shape', () => {
    expect(all(drawing, 'tint').map((area) => area.house)).toEqual(['r6', 'r9']);
    expect(all(drawing, 'hatch').map((area) => area.house)).toEqual(['c4', 'c8']);
    const figures = all(drawing, 'figure').map((f) => `${f.paint} ${spot(f)}`);
    expect(figures).toContain('fin 4r9c9');
    expect(figures.filter((words) => words.startsWith('pattern'))).toHaveLength(4);
  });
  it('draws the covers and fins of both siamese fish', () => {
    const both = draw('siamese_finned_x_wing');
    expect(all(both, 'hatch').map((area) => area.house)).toEqual(['c1', 'c5', 'c3']);
    expect(all(both, 'figure').filter((f) => f.paint === 'fin').map(spot)).toEqual(['3r5c1', '3r5c3', '3r6c1']);
  });
});

describe('a chain', () => {
  const drawing = draw('grouped_aic');
  it('has one arrow a link, solid for strong and dashed for weak, in turns', () => {
    const links = all(drawing, 'link').map((link) => link.strength);
    expect(links).toHaveLength(11);
    links.forEach((strength, i) => expect(strength).toBe(i % 2 === 0 ? 'strong' : 'weak'));
    expect(roles(drawing)).toEqual(expect.arrayContaining(['strong_link', 'weak_link']));
  });
  it('joins the candidates of a grouped node by a line', () => {
    expect(all(drawing, 'group')).toHaveLength(1);
    expect(all(draw('xy_wing'), 'group')).toHaveLength(0);
  });
  it('bends its arrows around what lies between', () => {
    const from = { x: 0.5, y: 0.5 };
    const to = { x: 6.5, y: 0.5 };
    const between = [2, 3, 4].map((x) => ({ at: { x, y: 0.5 }, radius: 0.14 }));
    const straight = { x: 3.5, y: 0.5 };
    expect(countCovered(from, straight, to, between)).toBe(3);
    const arrow = drawArrow([from], [to], 0.1, between);
    expect(arrow && countCovered(from, arrow.control, to, between)).toBe(0);
  });
  it('never leaves the board, not even along its edge', () => {
    const wall = [1, 2, 3].map((y) => ({ at: { x: 0.3, y }, radius: 0.2 }));
    const arrow = drawArrow([{ x: 0.2, y: 0.2 }], [{ x: 0.2, y: 6 }], 0.1, wall);
    expect(arrow?.control.x).toBeGreaterThan(0);
  });
  it('goes between the nearest candidates of two groups', () => {
    const arrow = drawArrow([{ x: 1, y: 1 }, { x: 4, y: 1 }], [{ x: 8, y: 1 }, { x: 6, y: 1 }], 0.1, []);
    expect(arrow?.control.x).toBeCloseTo(5, 5);
  });
  it('shows the almost locked sets that links run through', () => {
    const als = draw('als_aic');
    const frames = all(als, 'frame').filter((f) => f.paint === 'third').map((f) => cellName(f.cell));
    expect(frames).toEqual(['r8c5', 'r8c8', 'r6c5', 'r6c6', 'r9c6', 'r9c8']);
  });
  it('comes back to its head if it is a loop', () => {
    const { step } = sample('continuous_nice_loop');
    const links = all(draw('continuous_nice_loop'), 'link');
    expect(links).toHaveLength(step.evidence.length - 1);
    const last = links[links.length - 1]!;
    const [x, y] = last.tip.slice(1).split('L')[0]!.split(' ').map(Number);
    const head = placeOf(cellIndex(step.evidence[0]!.cells[0]!), step.evidence[0]!.digits[0]!);
    expect(Math.hypot(x! - head.x, y! - head.y)).toBeLessThan(0.2);
  });
});

describe('other steps', () => {
  it('ring a placed digit, large where nothing else is told in its cell', () => {
    const single = draw('hidden_single');
    expect(all(single, 'digit').map(spot)).toEqual(['9r6c6']);
    expect(all(single, 'ring').map(spot)).toEqual(['9r6c6']);
    const net = draw('house_forcing_net');
    expect(all(net, 'digit')).toEqual([]);
    expect(all(net, 'ring').map(spot)).toEqual(['9r8c3']);
  });
  it('frame sets of cells, each in its own way', () => {
    const paints = new Set(all(draw('als_xz'), 'frame').map((f) => f.paint));
    expect([...paints]).toEqual(['pattern', 'second']);
  });
  it('let a contradiction win over the colour of the same candidate', () => {
    const clash = all(draw('medusa_3d'), 'figure').filter((f) => f.paint === 'target');
    expect(clash.map(spot)).toEqual(['5r9c2', '5r9c9']);
  });
  it('stay quiet about marks that say no paint', () => {
    const step = { place: [], eliminate: [], evidence: [{ role: 'x', cells: ['r1c1'], digits: [1], houses: [] }] };
    expect(drawStep(step).shapes).toEqual([]);
  });
  it('draw without a position, with the candidates the step names', () => {
    const bare = drawStep(sample('xy_wing').step);
    expect(all(bare, 'mark').map((m) => `${m.look} ${spot(m)}`)).toEqual(['struck 4r2c4']);
  });
});

describe('the levels of a hint', () => {
  const { step, position } = sample('xy_wing');
  it('draw a little more each', () => {
    expect(drawHint(null).shapes).toEqual([]);
    expect(drawHint({ houses: null, cells: null, step: null }).shapes).toEqual([]);
    const area = drawHint({ houses: ['b1', 'b2'], cells: null, step: null });
    expect(area.shapes.map((shape) => shape.kind)).toEqual(['tint', 'tint']);
    expect(area.cells).toEqual([]);
    const cells = drawHint({ houses: ['b1'], cells: ['r1c2', 'r2c1'], step: null });
    expect(cells.shapes.map((shape) => shape.kind)).toEqual(['tint', 'frame', 'frame']);
    const everything = drawHint({ houses: ['b1'], cells: ['r1c2'], step }, position);
    expect(everything).toEqual(drawStep(step, position));
  });
});
