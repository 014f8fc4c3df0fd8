// Setting a puzzle: the draft and its text, the clue on its way, where a pointer is, the verdict that is asked
// again and again, drafts that are kept.

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as draft from '../../app/src/set/draft';
import * as drawing from '../../app/src/set/drawing';
import { Drafts } from '../../app/src/set/drafts';
import { groupOf, type Kind } from '../../app/src/set/kinds';
import * as places from '../../app/src/set/places';
import { nameOfClue, rulesOf, spokenCell } from '../../app/src/set/spoken';
import { moved, redone, start, undone } from '../../app/src/set/undo';
import { ask, Watcher, type Judge, type Watched } from '../../app/src/set/verdict';
import { setDe } from '../../app/src/strings/set_de';
import { setEn } from '../../app/src/strings/set_en';
import type { CandidatesAnswer, CheckAnswer, SolveAnswer } from '../../engine/answers';

const kind = (id: string, shape: Kind['shape'], value: Kind['value'] = 'none'): Kind => ({
  schema: 'nonet/kinds/1',
  id,
  name: id,
  words: `what a ${id} says`,
  shape,
  value,
  choices: id === 'diagonal' ? ['+', '-'] : [],
  usual: [],
});
const kinds = [
  kind('diagonal', 'flag', 'optional'),
  kind('antiknight', 'flag'),
  kind('negative_xv', 'flag'),
  kind('cage', 'set', 'optional'),
  kind('sum', 'set', 'needed'),
  kind('thermo', 'line'),
  kind('whisper', 'line', 'optional'),
  kind('relation', 'line', 'text'),
  kind('arrow', 'bulb'),
  kind('greater', 'pair'),
  kind('difference', 'pair', 'optional'),
  kind('quad', 'corner', 'many'),
  kind('even', 'cells'),
  kind('sandwich', 'outside', 'needed'),
  kind('littlekiller', 'diagonal', 'needed'),
];
const byId = new Map(kinds.map((each) => [each.id, each]));
const of = (id: string): Kind => byId.get(id)!;
const read = (text: string, size = 9): draft.Clue => draft.readClue(text, size, kinds)!;

describe('a draft as text', () => {
  // As the engine writes them.
  const clauses = [
    'cage 10 r1c12',
    'sum 10 1 -1 r3c34',
    'thermo r4c1 r3c1 r2c2',
    'arrow r5c5: r5c6 r6c7',
    'quad 1,2 r6c23 r7c23',
    'sandwich -c3 12',
    'littlekiller r0c3 dr 23',
    'difference r8c89',
    'relation |a-b|>=3 r1c123',
    'diagonal +',
    'antiknight',
  ];
  it('reads and writes every shape of clue', () => {
    for (const clause of clauses) {
      const clue = read(clause);
      const again = read(draft.clueText(clue, 9, of(clue.kind)));
      expect(again).toEqual(clue);
    }
    expect(read('cage 10 r1c12')).toMatchObject({ kind: 'cage', values: [10], cells: [0, 1] });
    expect(read('arrow r5c5: r5c6 r6c7')).toMatchObject({ bulb: [40], cells: [41, 51] });
    expect(read('littlekiller r0c3 dr 23')).toMatchObject({ from: 'r0c3 dr', values: [23] });
    expect(read('negative-xv').kind).toBe('negative_xv');
    expect(draft.readClue('nonsense r1c1', 9, kinds)).toBeNull();
  });
  it('names cells as the engine does, with commas on large boards', () => {
    expect(draft.namesOf([0, 1, 9], 9)).toBe('r1c12 r2c1');
    expect(draft.namesOf([9, 10], 16)).toBe('r1c10,11');
    expect(draft.cellsNamed('r1c10,11', 16)).toEqual([9, 10]);
    expect(draft.cellsNamed('r2-4c3', 9)).toEqual([11, 20, 29]);
    expect(draft.cellsNamed('r0c1', 9)).toBeNull();
  });
  it('puts the board before the clues, so that clues count from nought', () => {
    const set: draft.Draft = {
      ...draft.emptyDraft(4),
      division: 'latin',
      others: ['marks r1c2 23'],
      clues: [read('cage 5 r1c12', 4)],
    };
    expect(draft.lineOf({ ...set, givens: set.givens.map((_, i) => (i === 0 ? 1 : 0)) }, kinds)).toBe(
      '1...............; latin; marks r1c2 23; cage 5 r1c12',
    );
    expect(JSON.parse(draft.textOf({ ...set, title: 'T' }, kinds, 'R'))).toMatchObject({
      title: 'T',
      description: 'R',
    });
  });
});

describe('regions', () => {
  it('has the usual boxes, upright ones and none', () => {
    expect(draft.divisionsOf(6)).toEqual(['', 'box 3x2', 'latin']);
    expect(draft.divisionsOf(7)).toEqual(['']);
    expect(draft.regionsOf({ size: 6, division: '' }).slice(0, 6)).toEqual([0, 0, 0, 1, 1, 1]);
    expect(draft.regionsOf({ size: 6, division: 'box 3x2' }).slice(0, 6)).toEqual([0, 0, 1, 1, 2, 2]);
  });
  it('says boxes that were drawn as boxes', () => {
    expect(draft.divisionOf(draft.regionsOf({ size: 6, division: 'box 3x2' }), 6)).toBe('box 3x2');
    expect(draft.divisionOf(draft.regionsOf({ size: 9, division: '' }), 9)).toBe('');
    const other = draft.regionsOf({ size: 4, division: '' });
    [other[1], other[2]] = [other[2], other[1]];
    expect(draft.divisionOf(other, 4)).toBe('regions 0101001122332233');
  });
});

describe('what is seen from outside', () => {
  it('sees lines and diagonals', () => {
    expect(draft.viewsFrom({ row: -1, column: 2 }, 4, of('sandwich'))).toEqual(['c3']);
    expect(draft.viewsFrom({ row: 4, column: 2 }, 4, of('sandwich'))).toEqual(['-c3']);
    expect(draft.viewsFrom({ row: -1, column: -1 }, 4, of('sandwich'))).toEqual([]);
    expect(draft.viewsFrom({ row: -1, column: 1 }, 4, of('littlekiller'))).toEqual(['r0c2 dr', 'r0c2 dl']);
    expect(draft.cellsFrom('-r2', 4)).toEqual([7, 6, 5, 4]);
    expect(draft.cellsFrom('r0c2 dr', 4)).toEqual([2, 7]);
    expect(draft.marginOf('-r2', 4)).toEqual({ row: 1, column: 4 });
  });
});

describe('a clue on its way', () => {
  const stroke = (id: string, cells: number[]): drawing.Pending => {
    let pending = drawing.press(drawing.begin(of(id)), cells[0], 'add');
    for (const cell of cells.slice(1)) pending = drawing.drag(pending, cell, 'add');
    return pending;
  };
  it('takes its last cell back where a line goes back', () => {
    expect(stroke('thermo', [0, 1, 2, 1]).clue.cells).toEqual([0, 1]);
    expect(stroke('cage', [0, 1, 2, 1]).clue.cells).toEqual([0, 1, 2]);
  });
  it('is whole without a value only where none belongs to it', () => {
    expect(drawing.isWhole(stroke('thermo', [0, 1]), 9)).toBe(true);
    expect(drawing.isWhole(stroke('thermo', [0]), 9)).toBe(false);
    expect(drawing.isWhole(stroke('cage', [0, 1]), 9)).toBe(false);
  });
  it('says what is missing', () => {
    expect(drawing.finish(stroke('sum', [0, 1]), 9)).toEqual({ fault: 'value' });
    expect(drawing.finish(drawing.retyped(stroke('sum', [0, 1]), 'x'), 9)).toEqual({ fault: 'value' });
    expect(drawing.finish(stroke('arrow', [0]), 9)).toEqual({ fault: 'parts' });
    expect(drawing.finish(drawing.begin(of('sandwich')), 9)).toEqual({ fault: 'place' });
    expect(drawing.finish(drawing.retyped(stroke('cage', [0, 1]), '17'), 9)).toMatchObject({ clue: { values: [17] } });
  });
  it('splits an arrow at its first cell, or where the second part began', () => {
    expect(drawing.finish(stroke('arrow', [0, 1, 2]), 9)).toMatchObject({ clue: { bulb: [0], cells: [1, 2] } });
    const pill = drawing.nextPart(stroke('arrow', [0, 1]));
    const whole = drawing.drag(drawing.press(pill, 10, 'add'), 11, 'add');
    expect(drawing.finish(whole, 9)).toMatchObject({ clue: { bulb: [0, 1], cells: [10, 11] } });
  });
  it('takes digits of a corner without anything between them', () => {
    const quad = {
      ...drawing.begin(of('quad')),
      clue: { ...draft.emptyClue('quad'), cells: [0, 1, 9, 10] },
      value: '123',
    };
    expect(drawing.finish(quad, 9)).toMatchObject({ clue: { values: [1, 2, 3] } });
  });
  it('fills in what a fast pointer has passed over', () => {
    expect(drawing.between(0, 3, 9)).toEqual([1, 2, 3]);
    expect(drawing.between(0, 20, 9)).toEqual([10, 20]);
  });
  it('looks the other way from the same place', () => {
    const once = drawing.look(drawing.begin(of('littlekiller')), { row: -1, column: 3 }, 9);
    expect(once.clue.from).toBe('r0c4 dr');
    expect(drawing.look(once, { row: -1, column: 3 }, 9).clue.from).toBe('r0c4 dl');
  });
});

describe('where a pointer is', () => {
  it('finds cells, edges, corners and the margin', () => {
    expect(places.cellAt({ x: 1.5, y: 2.5 }, 9)).toBe(19);
    expect(places.cellAt({ x: -0.5, y: 2.5 }, 9)).toBeNull();
    expect(places.draggedAt({ x: 1.05, y: 2.05 }, 9)).toBeNull();
    expect(places.edgeAt({ x: 1.9, y: 0.5 }, 9)).toEqual([1, 2]);
    expect(places.edgeAt({ x: 1.5, y: 0.1 }, 9)).toBeNull(); // the rim of the board is no edge
    expect(places.edgeAt({ x: 1.5, y: 1.1 }, 9)).toEqual([1, 10]);
    expect(places.cornerAt({ x: 1.1, y: 0.9 }, 9)).toEqual([0, 1, 9, 10]);
    expect(places.cornerBelow(80, 9)).toEqual([70, 71, 79, 80]);
    expect(places.marginAt({ x: 3.5, y: -0.5 }, 9)).toEqual({ row: -1, column: 3 });
    expect(places.marginAt({ x: 3.5, y: 3.5 }, 9)).toBeNull();
  });
});

describe('changes', () => {
  it('keeps clues of one kind apart, but not two at one place', () => {
    const once = draft.withClue(draft.emptyDraft(), read('difference r1c12'), of('difference'));
    const twice = draft.withClue(once, read('difference 2 r1c21'), of('difference'));
    expect(twice.clues).toEqual([read('difference 2 r1c21')]);
    expect(draft.withClue(twice, read('difference r1c23'), of('difference')).clues).toHaveLength(2);
    expect(draft.withoutClue(twice, 0).clues).toEqual([]);
  });
  it('keeps the rules of the whole board on another size', () => {
    const set = { ...draft.emptyDraft(), clues: [read('antiknight'), read('cage 5 r1c12')], title: 'T' };
    expect(draft.resize(set, 6, kinds)).toMatchObject({ size: 6, clues: [{ kind: 'antiknight' }], title: 'T' });
  });
  it('is undone and redone', () => {
    const undo = moved(moved(start(1), 2), 3);
    expect(undone(undo).now).toBe(2);
    expect(redone(undone(undo)).now).toBe(3);
    expect(redone(moved(undone(undo), 4)).now).toBe(4);
    expect(undone(start(1)).now).toBe(1);
  });
});

describe('words', () => {
  const set = { ...draft.emptyDraft(), clues: [read('cage 17 r1c12'), read('diagonal +')] };
  const marks = {
    differs: new Set<number>(),
    core: new Set([0]),
    redundant: new Set<number>(),
    chosen: new Set<number>(),
    candidates: null,
  };
  it('speaks of place, content, state, clue', () => {
    expect(spokenCell(0, set, byId, marks, setEn)).toBe(
      'row 1 column 1, empty, part of the contradiction, in cage of 17',
    );
    expect(spokenCell(2, set, byId, marks, setDe)).toBe('Zeile 1 Spalte 3, leer');
    expect(nameOfClue(set.clues[1], of('diagonal'), setEn)).toBe('diagonal rising');
  });
  it('writes the rules from the clues', () => {
    expect(rulesOf(set, byId, setEn).split('\n')).toEqual([
      'Place a digit from 1 to 9 in every cell so that no digit repeats in a row, column or outlined region.',
      'Diagonal: what a diagonal says.',
      'Cage: what a cage says.',
    ]);
  });
  it('has every word in both languages', () => {
    const keys = (of: object): string[] =>
      Object.entries(of).flatMap(([key, value]) =>
        typeof value === 'object' ? keys(value as object).map((each) => `${key}.${each}`) : [key],
      );
    expect(keys(setDe)).toEqual(keys(setEn));
  });
  it('puts every shape into a group', () => {
    expect(new Set(kinds.map(groupOf))).toEqual(new Set(['set', 'line', 'pair', 'corner', 'cells', 'outside', 'flag']));
  });
});

describe('the verdict', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  const judge = (solved: Partial<SolveAnswer>, checked: Partial<CheckAnswer> = {}): Judge & { asked: string[] } => {
    const asked: string[] = [];
    return {
      asked,
      solve: (line) => (asked.push(`solve ${line}`), Promise.resolve(solved as SolveAnswer)),
      check: (line) => (asked.push(`check ${line}`), Promise.resolve(checked as CheckAnswer)),
      candidates: (line) => (
        asked.push(`candidates ${line}`),
        Promise.resolve({ candidates: ['12'] } as unknown as CandidatesAnswer)
      ),
    };
  };
  const now = (): number => 0;

  it('names what contradicts, cells and clues', async () => {
    const checked = {
      core_cells: ['r1c1'],
      core_clues: [2],
      flaws: [
        { clue: 1, text: 'out of reach', fatal: true },
        { clue: 0, text: 'it jumps', fatal: false },
      ],
      broken: [{ clue: null, cells: ['r1c2', 'r1c3'], text: 'twice' }],
    };
    const found = await ask(judge({ status: 'none' }, checked), 'x', 9, {}, now);
    expect(found).toMatchObject({ status: 'none', cells: [0, 1, 2], clues: [2, 1], words: ['out of reach', 'twice'] });
  });
  it('understands a classic board', async () => {
    const found = await ask(judge({ status: 'illegal' }, { conflicts: [['r1c1', 'r1c2']] }), 'x', 9, {}, now);
    expect(found).toMatchObject({ status: 'none', cells: [0, 1], clues: [] });
    const several = await ask(
      judge({ status: 'several' }, { count: 100, exact: false, differs: ['r2c1'] }),
      'x',
      9,
      {},
      now,
    );
    expect(several).toMatchObject({ status: 'several', count: 100, isExact: false, cells: [9] });
  });
  it('is asked once things have settled, and keeps the last until then', async () => {
    const told: Watched[] = [];
    const own = judge({ status: 'unique', solution: '1' });
    const watcher = new Watcher(own, (watched) => told.push(watched), now);
    watcher.look('a', 9);
    watcher.look('b', 9);
    await vi.advanceTimersByTimeAsync(149);
    expect(own.asked).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(own.asked).toEqual(['solve b']);
    watcher.look('c', 9);
    expect(told.at(-1)).toMatchObject({ isLooking: true, verdict: { status: 'unique' } });
  });
  it('gives up the question before', async () => {
    const told: Watched[] = [];
    const signals: AbortSignal[] = [];
    const slow: Judge = {
      ...judge({}),
      solve: (_, __, watch) =>
        new Promise((_resolve, reject) => {
          signals.push(watch!.signal!);
          watch!.signal!.addEventListener('abort', () => reject(new DOMException('', 'AbortError')));
        }),
    };
    const watcher = new Watcher(slow, (watched) => told.push(watched), now);
    watcher.look('a', 9);
    await vi.advanceTimersByTimeAsync(150);
    watcher.look('b', 9);
    await vi.advanceTimersByTimeAsync(150);
    expect(signals.map(({ aborted }) => aborted)).toEqual([true, false]);
    expect(told.every(({ problem }) => problem === '')).toBe(true);
  });
  it('asks for true candidates where they are wanted and there are several solutions', async () => {
    const told: Watched[] = [];
    const own = judge({ status: 'several' }, { count: 2, exact: true, differs: [] });
    const watcher = new Watcher(own, (watched) => told.push(watched), now);
    watcher.wantsCandidates = true;
    watcher.look('a', 9);
    await vi.advanceTimersByTimeAsync(150);
    expect(own.asked).toEqual(['solve a', 'check a', 'candidates a']);
    expect(told.at(-1)).toMatchObject({ candidates: ['12'], isLooking: false });
  });
});

describe('drafts that are kept', () => {
  const slot = (): { getItem(): string | null; setItem(key: string, value: string): void; text: string } => ({
    text: '',
    getItem() {
      return this.text || null;
    },
    setItem(_, value) {
      this.text = value;
    },
  });
  it('has the newest first, and each once', () => {
    const own = slot();
    const drafts = new Drafts(() => own);
    const full = (size: number): draft.Draft => draft.withGiven(draft.emptyDraft(size), [0], 1);
    drafts.keep('a', full(4), 1);
    drafts.keep('e', draft.emptyDraft(9), 1);
    drafts.keep('b', full(6), 2);
    drafts.keep('a', full(5), 3);
    expect(drafts.all().map(({ id, draft: { size } }) => `${id}${size}`)).toEqual(['a5', 'b6']);
    drafts.drop('a');
    expect(drafts.find('a')).toBeNull();
    expect(drafts.find('b')?.size).toBe(6);
  });
  it('trusts nothing, and says where nothing can be kept', () => {
    const own = slot();
    own.text = JSON.stringify([{ id: 'x', changed: 1, draft: { size: 9, givens: [1] } }, 3]);
    expect(new Drafts(() => own).all()).toEqual([]);
    own.text = 'nonsense';
    expect(new Drafts(() => own).all()).toEqual([]);
    const full = new Drafts(() => {
      throw new Error('full');
    });
    expect(full.keep('a', draft.emptyDraft(), 1)).toBe(false);
  });
});
