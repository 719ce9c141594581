import type { Result } from '@jarchi/domain/result.ts';
import { refuse } from '@jarchi/domain/result.ts';

interface Entry<T, E> {
  readonly answer: Promise<Result<T, E>>;
  readonly until: number;
  readonly gone: AbortController;
  /** Who waits for it; when the last one leaves before its end, the work ends. */
  waiting: number;
}

export interface SharedAnswers<T, E> {
  get(key: string, signal: AbortSignal | undefined, work: (signal: AbortSignal) => Promise<Result<T, E>>): Promise<Result<T, E>>;
  /** The next one who asks makes it anew. */
  forget(key: string): void;
}

/**
 * Answers that are asked again and again: one piece of work for all who ask the same at once, and what came of it for `ttlMs` longer.
 * Keeps `max` of them, the last used. Refusals are not kept.
 */
export function createSharedAnswers<T, E>(options: {
  readonly max: number;
  readonly ttlMs: number;
  readonly now: () => number;
}): SharedAnswers<T, E | 'gone'> {
  const entries = new Map<string, Entry<T, E | 'gone'>>();

  function open(key: string, work: (signal: AbortSignal) => Promise<Result<T, E | 'gone'>>): Entry<T, E | 'gone'> {
    const gone = new AbortController();
    const entry: Entry<T, E | 'gone'> = { answer: work(gone.signal), until: options.now() + options.ttlMs, gone, waiting: 0 };
    const forget = () => {
      if (entries.get(key) === entry) entries.delete(key);
    };
    gone.signal.addEventListener('abort', forget);
    entry.answer.then(({ ok }) => {
      if (!ok) forget();
    }, forget);
    return entry;
  }

  return {
    forget: (key) => void entries.delete(key),

    async get(key, signal, work) {
      const known = entries.get(key);
      const entry = known && known.until > options.now() ? known : open(key, work);
      entries.delete(key);
      entries.set(key, entry);
      for (const oldest of entries.keys()) {
        if (entries.size <= options.max) break;
        entries.delete(oldest);
      }
      entry.waiting++;
      return new Promise((resolve, reject) => {
        const leave = () => {
          if (--entry.waiting === 0) entry.gone.abort();
          resolve(refuse('gone'));
        };
        if (signal?.aborted) return leave();
        signal?.addEventListener('abort', leave, { once: true });
        void entry.answer.then(resolve, reject).finally(() => {
          signal?.removeEventListener('abort', leave);
        });
      });
    },
  };
}
