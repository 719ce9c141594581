import { ApiError } from './api-error.ts';

/** The client itself repeats a GET that got no answer; here only a server that failed is asked once more. */
function shouldRetry(failures: number, error: unknown): boolean {
  return failures < 1 && error instanceof ApiError && error.status >= 500;
}

/** How the apps' query library asks. */
export const queryDefaults = {
  queries: { staleTime: 15_000, retry: shouldRetry, networkMode: 'always' },
  mutations: { retry: false, networkMode: 'always' },
} as const;
