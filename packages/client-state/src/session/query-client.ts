import { queryDefaults } from '@jarchi/api-client/patience/query-defaults.ts';
import { QueryClient } from '@tanstack/react-query';
import { onPersonChange } from './person.ts';

/** The cache of a window. Another person finds it empty. */
export function createQueryClient(): QueryClient {
  const queryClient = new QueryClient({ defaultOptions: queryDefaults });
  onPersonChange(() => queryClient.clear());
  return queryClient;
}
