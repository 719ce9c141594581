import { createSignal } from '@jarchi/api-client/signal.ts';
import type { PendingFiles } from './pending-files.ts';
import { pending } from './pending.ts';

/** A chosen file that is not on the server yet. `D`: what the check found in it. */
export interface Upload<D = undefined> {
  readonly key: string;
  readonly file: File;
  /** An object URL, revoked with the row; empty where no picture is shown. */
  readonly url: string;
  /** Undefined until the file was checked. */
  readonly details: D | undefined;
  readonly step: 'checking' | 'waiting' | 'sending' | 'refused';
  readonly sent: number;
  readonly total: number;
  /** Seconds left at the speed so far; null while unknown. */
  readonly secondsLeft: number | null;
  readonly errors: readonly string[];
  /** The file is valid, but the upload failed. */
  readonly canRetry: boolean;
  /** The browser has a copy, so the upload continues after a reload. */
  readonly isKept: boolean;
}

/** The texts of why a file is refused, none if it is accepted, and what was found in it. */
export interface Checked<D> {
  readonly errors: readonly string[];
  readonly details?: D | undefined;
}

/** `S`: what the server answers to a file. */
export interface UploadParts<S, D> {
  /** Checks a file before it is sent: its size, its type, and what else is limited. */
  check(file: File, url: string): Checked<D> | Promise<Checked<D>>;
  send(upload: Pick<Upload<D>, 'file' | 'details'>, signal: AbortSignal, onProgress: (sent: number, total: number) => void): Promise<S>;
  failureText(error: unknown): string;
  onStored(stored: S, upload: Upload<D>): void;
  /** Refused and failed files leave the list, and are told here instead; `failure` is what a sending threw. */
  readonly onRefused?: ((upload: Upload<D>, errors: readonly string[], failure?: unknown) => void) | undefined;
  /** What the files belong to: the browser keeps copies under this name for the next visit. Without it none are kept. */
  readonly field?: string | undefined;
  /** The keys of the uploads that this tab left behind; without it, all of the field continue. */
  readonly known?: readonly string[] | undefined;
  /** Of these the browser has no copy any more. */
  readonly onLost?: ((keys: readonly string[]) => void) | undefined;
  /** Rows show the file itself. */
  readonly hasPicture?: boolean | undefined;
}

/** What stands outside of the uploads. */
export interface UploadWorld {
  readonly pending: PendingFiles;
  now(): number;
  newKey(): string;
}

export type Uploads<S, D = undefined> = ReturnType<typeof createUploads<S, D>>;

const browser: UploadWorld = {
  pending,
  now: () => performance.now(),
  newKey: () => `${String(Date.now())}-${Math.random().toString(36).slice(2)}`,
};

/**
 * Chosen files on their way to the server, sent one after another in the order they were chosen, so that slides keep their order. `getParts`
 * answers with what the page says now.
 */
export function createUploads<S, D = undefined>(
  getParts: () => UploadParts<S, D>,
  { pending: copies, now, newKey }: UploadWorld = browser,
) {
  const { field, hasPicture = false } = getParts();
  const change = createSignal();
  const controls = new Map<string, AbortController>();
  let items: readonly Upload<D>[] = [];
  let isSending = false;
  let isStopped = false;

  const set = (next: readonly Upload<D>[]) => {
    items = next;
    change.announce();
  };
  const patch = (key: string, part: Partial<Upload<D>>) => set(items.map((item) => (item.key === key ? { ...item, ...part } : item)));
  const find = (key: string) => (isStopped ? undefined : items.find((item) => item.key === key));
  const close = (url: string) => {
    if (url !== '') URL.revokeObjectURL(url);
  };
  const drop = (key: string) => {
    controls.get(key)?.abort();
    controls.delete(key);
    const gone = items.find((item) => item.key === key);
    if (gone) close(gone.url);
    set(items.filter((item) => item.key !== key));
  };
  const forget = async (key: string) => {
    if (field !== undefined) await copies.forget(key);
  };
  const refuse = (upload: Upload<D>, errors: readonly string[], failed?: { readonly failure: unknown }) => {
    const { onRefused } = getParts();
    if (!onRefused) return patch(upload.key, { step: 'refused', errors, canRetry: failed !== undefined });
    drop(upload.key);
    void forget(upload.key);
    onRefused(upload, errors, failed?.failure);
  };

  async function take(file: File, key: string, isKept: boolean) {
    const url = hasPicture ? URL.createObjectURL(file) : '';
    const fresh = {
      details: undefined,
      step: 'checking',
      sent: 0,
      total: file.size,
      secondsLeft: null,
      errors: [],
      canRetry: false,
    } as const;
    set([...items, { ...fresh, key, file, url, isKept }]);
    const { errors, details } = await getParts().check(file, url);
    const seen = find(key);
    if (!seen) return;
    if (errors.length > 0) {
      refuse(seen, errors);
      await forget(key);
      return void sendNext();
    }
    patch(key, { step: 'waiting', details });
    if (field !== undefined && !isKept && (await copies.keep({ key, place: field, file }))) {
      if (find(key)) patch(key, { isKept: true });
      else if (isStopped) copies.release(key);
      else await forget(key);
    }
    void sendNext();
  }

  async function sendNext() {
    if (isSending || isStopped || items.some(({ step }) => step === 'checking')) return;
    const next = items.find(({ step }) => step === 'waiting');
    if (!next) return;
    isSending = true;
    await send(next);
    isSending = false;
    void sendNext();
  }

  async function send(upload: Upload<D>) {
    const { key } = upload;
    const control = new AbortController();
    controls.set(key, control);
    const startedAt = now();
    patch(key, { step: 'sending', sent: 0, secondsLeft: null });
    try {
      const stored = await getParts().send(upload, control.signal, (sent, total) => {
        const seconds = (now() - startedAt) / 1000;
        if (find(key)) patch(key, { sent, total, secondsLeft: seconds >= 1 && sent > 0 ? ((total - sent) * seconds) / sent : null });
      });
      if (!find(key)) return;
      getParts().onStored(stored, upload);
      drop(key);
      await forget(key);
    } catch (failure) {
      if (control.signal.aborted || !find(key)) return;
      refuse(upload, [getParts().failureText(failure)], { failure });
    }
  }

  function cancel(key: string) {
    drop(key);
    void forget(key);
    void sendNext();
  }

  return {
    getSnapshot: () => items,
    subscribe: change.subscribe,
    add(files: readonly File[]) {
      for (const file of files) void take(file, newKey(), false);
    },
    /** Continues the uploads of an earlier visit. */
    async resume() {
      const { known, onLost } = getParts();
      if (field === undefined || known?.length === 0) return;
      const found = await copies.list(field);
      for (const { key, file } of found) {
        // A copy may belong to another tab, which has not come back for it yet.
        if (isStopped || known?.includes(key) === false) copies.release(key);
        else if (!items.some((item) => item.key === key)) void take(file, key, true);
      }
      const lost = known?.filter((key) => !found.some((copy) => copy.key === key)) ?? [];
      if (!isStopped && lost.length > 0) onLost?.(lost);
    },
    cancel,
    cancelAll: () => items.forEach(({ key }) => cancel(key)),
    retry(key: string) {
      patch(key, { step: 'waiting', errors: [], canRetry: false });
      void sendNext();
    },
    /** Retries uploads that failed with the network. */
    retryAll() {
      set(items.map((item) => (item.canRetry ? { ...item, step: 'waiting', errors: [], canRetry: false } : item)));
      void sendNext();
    },
    /** Stops when the page is left; kept files wait for the next visit. */
    stop() {
      isStopped = true;
      for (const control of controls.values()) control.abort();
      for (const { key, url } of items) {
        close(url);
        if (field !== undefined) copies.release(key);
      }
      items = [];
    },
  };
}

/** Uploads of an open page: they continue what an earlier visit left, and what failed when the network comes back. Ended by `stop`. */
export function openUploads<S, D>(getParts: () => UploadParts<S, D>): Uploads<S, D> {
  const uploads = createUploads(getParts);
  const goOn = () => uploads.retryAll();
  addEventListener('online', goOn);
  void uploads.resume();
  return {
    ...uploads,
    stop() {
      removeEventListener('online', goOn);
      uploads.stop();
    },
  };
}
