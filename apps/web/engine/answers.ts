// What the engine answers, field by field as docs/JSON.md has it; tests/engine/answers.test.ts holds the
// answers, the document and these types against each other. An unreadable entry has `reason` and `where` and
// none of the fields that follow `status`; whoever handles one asks for the status first.

export type CellName = string; // "r1c1"
export type HouseName = string; // "r4", "c7", "b3"
export type CandidateName = string; // "5r1c2"

export type Status = 'unique' | 'several' | 'none' | 'illegal' | 'unreadable';
export type Level = 'Easy' | 'Medium' | 'Hard' | 'Unfair' | 'Extreme';
export type Paint = 'none' | 'focus' | 'pattern' | 'second' | 'third' | 'fourth' | 'fin' | 'target';

export interface Answer {
  schema: string;
  index: number;
  puzzle: string;
  where?: string; // unreadable only: "stdin:3:12"
}

export interface UnreadableAnswer extends Answer {
  status: 'unreadable';
  reason: string;
  where: string;
  solution?: null; // of `solve`
}

export interface SolveAnswer extends Answer {
  status: Status;
  solution: string | null;
  reason: string | null;
}

export interface BestGiven {
  cell: CellName;
  leaves: Record<string, number>;
  sampled: boolean;
}

export interface CheckAnswer extends Answer {
  status: Status;
  text: string[];
  conflicts: [CellName, CellName][];
  core: CellName[];
  mistakes: CellName[];
  count: number;
  exact: boolean;
  differs: CellName[];
  best: BestGiven | null;
  redundant: CellName[];
  minimal: boolean;
  solution: string | null;
  given_solution?: 'right' | 'wrong';
  reason?: string;
  // Of boards with clues; these by their places among them.
  warnings?: string[];
  core_cells?: CellName[];
  core_clues?: number[];
  redundant_cells?: CellName[];
  redundant_clues?: number[];
  flaws?: { clue: number | null; text: string; fatal: boolean }[];
  broken?: { clue: number | null; cells: CellName[]; text: string }[];
}

export interface Mark {
  role: string;
  paint: Paint;
  cells: CellName[];
  digits: number[];
  houses: HouseName[];
}

// What is painted over a board, in its units. The class says what a shape is ("figure pattern true"), `d`
// is path data, `line` the numbered line of the text that it belongs to.
export interface Shape {
  class: string;
  d?: string;
  x?: number;
  y?: number;
  text?: string;
  line?: string;
}

export interface LegendEntry {
  shapes: Shape[];
  words: string;
}

export interface Drawing {
  shapes: Shape[];
  legend: LegendEntry[];
  cells: CellName[]; // those whose candidates are among the shapes
  board?: BoardArt; // where the rules are not classic
}

export interface BoardArt {
  side: number;
  shapes: Shape[]; // below everything else
  thin: string; // lines, as path data
  thick: string;
  legend: LegendEntry[]; // of the rules
}

export interface Step {
  technique: string;
  place: CandidateName[];
  eliminate: CandidateName[];
  text: string;
  chain: string | null;
  evidence: Mark[];
  gone?: CandidateName[]; // with a drawing, where something is placed: what that takes from other cells
  drawing?: Drawing; // if asked for
  svg?: string; // if asked for: a picture that stands alone
}

export interface Hint {
  technique: string;
  houses: HouseName[] | null;
  cells: CellName[] | null;
  step: Step | null;
  drawing?: Drawing; // if asked for: as much as the level tells
  svg?: string; // likewise
}

// What to mend first, as much of it as the level allows.
export interface Mistakes {
  kind: 'clash' | 'digits' | 'together' | 'marks' | null;
  houses: HouseName[]; // level 2
  digits: CellName[]; // level 3, of a clash level 2; level 0
  marks: CellName[]; // level 3; level 0
  remove: CellName[]; // level 4; empty where it is open which
  restore: CandidateName[]; // level 4
}

export interface HintAnswer extends Answer {
  status: 'hint' | 'mistake' | 'fine' | 'solved' | 'empty' | 'stuck' | 'none' | 'illegal' | 'unreadable';
  level: number;
  text: string;
  remarks: string[];
  unique: boolean;
  notes: 'all' | 'partial' | null;
  mistakes: Mistakes;
  hint: Hint | null;
  others: Hint[];
  position: string | null;
  language?: string; // if it is not English
  reason?: string;
}

export interface StepsAnswer extends Answer {
  status: 'found' | 'nothing' | 'none' | 'illegal' | 'unreadable';
  unique: boolean;
  steps: Step[];
  cut?: boolean; // there are more
  language?: string; // if it is not English
  reason?: string;
}

export interface ExplainAnswer extends Answer {
  status: 'solved' | 'stuck' | 'none' | 'illegal' | 'unreadable';
  unique: boolean;
  solved: boolean;
  hardest: string | null;
  techniques: Record<string, number>;
  last: string | null;
  steps: Step[];
  candidates?: string[][]; // with drawings, where the rules are not classic: at the start
  language?: string; // if it is not English
  reason?: string;
}

// A piece of a clue's picture, in units of the board: path data or a text. `fill` and `line` name what the colour is
// the colour of; "none" is no colour.
export interface ClueFigure {
  clue: number; // its place among the clues
  layer: 'under' | 'lines' | 'circles' | 'over';
  fill: string;
  d?: string;
  line?: string;
  width?: number;
  dash?: string;
  round?: boolean;
  text?: string;
  x?: number;
  y?: number;
  size?: number;
  bold?: boolean;
}

export interface ClueRow {
  text: string; // as it is written after a grid
  kind: string;
  title: string; // of its kind: "cage"
  shape: 'flag' | 'cells' | 'set' | 'line' | 'pair' | 'bulb' | 'diagonal' | 'outside';
  values: number[];
  cells: CellName[]; // in the order of a line, or as seen from outside
  bulb: CellName[];
  name: string; // "cage of 17"
  place: string; // "r1c12", "" for the whole board
  rule: string;
}

export interface ClueBoard {
  line: string; // givens and clues: what every verb reads
  side: number;
  symbols: string[];
  regions: number[]; // by cell, -1: none
  author: string;
  rules: string; // as the setter wrote them
  thin: string; // path data
  thick: string;
  clues: ClueRow[];
  figures: ClueFigure[]; // from below to above
  broken: { clue: number | null; cells: CellName[]; text: string }[]; // by the digits; null: a house
}

export interface ShowAnswer extends Answer {
  status: 'ok' | 'unreadable';
  title: string | null;
  size?: number; // these two of puzzles with clues, or of another size
  clues?: string[];
  grid: number[][];
  givens: CellName[];
  candidates?: string[][] | null;
  board?: ClueBoard; // if asked for
}

export interface CandidatesAnswer extends Answer {
  status: 'found' | 'none' | 'interrupted' | 'unreadable';
  candidates: string[];
  counts?: Record<string, number>[];
}

// A field for each part of the scale: HoDoKu's has level and score. Parts that are the price of one step come
// with its technique, and with how many steps there are of each price.
export interface RateAnswer extends Answer {
  status: Status;
  scale: string;
  level?: Level | null;
  score?: number | null;
  er?: number | null; // Sudoku Explainer's
  ep?: number | null;
  ed?: number | null;
  grade?: Level | null; // of the scale `steps`
  rank?: number | null;
  length?: number | null;
  solved: boolean;
  techniques: Record<string, number>;
  er_technique?: string | null;
  ep_technique?: string | null;
  ed_technique?: string | null;
  rank_technique?: string | null;
  steps?: Record<string, number>;
  reason: string | null;
}

export interface GenerateAnswer extends Answer {
  solution: string | null;
  clues: number;
  symmetry: string | null;
  rating: {
    scale: string;
    level?: Level;
    score?: number;
    er?: number;
    ep?: number;
    ed?: number;
    grade?: Level;
    rank?: number;
    length?: number;
  } | null;
  hardest: string | null;
  weight?: number;
  seed: number;
}

export interface MinimizeAnswer extends Answer {
  status: Status;
  number: number;
  minimal: string | null;
  clues?: number;
  reason?: string;
}

export interface CompleteAnswer extends Answer {
  status: 'unique' | 'none' | 'interrupted' | 'unreadable';
  completed: string | null;
  added: Record<CellName, number>;
  reason?: string;
}

export interface ShuffleAnswer extends Answer {
  number: number;
  shuffled: string;
  seed: number;
}

// What `convert` to json writes and every verb reads.
export interface PuzzleAnswer {
  schema: string;
  puzzle: string;
  state?: string;
  candidates?: string[][];
  solution?: string;
  title?: string;
  author?: string;
  description?: string;
  comment?: string;
  date?: string;
  source?: string;
  level?: string;
  url?: string;
  step?: Record<'technique' | 'digits' | 'eliminations' | 'placements' | 'extra', string>;
}

// A scale, and the parts of its ratings in the order in which they are told.
export interface ScaleRow {
  schema: string;
  name: string;
  description: string;
  separator: string;
  parts: {
    id: string;
    label: string;
    description: string;
    values: string[] | null; // that have names
    decimals: number;
    wish: string; // the option of `generate`
  }[];
  traits: { id: string; description: string }[];
}

// A kind of clues: what a clue of it is laid on, and what belongs to it.
export interface KindRow {
  schema: string;
  id: string;
  name: string;
  words: string; // what it says
  shape: 'flag' | 'cells' | 'set' | 'corner' | 'line' | 'pair' | 'bulb' | 'diagonal' | 'outside';
  value: 'none' | 'optional' | 'needed' | 'many' | 'text';
  choices: string[]; // of what holds for the whole board: the words that say which
  usual: number[];
  language?: string; // if it is not English
}

export interface TechniqueRow {
  schema: string;
  id: string;
  name: string;
  family: string;
  rank: number | null;
  hodoku: string | null;
  se: number | null;
  uniqueness: boolean;
  description: string;
  language?: string; // if it is not English
}

export interface TechniqueAnswer extends TechniqueRow {
  why: string;
  example: { position: PuzzleAnswer; step: Step } | null;
}

export interface BookAnswer {
  schema: string;
  puzzles: number;
  pages: number;
  pdf: string; // base64
}
