import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { Credentials } from '#data/session/credentials.ts';
import type { OwnPhoneRequest } from '#data/session/phone-requests.ts';
import { holdAnswers, refusal, stubApi, type FakeAnswers } from '#testing/fake-api.ts';
import { renderPage } from '#testing/render-page.tsx';
import { sampleAccount } from '#testing/sample-account.fa.ts';
import { sampleUser } from '#testing/sample-answers.fa.ts';
import { ProfilePage } from './ProfilePage.tsx';

const LIST = 'GET /api/accounts/auth/phone-requests';
const ASK = 'POST /api/accounts/auth/phone-requests';
const STOP = 'POST /api/accounts/auth/phone-requests/7/stop';
const waits: OwnPhoneRequest = {
  id: 7,
  ground: 'session',
  state: 'waiting',
  phone_end: '4321',
  created: '2026-11-26T08:00:00.000Z',
  until: '2026-11-29T08:00:00.000Z',
};
const credentials: Credentials = { phone: '09120000001', has_password: true, password_changed: null, passkeys: [] };
const TITLE = 'شمارهٔ تازه‌ای برای حساب شما خواسته شده است';
const stop = 'جلویش را بگیرید';

function open(section: string, answers: FakeAnswers, isHijacked = false) {
  const requests = stubApi({
    'GET /api/accounts/user/': { body: sampleUser },
    'GET /api/accounts/user/sessions/': { body: { results: [] } },
    'GET /api/shared-accounts/api/v1/accounts/info': { body: { ...sampleAccount(), is_hijacked: isHijacked } },
    'GET /api/accounts/auth/credentials': { body: credentials },
    [LIST]: { body: { results: [waits] } },
    ...answers,
  });
  renderPage(ProfilePage, '/profile', `/profile${section}`);
  const sentTo = (name: string) => requests.filter((request) => request.name === name).map(({ body }) => body);
  return { user: userEvent.setup(), sentTo };
}

test('what waits stands above the sessions: since when, until when, by what, and for which phone', async () => {
  open('?section=session', {});
  const card = (await screen.findByRole('heading', { name: TITLE })).parentElement!;
  expect(card.textContent).toContain('۵ آذر ۱۴۰۵ ساعت ۱۱:۳۰، از دستگاهی که وارد حساب بود.');
  expect(card.textContent).toContain('شمارهٔ تازه به ۴۳۲۱ پایان می‌یابد.');
  expect(card.textContent).toContain('تا ۸ آذر ۱۴۰۵ ساعت ۱۱:۳۰ می‌توانید جلویش را بگیرید');
  expect(within(card).getByText('۴۳۲۱').getAttribute('dir')).toBe('ltr');
  const sessions = await screen.findByRole('region', { name: 'دستگاه‌ها' });
  expect(card.compareDocumentPosition(sessions) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
});

test('a request by documents says that nobody was signed in', async () => {
  open('?section=session', { [LIST]: { body: { results: [{ ...waits, ground: 'documents' }] } } });
  expect(await screen.findByText(/با مدرک و بدون ورود به حساب/)).toBeDefined();
});

test('nothing is shown while nothing waits', async () => {
  const { sentTo } = open('?section=session', { [LIST]: { body: { results: [{ ...waits, state: 'done' }] } } });
  await screen.findByRole('region', { name: 'دستگاه‌ها' });
  await waitFor(() => expect(sentTo(LIST)).toHaveLength(1));
  await waitFor(() => expect(screen.queryByRole('region', { name: 'درخواست شمارهٔ تازه' })).toBeNull());
});

test('a request is stopped once, after a question; the page says so, and the focus stays near', async () => {
  let state: OwnPhoneRequest['state'] = 'waiting';
  const { user, sentTo } = open('?section=session', {
    [LIST]: () => ({ body: { results: [{ ...waits, state }] } }),
    [STOP]: () => ({ body: { ...waits, state: (state = 'stopped') } }),
  });
  await user.click(await screen.findByRole('button', { name: stop }));
  const question = within(await screen.findByRole('alertdialog', { name: 'جلوی این درخواست گرفته شود؟' }));
  expect(sentTo(STOP)).toEqual([]);
  const letGo = holdAnswers();
  await user.dblClick(question.getByRole('button', { name: 'جلوگیری' }));
  letGo();
  expect((await screen.findByText(/جلوی درخواست گرفته شد/)).closest('[role=status]')).not.toBeNull();
  await waitFor(() => expect(screen.queryByRole('heading', { name: TITLE })).toBeNull());
  expect(screen.queryByRole('alertdialog')).toBeNull();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('region', { name: 'درخواست شمارهٔ تازه' })));
  expect([sentTo(STOP).length, sentTo(LIST).length]).toEqual([1, 2]);
});

test('who changes their mind at the question stops nothing', async () => {
  const { user, sentTo } = open('?section=session', {});
  await user.click(await screen.findByRole('button', { name: stop }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'انصراف' }));
  expect(screen.getByRole('heading', { name: TITLE })).toBeDefined();
  expect(sentTo(STOP)).toEqual([]);
});

test('a request that is over in the meantime is told, and goes', async () => {
  let results = [waits];
  const { user } = open('?section=session', {
    [LIST]: () => ({ body: { results } }),
    [STOP]: () => {
      results = [];
      return refusal('phone_request_over', 409);
    },
  });
  await user.click(await screen.findByRole('button', { name: stop }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'جلوگیری' }));
  expect(await screen.findByText(/این درخواست دیگر باز نیست/)).toBeDefined();
  await waitFor(() => expect(screen.queryByRole('heading', { name: TITLE })).toBeNull());
});

test('a list that failed to load can be read again', async () => {
  let isDown = true;
  const { user } = open('?section=session', {
    [LIST]: () => (isDown ? refusal('internal', 500) : { body: { results: [waits] } }),
  });
  const retry = await screen.findByRole('button', { name: 'تلاش دوباره' });
  isDown = false;
  await user.click(retry);
  expect(await screen.findByRole('heading', { name: TITLE })).toBeDefined();
});

test('staff who act for the person see what waits, and are not offered to stop it', async () => {
  open('?section=session', {}, true);
  expect(await screen.findByRole('heading', { name: TITLE })).toBeDefined();
  expect(screen.getByText(/جلویش را تنها خود او می‌گیرد/)).toBeDefined();
  expect(screen.queryByRole('button', { name: stop })).toBeNull();
});

const sent = { request_id: 'r', phone: '09123456789', expires_at: '', retry_after_seconds: 60, code: null };
const SEND = 'POST /api/accounts/auth/phone/';

async function openAsk(answers: FakeAnswers) {
  const view = open('?add=phone', { [LIST]: { body: { results: [] } }, [SEND]: { body: sent }, ...answers });
  const dialog = within(await screen.findByRole('dialog'));
  return { ...view, dialog };
}

test('who has none of the ways asks for another phone: what it means, its code, and until when it waits', async () => {
  const { user, dialog, sentTo } = await openAsk({ [ASK]: { body: waits } });
  await user.click(await dialog.findByRole('button', { name: 'به هیچ‌کدام دسترسی ندارم' }));
  expect(await dialog.findByText(/۷۲ ساعت می‌ماند و سپس/)).toBeDefined();
  expect(sentTo(SEND)).toEqual([]);
  await user.click(dialog.getByRole('button', { name: 'ادامه با شمارهٔ تازه' }));
  const phone = await dialog.findByLabelText('شمارهٔ موبایل');
  expect(document.activeElement).toBe(phone);
  await user.type(phone, '۰۹۱۲ ۳۴۵ ۶۷۸۹{Enter}');
  await user.type(await dialog.findByLabelText('کد پنج‌رقمی'), '۴۸۲۱۳');
  expect(await dialog.findByText(/^تا ۸ آذر ۱۴۰۵ ساعت ۱۱:۳۰ می‌ماند/)).toBeDefined();
  expect(screen.getByRole('dialog').contains(document.activeElement)).toBe(true);
  expect(sentTo(ASK)).toEqual([{ request_id: 'r', code: '48213' }]);
});

test('each step back keeps what was typed, and leads to the other ways', async () => {
  const { user, dialog } = await openAsk({});
  await user.click(await dialog.findByRole('button', { name: 'به هیچ‌کدام دسترسی ندارم' }));
  await user.click(await dialog.findByRole('button', { name: 'ادامه با شمارهٔ تازه' }));
  await user.type(await dialog.findByLabelText('شمارهٔ موبایل'), '0912');
  await user.click(dialog.getByRole('button', { name: 'بازگشت' }));
  await user.click(dialog.getByRole('button', { name: 'ادامه با شمارهٔ تازه' }));
  expect(await dialog.findByLabelText('شمارهٔ موبایل')).toHaveProperty('value', '0912');
  await user.click(dialog.getByRole('button', { name: 'بازگشت' }));
  await user.click(dialog.getByRole('button', { name: 'راه‌های دیگر' }));
  expect(await dialog.findByLabelText('رمز عبور')).toBeDefined();
});

test.each([
  ['phone_taken', {}, /برای شخص دیگری ثبت شده است/],
  ['phone_request_waits', { until: waits.until }, /تا ۸ آذر ۱۴۰۵ ساعت ۱۱:۳۰ می‌ماند. تا پایان آن/],
])('the refusal %s is told beside the code, and the phone can be edited', async (code, facts, text) => {
  const { user, dialog } = await openAsk({ [ASK]: refusal(code, 409, facts) });
  await user.click(await dialog.findByRole('button', { name: 'به هیچ‌کدام دسترسی ندارم' }));
  await user.click(await dialog.findByRole('button', { name: 'ادامه با شمارهٔ تازه' }));
  await user.type(await dialog.findByLabelText('شمارهٔ موبایل'), '09123456789{Enter}');
  await user.type(await dialog.findByLabelText('کد پنج‌رقمی'), '48213');
  expect(await dialog.findByText(text)).toBeDefined();
  await user.click(dialog.getByRole('button', { name: 'ویرایش شماره' }));
  expect(await dialog.findByLabelText('شمارهٔ موبایل')).toHaveProperty('value', '09123456789');
});

test('who has nothing to prove themself with is led to another phone at once', async () => {
  const { user, dialog } = await openAsk({
    'GET /api/accounts/user/': { body: { ...sampleUser, phone: null, phone_verified: false } },
    'GET /api/accounts/auth/credentials': { body: { ...credentials, phone: null, has_password: false } },
  });
  expect(await dialog.findByText(/نخست شمارهٔ تازه‌ای برای حساب بخواهید/)).toBeDefined();
  await user.click(dialog.getByRole('button', { name: 'خواستن شمارهٔ تازه' }));
  expect(await dialog.findByRole('button', { name: 'ادامه با شمارهٔ تازه' })).toBeDefined();
  expect(dialog.queryByRole('button', { name: 'راه‌های دیگر' })).toBeNull();
});

test('another change than that of the phone does not offer this way beside a proof', async () => {
  const { user } = open('?section=security', {
    'GET /api/accounts/auth/credentials': {
      body: { ...credentials, passkeys: [{ id: 4, name: 'a', created: waits.created, last_used: null }] },
    },
  });
  await user.click(await screen.findByRole('button', { name: 'برداشتن گذرکلید «a»' }));
  const proof = within(await screen.findByRole('dialog'));
  expect(await proof.findByLabelText('رمز عبور')).toBeDefined();
  expect(proof.queryByRole('button', { name: 'به هیچ‌کدام دسترسی ندارم' })).toBeNull();
});
