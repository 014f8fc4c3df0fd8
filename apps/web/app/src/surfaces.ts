// What is open above the board or a view (a dialog, a sheet, a menu), as entries of the browser's
// history: Back closes the uppermost, and nothing else. Opening one adds an entry with the same
// address; closing it by a button takes that entry back.
//
// An entry's state names every surface that is open in it, so that after a reload those that can are
// opened again and no Back is left without effect.
//
// The browser takes a step back some time after it is asked to. An entry that was made meanwhile would be
// stepped over, and the page stand where nobody sent it: so whatever is to be written waits for the step.

interface Open {
  name: string;
  close(): void;
}

type Past = Pick<History, 'state' | 'pushState' | 'replaceState' | 'go'>;
// Opens a surface again and says how it is closed; null if it cannot be.
type Reopen = (name: string) => (() => void) | null;

export class Surfaces {
  private readonly open: Open[] = [];
  private isLeaving = false; // a step back of ours is under way
  private waiting: (() => void)[] = []; // for its end

  // `of` says which game the surfaces belong to: none is opened again for another.
  constructor(
    private readonly past: Past,
    private readonly of: () => string,
    private readonly reopen: Reopen,
  ) {}

  // What an entry made now has to say.
  get state(): { open: string[]; of: string } {
    return { open: this.open.map(({ name }) => name), of: this.of() };
  }

  private wanted(): string[] {
    const { open } = (this.past.state ?? {}) as { open?: unknown };
    return Array.isArray(open) ? open.filter((name) => typeof name === 'string') : [];
  }

  isOpen(name: string): boolean {
    return this.open.some((one) => one.name === name);
  }

  show(name: string, close: () => void): void {
    if (this.isOpen(name)) return;
    this.open.push({ name, close });
    this.enter();
  }

  // A view, or what was opened in one, gets an entry; or takes that of what was there.
  enter(address?: string, how: 'push' | 'replace' = 'push'): void {
    const { state } = this;
    this.write(() => {
      if (how === 'replace') this.past.replaceState(state, '', address);
      else this.past.pushState(state, '', address);
    });
  }

  private leave(entries: number): void {
    this.write(() => {
      this.isLeaving = true;
      this.past.go(-entries);
    });
  }

  private write(change: () => void): void {
    if (this.isLeaving) this.waiting.push(change);
    else change();
  }

  // The browser stands on another entry. True if that was a step of ours and others wanted to write
  // meanwhile: they have now, and the page shows already what they wrote.
  settle(): boolean {
    if (!this.isLeaving) return false;
    this.isLeaving = false;
    const hadWaiting = this.waiting.length > 0;
    while (this.waiting.length > 0 && !this.isLeaving) this.waiting.shift()!();
    return hadWaiting;
  }

  // It has been closed, by a button, a key or what it was about: its entry goes, and those above it.
  closed(name: string): void {
    const at = this.open.findIndex((one) => one.name === name);
    if (at < 0) return;
    const gone = this.open.splice(at);
    for (const one of gone.slice(1).reverse()) one.close();
    this.leave(gone.length);
  }

  // Another takes its place: no entry comes or goes.
  replace(name: string, by: string, close: () => void): void {
    const at = this.open.findIndex((one) => one.name === name);
    if (at < 0) return this.show(by, close);
    this.open[at] = { name: by, close };
    this.enter(undefined, 'replace');
  }

  // The entry of the uppermost becomes that of the view it leads to.
  become(address: string): void {
    const uppermost = this.open.pop();
    uppermost?.close();
    this.enter(address, uppermost ? 'replace' : 'push');
  }

  // Another game: nothing of the old one stays open. Entries that knew it are passed over later.
  forget(): void {
    while (this.open.length > 0) this.open.pop()!.close();
  }

  // The browser stands on another entry, or the page was loaded again: what is not open there closes,
  // uppermost first; what was open there opens. An entry that has nothing to show is left at once.
  arrived(): void {
    const wanted = this.wanted();
    while (this.open.length > wanted.length) this.open.pop()!.close();
    const isSameGame = ((this.past.state ?? {}) as { of?: unknown }).of === this.of();
    for (const name of wanted.slice(this.open.length)) {
      const close = isSameGame ? this.reopen(name) : null;
      if (!close) break;
      this.open.push({ name, close });
    }
    const missing = wanted.length - this.open.length;
    if (missing > 0) this.leave(missing);
  }
}
