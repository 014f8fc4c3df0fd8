// What is asked at a first visit and in the first game: today's puzzles, what is wrong with one, hints from the
// first word to the last, a look at a path. What runs meanwhile is fetched first; everything else comes when it is
// asked for. A question that is not here is answered all the same, only later.

import type { Host, Options } from '../engine/host';

const kLevels = ['easy', 'medium', 'hard', 'unfair', 'extreme'];
const kFirstDay = 20261116;
const kDays = 6;
const kHinted = ['easy', 'medium', 'hard'];

export function visit(host: Pick<Host, 'ask'>): void {
  for (let day = kFirstDay; day < kFirstDay + kDays; day++) {
    kLevels.forEach((difficulty, i) => {
      const wish: Options = { symmetry: 'rot180', seed: day * 10 + i + 1, timeout: 120, json: true, difficulty };
      const { puzzle } = JSON.parse(host.ask('generate', '', wish).out) as { puzzle: string };
      play(host, puzzle, kHinted.includes(difficulty));
    });
  }
  host.ask('techniques', '', { lang: 'en' });
  host.ask('techniques', '', { lang: 'de' });
}

function play(host: Pick<Host, 'ask'>, puzzle: string, isHinted: boolean): void {
  const input = JSON.stringify({ puzzle, state: puzzle });
  for (const lang of ['en', 'de']) {
    host.ask('check', input, { lang, json: true });
    host.ask('check', input, { lang, json: true, limit: 2 });
    host.ask('hint', input, { lang, level: 0, json: true, drawing: true });
    if (!isHinted) continue;
    for (let level = 1; level <= 4; level++) host.ask('hint', input, { lang, level, json: true, drawing: true });
  }
  host.ask('solve', input, { json: true });
  host.ask('convert', puzzle, { to: 'json', json: true });
}
