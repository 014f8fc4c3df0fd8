// Back, Forward and reload over what is open, with a history that behaves like a browser's.

import { describe, expect, it } from 'vitest';
import { Surfaces } from '../../app/src/surfaces';

class Past {
  entries: unknown[] = [null];
  addresses: (string | undefined)[] = ['#/'];
  at = 0;
  ongo = (): void => {};
  get state(): unknown {
    return this.entries[this.at];
  }
  get address(): string | undefined {
    return this.addresses[this.at];
  }
  pushState = (state: unknown, _title?: string, address = this.address): void => {
    this.entries = [...this.entries.slice(0, this.at + 1), state];
    this.addresses = [...this.addresses.slice(0, this.at + 1), address];
    this.at += 1;
  };
  replaceState = (state: unknown, _title?: string, address = this.address): void => {
    this.entries[this.at] = state;
    this.addresses[this.at] = address;
  };
  go = (by = 0): void => {
    this.at += by;
    this.ongo();
  };
}

// Steps are taken when the browser comes to it, as a real one does.
class Slow extends Past {
  private readonly asked: number[] = [];
  override go = (by = 0): void => void this.asked.push(by);
  come(): void {
    this.at += this.asked.shift() ?? 0;
    this.ongo();
  }
  get isStill(): boolean {
    return this.asked.length === 0;
  }
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
  past.ongo = () => {
    if (!surfaces.settle()) surfaces.arrived();
  };
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

describe('What comes while a step back is under way', () => {
  it('a view gets its entry behind the step, not under it', () => {
    const past = new Slow();
    const { shown, surfaces, show } = page(past);
    show('settings');
    shown.pop();
    surfaces.closed('settings');
    surfaces.enter('#/new');
    expect(past.address).toBe('#/'); // not yet
    past.come();
    expect([past.at, past.address, past.isStill]).toEqual([1, '#/new', true]);
    past.go(-1);
    past.come();
    expect([past.at, past.address, shown]).toEqual([0, '#/', []]);
  });

  it('a surface that is opened stays open', () => {
    const past = new Slow();
    const { shown, surfaces, show } = page(past);
    show('hint');
    shown.pop();
    surfaces.closed('hint');
    show('settings');
    past.come();
    expect([shown, past.at, past.state]).toEqual([['settings'], 1, { open: ['settings'], of: 'game' }]);
  });

  it('opened and closed again leaves nothing behind', () => {
    const past = new Slow();
    const { shown, surfaces, show } = page(past);
    for (const name of ['hint', 'settings', 'hint']) {
      show(name);
      shown.pop();
      surfaces.closed(name);
    }
    for (let i = 0; i < 3; ++i) past.come();
    expect([past.at, shown, past.isStill]).toEqual([0, [], true]);
  });

  it('a link that leads on from a dialog that has just closed gets an entry of its own', () => {
    const past = new Slow();
    const { shown, surfaces, show } = page(past);
    show('settings');
    shown.pop();
    surfaces.closed('settings');
    surfaces.become('#/techniques');
    past.come();
    expect([past.at, past.addresses]).toEqual([1, ['#/', '#/techniques']]);
  });
});
