import type { CallAnswer } from '@jarchi/contract/types.ts';
import { toPersianDigits } from '@jarchi/domain/text/digits.ts';
import { queryOptions } from '@tanstack/react-query';
import { api } from '#api/api.ts';
import { findAccount } from '#api/cookies.ts';

export type AccountInfo = CallAnswer<'account', 'getAccountInfo'>;
export type User = CallAnswer<'session', 'getUser'>;

/** These change by signing in only; a write to them invalidates their slice. */
const staleTime = Number.POSITIVE_INFINITY;

export const accountInfoQuery = queryOptions({
  queryKey: ['account', 'info'],
  queryFn: ({ signal }) => api.account.getAccountInfo({}, { signal }),
  staleTime,
});

export const userQuery = queryOptions({
  queryKey: ['session', 'user'],
  queryFn: ({ signal }) => api.session.getUser({}, { signal }),
  staleTime,
});

export const sharedUserQuery = queryOptions({
  queryKey: ['account', 'shared-user'],
  queryFn: ({ signal }) => api.account.getSharedUser({}, { signal }),
  staleTime,
});

export const userServicesQuery = queryOptions({
  queryKey: ['account', 'services'],
  queryFn: ({ signal }) => api.account.listUserServices({}, { signal }),
  staleTime,
});

export const featureFlagsQuery = queryOptions({
  queryKey: ['account', 'feature-flags'],
  queryFn: ({ signal }) => api.account.listFeatureFlags({ body: {} }, { signal }),
  staleTime,
});

/** The account's money; every write of finance and campaigns invalidates ['finance']. */
export const balanceQuery = queryOptions({
  queryKey: ['finance', 'balance'],
  queryFn: ({ signal }) => api.finance.getBalance({ params: { account: findAccount() ?? '' } }, { signal }),
});

/** First and last name, else what the person signs in with. */
export function fullName({ first_name, last_name, username }: Pick<User, 'first_name' | 'last_name' | 'username'>): string {
  const name = `${first_name} ${last_name}`.trim() || username;
  return /^\d+$/.test(name) ? toPersianDigits(name) : name;
}
