// A drawing in the making: houses, frames, figures, links and the effect of a step go in, one after
// another, back to front, and the legend grows with them.

import { drawArrow, type Spot } from './arrows';
import {
  at,
  candidateOf,
  cellIndex,
  houseBox,
  isBlank,
  kCells,
  kDigits,
  kRadius,
  middleOf,
  placeOf,
  type Drawing,
  type Paint,
  type Point,
  type Position,
  type Sample,
  type Shape,
} from './drawing';
import { circle, figure, frame, hatch, rectangle } from './figures';

export interface DrawnMark {
  role: string;
  paint?: string;
  cells: string[];
  digits: number[];
  houses: string[];
}

// What a drawing needs of a step of the engine's answers.
export interface DrawnStep {
  place: string[];
  eliminate: string[];
  evidence: DrawnMark[];
}

const kFrameInset = 0.06;
const kFigureWeight = 2.5; // a link may rather cover two other candidates
// What wins where two roles meet in one candidate.
const kPriority: Record<Paint, number> = {
  pattern: 1, second: 1, third: 1, fourth: 1, focus: 2, fin: 3, target: 3,
};

function paintOf(mark: DrawnMark): Paint | null {
  return mark.paint && mark.paint in kPriority ? (mark.paint as Paint) : null;
}

export class Sketch {
  readonly shapes: Shape[] = [];
  private readonly legend: { sample: Sample; roles: string[] }[] = [];
  private readonly frames: { paint: Paint; cell: number }[] = [];
  private readonly paints = new Map<number, Paint>(); // candidate to the paint of its figure
  private readonly touched = new Set<number>();

  constructor(private readonly position: Position | null) {}

  finish(): Drawing {
    const cells = [...this.touched].sort((a, b) => a - b);
    return { shapes: this.shapes, legend: this.legend, cells };
  }

  note(sample: Sample, role: string): void {
    const key = JSON.stringify(sample);
    let entry = this.legend.find((known) => JSON.stringify(known.sample) === key);
    if (!entry) this.legend.push((entry = { sample, roles: [] }));
    if (!entry.roles.includes(role)) entry.roles.push(role);
  }

  addHouse(kind: 'tint' | 'hatch', house: string, role: string): void {
    if (!this.shapes.some((shape) => shape.kind === kind && shape.house === house)) {
      const box = houseBox(house);
      this.shapes.push({ kind, house, d: kind === 'tint' ? rectangle(box) : hatch(box) });
    }
    this.note({ kind }, role);
  }

  // A cell that belongs to several sets has one frame in another.
  addFrame(paint: Paint, cell: number): void {
    const { x, y } = middleOf(cell);
    const others = this.shapes.filter((shape) => shape.kind === 'frame' && shape.cell === cell).length;
    const side = 1 - 2 * kFrameInset * (1 + others);
    const d = frame(paint, { x: x - side / 2, y: y - side / 2, width: side, height: side });
    this.shapes.push({ kind: 'frame', paint, cell, d });
  }

  private isOpen(cell: number): boolean {
    return !this.position || isBlank(this.position, cell);
  }

  private paintAt(cell: number, digit: number): Paint | undefined {
    return this.paints.get(cell * kDigits + digit - 1);
  }

  // One digit in some cells is a set of candidates, and so are fins; several digits in several cells
  // are a matter of the cells. A filled cell has no candidates to point at.
  take(mark: DrawnMark): void {
    const paint = paintOf(mark);
    if (!paint) return;
    const isFigure = mark.digits.length === 1 || (paint === 'fin' && mark.digits.length > 0);
    for (const cell of mark.cells.map(cellIndex)) {
      if (this.isOpen(cell)) this.touched.add(cell);
      if (!isFigure || !this.isOpen(cell)) {
        this.frames.push({ paint, cell });
        this.note({ kind: 'frame', paint }, mark.role);
        continue;
      }
      for (const digit of mark.digits) {
        const now = this.paintAt(cell, digit);
        if (!now || kPriority[paint] > kPriority[now]) {
          this.paints.set(cell * kDigits + digit - 1, paint);
        }
        if (this.paintAt(cell, digit) === paint) this.note({ kind: 'figure', paint }, mark.role);
      }
    }
  }

  addFramesAndFigures(): void {
    const seen = new Set<string>();
    for (const { paint, cell } of this.frames) {
      if (seen.has(`${paint} ${cell}`)) continue;
      seen.add(`${paint} ${cell}`);
      this.addFrame(paint, cell);
    }
    for (const [index, paint] of [...this.paints].sort(([a], [b]) => a - b)) {
      const cell = Math.floor(index / kDigits);
      const digit = (index % kDigits) + 1;
      const d = figure(paint, placeOf(cell, digit), kRadius);
      this.shapes.push({ kind: 'figure', paint, cell, digit, d });
    }
  }

  // What links go around: candidates, those with a figure most of all, and digits.
  private spots(): Spot[] {
    const spots: Spot[] = [];
    if (!this.position) return spots;
    for (let cell = 0; cell < kCells; ++cell) {
      if (!isBlank(this.position, cell)) {
        spots.push({ at: middleOf(cell), radius: 0.28 });
        continue;
      }
      for (const digit of this.position.candidates[cell] ?? '') {
        const weight = this.paintAt(cell, Number(digit)) ? kFigureWeight : 1;
        spots.push({ at: placeOf(cell, Number(digit)), radius: 0.14, weight });
      }
    }
    return spots;
  }

  addLinks(evidence: readonly DrawnMark[]): void {
    const spots = this.spots();
    let before: Point[] | null = null;
    for (const mark of evidence) {
      const isHead = mark.role === 'chain_head';
      const strength = mark.role === 'weak_to' ? 'weak' : mark.role === 'strong_to' ? 'strong' : null;
      if (!isHead && !strength) continue;
      const points = mark.cells.flatMap((cell) => mark.digits.map((d) => placeOf(cellIndex(cell), d)));
      this.addGroup(points);
      if (strength && before) {
        const arrow = drawArrow(before, points, kRadius + 0.03, spots);
        if (arrow) {
          this.shapes.push({ kind: 'link', strength, d: arrow.shaft, tip: arrow.tip });
          this.note({ kind: strength }, `${strength}_link`);
        }
      }
      before = isHead || before ? points : null;
    }
  }

  // A line through candidates that stand together as one node.
  private addGroup(points: readonly Point[]): void {
    if (points.length < 2) return;
    const d = `M${points.map(at).join('L')}`;
    if (this.shapes.some((shape) => shape.kind === 'group' && shape.d === d)) return;
    this.shapes.push({ kind: 'group', d });
  }

  addEffect(step: DrawnStep): void {
    const placed = step.place.map(candidateOf);
    const struck = step.eliminate.map(candidateOf);
    for (const { cell } of [...placed, ...struck]) this.touched.add(cell);
    // A digit that is placed is drawn large, unless the candidates of its cell have a tale to tell.
    const hasFigure = (cell: number): boolean => [...this.paints.keys()].some((i) => Math.floor(i / kDigits) === cell);
    const large = new Set(placed.map(({ cell }) => cell).filter((cell) => !hasFigure(cell)));
    const isIn = (list: typeof placed, cell: number, digit: number): boolean =>
      list.some((candidate) => candidate.cell === cell && candidate.digit === digit);

    for (const cell of this.finish().cells) {
      if (large.has(cell)) continue;
      for (let digit = 1; digit <= kDigits; ++digit) {
        const isStruck = isIn(struck, cell, digit);
        const isStrong = this.paintAt(cell, digit) !== undefined || isIn(placed, cell, digit);
        const isThere = this.position?.candidates[cell]?.includes(String(digit)) ?? false;
        if (!isStruck && !isStrong && !isThere) continue;
        const look = isStruck ? 'struck' : isStrong ? 'strong' : 'plain';
        this.shapes.push({ kind: 'mark', look, cell, digit, at: placeOf(cell, digit) });
      }
    }
    for (const { cell, digit } of struck) {
      const { x, y } = placeOf(cell, digit);
      const d = `M${at({ x: x - 0.13, y: y + 0.13 })}L${at({ x: x + 0.13, y: y - 0.13 })}`;
      this.shapes.push({ kind: 'strike', cell, digit, d });
      this.note({ kind: 'strike' }, 'eliminated');
    }
    for (const { cell, digit } of placed) {
      const isLarge = large.has(cell);
      const middle = isLarge ? middleOf(cell) : placeOf(cell, digit);
      if (isLarge) this.shapes.push({ kind: 'digit', cell, digit, at: middle });
      this.shapes.push({ kind: 'ring', cell, digit, d: circle(middle, isLarge ? 0.39 : kRadius + 0.05) });
      this.note({ kind: 'ring' }, 'placed');
    }
  }
}
