// A reading while a person looks it over: what each cell is, which cells are still in doubt, and what goes into
// play.

import type { PhotoGrid, Place } from '../../../engine/photo_answers';

export interface ReviewCell {
  face: number; // 0 is blank
  isPen: boolean; // the player's own, not printed
  isDoubtful: boolean;
  guesses: number[]; // the two likeliest, the one that was taken first
}

const indexOf = (name: string): number => (Number(name[1]) - 1) * 9 + Number(name[3]) - 1;

function guessesOf(likelihoods: number[], face: number): number[] {
  const others = likelihoods.map((_, i) => i).filter((i) => i !== face);
  others.sort((a, b) => likelihoods[b] - likelihoods[a] || a - b);
  return [face, others[0]];
}

export function review(grid: PhotoGrid): ReviewCell[] {
  const pen = new Set(grid.pen.map(indexOf));
  const doubtful = new Set(grid.doubtful.map(indexOf));
  return [...grid.puzzle].map((letter, i) => {
    const face = letter === '.' ? 0 : Number(letter);
    return { face, isPen: pen.has(i), isDoubtful: doubtful.has(i), guesses: guessesOf(grid.likelihoods[i], face) };
  });
}

// What a person said of a cell is in doubt no longer.
export function corrected(cells: ReviewCell[], at: number, change: Partial<ReviewCell>): ReviewCell[] {
  return cells.map((cell, i) => (i === at ? { ...cell, ...change, isDoubtful: false } : cell));
}

const line = (cells: ReviewCell[], isShown: (cell: ReviewCell) => boolean): string =>
  cells.map((cell) => (cell.face > 0 && isShown(cell) ? String(cell.face) : '.')).join('');
export const givensOf = (cells: ReviewCell[]): string => line(cells, (cell) => !cell.isPen);
export const stateOf = (cells: ReviewCell[]): string => line(cells, () => true);

// The four corners of a cell in the picture, and its middle.
export function cornersOf(crossings: Place[], index: number): Place[] {
  const at = Math.floor(index / 9) * 10 + (index % 9);
  return [crossings[at], crossings[at + 1], crossings[at + 11], crossings[at + 10]];
}
export function middleOf(places: Place[]): Place {
  return [0, 1].map((k) => places.reduce((sum, place) => sum + place[k], 0) / places.length) as Place;
}
export const pointsOf = (places: Place[]): string => places.map(([x, y]) => `${x},${y}`).join(' ');
