import { ApiError } from '../api-error.ts';

/** The client itself is patient with a server that is out of reach or busy; here only one that failed is asked once more. */
function shouldRetry(failures: number, error: unknown): boolean {
  return failures < 1 && error instanceof ApiError && error.status >= 500 && error.code !== 'unavailable';
}

/** How the apps' query library asks. */
export const queryDefaults = {
  queries: { staleTime: 15_000, retry: shouldRetry, networkMode: 'always' },
  mutations: { retry: false, networkMode: 'always' },
} as const;
