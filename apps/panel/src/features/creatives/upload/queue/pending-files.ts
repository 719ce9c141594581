/** A chosen file that the server does not have yet. */
export interface PendingFile {
  readonly key: string;
  /** The draft and field that it belongs to. */
  readonly place: string;
  readonly file: File;
}

/** Keeps files over a reload. `keep` says whether the browser could. */
export interface PendingFiles {
  keep(pending: PendingFile): Promise<boolean>;
  /** Those that no other window is sending; they are this one's now. */
  list(place: string): Promise<PendingFile[]>;
  /** Another window may send it. */
  release(key: string): void;
  forget(key: string): Promise<void>;
  forgetAll(): Promise<void>;
}

const DATABASE = 'jarchi-uploads';
const STORE = 'files';
const PLACE = 'place';

const answer = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('IndexedDB refused'));
  });

const held = new Map<string, () => void>();

/** True when no other window has it; until it is released this one does. An insecure address knows no locks. */
function hold(key: string): Promise<boolean> {
  if (!('locks' in navigator)) return Promise.resolve(true);
  return new Promise((resolve) => {
    const wait = (lock: Lock | null) => {
      resolve(lock !== null);
      return lock && new Promise<void>((end) => held.set(key, end));
    };
    navigator.locks.request(`${DATABASE}-${key}`, { ifAvailable: true }, wait).catch(() => resolve(true));
  });
}

function release(key: string): void {
  held.get(key)?.();
  held.delete(key);
}

/** Every try that fails counts as a browser that keeps nothing: private windows, full disks, none at all. */
export function createPendingFiles(): PendingFiles {
  let opened: Promise<IDBDatabase> | undefined;
  const open = () => {
    opened ??= new Promise((resolve, reject) => {
      const request = indexedDB.open(DATABASE, 1);
      request.onupgradeneeded = () => request.result.createObjectStore(STORE, { keyPath: 'key' }).createIndex(PLACE, PLACE);
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error ?? new Error('IndexedDB refused'));
    });
    return opened;
  };
  async function ask<T>(mode: IDBTransactionMode, act: (store: IDBObjectStore) => IDBRequest<T>): Promise<T | undefined> {
    try {
      const database = await open();
      return await answer(act(database.transaction(STORE, mode).objectStore(STORE)));
    } catch {
      return undefined;
    }
  }
  return {
    async keep(pending) {
      await hold(pending.key);
      return (await ask('readwrite', (store) => store.put(pending))) !== undefined;
    },
    async list(place) {
      const found = ((await ask('readonly', (store) => store.index(PLACE).getAll(place))) as PendingFile[] | undefined) ?? [];
      const isFree = await Promise.all(found.map(({ key }) => hold(key)));
      return found.filter((_, at) => isFree[at]);
    },
    release,
    async forget(key) {
      await ask('readwrite', (store) => store.delete(key));
      release(key);
    },
    async forgetAll() {
      await ask('readwrite', (store) => store.clear());
      for (const key of held.keys()) release(key);
    },
  };
}
