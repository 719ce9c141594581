import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { CallAnswer } from '@jarchi/contract/types.ts';
import { stubApi, type FakeAnswers } from '#testing/fake-api.ts';
import { renderPage } from '#testing/render-page.tsx';
import { sampleClock } from '#testing/sample-answers.fa.ts';
import { NotificationsPage } from './NotificationsPage.tsx';

type List = CallAnswer<'notifications', 'listNotifications'>;
type Notification = List['results'][number];

const LIST = 'GET /api/main/account/advertiser/notifications';

function notification(change: Partial<Notification> = {}): Notification {
  return {
    id: 3,
    kind: 'payment_credited',
    notification_type: 'transaction',
    campaign_id: null,
    title: 'موجودی شما افزایش یافت',
    description: '۲۰٬۰۰۰٬۰۰۰ تومان به موجودی حساب افزوده شد.',
    path: '/financial/charge/result?order=91',
    seen: false,
    is_waiting: false,
    history_date: '2026-11-10T06:00:00.000Z',
    ...change,
  };
}

const SEEN_AT = '2026-11-10T07:00:00.000Z';
const read = notification({ id: 2, title: 'کمپین تأیید شد', seen: true, path: null, history_date: '2026-11-09T06:00:00.000Z' });

/** A server that stores which messages are read. */
function stubServer(rows: readonly Notification[], answers: FakeAnswers = {}) {
  let kept = [...rows];
  let marked: readonly number[] = [];
  const countUnread = () => kept.filter(({ seen }) => !seen).length;
  const see = (isSeen: (row: Notification) => boolean) => {
    kept = kept.map((row) => (isSeen(row) ? { ...row, seen: true } : row));
    return { body: { ok: true } };
  };
  return stubApi({
    'GET /api/main/v1/world/clock/': { body: sampleClock },
    [LIST]: (url) => {
      const [limit, offset] = [Number(url.searchParams.get('limit')), Number(url.searchParams.get('offset'))];
      const type = url.searchParams.get('notification_type');
      const ofType = kept.filter(({ notification_type }) => type === null || notification_type === type);
      const all = url.searchParams.get('only_unread') === 'true' ? ofType.filter(({ seen }) => !seen) : ofType;
      const unread = countUnread();
      return { body: { count: all.length, unread, results: all.slice(offset, offset + limit) } satisfies List };
    },
    'GET /api/back-office/new-panel-notifications': () => ({
      body: { unread: countUnread(), results: kept.filter(({ seen }) => !seen).slice(0, 5) },
    }),
    'GET /api/main/advertiser/3/see': () => see(({ id }) => id === 3),
    'POST /api/main/account/advertiser/notifications/see-all/': () => {
      const count = countUnread();
      marked = kept.filter(({ seen }) => !seen).map(({ id }) => id);
      see(() => true);
      return { body: { ok: true, count, seen_at: SEEN_AT } };
    },
    'POST /api/main/account/advertiser/notifications/unsee/': () => {
      kept = kept.map((row) => (marked.includes(row.id) ? { ...row, seen: false } : row));
      return { body: { ok: true } };
    },
    ...answers,
  });
}

test('messages are grouped by day, and unread ones are marked', async () => {
  stubServer([notification(), read]);
  renderPage(NotificationsPage, '/notifications');
  expect(await screen.findByRole('heading', { name: 'امروز' })).toBeDefined();
  expect(screen.getByRole('heading', { name: 'دیروز، دوشنبه ۱۸ آبان' })).toBeDefined();
  const [first, second] = screen.getAllByRole('listitem');
  expect(within(first as HTMLElement).getByText('خوانده‌نشده')).toBeDefined();
  expect(within(second as HTMLElement).queryByText('خوانده‌نشده')).toBeNull();
});

test('one message is marked as read, then all of them', async () => {
  stubServer([notification(), notification({ id: 4, title: 'کمپین رد شد', history_date: '2026-11-10T06:30:00.000Z' })]);
  renderPage(NotificationsPage, '/notifications');
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'خواندن: موجودی شما افزایش یافت' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'خواندن: موجودی شما افزایش یافت' })).toBeNull());
  expect(screen.getByRole('button', { name: 'خواندن: کمپین رد شد' })).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'خواندن همه' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: /^خواندن/ })).toBeNull());
});

test('opening a message’s link marks it as read and keeps the link’s query', async () => {
  const requests = stubServer([notification()]);
  const { router } = renderPage(NotificationsPage, '/notifications');
  await userEvent.setup().click(await screen.findByRole('link', { name: /^دیدن: موجودی/ }));
  expect(router.history.location.href).toBe('/financial/charge/result?order=91');
  await waitFor(() => expect(requests.map(({ name }) => name)).toContain('GET /api/main/advertiser/3/see'));
});

test('an unread message that asks for an action names it; a read or purely informing one does not', async () => {
  const due = notification({ kind: 'content_delivered', title: 'محتوای تازه', path: '/contents?view=review' });
  stubServer([due, { ...due, id: 2, seen: true, title: 'محتوای دیروز' }, notification({ id: 1 })]);
  renderPage(NotificationsPage, '/notifications');
  const asks = await screen.findByRole('link', { name: 'بررسی: محتوای تازه' });
  expect(asks.getAttribute('href')).toBe('/contents?view=review');
  expect(screen.getAllByText('بررسی')).toHaveLength(1);
  expect(screen.getByRole('link', { name: 'دیدن: محتوای دیروز' })).toBeDefined();
});

test('a message never links to another site', async () => {
  stubServer([notification({ path: '//evil.example' })]);
  renderPage(NotificationsPage, '/notifications');
  expect(await screen.findByText('موجودی شما افزایش یافت')).toBeDefined();
  expect(within(screen.getByRole('list')).queryByRole('link')).toBeNull();
});

test('more messages are fetched on demand', async () => {
  const many = Array.from({ length: 25 }, (_, index) => notification({ id: 100 - index, campaign_id: index + 1, title: `پیام ${index}` }));
  stubServer(many);
  renderPage(NotificationsPage, '/notifications');
  await userEvent.setup().click(await screen.findByRole('button', { name: 'اعلان‌های پیش‌تر' }));
  expect(await screen.findByText('پیام 24')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'اعلان‌های پیش‌تر' })).toBeNull();
});

test('the filter for unread messages is in the URL, and an empty result is good news', async () => {
  stubServer([read]);
  const { router } = renderPage(NotificationsPage, '/notifications');
  await userEvent.setup().click(await screen.findByRole('tab', { name: 'خوانده‌نشده' }));
  expect(await screen.findByText('همهٔ اعلان‌ها را خوانده‌اید.')).toBeDefined();
  expect(router.state.location.searchStr).toBe('?show=unread');
});

test('all messages are marked as read, and that is taken back', async () => {
  const requests = stubServer([notification(), notification({ id: 4, title: 'کمپین رد شد', kind: 'campaign_rejected' })]);
  renderPage(NotificationsPage, '/notifications');
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'خواندن همه' }));
  expect(await screen.findByText('۲ اعلان خوانده شد.')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'برگرداندن' }));
  expect(await screen.findByRole('button', { name: 'خواندن: کمپین رد شد' })).toBeDefined();
  expect(requests.find(({ name }) => name.endsWith('/unsee/'))?.body).toEqual({ seen_at: SEEN_AT });
});

test('a tab shows the messages of its type; without any, all of them are one press away', async () => {
  stubServer([notification(), { ...read, notification_type: 'change_history', kind: 'campaign_approved' }]);
  const { router } = renderPage(NotificationsPage, '/notifications');
  const user = userEvent.setup();
  await user.click(await screen.findByRole('tab', { name: 'کمپین‌ها و محتوا' }));
  await waitFor(() => expect(screen.queryByText('موجودی شما افزایش یافت')).toBeNull());
  expect(screen.getByText(read.title)).toBeDefined();
  expect(router.state.location.searchStr).toBe('?show=change_history');
  await user.click(screen.getByRole('tab', { name: 'پشتیبانی' }));
  await user.click(await screen.findByRole('button', { name: 'پاک کردن فیلترها' }));
  expect(await screen.findByText('موجودی شما افزایش یافت')).toBeDefined();
});

test('alike messages are one row, which opens and is read as a whole', async () => {
  const of = (id: number) => notification({ id, kind: 'content_delivered', campaign_id: 5, title: `محتوای ${id}`, path: '/contents' });
  const requests = stubServer([of(13), of(12), of(3)], {
    'GET /api/main/advertiser/13/see': { body: { ok: true } },
    'GET /api/main/advertiser/12/see': { body: { ok: true } },
  });
  renderPage(NotificationsPage, '/notifications');
  const user = userEvent.setup();
  const row = await screen.findByRole('button', { name: '۳ محتوای تازه برای تأیید' });
  expect([row.getAttribute('aria-expanded'), screen.queryByText('محتوای 12')]).toEqual(['false', null]);
  await user.click(row);
  expect(screen.getByText('محتوای 12')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'خواندن همه: ۳ محتوای تازه برای تأیید' }));
  await waitFor(() => expect(requests.filter(({ name }) => name.endsWith('/see'))).toHaveLength(3));
});

test('a URL with an unknown filter shows all messages, with a notice', async () => {
  stubServer([notification(), read]);
  renderPage(NotificationsPage, '/notifications', '/notifications?show=old');
  expect(await screen.findByText(read.title)).toBeDefined();
  expect(screen.getByText('بخشی از نشانی خوانده نشد و کنار گذاشته شد.')).toBeDefined();
});
