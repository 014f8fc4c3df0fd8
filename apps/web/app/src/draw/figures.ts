// What each paint looks like: a figure around a candidate and a frame around a cell, all different
// in shape, so that a picture can be read without its colours.
//
//   focus   a circle in a circle      a double frame
//   pattern a circle                  a plain frame
//   second  a square                  a dashed frame       (dashes are the style sheet's business)
//   third   a diamond                 a dotted frame
//   fourth  a hexagon                 a frame of dashes and dots
//   fin     a triangle                a frame with cut corners
//   target  a cross-shaped outline    a thick frame with cut corners

import { at, coordinate, type Box, type Paint, type Point } from './drawing';

// Corners in eighths of the radius.
const kDiamond = [[0, -11], [11, 0], [0, 11], [-11, 0]] as const;
const kHexagon = [[-10, 0], [-5, -9], [5, -9], [10, 0], [5, 9], [-5, 9]] as const;
const kTriangle = [[0, -12], [11, 8], [-11, 8]] as const;
const kCross = [
  [-4, -10], [4, -10], [4, -4], [10, -4], [10, 4], [4, 4],
  [4, 10], [-4, 10], [-4, 4], [-10, 4], [-10, -4], [-4, -4],
] as const;

function polygon(corners: readonly (readonly [number, number])[], middle: Point, radius: number): string {
  const scale = radius / 8;
  return `M${corners.map(([x, y]) => at({ x: middle.x + x * scale, y: middle.y + y * scale })).join('L')}Z`;
}

export function circle(middle: Point, radius: number): string {
  const r = coordinate(radius);
  const across = coordinate(2 * radius);
  return `M${at({ x: middle.x - radius, y: middle.y })}a${r} ${r} 0 1 0 ${across} 0a${r} ${r} 0 1 0 -${across} 0Z`;
}

export function rectangle(box: Box): string {
  const across = coordinate(box.width);
  return `M${at(box)}h${across}v${coordinate(box.height)}h-${across}Z`;
}

// A rectangle with round corners.
function rounded(box: Box, radius: number): string {
  const r = coordinate(radius);
  const across = coordinate(box.width - 2 * radius);
  const down = coordinate(box.height - 2 * radius);
  const turn = (x: string, y: string): string => `a${r} ${r} 0 0 1 ${x} ${y}`;
  return (
    `M${at({ x: box.x + radius, y: box.y })}h${across}${turn(r, r)}v${down}${turn(`-${r}`, r)}` +
    `h-${across}${turn(`-${r}`, `-${r}`)}v-${down}${turn(r, `-${r}`)}Z`
  );
}

function cutFrame(box: Box): string {
  const c = coordinate(box.width / 4);
  const run = coordinate(box.width / 2);
  return (
    `M${at({ x: box.x + box.width / 4, y: box.y })}h${run}l${c} ${c}v${run}l-${c} ${c}` +
    `h-${run}l-${c} -${c}v-${run}Z`
  );
}

function inset(box: Box, by: number): Box {
  return { x: box.x + by, y: box.y + by, width: box.width - 2 * by, height: box.height - 2 * by };
}

export function figure(paint: Paint, middle: Point, radius: number): string {
  switch (paint) {
    case 'focus':
      return circle(middle, radius * 1.2) + circle(middle, radius * 0.88);
    case 'pattern':
      return circle(middle, radius);
    case 'second': {
      const half = radius * 0.9;
      return rectangle({ x: middle.x - half, y: middle.y - half, width: 2 * half, height: 2 * half });
    }
    case 'third':
      return polygon(kDiamond, middle, radius);
    case 'fourth':
      return polygon(kHexagon, middle, radius);
    case 'fin':
      return polygon(kTriangle, middle, radius);
    case 'target':
      return polygon(kCross, middle, radius);
  }
}

export function frame(paint: Paint, box: Box): string {
  const round = box.width * 0.1;
  switch (paint) {
    case 'focus':
      return rounded(box, round) + rounded(inset(box, box.width * 0.06), round * 0.7);
    case 'fin':
    case 'target':
      return cutFrame(box);
    default:
      return rounded(box, round);
  }
}

// Slanted lines that go on from cell to cell, over a house.
export function hatch(box: Box): string {
  const gap = 1 / 3;
  let path = '';
  for (let offset = gap; offset < box.width + box.height - 1e-9; offset += gap) {
    const from = { x: Math.max(0, offset - box.height), y: Math.min(offset, box.height) };
    const to = { x: Math.min(offset, box.width), y: Math.max(0, offset - box.width) };
    path += `M${at({ x: box.x + from.x, y: box.y + from.y })}L${at({ x: box.x + to.x, y: box.y + to.y })}`;
  }
  return path;
}
