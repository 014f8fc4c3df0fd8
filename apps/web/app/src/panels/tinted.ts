// Houses to look at, as the drawing of a hint has them: for what is no step, a mistake.

import type { Drawing } from '../../../engine/answers';

// Where a house lies: "r4", "c7" or "b3".
function area(house: string): string {
  const index = Number(house[1]) - 1;
  if (house[0] === 'r') return `M0 ${index}h9v1h-9Z`;
  if (house[0] === 'c') return `M${index} 0h1v9h-1Z`;
  return `M${(index % 3) * 3} ${Math.floor(index / 3) * 3}h3v3h-3Z`;
}

export function tinted(houses: readonly string[]): Drawing {
  return { shapes: houses.map((house) => ({ class: 'tint', d: area(house) })), legend: [], cells: [] };
}
