import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { renderPage } from '#testing/render-page.tsx';
import { sampleDeadJob, sampleDecision, sampleOverdue } from '#testing/sample-jobs.fa.ts';
import { refusal, stubApi, type StubbedAnswers } from '#testing/stub-api.ts';
import { StuckPage } from './StuckPage.tsx';

const DEAD = 'GET /api/back-office/jobs/dead/';
const OVERDUE = 'GET /api/back-office/jobs/overdue/';
const DECISIONS = 'GET /api/back-office/jobs/decisions/';
const RETRY = 'POST /api/back-office/jobs/dead/7/retry/';
const DISMISS = 'POST /api/back-office/jobs/dead/7/dismiss/';
const PREVIEW = 'GET /api/back-office/jobs/dead/7/release/';
const RELEASE = 'POST /api/back-office/jobs/dead/7/release/';

const none = { body: { count: 0, results: [] } };
const page = (results: readonly unknown[]) => ({ body: { count: results.length, results } });
const open = (answers: StubbedAnswers, address = '/jobs') => {
  const requests = stubApi({ [DEAD]: none, [OVERDUE]: none, [DECISIONS]: none, ...answers });
  return { requests, ...renderPage(StuckPage, '/jobs', address) };
};
const press = async (name: string) => {
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name }));
  return { user, dialog: within(await screen.findByRole('dialog')) };
};

test('a dead job stands with its cause, campaign, money and customer', async () => {
  open({ [DEAD]: page([sampleDeadJob()]) });
  expect(await screen.findByText('پیش بردن کمپین')).toBeDefined();
  for (const text of ['TypeError Invalid URL', 'دورهمی عصرانه', 'در انتظار تأیید', '۲۰ تلاش']) expect(screen.getByText(text)).toBeDefined();
  expect(screen.getAllByText(/۹۳۵٬۰۰۰/).length).toBeGreaterThan(0);
  expect(screen.getByRole('link', { name: 'پروندهٔ قهوهٔ سپیدار' }).getAttribute('href')).toBe('/customers/sepidar');
});

test('without dead jobs the page says what comes there, and a list that fails says so', async () => {
  open({});
  expect(await screen.findByText('هیچ کاری از کار نیفتاده است.')).toBeDefined();
});

test('a list that cannot be read offers another try', async () => {
  open({ [DEAD]: refusal('internal', 500) });
  expect(await screen.findByRole('button', { name: 'تلاش دوباره' })).toBeDefined();
});

test('a retry is asked once more and sent once', async () => {
  const { requests } = open({ [DEAD]: page([sampleDeadJob()]), [RETRY]: { body: { ok: true } } });
  const { user, dialog } = await press('اجرای دوباره');
  await user.dblClick(dialog.getByRole('button', { name: 'اجرای دوباره' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(requests.filter(({ name }) => name === RETRY)).toHaveLength(1);
});

test('a release shows its amounts, needs a reason, and sends what was shown', async () => {
  const shown = { event: 'cancel', captured: 0, released: 935_000, stays_held: 0, posts_up: 0 };
  const { requests } = open({ [DEAD]: page([sampleDeadJob()]), [PREVIEW]: { body: shown }, [RELEASE]: { body: { ok: true } } });
  const { user, dialog } = await press('پایان دادن به کمپین');
  expect(await dialog.findByText('۹۳۵٬۰۰۰')).toBeDefined();
  await user.click(dialog.getByRole('button', { name: 'پایان دادن به کمپین' }));
  expect(dialog.getByText('دلیل را بنویسید.')).toBeDefined();
  await user.type(dialog.getByLabelText(/دلیل/), ' نشانی باز نمی‌شود ');
  await user.click(dialog.getByRole('button', { name: 'پایان دادن به کمپین' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const sent = requests.filter(({ name }) => name === RELEASE).map(({ body }) => body);
  expect(sent).toEqual([{ reason: 'نشانی باز نمی‌شود', expected: { captured: 0, released: 935_000 } }]);
});

test('amounts that moved meanwhile are shown anew, and nothing is decided', async () => {
  let released = 935_000;
  open({
    [DEAD]: page([sampleDeadJob()]),
    [PREVIEW]: () => ({ body: { event: 'cancel', captured: 0, released, stays_held: 0, posts_up: 0 } }),
    [RELEASE]: () => ((released = 700_000), refusal('preview_changed', 409)),
  });
  const { user, dialog } = await press('پایان دادن به کمپین');
  await user.type(dialog.getByLabelText(/دلیل/), 'دلیل');
  await dialog.findByText('۹۳۵٬۰۰۰');
  await user.click(dialog.getByRole('button', { name: 'پایان دادن به کمپین' }));
  expect((await dialog.findByRole('alert')).textContent).toContain('رقم‌های تازه');
  expect(await dialog.findByText('۷۰۰٬۰۰۰')).toBeDefined();
});

test('a member with a place in the account is told that a colleague decides', async () => {
  open({ [DEAD]: page([sampleDeadJob({ acts: ['retry', 'dismiss'] })]), [DISMISS]: refusal('own_account', 403) });
  const { user, dialog } = await press('کنار گذاشتن');
  await user.type(dialog.getByLabelText(/دلیل/), 'دلیل');
  await user.click(dialog.getByRole('button', { name: 'کنار گذاشتن' }));
  expect((await dialog.findByRole('alert')).textContent).toContain('همکار دیگری');
});

test('what waits too long, and what was decided, have tabs of their own', async () => {
  const { router } = open({ [OVERDUE]: page(sampleOverdue), [DECISIONS]: page([sampleDecision]) });
  const user = userEvent.setup();
  await user.click(await screen.findByRole('tab', { name: /مانده‌ها/ }));
  await waitFor(() => expect(router.state.location.search).toEqual({ tab: 'overdue' }));
  expect(await screen.findByText('در انتظار بررسی ما')).toBeDefined();
  expect(screen.getByText('some.other')).toBeDefined();
  await user.click(screen.getByRole('tab', { name: 'رسیدگی‌شده' }));
  expect(await screen.findByText('علت برطرف شده است')).toBeDefined();
  expect(screen.getByText('نیما رستگار')).toBeDefined();
});
