import { waitUnlessAborted } from './access-token.ts';

/** Answers to requests that the document sent while the app's scripts were loading, by their URL. */
export type EarlyAnswers = Map<string, Promise<Response>>;

/** Later than this after the page began, an answer says how things were and not how they are. */
const FRESH_MS = 15_000;

/** A fetch that takes the early answer to a GET, once, and asks the server for everything else. */
export function fetchAfterEarly(early: EarlyAnswers, fetcher: typeof fetch, now: () => number): typeof fetch {
  return async (input, init) => {
    const answer = typeof input === 'string' && (init?.method ?? 'GET') === 'GET' ? early.get(input) : undefined;
    if (answer === undefined || typeof input !== 'string') return fetcher(input, init);
    early.delete(input);
    if (now() > FRESH_MS) return fetcher(input, init);
    const { signal } = init ?? {};
    const response = await waitUnlessAborted(answer, signal ?? undefined).catch((error: unknown) => {
      if (signal?.aborted) throw error;
      return undefined;
    });
    return response ?? fetcher(input, init);
  };
}
