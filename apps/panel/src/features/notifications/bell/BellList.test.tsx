import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { refusal, stubApi, type FakeAnswers } from '#testing/fake-api.ts';
import { renderPage } from '#testing/render-page.tsx';
import { BellList } from './BellList.tsx';
import type { BellNotice, NewNotices } from '#data/notifications/bell.ts';

const notice = (id: number, change: Partial<BellNotice> = {}): BellNotice => ({
  id,
  kind: 'payment_credited',
  notification_type: 'transaction',
  campaign_id: null,
  title: `پیام ${id}`,
  description: 'موجودی افزایش یافت.',
  path: '/campaigns/12?tab=hours',
  seen: false,
  is_waiting: false,
  history_date: `2026-11-10T0${id}:00:00.000Z`,
  ...change,
});

const NEW = 'GET /api/back-office/new-panel-notifications';
const unread: NewNotices = { unread: 6, results: [notice(1), notice(2), notice(3), notice(4), notice(5)] };

function show(answers: FakeAnswers = {}) {
  const onLeave = vi.fn();
  const requests = stubApi({ [NEW]: { body: unread }, ...answers });
  const view = renderPage(() => <BellList now={Date.parse('2026-11-10T09:00:00.000Z')} onLeave={onLeave} />, '/');
  return { ...view, requests, onLeave, asked: (start: string) => requests.filter(({ name }) => name.startsWith(start)).length };
}
const titles = () => screen.queryAllByText(/^پیام \d/).map((element) => element.textContent);

test('the latest 3 messages are shown below the count of all', async () => {
  show();
  await screen.findByText('پیام 5');
  expect(titles()).toEqual(['پیام 5', 'پیام 4', 'پیام 3']);
  expect(screen.getByText('۶ خوانده‌نشده')).toBeDefined();
});

test('a message links to its page and is marked as read at once', async () => {
  const { router, onLeave, asked, queryClient } = show({ 'GET /api/main/advertiser/5/see': { body: { ok: true } } });
  fireEvent.click(await screen.findByText('پیام 5'));
  await waitFor(() => expect(queryClient.getQueryData(['notifications', 'new'])).toMatchObject({ unread: 5 }));
  expect(router.state.location.href).toBe('/campaigns/12?tab=hours');
  expect(onLeave).toHaveBeenCalledOnce();
  await waitFor(() => expect(asked('GET /api/main/advertiser/5/see')).toBe(1));
});

test('a mark that fails is undone with a message', async () => {
  show({
    'GET /api/main/advertiser/5/see': refusal('internal', 500),
    [NEW]: { body: { ...unread, results: [notice(5, { path: null })] } },
  });
  fireEvent.click(await screen.findByText('پیام 5'));
  expect(await screen.findByRole('alert')).toBeDefined();
  expect(titles()).toEqual(['پیام 5']);
  expect(screen.getByText('۶ خوانده‌نشده')).toBeDefined();
});

test('all messages are marked as read at once, here and in each list of messages', async () => {
  let isRead = false;
  const { queryClient, asked } = show({
    'POST /api/main/account/advertiser/notifications/see-all/': () => {
      isRead = true;
      return { body: { ok: true } };
    },
    [NEW]: () => ({ body: isRead ? { unread: 0, results: [] } : unread }),
  });
  queryClient.setQueryData(['notifications', 'list', {}], { pages: [{ count: 1, unread: 6, results: [notice(1)] }], pageParams: [0] });
  fireEvent.click(await screen.findByRole('button', { name: 'خواندن همه' }));
  expect(await screen.findByText('پیام تازه‌ای ندارید.')).toBeDefined();
  expect(queryClient.getQueryData(['notifications', 'list', {}])).toMatchObject({ pages: [{ unread: 0, results: [{ seen: true }] }] });
  await waitFor(() => expect(asked(NEW)).toBe(2));
  expect(screen.queryByRole('button', { name: 'خواندن همه' })).toBeNull();
});

test('a message never links to a page outside the panel', async () => {
  show({ [NEW]: { body: { unread: 1, results: [notice(1, { path: '//elsewhere.example' })] } } });
  await screen.findByText('پیام 1');
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/notifications']);
});

test('a message that was read and waits for an answer stays in the bell, marked as waiting', async () => {
  const due = notice(5, { seen: true, is_waiting: true });
  show({ [NEW]: { body: { unread: 1, results: [due] } }, 'GET /api/main/advertiser/5/see': { body: { ok: true } } });
  expect(await screen.findByText('پیام 5')).toBeDefined();
  expect(screen.getByText(/منتظر پاسخ شما$/)).toBeDefined();
  expect(screen.getByText('۱ خوانده‌نشده یا منتظر پاسخ')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'خواندن همه' })).toBeNull();
  fireEvent.click(screen.getByText('پیام 5'));
  expect(screen.getByText('۱ خوانده‌نشده یا منتظر پاسخ')).toBeDefined();
});

test('reading all leaves what waits for an answer in the bell', async () => {
  let isRead = false;
  const { queryClient } = show({
    'POST /api/main/account/advertiser/notifications/see-all/': () => {
      isRead = true;
      return { body: { ok: true } };
    },
    [NEW]: () => ({
      body: isRead
        ? { unread: 1, results: [notice(5, { seen: true, is_waiting: true })] }
        : { unread: 2, results: [notice(4), notice(5, { is_waiting: true })] },
    }),
  });
  fireEvent.click(await screen.findByRole('button', { name: 'خواندن همه' }));
  await waitFor(() => expect(queryClient.getQueryData(['notifications', 'new'])).toMatchObject({ unread: 1 }));
  expect(titles()).toEqual(['پیام 5']);
});
