// Why an answer is not right, in words.

import { cellName } from '../draw/drawing';
import type { Labels } from '../game/store';
import { called } from '../panels/words';
import { strings } from '../strings';
import type { Why } from './judge';

export interface Asked {
  readonly way: 'cells' | 'digits';
  readonly technique: string;
  readonly labels: Labels;
  readonly nameOf: (id: string) => string;
}

export function reasonWords(because: Why, { way, technique, labels, nameOf }: Asked): string {
  const words = strings.learn;
  const cell = (at: number): string => called(cellName(at), labels);
  switch (because.kind) {
    case 'empty':
      return way === 'cells' ? words.why.emptyCells : words.why.emptyDigits;
    case 'filled':
      return words.why.filled(cell(because.cell));
    case 'outside':
      return words.why.outside(cell(because.cell), nameOf(technique));
    case 'absent':
      return words.why.absent(cell(because.cell), because.digit);
    case 'unproved':
      return words.why.unproved(cell(because.cell), because.digit);
    case 'unseen':
      return words.why.unseen(cell(because.cell), cell(because.other));
    case 'third':
      return words.why.third(words.houses[because.house], because.number, because.digit, cell(because.cell));
    case 'extra':
      return words.why.extra(cell(because.cell), because.digits);
    case 'more':
      return words.why.more(because.count);
    case 'mixed':
      return words.why.mixed;
    case 'other':
      return words.why.other(nameOf(because.technique), nameOf(technique));
  }
}
