import { LRUCache } from 'lru-cache';
import type { Result } from '@jarchi/domain/result.ts';
import { refuse } from '@jarchi/domain/result.ts';

interface Entry<T, E> {
  readonly answer: Promise<Result<T, E>>;
  readonly gone: AbortController;
  /** How many callers wait; when the last one leaves before the end, the work is stopped. */
  waiting: number;
}

export interface SharedAnswers<T, E> {
  get(key: string, signal: AbortSignal | undefined, work: (signal: AbortSignal) => Promise<Result<T, E>>): Promise<Result<T, E>>;
  /** The next caller has it made again. */
  forget(key: string): void;
}

/**
 * Answers to repeated questions: callers who ask the same at once share one piece of work, and its result is kept for `ttlMs` after it.
 * Keeps the `max` last used. Refusals are not kept.
 */
export function createSharedAnswers<T, E>(options: {
  readonly max: number;
  readonly ttlMs: number;
  readonly now: () => number;
}): SharedAnswers<T, E | 'gone'> {
  const { max, ttlMs, now } = options;
  // The library includes the last millisecond of a lifetime.
  const entries = new LRUCache<string, Entry<T, E | 'gone'>>({ max, ttl: ttlMs - 1, ttlResolution: 0, perf: { now } });

  function open(key: string, work: (signal: AbortSignal) => Promise<Result<T, E | 'gone'>>): Entry<T, E | 'gone'> {
    const gone = new AbortController();
    const entry: Entry<T, E | 'gone'> = { answer: work(gone.signal), gone, waiting: 0 };
    entries.set(key, entry);
    const forget = () => {
      if (entries.peek(key) === entry) entries.delete(key);
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
      const entry = entries.get(key) ?? open(key, work);
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
