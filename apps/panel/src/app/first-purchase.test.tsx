import { createMemoryHistory, createRootRoute, createRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { PayPanel } from '#features/campaigns/money/PayPanel.tsx';
import { ShellLayout } from '#layouts/ShellLayout.tsx';
import { stubApi } from '#testing/fake-api.ts';
import { sampleAccount } from '#testing/sample-account.fa.ts';
import { sampleCampaign, sampleClock, sampleList, sampleUser } from '#testing/sample-answers.fa.ts';
import { sampleBalance } from '#testing/sample-finance.fa.ts';
import { guardRoute } from './guards.ts';

const LIST = 'GET /api/main/v1/campaigns/';
const unpaid = sampleCampaign({ id: 5, state: 'TO_PAY', reason: 'before_review', allowed: ['purchaseCampaign'], list: null, shortfall: 0 });
const bought = sampleCampaign({ id: 5, state: 'AWAITING_APPROVAL', allowed: [], list: null });

/** A server on which the account has bought nothing yet. */
function serveNewAccount() {
  let has_purchased_campaign = false;
  stubApi({
    'GET /api/shared-accounts/api/v1/accounts/info': () => ({ body: sampleAccount({ has_purchased_campaign }) }),
    'GET /api/accounts/user/': { body: sampleUser },
    'GET /api/financial/accounts/': { body: sampleBalance },
    'GET /api/back-office/new-panel-notifications': { body: { unread: 0, results: [] } },
    'GET /api/main/v1/world/clock/': { body: sampleClock },
    [LIST]: { body: sampleList() },
    [`${LIST}5/`]: { body: unpaid },
    [`${LIST}feedback/pending`]: { body: { count: 0, results: [] } },
    'POST /api/main/v1/campaigns/': { body: unpaid },
    'POST /api/main/v1/campaigns/5/purchase/': () => {
      has_purchased_campaign = true;
      return { body: { campaign: bought, outcome: 'held', shortfall: 0 } };
    },
  });
}

const visitDashboard = () => guardRoute(['initial-data'], { pathname: '/dashboard', searchText: '', features: ['dashboard'] });

test('after the first purchase the dashboard is in the navigation and opens, without a reload', async () => {
  serveNewAccount();
  const root = createRootRoute();
  const shell = createRoute({ getParentRoute: () => root, id: 'shell', component: ShellLayout });
  const page = createRoute({ getParentRoute: () => shell, path: '/campaigns/$id', component: () => <PayPanel campaign={unpaid} /> });
  const router = createRouter({
    routeTree: root.addChildren([shell.addChildren([page])]),
    history: createMemoryHistory({ initialEntries: ['/campaigns/5'] }),
    defaultPendingMinMs: 0,
  });
  render(<RouterProvider router={router as never} />);
  const nav = within(await screen.findByRole('navigation', { name: 'ناوبری اصلی' }));
  expect(await nav.findByRole('link', { name: /فهرست کمپین‌ها/ })).toBeDefined();
  expect(nav.queryByRole('link', { name: 'داشبورد' })).toBeNull();
  await expect(visitDashboard()).rejects.toMatchObject({ options: { to: '/' } });

  await userEvent.click(await screen.findByRole('button', { name: /پرداخت/ }));
  expect(await nav.findByRole('link', { name: 'داشبورد' })).toBeDefined();
  await waitFor(() => expect(visitDashboard()).resolves.toBeUndefined());
});
