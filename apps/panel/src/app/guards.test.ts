import { expect, test } from 'vitest';
import { findAccount, saveAccount } from '#api/cookies.ts';
import { accountInfoQuery, type AccountInfo } from '#data/account/account.ts';
import { onPersonChange } from '@jarchi/client-state/session/person.ts';
import { queryClient } from '#api/query-client.ts';
import { stubApi } from '#testing/fake-api.ts';
import { HttpError } from '@jarchi/shell/router/guards.ts';
import { guardRoute } from './guards.ts';

const account: AccountInfo = {
  id: 1,
  phone: null,
  balance: 0,
  account: 'sepidar',
  title: '',
  role: 'owner',
  has_seen_welcome_message: true,
  is_hijacked: false,
  is_official: false,
  has_purchased_campaign: false,
  is_financial_info_incomplete: false,
  impersonation: null,
};
const know = (facts: Partial<AccountInfo>) => {
  stubApi({});
  queryClient.setQueryData(accountInfoQuery.queryKey, { ...account, ...facts });
};

const findRedirect = (work: Promise<void>) =>
  work.then(
    () => undefined,
    (thrown: { options?: { href?: string; to?: string } }) => thrown.options?.href ?? thrown.options?.to,
  );

test('an unknown guard is a 500', async () => {
  const error: unknown = await guardRoute(['nonsense'], { pathname: '/', searchText: '', features: [] }).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(HttpError);
  expect(error).toMatchObject({ status: 500, message: 'Unknown middleware' });
});

test('without an account the auth guard redirects to the sign-in page', async () => {
  expect(await findRedirect(guardRoute(['auth'], { pathname: '/campaigns', searchText: '', features: [] }))).toBe(
    '/auth/login?back=/campaigns',
  );
});

test('with an account the auth guard lets pass', async () => {
  saveAccount('sepidar');
  expect(await findRedirect(guardRoute(['auth'], { pathname: '/campaigns', searchText: '', features: [] }))).toBeUndefined();
});

test('a user prefix is saved and tells that the person changed', async () => {
  saveAccount('toranj');
  let changes = 0;
  const unsubscribe = onPersonChange(() => changes++);
  expect(await findRedirect(guardRoute(['auth'], { pathname: '/u/sepidar/campaigns', searchText: '?page=2', features: [] }))).toBe(
    '/campaigns?page=2',
  );
  expect(findAccount()).toBe('sepidar');
  expect(changes).toBe(1);
  unsubscribe();
});

test.each([
  [{}, '/'],
  [{ is_official: true }, '/'],
  [{ is_hijacked: true }, undefined],
])('behind the hijack guard %j is sent to %s', async (facts, way) => {
  know(facts);
  expect(await findRedirect(guardRoute(['hijack'], { pathname: '/financial/requests', searchText: '', features: [] }))).toBe(way);
});

test.each([
  [{}, '/'],
  [{ is_official: true }, undefined],
  [{ is_hijacked: true }, undefined],
])('a screen that is part of a feature sends %j to %s', async (facts, way) => {
  know(facts);
  const visit = { pathname: '/financial/report', searchText: '', features: ['financial_report'] } as const;
  expect(await findRedirect(guardRoute(['initial-data'], visit))).toBe(way);
});
