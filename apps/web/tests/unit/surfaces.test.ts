// Back, Forward and reload over what is open, with a history that behaves like a browser's.

import { describe, expect, it } from 'vitest';
import { Surfaces } from '../../app/src/surfaces';

class Past {
  entries: unknown[] = [null];
  at = 0;
  ongo = (): void => {};
  get state(): unknown {
    return this.entries[this.at];
  }
  pushState = (state: unknown): void => {
    this.entries = [...this.entries.slice(0, this.at + 1), state];
    this.at += 1;
  };
  replaceState = (state: unknown): void => void (this.entries[this.at] = state);
  go = (by = 0): void => {
    this.at += by;
    this.ongo();
  };
}

function page(past = new Past(), of = 'game') {
  const shown: string[] = [];
  const close = (name: string) => (): void => void shown.splice(shown.indexOf(name), 1);
  const open = (name: string): (() => void) => (shown.push(name), close(name));
  const surfaces = new Surfaces(
    past,
    () => of,
    (name) => (name === 'print' ? null : open(name)),
  );
  past.ongo = () => surfaces.arrived();
  return { past, shown, surfaces, show: (name: string) => surfaces.show(name, open(name)), open };
}

describe('Back', () => {
  it('closes one thing at a time, the uppermost first', () => {
    const { past, shown, show } = page();
    for (const name of ['hint', 'settings']) show(name);
    past.go(-1);
    expect(shown).toEqual(['hint']);
    past.go(-1);
    expect([shown, past.at]).toEqual([[], 0]);
  });

  it('is not left dead by a surface that was closed otherwise', () => {
    const { past, shown, surfaces, show } = page();
    show('hint');
    shown.pop();
    surfaces.closed('hint');
    expect(past.at).toBe(0);
  });

  it('comes back to what was open under a view', () => {
    const { past, shown, surfaces, show } = page();
    show('hint');
    past.pushState(surfaces.state); // a view above it
    past.go(-1);
    expect(shown).toEqual(['hint']);
  });

  it('goes from a view that a dialog led to, straight to what was under the dialog', () => {
    const { past, shown, surfaces, show } = page();
    show('settings');
    surfaces.become('#/techniques');
    expect([shown, past.at]).toEqual([[], 1]);
    past.go(-1);
    expect([shown, past.at]).toEqual([[], 0]);
  });

  it('passes over what belonged to another game', () => {
    const past = new Past();
    const old = page(past, 'old');
    old.show('hint');
    past.pushState({ open: [], of: 'new' });
    const { shown } = page(past, 'new');
    past.go(-1);
    expect([shown, past.at]).toEqual([[], 0]);
  });
});

describe('Forward and reload', () => {
  it('open again what was open', () => {
    const { past, shown, show } = page();
    show('hint');
    past.go(-1);
    past.go(1);
    expect(shown).toEqual(['hint']);
    const again = page(past);
    again.surfaces.arrived();
    expect(again.shown).toEqual(['hint']);
  });

  it('leave an entry whose surface cannot be opened again', () => {
    const { past, show } = page();
    show('hint');
    show('print');
    const again = page(past);
    again.surfaces.arrived();
    expect([again.shown, past.at]).toEqual([['hint'], 1]);
  });
});
