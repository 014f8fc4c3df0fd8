// What is drawn over the board: strokes that come and go, links that change, and both after a reload.

import { describe, expect, it } from 'vitest';
import { packHistory, packWhole, unpackHistory, unpackPosition } from '../../app/src/game/codec';
import { begin, move } from '../../app/src/game/history';
import * as lines from '../../app/src/game/lines';
import * as pos from '../../app/src/game/position';

const givens = '......4.21..524.6.432..8..7..1.95.4.25.....7...82.6...8176.2..4.954...21...91...6';

describe('a stroke', () => {
  it('is a line from each cell to the next, whichever way it is drawn', () => {
    const drawn = lines.draw(lines.noLines, [0, 1, 11, 10]);
    expect(drawn.size).toBe(3);
    expect(lines.linesAt(drawn, 1)).toHaveLength(2);
    expect(lines.draw(drawn, [10, 11]).size).toBe(2); // again: it goes
    expect(lines.draw(drawn, [10, 11, 12]).size).toBe(4); // part of it is new: all of it stays
  });
  it('is rubbed out at a cell', () => {
    const drawn = lines.draw(lines.noLines, [0, 1, 2, 3]);
    expect([...lines.rubOut(drawn, new Set([1])).values()]).toMatchObject([{ from: 2, to: 3 }]);
  });
});

describe('a link', () => {
  it('is strong, then weak, then gone; one for each digit', () => {
    let drawn = lines.cycleLink(lines.noLines, 40, 4, 7);
    expect(lines.linkBetween(drawn, 4, 40, 7)).toBe('strong');
    drawn = lines.cycleLink(lines.cycleLink(drawn, 4, 40, 7), 4, 40, 2);
    expect(lines.linkBetween(drawn, 40, 4, 7)).toBe('weak');
    expect(lines.linkBetween(drawn, 40, 4, 2)).toBe('strong');
    expect(lines.cycleLink(drawn, 4, 40, 7).size).toBe(1);
  });
});

describe('what is kept', () => {
  const start = pos.makePosition(givens);
  const drawn = { ...start, lines: lines.cycleLink(lines.draw(lines.noLines, [0, 1, 80 - 70]), 3, 75, 9) };

  it('a position comes back with its lines', () => {
    expect(pos.isSame(drawn, start)).toBe(false);
    expect(pos.isSame(unpackPosition(givens, packWhole(drawn))!, drawn)).toBe(true);
    expect(packWhole(start)).not.toContain('-');
  });
  it('so does a history, in which a line is a step', () => {
    const noted = pos.toggleNote(drawn, 'corner', [0], 5);
    const history = [drawn, noted, { ...noted, lines: lines.noLines }].reduce(move, begin(start));
    const back = unpackHistory(givens, packHistory(history))!;
    expect(back.past).toHaveLength(3);
    [start, drawn, noted].forEach((one, i) => expect(pos.isSame(back.past[i], one)).toBe(true));
    expect(back.now.lines.size).toBe(0);
  });
  it('and what is no line is refused', () => {
    for (const text of ['p0', 'p00001-', 'x00001', 'p10001', 's00001', 'p00100', 'p02a01', 'p0002a', '--'])
      expect(unpackPosition(givens, `${pos.isFull(start) ? '' : packWhole(start)}-${text}`), text).toBeNull();
  });
});
