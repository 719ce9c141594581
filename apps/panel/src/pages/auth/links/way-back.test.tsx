import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { WayBack } from '#data/session/proofs.ts';
import { refusal, stubApi, type FakeAnswers } from '#testing/fake-api.ts';
import { renderPage } from '#testing/render-page.tsx';
import { WayBackPage } from './WayBackPage.tsx';

const READ = 'POST /api/accounts/auth/way-back';
const FREEZE = 'POST /api/accounts/auth/way-back/freeze';
const RESTORE = 'POST /api/accounts/auth/way-back/restore';
const way: WayBack = {
  change: 'phone_change',
  at: '2026-11-26T08:00:00.000Z',
  until: '2026-11-29T08:00:00.000Z',
  state: 'open',
  ways: ['password'],
};

const KEY = '7.abcdefghijklmnopqrstuv';

function open(answers: FakeAnswers, key = KEY) {
  const requests = stubApi(answers);
  location.hash = `#${key}`;
  renderPage(WayBackPage, '/auth/way-back');
  return requests;
}

test('opening the link only looks; a press freezes, and a proof of before restores', async () => {
  const requests = open({
    [READ]: { body: way },
    [FREEZE]: { body: { ...way, state: 'frozen' } },
    [RESTORE]: { body: { ok: true } },
  });
  const user = userEvent.setup();
  expect(await screen.findByText('شمارهٔ موبایل حساب عوض شد')).toBeDefined();
  expect(requests.map(({ name }) => name)).toEqual([READ]);
  await user.click(screen.getByRole('button', { name: 'بستن ورود به حساب' }));
  await user.type(await screen.findByLabelText('رمز عبور'), 'kafe-9ahveh{Enter}');
  await waitFor(() => expect(screen.getByText('راه‌های ورود به حال پیش برگشت')).toBeDefined());
  const proof = { by: 'password', password: 'kafe-9ahveh' };
  expect(requests.find(({ name }) => name === RESTORE)?.body).toMatchObject({ proof });
});

test.each([
  ['over', { body: { ...way, state: 'over' as const } }, 'زمان این پیوند گذشته است'],
  ['unknown', refusal('not_found', 404), 'این پیوند درست نیست'],
  [
    'frozen and without a proof of before',
    { body: { ...way, state: 'frozen' as const, ways: [] } },
    /با مدرک شمارهٔ تازه‌ای برای آن بخواهید/,
  ],
])('a link that is %s says so', async (_, answer, text) => {
  open({ [READ]: answer });
  expect(await screen.findByText(text)).toBeDefined();
});

test.each([
  ['is over', { ...way, state: 'over' as const }],
  ['is frozen and without a proof of before', { ...way, state: 'frozen' as const, ways: [] }],
])('a link that %s leads to a request for another phone', async (_, body) => {
  open({ [READ]: { body } });
  const link = await screen.findByRole('link', { name: 'به این شماره دسترسی ندارم' });
  expect(link.getAttribute('href')).toBe('/auth/lost-phone');
});

test('a link that was cut is unknown, and nothing is asked for it', async () => {
  const requests = open({}, '7.abc');
  expect(await screen.findByText('این پیوند درست نیست')).toBeDefined();
  expect(requests).toEqual([]);
});

test('a fault of the server can be tried again', async () => {
  let isDown = true;
  open({ [READ]: () => (isDown ? refusal('internal', 500) : { body: way }) });
  const retry = await screen.findByRole('button', { name: 'تلاش دوباره' });
  isDown = false;
  await userEvent.setup().click(retry);
  expect(await screen.findByText('شمارهٔ موبایل حساب عوض شد')).toBeDefined();
});
