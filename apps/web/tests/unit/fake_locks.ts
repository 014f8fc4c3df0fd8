// As much of the browser's locks as one name needs: given, refused, stolen.

type Held = { reject(error: unknown): void };
type Grant = (lock: Lock | null) => unknown;

export class FakeLocks {
  private held: Held | null = null;

  request = ((name: string, how: LockOptions, grant: Grant): Promise<unknown> => {
    if (this.held && how.ifAvailable) return Promise.resolve(grant(null));
    return new Promise((resolve, reject) => {
      this.held?.reject(new DOMException('stolen', 'AbortError'));
      this.held = { reject };
      void Promise.resolve(grant({ name, mode: 'exclusive' })).then(resolve);
    });
  }) as LockManager['request'];
}
