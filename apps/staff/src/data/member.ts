import { queryOptions } from '@tanstack/react-query';
import { api } from '#api.ts';

const memberKeys = {
  me: () => ['member'] as const,
} as const;

/** The signed-in member of staff; other people get a refusal. */
export const memberQuery = queryOptions({
  queryKey: memberKeys.me(),
  queryFn: ({ signal }) => api.staff.getStaffMember({}, { signal }),
  staleTime: Number.POSITIVE_INFINITY,
});
