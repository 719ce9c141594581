import { waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { onForbiddenAccount } from '#api/person.ts';
import { queryClient } from '#api/query-client.ts';
import { refusal, stubApi } from '#testing/fake-api.ts';
import { accountInfoQuery, featureFlagsQuery } from './account.ts';
import { startInitialData } from './initial-data.ts';

const FOUR = [
  'GET /api/accounts/user/',
  'GET /api/shared-accounts/api/v1/accounts/info',
  'GET /api/shared-accounts/api/v1/user',
  'GET /api/shared-accounts/api/v1/user/services',
];
const FLAGS = 'POST /api/main/account/feature-flags';

const asked = (requests: ReturnType<typeof stubApi>) => requests.map(({ name }) => name);

test('the four requests of a person run together, each once however often a page begins', async () => {
  const requests = stubApi(Object.fromEntries([...FOUR, FLAGS].map((name) => [name, { body: {} }])));
  for (let page = 0; page < 3; page++) {
    startInitialData('account');
    startInitialData('features');
  }
  await waitFor(() => expect(asked(requests)).toHaveLength(5));
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  startInitialData('account');
  startInitialData('features');
  expect(asked(requests).toSorted()).toEqual([...FOUR, FLAGS].toSorted());
});

test('an account that is not this person leads to the sign-in root', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  stubApi({ [FOUR[1]!]: refusal('forbidden', 403), [FOUR[0]!]: { body: {} }, [FOUR[2]!]: { body: {} }, [FOUR[3]!]: { body: {} } });
  let times = 0;
  const unsubscribe = onForbiddenAccount(() => times++);
  startInitialData('account');
  await waitFor(() => expect(times).toBe(1));
  expect(warn).not.toHaveBeenCalled();
  unsubscribe();
});

test('other failures are logged and marked, and nobody is sent away', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  stubApi({
    ...Object.fromEntries(FOUR.map((name) => [name, { body: {} }])),
    [FOUR[1]!]: refusal('invalid', 400),
    [FLAGS]: refusal('invalid', 400),
  });
  let times = 0;
  const unsubscribe = onForbiddenAccount(() => times++);
  startInitialData('account');
  startInitialData('features');
  await waitFor(() => expect(warn).toHaveBeenCalledTimes(2));
  expect(queryClient.getQueryState(accountInfoQuery.queryKey)?.status).toBe('error');
  expect(queryClient.getQueryState(featureFlagsQuery.queryKey)?.status).toBe('error');
  expect(times).toBe(0);
  unsubscribe();
});
