import { ApiError, type ApiErrorCode } from '../api-error.ts';

/** The client itself waits for a server that is out of reach or busy, and a full disk stays full: they are not asked again here. */
const LASTING: readonly ApiErrorCode[] = ['unavailable', 'no_room'];

/** Any other failed answer (5xx) is requested again once. */
function shouldRetry(failures: number, error: unknown): boolean {
  return failures < 1 && error instanceof ApiError && error.status >= 500 && !LASTING.includes(error.code);
}

/** A page asks in advance, and its parts a moment later. */
const ONE_OPENING_MS = 5_000;

interface Failed {
  readonly state: { readonly error: unknown; readonly errorUpdatedAt: number };
}

/** What was not found when a page was opened is not asked for again by each of its parts. */
function shouldAskAgain({ state: { error, errorUpdatedAt } }: Failed): boolean {
  const isMissing = error instanceof ApiError && error.status === 404;
  return !isMissing || Date.now() - errorUpdatedAt >= ONE_OPENING_MS;
}

/** The defaults of the apps' query library. */
export const queryDefaults = {
  queries: { staleTime: 15_000, retry: shouldRetry, retryOnMount: shouldAskAgain, networkMode: 'always' },
  mutations: { retry: false, networkMode: 'always' },
} as const;
