import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { Panel } from '#features/session/OwnAccounts.tsx';
import { removeAccount } from '#api/cookies.ts';
import { refusal, stubApi } from '#testing/fake-api.ts';
import { renderPage } from '#testing/render-page.tsx';
import { AccountsPage } from './AccountsPage.tsx';

const SERVICES = 'GET /api/shared-accounts/api/v1/user/services';
const own = { service: 'jarchi', type: 'adv', typeText: '', balance: 0, role: 'owner' } as const;
const other = { service: 'publisher', type: 'pub', typeText: '', balance: null, account_id: null, role: null } as const;
const panels: Panel[] = [
  { ...own, account: 'sepidar', account_id: 7, url: '/u/sepidar', app_title: 'قهوهٔ سپیدار' },
  { ...own, account: 'bahar', account_id: 12, url: '/u/bahar', app_title: 'شیرینی‌سرای بهار' },
  { ...other, account: 'cafe', url: 'https://publishers.example/cafe', app_title: 'کافه‌نشین' },
  { ...other, account: 'none', url: '', app_title: 'بی‌نشانی' },
];

test('own panels open the page that was wanted, others a window of their own, and one without a product is not offered', async () => {
  stubApi({ [SERVICES]: { body: { results: panels } } });
  renderPage(AccountsPage, '/auth/accounts', '/auth/accounts?back=/campaigns');
  expect((await screen.findByRole('link', { name: /شیرینی‌سرای بهار/ })).getAttribute('href')).toBe('/u/bahar/campaigns');
  expect(screen.getAllByRole('listitem')).toHaveLength(3);
  const foreign = screen.getByRole('link', { name: /کافه‌نشین/ });
  expect([foreign.getAttribute('href'), foreign.getAttribute('target')]).toEqual(['https://publishers.example/cafe', '_blank']);
  expect(screen.queryByText('بی‌نشانی')).toBeNull();
});

test('panels that failed to load are fetched again, and a sign-out leads to the sign-in', async () => {
  let isDown = true;
  stubApi({
    [SERVICES]: () => (isDown ? refusal('internal', 500) : { body: { results: panels } }),
    'POST /api/accounts/auth/logout': { body: { ok: true } },
  });
  const { router } = renderPage(AccountsPage, '/auth/accounts', '/auth/accounts?back=/campaigns');
  const user = userEvent.setup();
  const retry = await screen.findByRole('button', { name: 'تلاش دوباره' });
  isDown = false;
  await user.click(retry);
  await screen.findByRole('link', { name: /قهوهٔ سپیدار/ });
  await user.click(screen.getByRole('button', { name: 'خروج' }));
  await waitFor(() => expect(router.history.location.href).toBe('/auth/login?back=/campaigns'));
});

test('a person who is not signed in signs in first', async () => {
  stubApi({});
  removeAccount();
  const { router } = renderPage(AccountsPage, '/auth/accounts', '/auth/accounts?back=/campaigns');
  await waitFor(() => expect(router.history.location.href).toBe('/auth/login?back=/campaigns'));
});
