import type { CallAnswer } from '@jarchi/contract/types.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { ALERT_KINDS, getFirstSetting } from '@jarchi/domain/alerts/alert-kinds.ts';
import { refusal, stubApi, type FakeAnswers } from '#testing/fake-api.ts';
import { renderPage } from '#testing/render-page.tsx';
import { sampleAccount } from '#testing/sample-account.fa.ts';
import { sampleUser } from '#testing/sample-answers.fa.ts';
import { ProfilePage } from './ProfilePage.tsx';

type Report = CallAnswer<'alerts', 'createScheduledReport'>;

const ALERTS = '/api/main/v1/alerts/';
const REPORTS = '/api/main/v1/scheduled-reports/';
const CLOCK = { now: '2026-11-10T07:04:00.000Z', moving_to: null, can_move: false };
const settings = ALERT_KINDS.map(getFirstSetting);
const weekly: Report = {
  id: 3,
  period: 'weekly',
  day: 0,
  hour: 9,
  campaigns: [],
  is_on: true,
  next_run_at: '2026-11-14T05:30:00.000Z',
  last_run: null,
};

const answersWith = (reports: readonly Report[], more: FakeAnswers = {}): FakeAnswers => ({
  'GET /api/accounts/user/': { body: sampleUser },
  'GET /api/shared-accounts/api/v1/accounts/info': { body: sampleAccount() },
  'GET /api/main/v1/world/clock/': { body: CLOCK },
  [`GET ${ALERTS}`]: { body: { results: settings } },
  [`PUT ${ALERTS}`]: (_url, body) => ({ body }),
  [`GET ${REPORTS}`]: { body: { results: reports } },
  ...more,
});
const open = () => renderPage(ProfilePage, '/profile', '/profile?section=alerts');

test('a threshold is typed in Persian digits, saved with Enter, and taken back by the message', async () => {
  const requests = stubApi(answersWith([]));
  open();
  const user = userEvent.setup();
  const field = await screen.findByRole('textbox', { name: 'آستانهٔ عقب‌افتادن کمپین' });
  expect(field).toHaveProperty('value', '۱۵');
  await user.clear(field);
  await user.type(field, '۲۰{Enter}');
  const saved = () => requests.filter(({ name }) => name === `PUT ${ALERTS}`).map(({ body }) => body);
  await waitFor(() => expect(saved()).toEqual([{ kind: 'pace_behind', is_on: false, threshold: 20 }]));
  await user.click(await screen.findByRole('button', { name: 'بازگرداندن' }));
  await waitFor(() => expect(saved().at(-1)).toEqual({ kind: 'pace_behind', is_on: false, threshold: 15 }));
});

test('a threshold that cannot be is named under its field, kept, and not sent; Escape takes it back', async () => {
  const requests = stubApi(answersWith([]));
  open();
  const user = userEvent.setup();
  const field = await screen.findByRole('textbox', { name: 'آستانهٔ پایان مهلت شما' });
  await user.clear(field);
  await user.type(field, '۷۳');
  await user.tab();
  expect(await screen.findByText('عددی از ۱ تا ۷۲ ساعت بنویسید.')).toBeDefined();
  expect(field).toHaveProperty('value', '۷۳');
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(requests.some(({ name }) => name.startsWith('PUT'))).toBe(false);
  await user.type(field, '{Escape}');
  expect(field).toHaveProperty('value', '۱۲');
  expect(screen.queryByText('عددی از ۱ تا ۷۲ ساعت بنویسید.')).toBeNull();
});

test('an alert is switched on at once, and shown off again when the server refuses', async () => {
  const requests = stubApi(answersWith([], { [`PUT ${ALERTS}`]: refusal('invalid', 400) }));
  open();
  const toggle = await screen.findByRole('switch', { name: 'کنار رفتن ناشر' });
  await userEvent.setup().click(toggle);
  await waitFor(() => expect(requests.at(-1)?.name).toBe(`GET ${ALERTS}`));
  const sent = requests.filter(({ name }) => name === `PUT ${ALERTS}`);
  expect(sent.map(({ body }) => body)).toEqual([{ kind: 'publisher_out', is_on: true, threshold: null }]);
  await waitFor(() => expect(toggle).toHaveProperty('checked', false));
});

test('without a report, the page asks for the first one, shows when it comes, and sends it', async () => {
  const requests = stubApi(answersWith([], { [`POST ${REPORTS}`]: { body: weekly } }));
  open();
  const user = userEvent.setup();
  expect(await screen.findByText('نخستین گزارش هفتگی را بسازید.')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'گزارش تازه' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'گزارش تازه' }));
  expect(await dialog.findByText('نوبت بعد شنبه ۲۳ آبان ساعت ۰۹:۰۰؛ دربارهٔ ۱۶ آبان تا ۲۲ آبان.')).toBeDefined();
  await user.selectOptions(dialog.getByLabelText('روز هفته'), 'دوشنبه');
  await user.selectOptions(dialog.getByLabelText('ساعت'), '۲۱:۰۰');
  await user.click(dialog.getByRole('button', { name: 'ساختن گزارش' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(requests.filter(({ name }) => name === `POST ${REPORTS}`).map(({ body }) => body)).toEqual([
    { period: 'weekly', day: 2, hour: 21, campaigns: [], is_on: true },
  ]);
});

test('a report of chosen campaigns needs one; the error is told and nothing is sent', async () => {
  const campaign = { id: 5, title: 'منوی پاییزی' };
  const requests = stubApi(
    answersWith([{ ...weekly, campaigns: [campaign] }], { 'GET /api/main/v1/campaigns/': { body: { count: 0, results: [] } } }),
  );
  open();
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'ویرایش گزارش «منوی پاییزی»، هفتگی' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'ویرایش گزارش' }));
  await user.click(dialog.getByRole('checkbox', { name: 'منوی پاییزی' }));
  await user.click(dialog.getByRole('button', { name: 'ذخیرهٔ گزارش' }));
  expect(await dialog.findByText('دست‌کم یک کمپین برگزینید.')).toBeDefined();
  expect(requests.some(({ name }) => name.startsWith('PUT'))).toBe(false);
});

test('a failed run says when and why, and is sent again', async () => {
  const last_run = {
    due_at: '2026-11-07T05:30:00.000Z',
    made_at: '2026-11-07T05:30:00.000Z',
    range: { from: '2026-10-31', to: '2026-11-06' },
  };
  const failed: Report = { ...weekly, last_run: { ...last_run, failure: 'not_made' } };
  const requests = stubApi(
    answersWith([failed], { [`POST ${REPORTS}3/resend/`]: { body: { ...weekly, last_run: { ...last_run, failure: null } } } }),
  );
  open();
  expect(await screen.findByText('نوبت شنبه ۱۶ آبان ساعت ۰۹:۰۰ ساخته نشد: سامانه نتوانست آن را بسازد.')).toBeDefined();
  expect(screen.getByText('شنبه‌ها، ۰۹:۰۰')).toBeDefined();
  expect(screen.getByText('نوبت بعد شنبه ۲۳ آبان')).toBeDefined();
  await userEvent.setup().click(screen.getByRole('button', { name: 'فرستادن دوباره' }));
  expect(await screen.findByText('گزارش فرستاده شد؛ در اعلان‌ها است.')).toBeDefined();
  expect(requests.filter(({ name }) => name.startsWith('POST'))).toHaveLength(1);
});

test('a report that was sent leads to the same days, and is a document too if it is of one campaign', async () => {
  const last_run = {
    due_at: '2026-11-07T05:30:00.000Z',
    made_at: '2026-11-07T05:30:00.000Z',
    range: { from: '2026-10-31', to: '2026-11-06' },
  };
  const sent: Report = { ...weekly, last_run: { ...last_run, failure: null } };
  stubApi(answersWith([sent, { ...sent, id: 4, campaigns: [{ id: 5, title: 'منوی پاییزی' }] }]));
  open();
  const links = await screen.findAllByRole('link', { name: 'گزارش ۹ آبان تا ۱۵ آبان' });
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/dashboard?from=2026-10-31&to=2026-11-06',
    '/campaigns/5?from=2026-10-31&to=2026-11-06',
  ]);
  expect(await screen.findAllByRole('button', { name: 'دریافت PDF' })).toHaveLength(1);
});

test('a list that cannot be read offers another try, and does not take the other one with it', async () => {
  stubApi(answersWith([weekly], { [`GET ${ALERTS}`]: refusal('internal', 500) }));
  open();
  expect(await screen.findByText('همهٔ کمپین‌ها، هفتگی')).toBeDefined();
  expect(await screen.findByRole('button', { name: /تلاش دوباره/ }, { timeout: 5_000 })).toBeDefined();
});
