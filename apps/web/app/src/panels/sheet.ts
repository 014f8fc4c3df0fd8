// Print sheets: what goes where on the paper, in millimetres.

export interface Paper {
  readonly width: number;
  readonly height: number;
}
export const papers = {
  a4: { width: 210, height: 297 },
  letter: { width: 215.9, height: 279.4 },
} as const satisfies Record<string, Paper>;
export type PaperName = keyof typeof papers;

export const perPages = [1, 2, 4, 6] as const;
export type PerPage = (typeof perPages)[number];
// Few solutions are printed larger.
export const solutionsPerPage = (count: number): number => (count <= 6 ? 6 : kMostSolutions);
const kMostSolutions = 12;

// Columns and rows.
const kGrids: Record<number, readonly [number, number]> = {
  1: [1, 1],
  2: [1, 2],
  4: [2, 2],
  6: [2, 3],
  [kMostSolutions]: [3, 4],
};
const kMargin = 14; // what every printer can reach
const kGap = 8;
const kCaption = 9; // above each board
const kHeading = 12; // above a page of solutions
const kLargest = 160; // a single board need not fill the page

export interface Spot {
  readonly x: number;
  readonly y: number;
  readonly side: number;
}

// Where the boards of a page go; captions stand above them.
export function spots(count: number, paper: Paper, hasHeading = false): Spot[] {
  const [columns, rows] = kGrids[count];
  const top = kMargin + (hasHeading ? kHeading : 0);
  const width = (paper.width - 2 * kMargin - (columns - 1) * kGap) / columns;
  const height = (paper.height - kMargin - top - (rows - 1) * kGap) / rows;
  const side = Math.min(width, height - kCaption, kLargest);
  return Array.from({ length: columns * rows }, (_, i) => ({
    x: kMargin + (i % columns) * (width + kGap) + (width - side) / 2,
    y: top + kCaption + Math.floor(i / columns) * (height + kGap) + (height - kCaption - side) / (rows === 1 ? 4 : 2),
    side,
  }));
}

export interface Board {
  readonly caption: string;
  readonly givens: string;
  readonly digits: string; // the givens, or the whole solution
}

export interface Page {
  readonly heading: string;
  readonly boards: readonly (Board & Spot)[];
}

export function pages(boards: readonly Board[], perPage: number, paper: Paper, heading = ''): Page[] {
  const places = spots(perPage, paper, heading !== '');
  const list: Page[] = [];
  for (let i = 0; i < boards.length; i += perPage) {
    const here = boards.slice(i, i + perPage);
    list.push({ heading, boards: here.map((board, at) => ({ ...board, ...places[at] })) });
  }
  return list;
}
