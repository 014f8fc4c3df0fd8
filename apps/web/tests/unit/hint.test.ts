// A hint from its first word to the step applied, and every way out.

import { describe, expect, it, vi } from 'vitest';
import type { Game } from '../../app/src/game/game.svelte';
import { HintSession } from '../../app/src/panels/hint.svelte';
import { Ladder } from '../../app/src/panels/ladder.svelte';
import { drawing, gameWith, later, solution, step } from './fake_game';

const none = { kind: null, houses: [], digits: [], marks: [], remove: [], restore: [] };
const single = step('hidden_single', ['7r2c6']);

// What `nonet hint` says at each level.
function answer(_input: string, level: number) {
  const hint = {
    technique: 'hidden_single',
    houses: level >= 2 ? ['b2'] : null,
    cells: level >= 3 ? ['r2c6'] : null,
    step: level >= 4 ? single : null,
    drawing: drawing(...['', 'tint', 'frame', 'ring'].slice(1, level)),
  };
  const text = [
    '',
    'Hidden Single',
    'Hidden Single: look at box 2',
    'Hidden Single: look at r2c6',
    'Hidden Single: r2c6=7. In box 2 …',
  ][level];
  return { status: 'hint', level, text, remarks: [], notes: null, mistakes: none, hint };
}
function begin(parts: Record<string, unknown> = {}): {
  game: Game;
  session: HintSession;
  hint: ReturnType<typeof vi.fn>;
} {
  const hint = vi.fn(async (input: string, level: number) => answer(input, level));
  const game = gameWith({ hint, ...parts });
  return { game, session: new HintSession(game, new Ladder()), hint };
}
const kinds = (game: Game): string[] => game.highlight?.shapes.map((shape) => shape.class) ?? [];

describe('a hint', () => {
  it('says and draws a little more at each level', async () => {
    const { game, session } = begin();
    await session.ask();
    expect([session.name, session.words, session.level]).toEqual(['Hidden Single', '', 1]);
    expect(kinds(game)).toEqual([]);
    await session.more();
    expect(session.words).toBe('look at box 2');
    expect(kinds(game)).toEqual(['tint']);
    await session.more();
    expect(kinds(game)).toEqual(['tint', 'frame']);
    await session.more();
    expect(kinds(game)).toContain('ring');
    expect(session.hasMore).toBe(false);
  });

  it('is named by its technique, whatever its words begin with', async () => {
    const texts = [
      'Hidden Single, box 2: one place.',
      'Where does 7 go in box 2?',
      'r2c6',
      'Hidden Single: r2c6 = 7\n1. So it is.',
    ];
    const { session } = begin({
      hint: async (input: string, level: number) => ({ ...answer(input, level), text: texts[level - 1] }),
    });
    const told: string[][] = [];
    for (let level = 1; level <= 4; ++level) {
      await session.ask(level);
      told.push([session.name, session.words]);
    }
    expect(told).toEqual([
      ['Hidden Single', 'box 2: one place.'],
      ['Hidden Single', 'Where does 7 go in box 2?'],
      ['Hidden Single', 'r2c6'],
      ['Hidden Single', 'r2c6 = 7\n1. So it is.'],
    ]);
  });

  it('is asked from the digits and notes of the player, with the ladder chosen', async () => {
    const { game, session, hint } = begin();
    game.select(0);
    game.enter(8);
    const ladder = new Ladder();
    ladder.uniqueness = false;
    ladder.schedule = 'hodoku';
    await new HintSession(game, ladder).ask();
    const [input, level, options] = hint.mock.calls[0];
    expect(JSON.parse(input as string).state[0]).toBe('8');
    expect([level, options]).toEqual([1, { schedule: 'hodoku', 'no-uniqueness': true }]);
    expect(session.phase).toBe('idle');
  });

  it('can be applied from any level, as one move', async () => {
    const { game, session } = begin();
    await session.ask();
    await session.apply();
    expect(game.position.state[14]).toBe('7');
    expect(session.phase).toBe('idle');
    expect(session.said).toContain('r2c6 = 7');
    expect(game.highlight).toBeNull();
    game.undo();
    expect(game.position.state[14]).toBe('.');
  });

  it('goes away when dismissed, and goes on where it was left', async () => {
    const { game, session } = begin();
    await session.ask(2);
    await session.follow(game.position);
    expect(session.phase).toBe('told');
    session.dismiss();
    expect([session.phase, game.highlight]).toEqual(['idle', null]);
    await session.ask();
    expect(session.level).toBe(2);
    session.dismiss();
    game.select(0);
    game.enter(8);
    await session.ask();
    expect(session.level).toBe(1); // another position
  });

  it('is done once the player enters what it leads to, at any level', async () => {
    const { game, session } = begin();
    await session.ask(1);
    game.select(14);
    game.enter(7);
    await session.follow(game.position);
    expect([session.phase, session.said]).toEqual(['done', 'That’s it: r2c6 = 7.']);
    game.undo();
    expect(game.position.state[14]).toBe('.'); // one step
  });

  it('stays while it still holds, drawn again', async () => {
    const { game, session } = begin({ steps: async () => ({ status: 'found', steps: [single] }) });
    await session.ask(2);
    game.select(0);
    game.enter(8);
    await session.follow(game.position);
    expect([session.phase, session.level, kinds(game)]).toEqual(['told', 2, ['tint']]);
  });

  it('says so when it no longer holds, and fits again when that is undone', async () => {
    const { game, session } = begin({ steps: async () => ({ status: 'found', steps: [] }) });
    await session.ask(2);
    game.select(14);
    game.enter(3);
    await session.follow(game.position);
    expect([session.phase, kinds(game), session.hasMore]).toEqual(['stale', [], false]);
    game.undo();
    await session.follow(game.position);
    expect([session.phase, kinds(game)]).toEqual(['told', ['tint']]);
  });

  it('asks with the meaning of notes that was chosen', async () => {
    const { game, session, hint } = begin();
    await session.ask();
    expect(hint.mock.calls[0][2]).toEqual({});
    game.set('notes', 'partial');
    await session.ask();
    expect(hint.mock.calls.at(-1)![2]).toEqual({ notes: 'partial' });
  });

  it('does not come back if the board has changed meanwhile', async () => {
    const slow = later<unknown>();
    const { game, session } = begin({ hint: () => slow.promise });
    const asked = session.ask();
    game.select(0);
    game.enter(8);
    session.follow(game.position);
    slow.come(answer('', 4));
    await asked;
    expect([session.phase, session.answer, game.highlight]).toEqual(['idle', null, null]);
  });

  it('tells of an engine that failed, and asks again', async () => {
    const { session } = begin({
      hint: vi.fn().mockRejectedValueOnce(new Error('out of memory')).mockResolvedValue(answer('', 1)),
    });
    await session.ask();
    expect([session.phase, session.error]).toEqual(['failed', 'out of memory']);
    await session.ask();
    expect(session.phase).toBe('told');
  });
});

describe('where there is no hint', () => {
  // What `nonet hint` says of a mistake at each level.
  function mistaken(_input: string, level: number) {
    const mistakes = {
      ...none,
      kind: 'digits',
      houses: level >= 2 ? ['r1', 'r2', 'r3'] : [],
      digits: level >= 3 ? ['r1c1'] : [],
      remove: level >= 4 ? ['r1c1'] : [],
    };
    return {
      status: 'mistake',
      level,
      text: 'One digit does not fit.',
      remarks: [],
      notes: null,
      mistakes,
      hint: null,
    };
  }

  it('tells a mistake in levels and takes wrong digits away', async () => {
    const { game, session } = begin({ hint: async (input: string, level: number) => mistaken(input, level) });
    game.select(0);
    game.enter(3);
    await session.ask();
    expect([session.name, session.hasMore, game.blame.size]).toEqual(['', true, 0]);
    await session.more();
    expect([kinds(game), game.blame.size]).toEqual([['tint', 'tint', 'tint'], 0]);
    await session.more();
    expect([[...game.blame], session.wrong]).toEqual([[[0, 'wrong']], []]);
    await session.more();
    expect([session.hasMore, session.wrong]).toEqual([false, [0]]);
    session.clearWrong();
    expect(game.position.state[0]).toBe('.');
  });

  it('puts erased notes back', async () => {
    const erased = {
      ...mistaken('', 4),
      mistakes: { ...none, kind: 'marks', marks: ['r1c2'], restore: ['6r1c2', '3r1c2'] },
    };
    const { game, session } = begin({ hint: async () => erased });
    await session.ask(4);
    expect([...game.blame]).toEqual([[1, 'missing']]);
    session.restore();
    expect([...game.position.corner[1]]).toEqual([6, 3]);
  });

  it('reveals the chosen cell, or the first blank one', async () => {
    const stuck = { status: 'stuck', level: 1, text: '', mistakes: none, hint: null };
    const { game, session } = begin({ hint: async () => stuck, solve: async () => ({ status: 'unique', solution }) });
    game.cursor = 80;
    await session.ask();
    await session.reveal();
    expect(game.position.state[80]).toBe('6');
    expect(session.said).toContain('r9c9');
    game.cursor = 3; // a given
    await session.ask();
    await session.reveal();
    expect(game.position.state[0]).toBe('8');
  });

  it('reveals nothing where there are several solutions', async () => {
    const { game, session } = begin({ solve: async () => ({ status: 'several', solution }) });
    const before = game.position;
    await session.reveal();
    expect(game.position).toBe(before);
    expect(session.isSeveral).toBe(true);
  });

  it('shows which digits cannot stand together', async () => {
    const check = async () => ({ conflicts: [['r1c1', 'r1c2']], core: ['r1c1', 'r9c9'] });
    const { game, session } = begin({ check });
    await session.showWrong();
    expect([...game.blame]).toEqual([
      [0, 'clash'],
      [80, 'core'],
      [1, 'clash'],
    ]);
  });
});
