// What a cell is called and what it holds, in words: the accessible name of a cell of the grid.

import { boxOf, cells, columnOf, digits, rowOf } from '../game/houses';
import { digitAt, type Position } from '../game/position';
import type { Face } from './face';
import { strings } from '../strings';

const list = (digits: readonly number[]): string => digits.join(' ');

export function contents(face: Face): string {
  const words = strings.board;
  if (face.digit) return face.isGiven ? words.given(face.digit) : words.placed(face.digit);
  const parts = [words.empty];
  if (face.corner.length > 0) parts.push(words.notes(list(face.corner)));
  if (face.centre.length > 0) parts.push(words.centreNotes(list(face.centre)));
  if (face.candidates.length > 0) parts.push(words.candidates(list(face.candidates)));
  return parts.join(', ');
}

export function spoken(cell: number, face: Face): string {
  const parts = [strings.board.cell(rowOf(cell) + 1, columnOf(cell) + 1), contents(face)];
  if (face.colours.length > 0)
    parts.push(strings.board.colours(face.colours.map((one) => strings.board.colourNames[one - 1]).join(' ')));
  if (face.lines > 0) parts.push(strings.board.lines(face.lines));
  if (face.isClash) parts.push(strings.board.clash);
  if (face.blame && !(face.isClash && face.blame === 'clash')) parts.push(strings.board.blame[face.blame]);
  return parts.join(', ');
}

// Which digits its row, column and box still need.
export function lacks(position: Position, cell: number): string {
  const missing = (of: (one: number) => number): string => {
    const house = cells.filter((one) => of(one) === of(cell));
    return list(digits.filter((digit) => !house.some((one) => digitAt(position, one) === digit)));
  };
  return strings.said.lacks(missing(rowOf), missing(columnOf), missing(boxOf));
}
