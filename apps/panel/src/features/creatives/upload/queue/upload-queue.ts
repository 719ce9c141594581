import type { MediaFileFacts } from '@jarchi/domain/creatives/media-files.ts';
import type { DraftFile } from '@jarchi/domain/drafts/drafts.ts';
import type { Result } from '@jarchi/domain/result.ts';
import type { PendingFiles } from '#features/ground/uploads/pending-files.ts';
import type { ReadFile, ReadIssue } from './read-facts.ts';

export interface UploadItem {
  readonly key: string;
  readonly file: File;
  /** An object URL, revoked with the row. */
  readonly url: string;
  readonly poster: string | null;
  readonly type: string | null;
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

export interface QueueParts {
  readonly place: string;
  readonly pending: PendingFiles;
  read(file: File, url: string): Promise<Result<ReadFile, ReadIssue>>;
  /** The texts of why a file is refused; empty if it is accepted. */
  check(facts: MediaFileFacts): readonly string[];
  readonly brokenText: string;
  send(
    item: Pick<UploadItem, 'file' | 'poster'>,
    signal: AbortSignal,
    onProgress: (sent: number, total: number) => void,
  ): Promise<DraftFile>;
  failureText(error: unknown): string;
  onStored(file: DraftFile): void;
  now(): number;
  newKey(): string;
}

export type UploadQueue = ReturnType<typeof createUploadQueue>;

/** The uploads of one field, sent one after another in the order they were chosen, so that slides keep their order. */
export function createUploadQueue(parts: QueueParts) {
  const listeners = new Set<() => void>();
  const controls = new Map<string, AbortController>();
  let items: readonly UploadItem[] = [];
  let isSending = false;
  let isStopped = false;

  const set = (next: readonly UploadItem[]) => {
    items = next;
    for (const listener of listeners) listener();
  };
  const patch = (key: string, change: Partial<UploadItem>) => set(items.map((item) => (item.key === key ? { ...item, ...change } : item)));
  const has = (key: string) => !isStopped && items.some((item) => item.key === key);
  const drop = (key: string) => {
    controls.get(key)?.abort();
    controls.delete(key);
    const gone = items.find((item) => item.key === key);
    if (gone) URL.revokeObjectURL(gone.url);
    set(items.filter((item) => item.key !== key));
  };

  async function take(file: File, key: string, isKept: boolean) {
    const url = URL.createObjectURL(file);
    const fresh = { poster: null, type: null, step: 'checking', sent: 0, total: file.size, secondsLeft: null, errors: [], canRetry: false };
    set([...items, { ...fresh, key, file, url, isKept } as UploadItem]);
    const read = await parts.read(file, url);
    if (!has(key)) return;
    const errors = read.ok ? parts.check(read.value.facts) : [parts.brokenText];
    if (errors.length > 0) {
      patch(key, { step: 'refused', errors });
      await parts.pending.forget(key);
      return;
    }
    if (read.ok) patch(key, { step: 'waiting', poster: read.value.poster, type: read.value.facts.type });
    if (!isKept && (await parts.pending.keep({ key, place: parts.place, file }))) {
      if (has(key)) patch(key, { isKept: true });
      else if (isStopped) parts.pending.release(key);
      else await parts.pending.forget(key);
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

  async function send({ key, file, poster }: UploadItem) {
    const control = new AbortController();
    controls.set(key, control);
    const startedAt = parts.now();
    patch(key, { step: 'sending', sent: 0, secondsLeft: null });
    try {
      const stored = await parts.send({ file, poster }, control.signal, (sent, total) => {
        const seconds = (parts.now() - startedAt) / 1000;
        if (has(key)) patch(key, { sent, total, secondsLeft: seconds >= 1 && sent > 0 ? ((total - sent) * seconds) / sent : null });
      });
      if (!has(key)) return;
      parts.onStored(stored);
      drop(key);
      await parts.pending.forget(key);
    } catch (error) {
      if (!control.signal.aborted && has(key)) patch(key, { step: 'refused', errors: [parts.failureText(error)], canRetry: true });
    }
  }

  return {
    getSnapshot: () => items,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    add(files: readonly File[]) {
      for (const file of files) void take(file, parts.newKey(), false);
    },
    /** Continues the uploads of an earlier visit. */
    async resume() {
      for (const { key, file } of await parts.pending.list(parts.place)) {
        if (isStopped) parts.pending.release(key);
        else if (!items.some((item) => item.key === key)) void take(file, key, true);
      }
    },
    cancel(key: string) {
      drop(key);
      void parts.pending.forget(key);
      void sendNext();
    },
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
        URL.revokeObjectURL(url);
        parts.pending.release(key);
      }
      items = [];
    },
  };
}
