import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { stubApi } from '#testing/fake-api.ts';
import { renderPage } from '#testing/render-page.tsx';
import { sampleAccount } from '#testing/sample-account.fa.ts';
import { sampleProcedures, sampleRequest } from '#testing/sample-requests.fa.ts';
import { RequestsPage } from './RequestsPage.tsx';

test('staff who act for the account export the requests that are chosen', async () => {
  const requests = stubApi({
    'GET /api/shared-accounts/api/v1/accounts/info': { body: sampleAccount({ is_hijacked: true }) },
    'GET /api/financial/money_requests': { body: { count: 1, results: [sampleRequest()], states: { waiting: 1 } } },
    'GET /api/financial/money_requests/report': { body: {} },
    'GET /api/financial/procedures/info': { body: sampleProcedures },
  });
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  renderPage(RequestsPage, '/financial/requests', '/financial/requests?kind=money_back&state=waiting');
  await userEvent.click(await screen.findByRole('button', { name: 'دریافت خروجی جدول (\u2066.xlsx\u2069)', busy: false }));
  await waitFor(() => expect(click).toHaveBeenCalledOnce());
  const sent = requests.find(({ name }) => name.endsWith('/report'))?.url.searchParams;
  expect(Object.fromEntries(sent ?? [])).toEqual({ kind: 'money_back', state: 'waiting', search: '' });
});
