import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { Ticket } from '#data/tickets.ts';
import { renderPage } from '#testing/render-page.tsx';
import { refusal, stubApi } from '#testing/stub-api.ts';
import { TicketPage } from './TicketPage.tsx';
import { TicketsPage } from './TicketsPage.tsx';

const LIST = 'GET /api/back-office/tickets/';
const ONE = 'GET /api/back-office/tickets/sepidar/8/';
const ANSWER = 'POST /api/back-office/tickets/sepidar/8/messages/';
const AT = '2026-11-10T06:00:00.000Z';

const asked: Ticket['entries'][number] = {
  id: 1,
  kind: 'message',
  author: 'customer',
  name: 'سارا محمدی',
  is_mine: false,
  at: AT,
  text: 'سلام',
  attachments: [],
};
const ticket = (change: Partial<Ticket> = {}): Ticket => ({
  id: 8,
  category: 'finance',
  category_title: 'مالی',
  subject: 'فاکتور <b>مهر</b>',
  state: 'waiting',
  is_reopened: false,
  is_unread: false,
  about: null,
  created: AT,
  last_at: AT,
  last: { kind: 'message', author: 'customer', name: 'سارا محمدی', is_mine: false, text: 'سلام' },
  department_title: 'پشتیبانی',
  assignee: null,
  entries: [asked],
  rating: null,
  can_rate: false,
  account: 'sepidar',
  title: 'قهوهٔ سپیدار',
  assignee_id: null,
  staff: [{ id: 9, name: 'نیما رستگار' }],
  ...change,
});
const rowOf = ({ department_title: _d, entries: _e, rating: _r, can_rate: _c, assignee_id: _a, staff: _s, ...row }: Ticket) => ({
  ...row,
  is_own: false,
});

test('a ticket in which the member has a part themself is no link, and says why', async () => {
  const states = { waiting: 1, answered: 0, closed: 0 };
  stubApi({ [LIST]: { body: { count: 1, results: [{ ...rowOf(ticket()), is_own: true }], states } } });
  renderPage(TicketsPage, '/tickets');
  expect(await screen.findAllByText('این تیکت به خود شما برمی‌گردد')).not.toEqual([]);
  expect(screen.queryByRole('link', { name: 'فاکتور <b>مهر</b>' })).toBeNull();
});

test('tickets that wait are listed first, and the address keeps whose they are', async () => {
  const states = { waiting: 1, answered: 0, closed: 0 };
  const requests = stubApi({ [LIST]: { body: { count: 1, results: [rowOf(ticket())], states } } });
  const { router } = renderPage(TicketsPage, '/tickets');
  expect((await screen.findByRole('link', { name: 'فاکتور <b>مهر</b>' })).getAttribute('href')).toBe('/tickets/sepidar/8');
  await userEvent.setup().selectOptions(screen.getByLabelText('مسئول'), 'مسئول: من');
  await waitFor(() => expect(router.state.location.search).toEqual({ assigned: 'me' }));
  await waitFor(() =>
    expect(
      requests
        .filter(({ name }) => name === LIST)
        .at(-1)
        ?.url.searchParams.get('assigned'),
    ).toBe('me'),
  );
});

test('an answer goes to the customer, a note stays with staff, and what fails stays typed', async () => {
  let isLost = true;
  const requests = stubApi({
    [ONE]: { body: ticket() },
    [ANSWER]: () => (isLost ? refusal('ticket_full', 409) : { body: ticket({ state: 'answered' }) }),
  });
  renderPage(TicketPage, '/tickets/$account/$ticket', '/tickets/sepidar/8');
  const user = userEvent.setup();
  const send = () => user.click(screen.getByRole('button', { name: 'فرستادن پاسخ' }));
  const field = await screen.findByLabelText<HTMLTextAreaElement>('متن');
  await send();
  expect(await screen.findByText('متن را بنویسید.')).toBeDefined();
  expect(document.activeElement).toBe(field);
  await user.type(field, 'صادر شد');
  await send();
  expect(await screen.findByRole('alert')).toBeDefined();
  expect(field.value).toBe('صادر شد');
  isLost = false;
  await send();
  await waitFor(() => expect(field.value).toBe(''));
  await user.click(screen.getByRole('radio', { name: /^یادداشت داخلی/ }));
  await user.type(field, 'مشتری قدیمی');
  await user.click(screen.getByRole('button', { name: 'ثبت یادداشت' }));
  await waitFor(() => expect(field.value).toBe(''));
  const sent = requests.filter(({ name }) => name === ANSWER).map(({ body }) => body);
  expect(sent.slice(1)).toEqual([
    { text: 'صادر شد', is_note: false },
    { text: 'مشتری قدیمی', is_note: true },
  ]);
});

test('a closed ticket takes notes only, and a note is marked in the log', async () => {
  const note = { ...asked, id: 2, kind: 'note', author: 'staff', name: 'نیما رستگار', text: 'لاگ دیده شد' } as const;
  stubApi({ [ONE]: { body: ticket({ state: 'closed', entries: [asked, note] }) } });
  renderPage(TicketPage, '/tickets/$account/$ticket', '/tickets/sepidar/8');
  expect(await screen.findByRole('button', { name: 'ثبت یادداشت' })).toBeDefined();
  expect(screen.queryByRole('button', { name: 'بستن درخواست' })).toBeNull();
  expect(within(screen.getByRole('log')).getByText('یادداشت داخلی')).toBeDefined();
});
