// A puzzle as the engine hands it out (`nonet/puzzle/1`), as a position to draw.

import type { ShownPosition } from '../draw/drawing';
import * as pos from '../game/position';

export interface PuzzleFields {
  puzzle: string;
  state?: string | null;
  candidates?: string[][] | null;
}

export function positionOf(fields: PuzzleFields): { position: ShownPosition; givens: string } {
  const givens = pos.normalise(fields.puzzle) ?? fields.puzzle;
  const digits = fields.state ? (pos.normalise(fields.state) ?? fields.state) : givens;
  const candidates = fields.candidates?.flat() ?? pos.candidates(pos.makePosition(givens, digits));
  return { position: { digits, candidates }, givens };
}
