import type { CallAnswer } from '@jarchi/contract/types.ts';
import { toPersianDigits } from '@jarchi/domain/text/digits.ts';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { api } from '#api/api.ts';
import { flagsRequest } from '#data/first-requests.ts';
import { accountKeys } from '#data/keys/account-keys.ts';

export type AccountInfo = CallAnswer<'account', 'getAccountInfo'>;
export type User = CallAnswer<'session', 'getUser'>;

/** Only a sign-in and the changes that refresh these keys make this data old. */
const staleTime = Number.POSITIVE_INFINITY;

const SERVICES_FRESH_MS = 5000;

export const accountInfoQuery = queryOptions({
  queryKey: accountKeys.info(),
  queryFn: ({ signal }) => api.account.getAccountInfo({}, { signal }),
  staleTime,
});

export const userQuery = queryOptions({
  queryKey: accountKeys.user(),
  queryFn: ({ signal }) => api.session.getUser({}, { signal }),
  staleTime,
});

export const userServicesQuery = queryOptions({
  queryKey: accountKeys.services(),
  queryFn: ({ signal }) => api.account.listUserServices({}, { signal }),
  // An invitation may be accepted in another tab.
  staleTime: SERVICES_FRESH_MS,
});

/** Fetches the person's panels when the switcher is about to open. */
export function useWarmServices(): () => void {
  const queryClient = useQueryClient();
  return () => void queryClient.prefetchQuery(userServicesQuery);
}

export const featureFlagsQuery = queryOptions({
  queryKey: accountKeys.featureFlags(),
  queryFn: ({ signal }) => api.account.listFeatureFlags(flagsRequest, { signal }),
  staleTime,
});

/** First and last name, or the username. */
export function fullName({ first_name, last_name, username }: Pick<User, 'first_name' | 'last_name' | 'username'>): string {
  const name = `${first_name} ${last_name}`.trim() || username;
  return /^\d+$/.test(name) ? toPersianDigits(name) : name;
}
