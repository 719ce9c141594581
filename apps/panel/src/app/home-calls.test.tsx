import { RouterProvider } from '@tanstack/react-router';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { queryClient } from '#api/query-client.ts';
import { stubApi } from '#testing/fake-api.ts';
import { sampleAccount, sampleNews } from '#testing/sample-account.fa.ts';
import { sampleClock, sampleDraft, sampleList, samplePlan, sampleRow, sampleUser } from '#testing/sample-answers.fa.ts';
import { sampleBalance } from '#testing/sample-finance.fa.ts';
import { router } from './router.tsx';

const running = sampleList([sampleRow()]);
const home = {
  running,
  waiting: sampleList([]),
  all: running,
  drafts: { count: 1, results: [sampleDraft()] },
  pending: { count: 0, results: [] },
  clock: sampleClock,
};
const SERVICES = 'GET /api/shared-accounts/api/v1/user/services';

test('home sends seven requests, with the modal that opens by itself; the token is the eighth', async () => {
  const requests = stubApi({
    'GET /api/shared-accounts/api/v1/accounts/info': { body: sampleAccount() },
    'GET /api/accounts/user/': { body: sampleUser },
    'GET /api/main/v1/home/': { body: home },
    'GET /api/financial/accounts/': { body: sampleBalance },
    'GET /api/back-office/new-panel-notifications': { body: { unread: 0, results: [] } },
    'GET /api/main/v1/media/suggestions/': {
      body: { basis: { campaigns: 0, categories: [] }, kind: 'instagram-story', results: [samplePlan()] },
    },
    'GET /api/main/changelog/': { body: { results: [sampleNews()] } },
    [SERVICES]: { body: { results: [] } },
  });
  render(<RouterProvider router={router} />);
  expect(await screen.findByText('معرفی منوی پاییزی')).toBeDefined();
  expect(await screen.findByText('کافه‌نشین')).toBeDefined();
  expect(await screen.findByRole('dialog', { name: 'باندل‌ها و بستهٔ پیشنهادی' })).toBeDefined();
  await waitFor(() => expect([queryClient.isFetching(), queryClient.isMutating()]).toEqual([0, 0]));
  expect(requests.map(({ name }) => name).toSorted()).toEqual([
    'GET /api/accounts/user/',
    'GET /api/back-office/new-panel-notifications',
    'GET /api/financial/accounts/adv-1/',
    'GET /api/main/changelog/',
    'GET /api/main/v1/home/',
    'GET /api/main/v1/media/suggestions/',
    'GET /api/shared-accounts/api/v1/accounts/info',
  ]);

  fireEvent.focus(screen.getByRole('button', { name: /تغییر پنل/, hidden: true }));
  await waitFor(() => expect(requests.at(-1)?.name).toBe(SERVICES));
});
