import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { renderPage } from '#testing/render-page.tsx';
import { sampleOfficialRequest } from '#testing/sample-official.fa.ts';
import { refusal, stubApi, type StubbedAnswers } from '#testing/stub-api.ts';
import { OfficialRequestPage } from './OfficialRequestPage.tsx';
import { OfficialRequestsPage } from './OfficialRequestsPage.tsx';

const LIST = 'GET /api/back-office/official-requests/';
const ONE = 'GET /api/back-office/customers/sepidar/official-requests/50/';
const ISSUE = 'POST /api/back-office/customers/sepidar/official-requests/50/issue/';
const REFUSE = 'POST /api/back-office/customers/sepidar/official-requests/50/refuse/';

/** The server's request, which the answer changes. */
function answersOf(answered: ReturnType<typeof sampleOfficialRequest>): StubbedAnswers {
  let now = sampleOfficialRequest();
  const answer = () => ({ body: (now = answered) });
  return { [ONE]: () => ({ body: now }), [ISSUE]: answer, [REFUSE]: answer };
}
const open = () => renderPage(OfficialRequestPage, '/official-requests/$account/$document', '/official-requests/sepidar/50');

test('requests that wait are listed first, and a tab shows those of another state', async () => {
  const requests = stubApi({ [LIST]: { body: { count: 1, results: [sampleOfficialRequest()] } } });
  const { router } = renderPage(OfficialRequestsPage, '/official-requests');
  const link = await screen.findByRole('link', { name: 'قهوهٔ سپیدار' });
  expect(link.getAttribute('href')).toBe('/official-requests/sepidar/50');
  await userEvent.setup().click(screen.getByRole('tab', { name: 'رد شد' }));
  await waitFor(() => expect(router.state.location.search).toEqual({ state: 'refused' }));
  await waitFor(() =>
    expect(requests.filter(({ name }) => name === LIST).map(({ url }) => url.searchParams.get('state'))).toEqual(['requested', 'refused']),
  );
});

test('without requests the list says what comes there', async () => {
  stubApi({ [LIST]: { body: { count: 0, results: [] } } });
  renderPage(OfficialRequestsPage, '/official-requests');
  expect(await screen.findByText('درخواستی در انتظار صدور نیست.')).toBeDefined();
});

test('a request shows its buyer, what is missing, and its sums in rial', async () => {
  stubApi({ [ONE]: { body: sampleOfficialRequest() } });
  open();
  const buyer = await screen.findByRole('region', { name: 'خریدار' });
  expect(buyer.textContent).toContain('شرکت قهوهٔ سپیدار');
  expect(within(buyer).getByText('وارد نشده')).toBeDefined();
  expect(screen.getAllByText('۶۱۶٬۰۰۰٬۰۰۰').length).toBeGreaterThan(0);
});

test('a request is issued after one more question, once, and shows its number', async () => {
  const issued = sampleOfficialRequest({ state: 'issued', number: 'OI-1405-000118', issued_at: '2026-11-11T08:00:00.000Z' });
  const requests = stubApi(answersOf(issued));
  open();
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'صدور فاکتور رسمی' }));
  await user.dblClick(within(await screen.findByRole('dialog')).getByRole('button', { name: 'صدور' }));
  expect(await screen.findByText(/OI-۱۴۰۵-۰۰۰۱۱۸/)).toBeDefined();
  expect(screen.queryByRole('button', { name: 'صدور فاکتور رسمی' })).toBeNull();
  expect(requests.filter(({ name }) => name === ISSUE)).toHaveLength(1);
});

test('a refusal needs a reason, which the customer then reads', async () => {
  const requests = stubApi(answersOf(sampleOfficialRequest({ state: 'refused', reason: 'نشانی ناقص است' })));
  open();
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'رد کردن' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'رد درخواست' }));
  expect(dialog.getByText('دلیل رد را بنویسید.')).toBeDefined();
  expect(requests.some(({ name }) => name === REFUSE)).toBe(false);
  await user.type(dialog.getByLabelText('دلیل رد'), ' نشانی ناقص است ');
  await user.click(dialog.getByRole('button', { name: 'رد درخواست' }));
  expect(await screen.findByText('دلیل رد: نشانی ناقص است')).toBeDefined();
  expect(requests.filter(({ name }) => name === REFUSE).map(({ body }) => body)).toEqual([{ reason: 'نشانی ناقص است' }]);
});

test('a request that was answered meanwhile says so in the dialog', async () => {
  stubApi({ [ONE]: { body: sampleOfficialRequest() }, [ISSUE]: refusal('official_request_closed', 409) });
  open();
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'صدور فاکتور رسمی' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'صدور' }));
  expect((await screen.findByRole('alert')).textContent).not.toBe('');
});

test('an unknown request leads back to the list', async () => {
  stubApi({ [ONE]: refusal('document_not_found', 404) });
  open();
  expect((await screen.findByRole('link', { name: 'فهرست درخواست‌ها' })).getAttribute('href')).toBe('/official-requests');
});
