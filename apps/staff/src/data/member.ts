import { queryOptions } from '@tanstack/react-query';
import { api } from '#api.ts';

const memberKeys = {
  me: () => ['member'] as const,
} as const;

/** Who works here; refused to everybody who is no staff. */
export const memberQuery = queryOptions({
  queryKey: memberKeys.me(),
  queryFn: ({ signal }) => api.staff.getStaffMember({}, { signal }),
  staleTime: Number.POSITIVE_INFINITY,
});
