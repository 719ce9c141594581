import { ApiError } from '@jarchi/api-client/api-error.ts';
import { QueryClient } from '@tanstack/react-query';
import { onPersonChange } from './person.ts';

/** The client itself repeats a GET that got no answer; here only a server that failed is asked once more. */
function shouldRetry(failures: number, error: unknown): boolean {
  return failures < 1 && error instanceof ApiError && error.status >= 500;
}

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { staleTime: 15_000, retry: shouldRetry, networkMode: 'always' },
    mutations: { retry: false, networkMode: 'always' },
  },
});

onPersonChange(() => queryClient.clear());
