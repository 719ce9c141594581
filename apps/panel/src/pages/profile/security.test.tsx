import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { Credentials } from '#data/session/credentials.ts';
import { refusal, stubApi, type FakeAnswers } from '#testing/fake-api.ts';
import { renderPage } from '#testing/render-page.tsx';
import { sampleAccount } from '#testing/sample-account.fa.ts';
import { sampleUser } from '#testing/sample-answers.fa.ts';
import { ProfilePage } from './ProfilePage.tsx';

const CHANGE = 'PUT /api/accounts/auth/password';
const account = sampleAccount();
const phone = '09120000001';
const credentials: Credentials = {
  phone,
  has_password: true,
  password_changed: '2026-09-24T08:00:00.000Z',
  passkeys: [{ id: 4, name: 'گوشی سارا', created: '2026-10-02T08:00:00.000Z', last_used: null }],
};

function open(answers: FakeAnswers = {}, isHijacked = false) {
  const requests = stubApi({
    'GET /api/accounts/user/': { body: sampleUser },
    'GET /api/shared-accounts/api/v1/accounts/info': { body: { ...account, is_hijacked: isHijacked } },
    'GET /api/accounts/auth/credentials': { body: credentials },
    ...answers,
  });
  renderPage(ProfilePage, '/profile', '/profile?section=security');
  return requests;
}
const sentTo = (requests: ReturnType<typeof open>, name: string) => requests.filter((request) => request.name === name);

async function openDialog() {
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'تغییر رمز' }));
  return { user, dialog: within(await screen.findByRole('dialog', { name: 'تغییر رمز عبور' })) };
}

test('the password shows the day of its last change, and changes with the present one', async () => {
  const requests = open({ [CHANGE]: { body: { ...credentials, password_changed: '2026-11-26T08:00:00.000Z' } } });
  expect(await screen.findByText('آخرین تغییر: ۲ مهر ۱۴۰۵')).toBeDefined();
  const { user, dialog } = await openDialog();
  await user.type(dialog.getByLabelText('رمز کنونی'), 'old-one');
  await user.type(dialog.getByLabelText('رمز تازه'), 'kafe-9ahveh');
  await user.type(dialog.getByLabelText('تکرار رمز'), 'kafe-9ahveh');
  await user.click(dialog.getByRole('button', { name: 'ذخیرهٔ رمز' }));
  expect(await screen.findByText('آخرین تغییر: ۵ آذر ۱۴۰۵')).toBeDefined();
  expect(sentTo(requests, CHANGE)[0]?.body).toEqual({ password: 'kafe-9ahveh', proof: { by: 'password', password: 'old-one' } });
});

test('a wrong present password is told beside it, and what was typed stays', async () => {
  open({ [CHANGE]: refusal('password_wrong', 422) });
  const { user, dialog } = await openDialog();
  await user.click(dialog.getByRole('button', { name: 'ذخیرهٔ رمز' }));
  expect(dialog.getByText('رمز کنونی را بنویسید.')).toBeDefined();
  await user.type(dialog.getByLabelText('رمز کنونی'), 'guess');
  await user.type(dialog.getByLabelText('رمز تازه'), 'kafe-9ahveh');
  await user.type(dialog.getByLabelText('تکرار رمز'), 'kafe-9ahveh{Enter}');
  expect(await dialog.findByText('رمز کنونی درست نیست.')).toBeDefined();
  expect(document.activeElement).toBe(dialog.getByLabelText('رمز کنونی'));
  expect(dialog.getByLabelText('رمز تازه')).toHaveProperty('value', 'kafe-9ahveh');
});

test('who has forgotten the present password proves themself by a code to their own phone', async () => {
  const requests = open({
    'POST /api/accounts/auth/phone/': { body: { request_id: 'r', phone, expires_at: '', retry_after_seconds: 60, code: null } },
    [CHANGE]: { body: credentials },
  });
  const { user, dialog } = await openDialog();
  await user.click(dialog.getByRole('button', { name: /رمز کنونی را به یاد ندارم/ }));
  await user.type(dialog.getByLabelText('رمز تازه'), 'kafe-9ahveh');
  await user.type(dialog.getByLabelText('تکرار رمز'), 'kafe-9ahveh{Enter}');
  await user.click(await dialog.findByRole('button', { name: 'ویرایش رمز تازه' }));
  expect(document.activeElement).toBe(dialog.getByLabelText('رمز تازه'));
  expect(dialog.getByLabelText('رمز تازه')).toHaveProperty('value', 'kafe-9ahveh');
  await user.click(dialog.getByRole('button', { name: 'دریافت کد' }));
  fireEvent.change(await dialog.findByLabelText('کد پنج‌رقمی'), { target: { value: '۱۲۳۴۵' } });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sentTo(requests, CHANGE)[0]?.body).toEqual({
    password: 'kafe-9ahveh',
    proof: { by: 'code', request_id: 'r', code: '12345' },
  });
});

const PROOF = 'POST /api/accounts/auth/proof';
const proven: FakeAnswers = { [PROOF]: { body: { proof: 'p', expires_at: '' } } };

test('a passkey is removed after a proof by the password, and a question', async () => {
  const requests = open({ ...proven, 'DELETE /api/accounts/auth/passkeys/4': { body: { ...credentials, passkeys: [] } } });
  const user = userEvent.setup();
  expect(await screen.findByText('افزوده در ۱۰ مهر ۱۴۰۵ · هنوز به کار نرفته')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'برداشتن گذرکلید «گوشی سارا»' }));
  const proof = within(await screen.findByRole('dialog', { name: 'نخست نشان دهید خودتان هستید' }));
  await user.click(await proof.findByRole('button', { name: 'ادامه' }));
  expect(proof.getByText('رمز عبور را بنویسید.')).toBeDefined();
  await user.type(proof.getByLabelText('رمز عبور'), 'kafe-9ahveh{Enter}');
  const question = within(await screen.findByRole('alertdialog', { name: 'گذرکلید برداشته شود؟' }));
  expect(requests.some(({ name }) => name.startsWith('DELETE'))).toBe(false);
  await user.click(question.getByRole('button', { name: 'برداشتن' }));
  expect(await screen.findByText('هنوز گذرکلیدی نیفزوده‌اید.')).toBeDefined();
  expect(sentTo(requests, PROOF)[0]?.body).toEqual({ change: 'passkey_remove', proof: { by: 'password', password: 'kafe-9ahveh' } });
});

test('a wrong password proves nothing and says so beside the field; the other ways stand below', async () => {
  open({ [PROOF]: refusal('password_wrong', 422) });
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'برداشتن گذرکلید «گوشی سارا»' }));
  const proof = within(await screen.findByRole('dialog', { name: 'نخست نشان دهید خودتان هستید' }));
  await user.type(await proof.findByLabelText('رمز عبور'), 'guess{Enter}');
  expect(await proof.findByText('رمز عبور درست نیست.')).toBeDefined();
  await user.click(proof.getByRole('button', { name: 'با کد به شمارهٔ کنونی' }));
  expect(proof.getByRole('button', { name: 'دریافت کد' })).toBeDefined();
});

test('staff who act for the person read this and change nothing', async () => {
  open({}, true);
  expect(await screen.findByText(/رمز و گذرکلید را تنها خود او عوض می‌کند/)).toBeDefined();
  expect(screen.getByText('گوشی سارا')).toBeDefined();
  for (const name of ['تغییر رمز', /برداشتن/, 'افزودن گذرکلید']) expect(screen.queryByRole('button', { name })).toBeNull();
});

test('credentials that failed to load can be read again', async () => {
  let isDown = true;
  open({ 'GET /api/accounts/auth/credentials': () => (isDown ? refusal('internal', 500) : { body: credentials }) });
  const retry = await screen.findByRole('button', { name: 'تلاش دوباره' });
  isDown = false;
  await userEvent.setup().click(retry);
  expect(await screen.findByText('گوشی سارا')).toBeDefined();
});
