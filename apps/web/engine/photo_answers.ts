// What the reader of photos answers, field by field as docs/PHOTO.md has it.

import type { CellName } from './answers';

export type Place = [x: number, y: number]; // in pixels of the picture

export interface PhotoGrid {
  puzzle: string; // 81 cells, all digits that were read
  unique: boolean; // the printed ones have exactly one solution
  doubtful: CellName[];
  repaired: CellName[];
  pen: CellName[]; // digits in another colour: the player's
  turn: number;
  clarity: number;
  corners: Place[];
  crossings: Place[]; // 100, row by row
  likelihoods: number[][]; // of each cell: blank, 1, ..., 9
}

export interface ReadAnswer {
  schema: string;
  index: number;
  file: string;
  status: 'read' | 'several' | 'none' | 'unreadable';
  error: string | null;
  width: number;
  height: number;
  grids: PhotoGrid[];
}
