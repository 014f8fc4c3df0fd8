// Whose turn it is to write: one tab at a time plays the game that the browser keeps, by a lock that
// all tabs share. Where there are no locks (plain http from another machine) every tab believes it is
// its turn until the store's revision tells otherwise.

type Locks = Pick<LockManager, 'request'>;
type Release = () => void;

const kName = 'nonet/game';

export class Turn {
  private release: Release | null = null;

  constructor(private readonly locks: Locks | undefined) {}

  // Whether it is this tab's turn; if so, `onlost` is called once another tab takes it.
  ask(onlost: () => void): Promise<boolean> {
    return this.request({ ifAvailable: true }, onlost);
  }

  take(onlost: () => void): Promise<boolean> {
    return this.request({ steal: true }, onlost);
  }

  private request(how: LockOptions, onlost: () => void): Promise<boolean> {
    const { locks } = this;
    if (!locks || this.release) return Promise.resolve(true);
    return new Promise((answer) => {
      const hold = (lock: Lock | null): Promise<void> | undefined => {
        answer(lock !== null);
        if (!lock) return undefined;
        return new Promise((release) => (this.release = release)); // held as long as the page lives
      };
      locks.request(kName, how, hold).catch(() => {
        const wasMine = this.release !== null;
        this.release = null;
        answer(false);
        if (wasMine) onlost();
      });
    });
  }
}
