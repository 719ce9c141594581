import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { CallAnswer } from '@jarchi/contract/types.ts';
import { TICKET_VIDEO_BYTES } from '@jarchi/domain/attachments/attachment-files.ts';
import { keptFiles, typedTicket } from '#features/tickets/kept-ticket.ts';
import { type FakeAnswers, refusal, stubApi } from '#testing/fake-api.ts';
import { renderPage } from '#testing/render-page.tsx';
import { sampleClock } from '#testing/sample-answers.fa.ts';
import { NewTicketPage } from './NewTicketPage.tsx';
import { SupportPage } from './SupportPage.tsx';
import { TicketPage } from './TicketPage.tsx';

type Ticket = CallAnswer<'tickets', 'getTicket'>;
type List = CallAnswer<'tickets', 'listTickets'>;
type Entry = Ticket['entries'][number];

const AT = '2026-11-10T06:00:00.000Z';
const entry = (change: Partial<Entry> = {}): Entry => ({
  id: 1,
  kind: 'message',
  author: 'customer',
  name: 'سارا محمدی',
  is_mine: true,
  at: AT,
  text: 'سلام',
  attachments: [],
  ...change,
});
const answer = entry({ id: 2, author: 'staff', name: 'نیما رستگار', is_mine: false, text: 'صادر شد' });
const ticket = (change: Partial<Ticket> = {}): Ticket => ({
  id: 5117,
  category: 'finance',
  category_title: 'مالی',
  subject: 'فاکتور مهر',
  state: 'waiting',
  is_reopened: false,
  is_unread: false,
  about: null,
  created: AT,
  last_at: AT,
  last: { kind: 'message', author: 'customer', name: 'سارا محمدی', is_mine: true, text: 'سلام' },
  department_title: 'پشتیبانی',
  assignee: null,
  entries: [entry()],
  rating: null,
  can_rate: false,
  ...change,
});
const rowOf = ({ department_title: _title, assignee: _assignee, entries: _entries, rating: _rating, can_rate: _can, ...row }: Ticket) =>
  row;
const listOf = (...rows: Ticket[]): List => ({
  count: rows.length,
  results: rows.map(rowOf),
  states: { waiting: rows.length, answered: 0, closed: 0 },
  unread: rows.filter(({ is_unread }) => is_unread).length,
});
const category = (key: 'finance' | 'campaign', title: string, answer_minutes: number | null) => ({ key, title, answer_minutes });
const categories: CallAnswer<'tickets', 'listPageCategories'> = {
  department: { key: 'advertiser', title: 'پشتیبانی تبلیغ‌دهندگان' },
  categories: [category('campaign', 'کمپین', null), category('finance', 'مالی', 80)],
};
const LIST = 'GET /api/crm/support/tickets/';
const ONE = `${LIST}5117/`;
const common: FakeAnswers = {
  'GET /api/main/v1/world/clock/': { body: sampleClock },
  'GET /api/crm/support/page-categories': { body: categories },
  'POST /api/crm/support/tickets/5117/read/': { body: { ok: true } },
};
const openTicketPage = (answers: FakeAnswers) => {
  const requests = stubApi({ ...common, ...answers });
  return { requests, ...renderPage(TicketPage, '/support/$ticket', '/support/5117') };
};

test('unread answers are marked, and filters are in the URL', async () => {
  stubApi({ ...common, [LIST]: { body: listOf(ticket({ is_unread: true }), ticket({ id: 4, subject: 'دیگر' })) } });
  const { router } = renderPage(SupportPage, '/support');
  expect((await screen.findByRole('link', { name: 'پاسخ خوانده‌نشده: فاکتور مهر' })).getAttribute('href')).toBe('/support/5117');
  expect(screen.getByRole('link', { name: 'دیگر' })).toBeDefined();
  const user = userEvent.setup();
  await user.click(screen.getByRole('tab', { name: /^بسته/ }));
  await user.selectOptions(screen.getByLabelText('دسته'), 'مالی');
  await waitFor(() => expect(router.state.location.search).toEqual({ state: 'closed', category: 'finance' }));
  expect(await screen.findByText('پاسخ معمولاً تا ۲ ساعت کاری')).toBeDefined();
});

test('a list without tickets, one without matches and one that fails each say so', async () => {
  let body = listOf();
  stubApi({ ...common, [LIST]: () => (body.count === -1 ? refusal('internal', 500) : { body }) });
  const { router, queryClient } = renderPage(SupportPage, '/support');
  expect(await screen.findByText('هنوز درخواستی ندارید.')).toBeDefined();
  await act(() => router.navigate({ to: '/support', search: { search: 'نیست' } } as never));
  expect(await screen.findByText('فیلترها را پاک کنید تا همهٔ درخواست‌ها را ببینید.')).toBeDefined();
  body = { ...body, count: -1 };
  await act(() => router.navigate({ to: '/support', search: { search: 'خطا' } } as never));
  const retry = await screen.findByRole('button', { name: 'تلاش دوباره' });
  body = listOf(ticket());
  await userEvent.setup().click(retry);
  expect(await screen.findByText('فاکتور مهر')).toBeDefined();
  queryClient.clear();
});

test('an incomplete ticket shows its issues beside the fields, focuses the first and sends nothing', async () => {
  const requests = stubApi(common);
  renderPage(NewTicketPage, '/support/new');
  await userEvent.setup().click(await screen.findByRole('button', { name: 'ثبت درخواست' }));
  for (const text of ['دسته را برگزینید.', 'موضوع را بنویسید.', 'متن پیام را بنویسید.']) expect(screen.getByText(text)).toBeDefined();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('دسته')));
  expect(requests.map(({ name }) => name)).not.toContain('POST /api/crm/support/tickets/');
});

test('a ticket about a campaign names it, can be unbound, and survives a reload and a lost network', async () => {
  let isOffline = true;
  const requests = stubApi({
    ...common,
    'GET /api/main/v1/campaigns/7/': { body: { title: 'منوی پاییزی' } },
    'POST /api/crm/support/tickets/': () => (isOffline ? refusal('unavailable', 503) : { body: ticket() }),
  });
  const first = renderPage(NewTicketPage, '/support/new', '/support/new?campaign=7');
  const user = userEvent.setup();
  expect(await screen.findByText(/کمپین «منوی پاییزی»/)).toBeDefined();
  expect((await screen.findByLabelText<HTMLSelectElement>('دسته')).value).toBe('campaign');
  fireEvent.change(screen.getByLabelText('موضوع'), { target: { value: 'زمان انتشار' } });
  fireEvent.change(screen.getByLabelText('شرح'), { target: { value: 'يك <b>روز</b>' } });
  first.unmount();
  const { router } = renderPage(NewTicketPage, '/support/new', '/support/new?campaign=7');
  expect((await screen.findByLabelText<HTMLInputElement>('موضوع')).value).toBe('زمان انتشار');
  const send = () => user.click(screen.getByRole('button', { name: 'ثبت درخواست' }));
  await send();
  expect(await screen.findByRole('alert')).toBeDefined();
  isOffline = false;
  await send();
  await waitFor(() => expect(router.state.location.pathname).toBe('/support/5117'));
  const sent = requests.filter(({ name }) => name === 'POST /api/crm/support/tickets/');
  expect(new Set(sent.map(({ key }) => key)).size).toBe(1);
  expect(sent.at(-1)?.body).toMatchObject({ category: 'campaign', subject: 'زمان انتشار', text: 'يك <b>روز</b>', campaign_id: 7 });
});

const report = { id: 31, name: 'error.log', type: 'text/plain', size: 2048 };
const film = { id: 32, name: 'film.mp4', type: 'video/mp4', size: 4096 };
const send = () => userEvent.setup().click(screen.getByRole('button', { name: /^(ثبت درخواست|فرستادن)/ }));

test('files that were sent with a new ticket or a message are still there after a reload, and go with it once', async () => {
  let isOffline = true;
  const requests = stubApi({
    ...common,
    [ONE]: { body: ticket() },
    'POST /api/crm/support/tickets/': { body: ticket() },
    'POST /api/crm/support/tickets/5117/messages/': () => (isOffline ? refusal('unavailable', 503) : { body: ticket() }),
  });
  typedTicket.keep({ category: 'finance', subject: 'فاکتور', text: 'کجاست' });
  keptFiles.keep({ sent: [report, film], underWay: [] }, 'new');
  keptFiles.keep({ sent: [film], underWay: [] }, 'talk-5117');
  const form = renderPage(NewTicketPage, '/support/new');
  expect(await screen.findByText('error.log')).toBeDefined();
  await userEvent.setup().click(screen.getByRole('button', { name: 'برداشتن error.log' }));
  form.unmount();
  const again = renderPage(NewTicketPage, '/support/new');
  expect(await screen.findByText('film.mp4')).toBeDefined();
  expect(screen.queryByText('error.log')).toBeNull();
  await send();
  await waitFor(() => expect(again.router.state.location.pathname).toBe('/support/5117'));
  expect(requests.findLast(({ name }) => name === 'POST /api/crm/support/tickets/')?.body).toMatchObject({ attachments: [32] });
  expect(keptFiles.read('new')?.sent ?? []).toEqual([]);
  again.unmount();

  renderPage(TicketPage, '/support/$ticket', '/support/5117');
  expect(await screen.findByText('film.mp4')).toBeDefined();
  fireEvent.change(screen.getByLabelText('پاسخ شما'), { target: { value: 'این هم فیلم' } });
  await send();
  await screen.findByText(/متن شما همین‌جا مانده است/);
  expect(keptFiles.read('talk-5117')?.sent ?? []).toEqual([film]);
  isOffline = false;
  await send();
  await waitFor(() => expect(keptFiles.read('talk-5117')?.sent ?? []).toEqual([]));
  const messages = requests.filter(({ name }) => name.endsWith('/messages/'));
  expect(messages.map(({ body }) => (body as { attachments: number[] }).attachments)).toEqual([[32], [32]]);
});

test('a file that is too large or a program is refused beside the button, and nothing is sent', async () => {
  const requests = stubApi(common);
  renderPage(NewTicketPage, '/support/new');
  const picker = await screen.findByLabelText<HTMLInputElement>('پیوست‌ها', { selector: 'input' });
  const large = Object.defineProperty(new File(['x'], 'film.mp4', { type: 'video/mp4' }), 'size', { value: TICKET_VIDEO_BYTES + 1 });
  for (const [file, said] of [
    [large, /ویدئو ۵۰ مگابایت است/],
    [new File(['MZ'], 'tool.exe', { type: 'application/x-msdownload' }), /«tool.exe» پذیرفته نشد/],
  ] as const) {
    fireEvent.change(picker, { target: { files: [file] } });
    const add = screen.getByRole('button', { name: 'افزودن پیوست' });
    await waitFor(() => expect(add.getAttribute('aria-invalid')).toBe('true'));
    expect(document.getElementById(add.getAttribute('aria-describedby') ?? '')?.textContent).toMatch(said);
  }
  expect(requests.map(({ name }) => name).filter((name) => name.includes('attachments'))).toEqual([]);
});

test('a file that the server no longer has is taken away and named, and the others stay', async () => {
  const unknown = { field: 'attachments', code: 'unknown', ids: [31] };
  stubApi({ ...common, 'POST /api/crm/support/tickets/': refusal('ticket_invalid', 422, { issues: [unknown] }) });
  typedTicket.keep({ category: 'finance', subject: 'فاکتور', text: 'کجاست' });
  keptFiles.keep({ sent: [report, film], underWay: [] }, 'new');
  renderPage(NewTicketPage, '/support/new');
  await screen.findByText('error.log');
  await send();
  expect(await screen.findByText('«error.log» دیگر در دسترس نیست. دوباره بیفزایید.')).toBeDefined();
  expect(screen.queryByText('error.log')).toBeNull();
  expect(keptFiles.read('new')?.sent ?? []).toEqual([film]);
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'افزودن پیوست' })));
});

test('a file that was on its way and of which the browser kept no copy is told by its name, once', async () => {
  stubApi(common);
  keptFiles.keep({ sent: [], underWay: [{ key: 'k1', name: 'film.mp4' }] }, 'new');
  const form = renderPage(NewTicketPage, '/support/new');
  expect(await screen.findByText('«film.mp4» پیش از تازه شدن صفحه کامل فرستاده نشد. دوباره برگزینید.')).toBeDefined();
  form.unmount();
  renderPage(NewTicketPage, '/support/new');
  await screen.findByLabelText('موضوع');
  expect(keptFiles.read('new')?.underWay ?? []).toEqual([]);
});

test('what is typed for a ticket belongs to its account', async () => {
  stubApi(common);
  typedTicket.keep({ category: 'finance', subject: 'فاکتور', text: 'کجاست' });
  keptFiles.keep({ sent: [report], underWay: [] }, 'new');
  document.cookie = 'account=adv-2; path=/';
  renderPage(NewTicketPage, '/support/new');
  expect((await screen.findByLabelText<HTMLInputElement>('موضوع')).value).toBe('');
  expect(screen.queryByText('error.log')).toBeNull();
});

test('what the account does not have is told, and the ticket is not bound to it', async () => {
  stubApi({ ...common, 'GET /api/main/v1/campaigns/9/': refusal('campaign_not_found', 404) });
  renderPage(NewTicketPage, '/support/new', '/support/new?campaign=9');
  expect(await screen.findByText(/در حساب شما پیدا نشد/)).toBeDefined();
  expect(screen.queryByRole('button', { name: 'برداشتن پیوند' })).toBeNull();
});

test('a message of staff comes into the log while the page is open, is marked as read, and takes no focus', async () => {
  let shown = ticket();
  const { requests, queryClient } = openTicketPage({ [ONE]: () => ({ body: shown }) });
  const field = await screen.findByLabelText('پاسخ شما');
  await userEvent.setup().type(field, 'نوشته');
  shown = ticket({ state: 'answered', is_unread: true, entries: [entry(), answer] });
  await act(() => queryClient.invalidateQueries({ queryKey: ['tickets'] }));
  expect(await within(screen.getByRole('log')).findByText('صادر شد')).toBeDefined();
  expect(document.activeElement).toBe(field);
  expect((field as HTMLTextAreaElement).value).toBe('نوشته');
  await waitFor(() => expect(requests.find(({ name }) => name.endsWith('/read/'))?.body).toEqual({ entry: 2 }));
});

test('script is text, links are of the web only and open apart', async () => {
  const text = '<img src=x onerror=alert(1)> javascript:alert(1)\nببینید https://a.test/?b=c';
  openTicketPage({ [ONE]: { body: ticket({ entries: [entry({ text })] }) } });
  const log = await screen.findByRole('log');
  expect(log.querySelector('img, script')).toBeNull();
  const links = within(log).getAllByRole<HTMLAnchorElement>('link');
  expect(links.map(({ href, rel, target }) => [href, rel.includes('noopener'), target])).toEqual([['https://a.test/?b=c', true, '_blank']]);
});

test('a message that could not be sent stays with its reason, and the next press sends it', async () => {
  let isLost = true;
  const sent = { ...ticket({ entries: [entry(), entry({ id: 3, text: 'هنوز نیامده' })] }) };
  openTicketPage({
    [ONE]: () => ({ body: isLost ? ticket() : sent }),
    'POST /api/crm/support/tickets/5117/messages/': () => (isLost ? refusal('unavailable', 503) : { body: sent }),
  });
  const user = userEvent.setup();
  const field = await screen.findByLabelText<HTMLTextAreaElement>('پاسخ شما');
  await user.click(screen.getByRole('button', { name: /^فرستادن/ }));
  expect(await screen.findByText('متن پیام را بنویسید.')).toBeDefined();
  await user.type(field, 'هنوز نیامده');
  await user.keyboard('{Control>}{Enter}{/Control}');
  expect(await screen.findByText(/متن شما همین‌جا مانده است/)).toBeDefined();
  expect(field.value).toBe('هنوز نیامده');
  isLost = false;
  await user.click(screen.getByRole('button', { name: /^فرستادن/ }));
  expect(await within(screen.getByRole('log')).findByText('هنوز نیامده')).toBeDefined();
  expect(field.value).toBe('');
});

test('a closed ticket takes a rating once and can be opened again', async () => {
  const closed = ticket({ state: 'closed', can_rate: true, entries: [entry(), entry({ id: 2, kind: 'closed', text: '' })] });
  const { requests } = openTicketPage({
    [ONE]: { body: closed },
    'POST /api/crm/support/tickets/5117/rating/': { body: { ...closed, can_rate: false, rating: { rating: 4, words: '' } } },
    'POST /api/crm/support/tickets/5117/reopen/': { body: ticket({ is_reopened: true }) },
  });
  const user = userEvent.setup();
  expect(await screen.findByText(/شما این درخواست را بست/)).toBeDefined();
  expect(screen.queryByLabelText('پاسخ شما')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'ثبت نظر' }));
  expect(await screen.findByText('از یک تا پنج برگزینید.')).toBeDefined();
  await user.click(screen.getByRole('radio', { name: '۴ از ۵' }));
  await user.click(screen.getByRole('button', { name: 'ثبت نظر' }));
  await waitFor(() => expect(requests.find(({ name }) => name.endsWith('/rating/'))?.body).toEqual({ rating: 4, words: '' }));
  await user.click(screen.getByRole('button', { name: 'باز کردن دوباره' }));
  expect(await screen.findByLabelText('پاسخ شما')).toBeDefined();
});
