import { waitUnlessAborted } from './access-token.ts';

/** Answers to requests that the document sent while the app's scripts were loading, by `getEarlyKey`. */
export type EarlyAnswers = Map<string, Promise<Response>>;

/** A request is known by its URL, and one with a body by method and body too. */
export function getEarlyKey(url: string, method = 'GET', body?: unknown): string {
  return method === 'GET' ? url : `${method} ${url} ${typeof body === 'string' ? body : ''}`;
}

/** Later than this after the page began, an answer says how things were and not how they are. */
export const FRESH_MS = 15_000;

/** A body that nobody reads would keep its connection. */
function drop(answer: Promise<Response>): void {
  void answer.then((response) => response.body?.cancel()).catch(() => undefined);
}

/** Forgets the answers that nobody took. */
export function dropAnswers(early: EarlyAnswers): void {
  for (const answer of early.values()) drop(answer);
  early.clear();
}

/** A fetch that takes the early answer to a request, once, and asks the server for everything else. */
export function fetchAfterEarly(early: EarlyAnswers, fetcher: typeof fetch, now: () => number): typeof fetch {
  return async (input, init) => {
    const key = typeof input === 'string' ? getEarlyKey(input, init?.method, init?.body) : undefined;
    const answer = key === undefined ? undefined : early.get(key);
    if (key === undefined || answer === undefined) return fetcher(input, init);
    early.delete(key);
    if (now() > FRESH_MS) {
      drop(answer);
      return fetcher(input, init);
    }
    const { signal } = init ?? {};
    const response = await waitUnlessAborted(answer, signal ?? undefined).catch((error: unknown) => {
      if (signal?.aborted) {
        drop(answer);
        throw error;
      }
      return undefined;
    });
    return response ?? fetcher(input, init);
  };
}
