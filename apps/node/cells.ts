// Puzzles as people pass them: a text, 81 cells, nine rows of nine. Blanks are . 0 - _ in a text, and null,
// undefined, 0 or an empty text in a list.

export type Cell = number | string | null | undefined;
export type Puzzle = string | ArrayLike<Cell> | ArrayLike<ArrayLike<Cell>>;

const kCells = 81;

function face(cell: Cell): string {
  if (cell === null || cell === undefined || cell === 0 || cell === '') return '.';
  if (typeof cell === 'string' && cell.length === 1) return cell;
  if (typeof cell === 'number' && Number.isInteger(cell) && cell >= 1 && cell <= 9) return String(cell);
  throw new RangeError(`expected numbers from 0 to 9, found ${JSON.stringify(cell)}`);
}

// Text as it is: the engine reads many formats, and says what it cannot read.
export function toText(puzzle: Puzzle): string {
  if (typeof puzzle === 'string') return puzzle;
  let cells = Array.from(puzzle as ArrayLike<Cell | ArrayLike<Cell>>);
  if (cells.length === 9) cells = cells.flatMap((row) => Array.from(row as ArrayLike<Cell>));
  if (cells.length !== kCells) {
    throw new RangeError(`expected 81 cells or nine rows of nine, found ${cells.length} cells`);
  }
  return (cells as Cell[]).map(face).join('');
}

// Digits and blanks that no reader could take for anything else.
const kPlain = new Uint8Array(128);
for (const character of '0123456789.-_') kPlain[character.charCodeAt(0)] = 1;

// Writes a plain line of 81 cells; false if it is another text.
export function writeLine(puzzle: Puzzle, place: Uint8Array): boolean {
  if (typeof puzzle !== 'string' || puzzle.length !== kCells) return false;
  for (let i = 0; i < kCells; ++i) {
    const code = puzzle.charCodeAt(i);
    if (!(code < 128) || kPlain[code] === 0) return false;
    place[i] = code;
  }
  return true;
}
