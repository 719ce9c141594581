import { waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { onForbiddenAccount } from '#api/forbidden-account.ts';
import { queryClient } from '#api/query-client.ts';
import { refusal, stubApi } from '#testing/fake-api.ts';
import { accountInfoQuery, featureFlagsQuery } from './account.ts';
import { startInitialData } from './initial-data.ts';

const INFO = 'GET /api/shared-accounts/api/v1/accounts/info';
const BOTH = ['GET /api/accounts/user/', INFO];
const FLAGS = 'POST /api/main/account/feature-flags';

const asked = (requests: ReturnType<typeof stubApi>) => requests.map(({ name }) => name);

test('the account and the person are fetched together, each once, even if a page starts twice', async () => {
  const requests = stubApi(Object.fromEntries([...BOTH, FLAGS].map((name) => [name, { body: {} }])));
  for (let page = 0; page < 3; page++) {
    startInitialData('account');
    startInitialData('features');
  }
  await waitFor(() => expect(asked(requests)).toHaveLength(3));
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  startInitialData('account');
  startInitialData('features');
  expect(asked(requests).toSorted()).toEqual([...BOTH, FLAGS].toSorted());
});

test('an account that the person may not open leads to the sign-in root', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  stubApi({ [INFO]: refusal('forbidden', 403), [BOTH[0]!]: { body: {} } });
  let times = 0;
  const unsubscribe = onForbiddenAccount(() => times++);
  startInitialData('account');
  await waitFor(() => expect(times).toBe(1));
  expect(warn).not.toHaveBeenCalled();
  unsubscribe();
});

test('other failures are logged and marked, and the person stays on the page', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  stubApi({
    ...Object.fromEntries(BOTH.map((name) => [name, { body: {} }])),
    [INFO]: refusal('invalid', 400),
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
