import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { CallAnswer } from '@jarchi/contract/types.ts';
import { DEFAULT_DELIVERY } from '@jarchi/domain/channels/delivery-time.ts';
import { refusal, stubApi, type FakeAnswers } from '#testing/fake-api.ts';
import { renderPage } from '#testing/render-page.tsx';
import { sampleAccount } from '#testing/sample-account.fa.ts';
import { sampleUser } from '#testing/sample-answers.fa.ts';
import { ProfilePage } from '../ProfilePage.tsx';

type Channels = CallAnswer<'channels', 'getChannels'>;

const CHANNELS = 'GET /api/main/v1/channels/';
const SAVE = 'PUT /api/main/v1/channels/choices/';
const linked = { id: 4, channel: 'telegram', name: '@sara_m', linked_at: '2026-09-25T08:00:00.000Z' } as const;
const known: Channels = {
  ...DEFAULT_DELIVERY,
  choices: {},
  is_trial: false,
  push_key: null,
  channels: [
    { channel: 'sms', address: '09120000001', links: [], last_failure: null },
    { channel: 'bale', address: null, links: [], last_failure: null },
    { channel: 'telegram', address: null, links: [linked], last_failure: { at: '2026-11-09T08:00:00.000Z', outcome: 'unclear' } },
  ],
};

function openSection(answers: FakeAnswers = {}) {
  const requests = stubApi({
    'GET /api/accounts/user/': { body: sampleUser },
    'GET /api/shared-accounts/api/v1/accounts/info': { body: sampleAccount() },
    'GET /api/main/v1/world/clock/': { body: { now: '2026-11-10T07:04:00.000Z', moving_to: null, can_move: false } },
    [CHANNELS]: { body: known },
    ...answers,
  });
  renderPage(ProfilePage, '/profile', '/profile?section=notifications');
  return requests;
}

test('each channel says whether it reaches the person, and what did not arrive', async () => {
  openSection();
  expect(await screen.findByText('ربات تلگرام متصل است')).toBeDefined();
  expect(screen.getByText('ربات بله متصل نیست')).toBeDefined();
  expect(screen.getByText(/^روشن نیست آخرین پیام/)).toBeDefined();
  expect(screen.getByRole('link', { name: 'اتصال ربات بله' }).getAttribute('href')).toBe('/telegram/redirect?bot=bale');
});

test('security has no switch, SMS only that of money, and a channel that reaches nobody has none', async () => {
  openSection();
  const table = await screen.findByRole('group', { name: 'انتخاب اعلان‌ها' });
  const names = within(table)
    .getAllByRole('switch')
    .map((one) => one.getAttribute('aria-label') ?? (one as HTMLInputElement).labels?.[0]?.textContent);
  expect(names).toHaveLength(7);
  expect(names.filter((name) => name?.includes('پیامک'))).toEqual(['تراکنش‌ها، پیامک']);
  expect(names.some((name) => name?.includes('امنیت') || name?.includes('بله'))).toBe(false);
});

test('a switch is saved at once, and returns when it was not saved', async () => {
  const requests = openSection({ [SAVE]: refusal('unavailable', 503) });
  const support = await screen.findByRole<HTMLInputElement>('switch', { name: 'پاسخ پشتیبانی، ربات تلگرام' });
  await userEvent.setup().click(support);
  await waitFor(() => expect(requests.find(({ name }) => name === SAVE)?.body).toMatchObject({ choices: { 'support.telegram': false } }));
  await waitFor(() => expect(support.checked).toBe(true));
});

test('a digest in the quiet hours is not saved, and stays with its reason until it fits', async () => {
  const requests = openSection({ [SAVE]: { body: { ...known, digest_hour: 18 } } });
  const user = userEvent.setup();
  const digest = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'خلاصهٔ روزانه' });
  await user.selectOptions(digest, '23');
  expect(screen.getByRole('alert').textContent).toBe('این ساعت در ساعت‌های سکوت است. ساعت دیگری برگزینید.');
  expect([digest.value, requests.some(({ name }) => name === SAVE)]).toEqual(['23', false]);
  await user.selectOptions(digest, '18');
  await waitFor(() => expect(requests.find(({ name }) => name === SAVE)?.body).toMatchObject({ digest_hour: 18 }));
});

test('a link ends by one press, and the result is told', async () => {
  const requests = openSection({ 'DELETE /api/main/v1/channels/links/4/': { body: { ok: true } } });
  await userEvent.setup().click(await screen.findByRole('button', { name: 'قطع اتصال ربات تلگرام' }));
  expect(await screen.findByText('ربات تلگرام قطع شد و دیگر اعلانی به آن نمی‌رود.')).toBeDefined();
  expect(requests.filter(({ name }) => name === CHANNELS)).toHaveLength(2);
});

test('staff who act for the person see the choices and change nothing', async () => {
  openSection({ 'GET /api/shared-accounts/api/v1/accounts/info': { body: sampleAccount({ is_hijacked: true }) } });
  expect(await screen.findByText(/راه‌های اعلان را تنها خود او عوض می‌کند/)).toBeDefined();
  expect(screen.queryByRole('button', { name: /قطع اتصال|پیام آزمایشی/ })).toBeNull();
  expect(screen.getAllByRole<HTMLInputElement>('switch').every((one) => one.disabled)).toBe(true);
});

test('in a trial the page says that nothing leaves this machine', async () => {
  openSection({ [CHANNELS]: { body: { ...known, is_trial: true } } });
  expect(await screen.findByText(/هیچ پیامی از این دستگاه بیرون نمی‌رود/)).toBeDefined();
});
