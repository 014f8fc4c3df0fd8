// Where everything but the game at hand is kept: pairs of a name and a value in the browser's database. A
// browser without one (or that forbids it) keeps them until the page is closed.

export interface Vault {
  readonly isLasting: boolean;
  all(): Promise<[string, unknown][]>;
  put(key: string, value: unknown): Promise<void>;
  remove(key: string): Promise<void>;
  clear(): Promise<void>;
}

export class MemoryVault implements Vault {
  readonly isLasting = false;
  private readonly pairs = new Map<string, unknown>();

  async all(): Promise<[string, unknown][]> {
    return [...this.pairs];
  }
  async put(key: string, value: unknown): Promise<void> {
    this.pairs.set(key, JSON.parse(JSON.stringify(value)));
  }
  async remove(key: string): Promise<void> {
    this.pairs.delete(key);
  }
  async clear(): Promise<void> {
    this.pairs.clear();
  }
}

const kStore = 'kept';

function asked<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

class DatabaseVault implements Vault {
  readonly isLasting = true;
  constructor(private readonly database: IDBDatabase) {}

  private store(mode: IDBTransactionMode): IDBObjectStore {
    return this.database.transaction(kStore, mode).objectStore(kStore);
  }
  async all(): Promise<[string, unknown][]> {
    const store = this.store('readonly');
    const [keys, values] = await Promise.all([asked(store.getAllKeys()), asked(store.getAll())]);
    return keys.map((key, i) => [String(key), values[i]]);
  }
  async put(key: string, value: unknown): Promise<void> {
    await asked(this.store('readwrite').put(value, key));
  }
  async remove(key: string): Promise<void> {
    await asked(this.store('readwrite').delete(key));
  }
  async clear(): Promise<void> {
    await asked(this.store('readwrite').clear());
  }
}

export async function openVault(factory: IDBFactory | undefined, name = 'nonet'): Promise<Vault> {
  if (!factory) return new MemoryVault();
  try {
    const request = factory.open(name, 1);
    request.onupgradeneeded = () => void request.result.createObjectStore(kStore);
    const database = await asked(request);
    database.onversionchange = () => database.close(); // a later page wants another shape
    return new DatabaseVault(database);
  } catch {
    return new MemoryVault();
  }
}
