import { ApiError } from '../api-error.ts';

/** The client itself waits for a server that is out of reach or busy; here a failed answer (5xx) is requested again once. */
function shouldRetry(failures: number, error: unknown): boolean {
  return failures < 1 && error instanceof ApiError && error.status >= 500 && error.code !== 'unavailable';
}

/** The defaults of the apps' query library. */
export const queryDefaults = {
  queries: { staleTime: 15_000, retry: shouldRetry, networkMode: 'always' },
  mutations: { retry: false, networkMode: 'always' },
} as const;
