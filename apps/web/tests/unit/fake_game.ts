// A game whose engine answers what a test tells it to.

import { Game } from '../../app/src/game/game.svelte';
import { Store } from '../../app/src/game/store';
import type { Drawing, Step } from '../../engine/answers';
import type { Engine } from '../../engine/client';

export const givens = '...2...7.1..8.....792.5.8..9.537..282...4...93...8.451..8..9..34...6.......4...9.';
export const solution = '863214975154897362792653814945371628281546739376982451618729543439165287527438196';

export function gameWith(parts: Record<string, unknown>): Game {
  const slot = { getItem: () => null, setItem: () => {}, removeItem: () => {} };
  const game = new Game(parts as unknown as Engine, new Store(() => slot));
  game.begin({ givens });
  return game;
}

// A drawing of so many shapes, by class.
export function drawing(...classes: string[]): Drawing {
  return { shapes: classes.map((name) => ({ class: name, d: 'M0 0L1 1' })), legend: [], cells: [] };
}

// A hidden single, or an elimination, as the engine tells it.
export function step(technique: string, place: string[], eliminate: string[] = []): Step {
  const [name] = [...place, ...eliminate];
  const evidence = [{ role: 'cell', paint: 'focus', cells: [name.slice(1)], digits: [], houses: [] }];
  return {
    technique,
    place,
    eliminate,
    text: `Why ${technique}.`,
    chain: null,
    evidence,
    drawing: drawing(place.length > 0 ? 'ring' : 'strike'),
  } as Step;
}

// An answer that comes when the test says so.
export function later<T>(): { promise: Promise<T>; come: (value: T) => void; fail: (error: unknown) => void } {
  let come!: (value: T) => void;
  let fail!: (error: unknown) => void;
  const promise = new Promise<T>((resolve, reject) => ([come, fail] = [resolve, reject]));
  return { promise, come, fail };
}
