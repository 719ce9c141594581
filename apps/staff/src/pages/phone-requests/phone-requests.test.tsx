import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { PhoneRequest } from '#data/phone-requests.ts';
import { renderPage } from '#testing/render-page.tsx';
import { samplePhoneRequest, samplePhoneRow } from '#testing/sample-phone-requests.fa.ts';
import { refusal, stubApi, type StubbedAnswers } from '#testing/stub-api.ts';
import { PhoneRequestPage } from './PhoneRequestPage.tsx';
import { PhoneRequestsPage } from './PhoneRequestsPage.tsx';

const LIST = 'GET /api/back-office/phone-requests/';
const ONE = 'GET /api/back-office/phone-requests/31/';
const DECIDE = 'POST /api/back-office/phone-requests/31/decision/';
const PICTURE = 'GET /api/back-office/phone-requests/31/documents/1/';
const PAPER = 'GET /api/back-office/phone-requests/31/documents/2/';

const counts = { waiting: 1, done: 0, stopped: 2, refused: 0, failed: 0 };
const page = (results: readonly unknown[], count = results.length) => ({ body: { count, results, counts } });
const files = { [PICTURE]: { body: 'picture' }, [PAPER]: { body: 'paper' } };

function openList(answers: StubbedAnswers, address = '/phone-requests') {
  const requests = stubApi(answers);
  return { requests, ...renderPage(PhoneRequestsPage, '/phone-requests', address) };
}
function open(answers: StubbedAnswers) {
  const requests = stubApi({ ...files, ...answers });
  return { requests, ...renderPage(PhoneRequestPage, '/phone-requests/$request', '/phone-requests/31') };
}
/** The server's request, which the answer of a decision changes. */
function opened(before: PhoneRequest, after: PhoneRequest) {
  let now = before;
  return open({ [ONE]: () => ({ body: now }), [DECIDE]: () => ({ body: (now = after) }) });
}
const sent = (requests: ReturnType<typeof stubApi>) => requests.filter(({ name }) => name === DECIDE).map(({ body }) => body);
const entry = (change: Partial<PhoneRequest['entries'][number]>) => ({ ...samplePhoneRequest().entries[0]!, ...change });

test('requests that wait are listed first, each with its phone, ground and approvals', async () => {
  const { requests } = openList({
    [LIST]: page([
      samplePhoneRow(),
      samplePhoneRow({ id: 32, ground: 'session', person: { id: 6, name: 'نیما', username: 'nima', is_frozen: true } }),
    ]),
  });
  expect((await screen.findByRole('link', { name: 'سارا محمدی' })).getAttribute('href')).toBe('/phone-requests/31');
  for (const text of ['۰ از ۲', 'نمی‌خواهد', 'ورود بسته است']) expect(screen.getByText(text)).toBeDefined();
  expect(screen.getAllByText('۰۹۳۵ ۰۰۰ ۰۰۰۹')[0]?.getAttribute('dir')).toBe('ltr');
  expect(requests.find(({ name }) => name === LIST)?.url.searchParams.get('state')).toBe('waiting');
  expect(screen.getByRole('tab', { name: /^متوقف شد/ }).textContent).toContain('۲');
  expect(screen.getByRole('tab', { name: /^همه/ }).textContent).toContain('۳');
});

test("the address holds the state and the page, and the tab 'all' asks for every state", async () => {
  const { requests, router } = openList(
    { [LIST]: page([samplePhoneRow({ state: 'stopped' })], 41) },
    '/phone-requests?state=stopped&page=2',
  );
  expect((await screen.findByRole('tab', { name: /^متوقف شد/ })).getAttribute('aria-selected')).toBe('true');
  await screen.findByRole('link', { name: 'سارا محمدی' });
  await userEvent.setup().click(screen.getByRole('tab', { name: /^همه/ }));
  await waitFor(() => expect(router.state.location.search).toEqual({ state: 'all' }));
  const asked = () =>
    requests.filter(({ name }) => name === LIST).map(({ url }) => [url.searchParams.get('state'), url.searchParams.get('offset')]);
  await waitFor(() =>
    expect(asked()).toEqual([
      ['stopped', '20'],
      [null, '0'],
    ]),
  );
});

test('a page beyond the last one leads to the last', async () => {
  const { router } = openList({ [LIST]: page([samplePhoneRow()], 21) }, '/phone-requests?page=9');
  await waitFor(() => expect(router.state.location.search).toEqual({ page: '2' }));
});

test("a request about the member's own account is no link, and says why", async () => {
  openList({ [LIST]: page([samplePhoneRow({ is_own: true })]) });
  expect(await screen.findByText('حساب خودتان')).toBeDefined();
  expect(screen.queryByRole('link', { name: 'سارا محمدی' })).toBeNull();
});

test('without requests the list says what comes there', async () => {
  openList({ [LIST]: page([]) });
  expect(await screen.findByText('درخواستی در انتظار نیست.')).toBeDefined();
});

test('a state without requests leads to all of them', async () => {
  const { router } = openList({ [LIST]: page([]) }, '/phone-requests?state=failed');
  expect(await screen.findByText('در همهٔ وضعیت‌ها ۳ درخواست هست.')).toBeDefined();
  await userEvent.setup().click(within(screen.getByRole('tabpanel')).getByRole('button'));
  await waitFor(() => expect(router.state.location.search).toEqual({ state: 'all' }));
});

test('a list that is being read says so', async () => {
  openList({ [LIST]: page([samplePhoneRow()]) });
  expect((await screen.findByRole('status')).textContent).toBe('در حال دریافت');
  expect(await screen.findByRole('link', { name: 'سارا محمدی' })).toBeDefined();
});

test('a list that cannot be read offers another try', async () => {
  openList({ [LIST]: refusal('internal', 500) });
  expect(await screen.findByRole('button', { name: 'تلاش دوباره' })).toBeDefined();
});

test('a request shows its person, their accounts, what they wrote, and the earlier requests', async () => {
  open({ [ONE]: { body: samplePhoneRequest({ earlier: [{ id: 7, state: 'refused', created: '2099-10-02T08:00:00.000Z' }] }) } });
  const person = await screen.findByRole('region', { name: 'شخص' });
  for (const text of ['sara', '۰۹۱۲ ۰۰۰ ۰۰۰۱', 'sara@sepidar.test']) expect(within(person).getByText(text)).toBeDefined();
  expect(screen.getByRole('link', { name: 'قهوهٔ سپیدار' }).getAttribute('href')).toBe('/customers/sepidar');
  expect(screen.getByText('گوشی‌ام را دزدیده‌اند.')).toBeDefined();
  const earlier = within(screen.getByRole('region', { name: 'درخواست‌های دیگر همین شخص' }));
  expect(earlier.getByRole('link').getAttribute('href')).toBe('/phone-requests/7');
  expect(earlier.getByText('رد شد')).toBeDefined();
});

test('a picture is shown with a name, and every document can be saved', async () => {
  open({ [ONE]: { body: samplePhoneRequest() } });
  const documents = within(await screen.findByRole('region', { name: 'مدارک' }));
  expect(await documents.findByRole('img', { name: 'مدرک ۱ از ۲' })).toBeDefined();
  const links = await waitFor(() => {
    const found = documents.getAllByRole('link');
    expect(found).toHaveLength(2);
    return found;
  });
  expect(links.map((link) => link.getAttribute('download'))).toEqual(['melli.jpg', 'sim.pdf']);
  expect(documents.getAllByRole('img')).toHaveLength(1);
});

test('a document that cannot be read says so, and the rest stays', async () => {
  open({ [ONE]: { body: samplePhoneRequest() }, [PAPER]: refusal('not_found', 404) });
  expect(await screen.findByText('پیوست نمایش داده نشد.')).toBeDefined();
  expect(await screen.findByRole('img', { name: 'مدرک ۱ از ۲' })).toBeDefined();
});

test('the history says who did what, why, and by which way it was stopped', async () => {
  const entries = [
    entry({}),
    entry({ what: 'approved', by: 'staff', staff_name: 'نیما رستگار', reason: 'عکس کارت ملی با نام می‌خواند' }),
    entry({ what: 'stopped', by: 'person', stopped_by: 'link' }),
  ];
  open({ [ONE]: { body: samplePhoneRequest({ state: 'stopped', entries, decisions: [] }) } });
  const items = within(await screen.findByRole('region', { name: 'روند درخواست' })).getAllByRole('listitem');
  expect(items.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^درخواست شد دارندهٔ شمارهٔ تازه، بدون ورود، /),
    expect.stringMatching(/^تأیید شد نیما رستگار، .*عکس کارت ملی با نام می‌خواند$/),
    expect.stringMatching(/^با پیوندی که به شماره و ایمیل شخص رفته بود متوقف شد خود شخص، /),
  ]);
});

test('an approval needs a reason, beside its field', async () => {
  const { requests } = open({ [ONE]: { body: samplePhoneRequest() } });
  await userEvent.setup().click(await screen.findByRole('button', { name: 'تأیید نخست' }));
  const field = screen.getByLabelText('دلیل');
  expect(screen.getByText('دلیل را در چند کلمه بنویسید.')).toBeDefined();
  expect(document.activeElement).toBe(field);
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(sent(requests)).toEqual([]);
});

test('the first approval is asked once more, changes nothing yet, and leaves the second to a colleague', async () => {
  const { requests } = opened(samplePhoneRequest(), samplePhoneRequest({ approvals: 1, decisions: ['refuse'] }));
  const user = userEvent.setup();
  await user.type(await screen.findByLabelText('دلیل'), ' عکس می‌خواند ');
  await user.click(screen.getByRole('button', { name: 'تأیید نخست' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText(/هنوز چیزی عوض نمی‌شود/)).toBeDefined();
  expect(sent(requests)).toEqual([]);
  await user.dblClick(dialog.getByRole('button', { name: 'تأیید' }));
  expect(await screen.findByText(/شما این درخواست را تأیید کرده‌اید/)).toBeDefined();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.queryByRole('button', { name: /^تأیید/ })).toBeNull();
  expect(screen.getByRole('button', { name: 'رد با دلیل' })).toBeDefined();
  expect(screen.getByLabelText<HTMLTextAreaElement>('دلیل').value).toBe('');
  expect(sent(requests)).toEqual([{ decision: 'approve', reason: 'عکس می‌خواند' }]);
});

test('the second approval says when the phone changes and that every session ends', async () => {
  opened(samplePhoneRequest({ approvals: 1 }), samplePhoneRequest({ approvals: 2, decisions: ['refuse'] }));
  const user = userEvent.setup();
  await user.type(await screen.findByLabelText('دلیل'), 'مدارک درست است');
  await user.click(screen.getByRole('button', { name: 'تأیید دوم' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText('با تأیید دوم، پس از ۳ آذر، ۱۱:۳۰ شماره عوض می‌شود و همهٔ نشست‌ها پایان می‌یابد.')).toBeDefined();
  await user.click(dialog.getByRole('button', { name: 'تأیید' }));
  expect(await screen.findByText(/^دو همکار تأیید کرده‌اند و پس از ۳ آذر، ۱۱:۳۰/)).toBeDefined();
});

test('the second approval after the wait says that the phone changes at once', async () => {
  open({ [ONE]: { body: samplePhoneRequest({ approvals: 1, until: '2020-01-01T00:00:00.000Z' }) } });
  const user = userEvent.setup();
  await user.type(await screen.findByLabelText('دلیل'), 'مدارک درست است');
  await user.click(screen.getByRole('button', { name: 'تأیید دوم' }));
  expect(within(await screen.findByRole('dialog')).getByText(/شماره بی‌درنگ عوض می‌شود/)).toBeDefined();
});

test('a request of a session is only refused, with a reason, and then says that it is over', async () => {
  const waiting = samplePhoneRequest({ ground: 'session', documents: [], story: '', decisions: ['refuse'] });
  const { requests } = opened(waiting, { ...waiting, state: 'refused', decisions: [] });
  const user = userEvent.setup();
  expect(await screen.findByText(/^تأیید نمی‌خواهد: اگر کسی جلوی آن را نگیرد، پس از ۳ آذر، ۱۱:۳۰/)).toBeDefined();
  expect(screen.queryByRole('button', { name: /^تأیید/ })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'رد با دلیل' }));
  expect(screen.getByText('دلیل را در چند کلمه بنویسید.')).toBeDefined();
  await user.type(screen.getByLabelText('دلیل'), 'مشتری زنگ زد{Enter}و خودش نبود');
  await user.click(screen.getByRole('button', { name: 'رد با دلیل' }));
  expect(await screen.findByText('این درخواست رد شده است. تصمیمی نمانده است.')).toBeDefined();
  expect(screen.queryByLabelText('دلیل')).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('region', { name: 'تصمیم' }));
  expect(sent(requests)).toEqual([{ decision: 'refuse', reason: 'مشتری زنگ زد\nو خودش نبود' }]);
});

test.for([
  [{ state: 'done' }, /^شماره عوض شده/],
  [{ state: 'stopped' }, /جلوی این درخواست گرفته شده است/],
  [{ state: 'failed' }, /کس دیگری با شمارهٔ تازه وارد شده بود/],
  [{ is_own: true }, /^این درخواست به حساب خودتان برمی‌گردد/],
] as const)('a request with nothing to decide says why: %j', async ([change, why]) => {
  open({ [ONE]: { body: samplePhoneRequest({ ...change, decisions: [] }) } });
  expect(await screen.findByText(why)).toBeDefined();
  expect(screen.queryByLabelText('دلیل')).toBeNull();
});

test.for([
  [{ ground: 'session', until: '2020-01-01T00:00:00.000Z' }, /^مهلت جلوگیری گذشته است و شماره به‌زودی/],
  [{ approvals: 2, until: '2020-01-01T00:00:00.000Z' }, /^دو همکار تأیید کرده‌اند و مهلت جلوگیری گذشته است/],
] as const)('a request whose wait is over can still be refused: %j', async ([change, why]) => {
  open({ [ONE]: { body: samplePhoneRequest({ ...change, decisions: ['refuse'] }) } });
  expect(await screen.findByText(why)).toBeDefined();
  expect(screen.getByRole('button', { name: 'رد با دلیل' })).toBeDefined();
});

test('a request that ended meanwhile says so and shows its new state', async () => {
  let now = samplePhoneRequest();
  open({
    [ONE]: () => ({ body: now }),
    [DECIDE]: () => {
      now = samplePhoneRequest({ state: 'stopped', decisions: [] });
      return refusal('phone_request_over', 409);
    },
  });
  const user = userEvent.setup();
  await user.type(await screen.findByLabelText('دلیل'), 'نمی‌خواند');
  await user.click(screen.getByRole('button', { name: 'رد با دلیل' }));
  expect(await screen.findByText(/جلوی این درخواست گرفته شده است/)).toBeDefined();
  expect(screen.getByRole('alert').textContent).toBe('این درخواست همین حالا تغییر کرد. وضعیت تازهٔ آن را ببینید.');
});

test('a failed decision keeps the reason and says what happened', async () => {
  open({ [ONE]: { body: samplePhoneRequest({ approvals: 1 }) }, [DECIDE]: refusal('own_request', 409) });
  const user = userEvent.setup();
  const field = await screen.findByLabelText<HTMLTextAreaElement>('دلیل');
  await user.type(field, 'درست است');
  await user.click(screen.getByRole('button', { name: 'تأیید دوم' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'تأیید' }));
  expect((await screen.findByRole('alert')).textContent).toMatch(/همکار دیگری تأیید کند/);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(field.value).toBe('درست است');
});

test('what the server calls no reason is said beside the field', async () => {
  open({ [ONE]: { body: samplePhoneRequest() }, [DECIDE]: refusal('reason_required', 422) });
  const user = userEvent.setup();
  const field = await screen.findByLabelText('دلیل');
  await user.type(field, '-');
  await user.click(screen.getByRole('button', { name: 'رد با دلیل' }));
  expect(await screen.findByText('دلیل را در چند کلمه بنویسید.')).toBeDefined();
  await waitFor(() => expect(document.activeElement).toBe(field));
});

test('an unknown request leads back to the list', async () => {
  open({ [ONE]: refusal('not_found', 404) });
  expect((await screen.findByRole('link', { name: 'فهرست درخواست‌ها' })).getAttribute('href')).toBe('/phone-requests');
});

test("the member's own request is refused without another try, also when it was read before", async () => {
  let isOwn = false;
  open({
    [ONE]: () => (isOwn ? refusal('own_account', 403) : { body: samplePhoneRequest() }),
    [DECIDE]: () => {
      isOwn = true;
      return refusal('own_account', 403);
    },
  });
  const user = userEvent.setup();
  await user.type(await screen.findByLabelText('دلیل'), 'نمی‌خواند');
  await user.click(screen.getByRole('button', { name: 'رد با دلیل' }));
  await waitFor(() => expect(screen.queryByLabelText('دلیل')).toBeNull());
  expect(screen.getByRole('alert').textContent).toContain('همکار دیگری باید این کار را انجام دهد.');
  expect(screen.queryByRole('button', { name: 'تلاش دوباره' })).toBeNull();
  expect(screen.queryByText('سارا محمدی')).toBeNull();
});
