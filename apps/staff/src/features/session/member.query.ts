import { queryOptions } from '@tanstack/react-query';
import { api } from '#api.ts';

/** Who works here; refused to everybody who is no staff. */
export const memberQuery = queryOptions({
  queryKey: ['member'],
  queryFn: ({ signal }) => api.staff.getStaffMember({}, { signal }),
  staleTime: Number.POSITIVE_INFINITY,
});
