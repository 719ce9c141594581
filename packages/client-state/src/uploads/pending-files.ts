import { UPLOADS_DATABASE } from './forget-uploads.ts';

/** A chosen file that is not on the server yet. */
export interface PendingFile {
  readonly key: string;
  /** The draft and field, or the form, that it belongs to. */
  readonly place: string;
  readonly file: File;
}

/** Keeps files over a reload. `keep` returns whether the browser stored the file. */
export interface PendingFiles {
  keep(pending: PendingFile): Promise<boolean>;
  /** Lists files that no other window sends, and claims them for this window. */
  list(field: string): Promise<PendingFile[]>;
  /** Lets another window send the file. */
  release(key: string): void;
  forget(key: string): Promise<void>;
  forgetAll(): Promise<void>;
}

const STORE = 'files';
const FIELD_INDEX = 'place';

const answer = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('IndexedDB refused'));
  });

const held = new Map<string, () => void>();

/** Locks a file for this window until its release; false if another window has it. Pages without https have no locks. */
function hold(key: string): Promise<boolean> {
  if (!('locks' in navigator)) return Promise.resolve(true);
  return new Promise((resolve) => {
    const wait = (lock: Lock | null) => {
      resolve(lock !== null);
      return lock && new Promise<void>((end) => held.set(key, end));
    };
    navigator.locks.request(`${UPLOADS_DATABASE}-${key}`, { ifAvailable: true }, wait).catch(() => resolve(true));
  });
}

function release(key: string): void {
  held.get(key)?.();
  held.delete(key);
}

/** A failure counts as a browser that keeps nothing: a private window, a full disk, no IndexedDB. */
export function createPendingFiles(): PendingFiles {
  let opened: Promise<IDBDatabase> | undefined;
  const open = () => {
    opened ??= new Promise((resolve, reject) => {
      const request = indexedDB.open(UPLOADS_DATABASE, 1);
      request.onupgradeneeded = () => request.result.createObjectStore(STORE, { keyPath: 'key' }).createIndex(FIELD_INDEX, FIELD_INDEX);
      request.onsuccess = () => {
        // A sign-out deletes the database, also in other windows.
        request.result.onversionchange = () => {
          request.result.close();
          opened = undefined;
        };
        resolve(request.result);
      };
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
    async list(field) {
      const found = ((await ask('readonly', (store) => store.index(FIELD_INDEX).getAll(field))) as PendingFile[] | undefined) ?? [];
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
