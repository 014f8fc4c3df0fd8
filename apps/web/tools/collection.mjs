// Makes the collection that ships with the page, and the bank of puzzles that lessons begin with:
//
//   node apps/web/tools/collection.mjs collection > apps/web/app/src/library/collection.txt
//   node apps/web/tools/collection.mjs bank > apps/web/app/src/learn/bank.txt
//
// `nonet generate` makes them from fixed seeds (NONET names the program), so they can be made again to the
// letter. A line of the collection is level, score, hardest technique, puzzle; one of the bank is a technique
// and puzzles that need it. Runs of blanks are letters: a for one, b for two.

import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

const program = process.env.NONET ?? 'build/release/bin/nonet';
const kLevels = ['easy', 'medium', 'hard', 'unfair', 'extreme'];
const kSeed = 9;
const kOfEach = 100;
const kForTechnique = 7;

function run(args) {
  try {
    return execFileSync(program, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  } catch (error) {
    return error.stdout ?? ''; // what was found before time ran out
  }
}
const packed = (puzzle) => puzzle.replace(/\.{1,26}/g, (run) => String.fromCharCode(96 + run.length));

function generate(args) {
  const lines = run(['generate', '--json', '-j', '1', '--symmetry', 'rot180', '--seed', String(kSeed), ...args]);
  return lines
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line));
}

function collection() {
  for (const level of kLevels) {
    const made = generate(['--difficulty', level, '--number', String(kOfEach)]);
    for (const { puzzle, rating, hardest } of made) console.log(level, rating.score, hardest, packed(puzzle));
  }
}

// The lessons' techniques, as course.ts lists them.
function bank() {
  const course = readFileSync(new URL('../app/src/learn/course.ts', import.meta.url), 'utf8');
  const table = course.slice(course.indexOf('kLessons'), course.indexOf('};'));
  const ids = [...table.matchAll(/'(\w+)'/g)].map(([, id]) => id);
  for (const id of ids) {
    const made = generate(['--needs', id, '--number', String(kForTechnique), '--timeout', '20']);
    if (made.length > 0) console.log(id, ...made.map(({ puzzle }) => packed(puzzle)));
  }
}

({ collection, bank })[process.argv[2]]();
