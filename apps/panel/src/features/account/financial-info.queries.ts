import { queryOptions } from '@tanstack/react-query';
import { api } from '#api/api.ts';

/** Whose name documents carry. It changes by saving it only, and whoever saves it writes the answer here. */
export const financialInfoQuery = queryOptions({
  queryKey: ['finance', 'info'],
  queryFn: ({ signal }) => api.account.getFinancialInfo({}, { signal }),
  staleTime: Number.POSITIVE_INFINITY,
});
