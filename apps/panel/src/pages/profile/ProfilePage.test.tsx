import { formatId } from '@jarchi/ui/format/format.ts';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { refusal, stubApi, type FakeAnswers } from '#testing/fake-api.ts';
import { renderPage } from '#testing/render-page.tsx';
import { sampleAccount, sampleFinancialInfo } from '#testing/sample-account.fa.ts';
import { sampleUser } from '#testing/sample-answers.fa.ts';
import { ProfilePage } from './ProfilePage.tsx';

const SAVE_PERSON = 'PUT /api/accounts/auth/info';
const SAVE_INFO = 'PUT /api/financial/financial-info/';

const account = sampleAccount();
const noInfo = sampleFinancialInfo({ name: '', national_number: '', address_text: '' });
const answers: FakeAnswers = {
  'GET /api/accounts/user/': { body: sampleUser },
  'GET /api/shared-accounts/api/v1/accounts/info': { body: account },
  'GET /api/financial/financial-info/': { body: noInfo },
};
const open = (search = '') => renderPage(ProfilePage, '/profile', `/profile${search}`);

test('a name and an e-mail are saved, trimmed, and shown at once', async () => {
  const saved = { ...sampleUser, first_name: 'سارا', last_name: 'رستگار', email: 'sara@sepidar.coffee' };
  const requests = stubApi({ ...answers, [SAVE_PERSON]: { body: saved } });
  open();
  const user = userEvent.setup();
  const last = await screen.findByLabelText('نام خانوادگی');
  await user.clear(last);
  await user.type(last, ' رستگار ');
  await user.type(screen.getByLabelText(/^ایمیل/), 'sara@sepidar.coffee{Enter}');
  expect((await screen.findAllByText('سارا رستگار')).length).toBeGreaterThan(0);
  expect(requests.find(({ name }) => name === SAVE_PERSON)?.body).toEqual({
    last_name: 'رستگار',
    email: 'sara@sepidar.coffee',
  });
});

test('one section is the present one, and in a row that scrolls it is brought into sight', async () => {
  stubApi({ ...answers, 'GET /api/accounts/user/sessions/': { body: { results: [] } } });
  const shown: (string | null)[] = [];
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
    shown.push(this.textContent);
  });
  open('?section=session');
  const nav = await screen.findByRole('navigation', { name: 'بخش‌های پروفایل' });
  expect([...nav.querySelectorAll('[aria-current]')].map(({ textContent }) => textContent)).toEqual(['نشست‌ها']);
  expect(shown).toEqual(['نشست‌ها']);
});

test('a name is shown as it was stored, unless the person has typed on', async () => {
  let isTypedOn = false;
  stubApi({
    ...answers,
    [SAVE_PERSON]: () => {
      if (isTypedOn) fireEvent.change(first(), { target: { value: 'سارا' } });
      return { body: { ...sampleUser, first_name: 'یکتا' } };
    },
  });
  const first = () => screen.getByLabelText<HTMLInputElement>('نام');
  open();
  await screen.findByLabelText('نام');
  const save = async () => {
    fireEvent.change(first(), { target: { value: 'يكتا' } });
    await userEvent.setup().click(screen.getByRole('button', { name: 'ذخیرهٔ تغییرها' }));
  };
  await save();
  await waitFor(() => expect(first().value).toBe('یکتا'));
  isTypedOn = true;
  await save();
  await waitFor(() => expect(screen.getByRole('button', { name: 'ذخیرهٔ تغییرها' }).getAttribute('aria-busy')).toBeNull());
  expect(first().value).toBe('سارا');
});

test('the page shows the id of the account, never that of the person', async () => {
  stubApi({ ...answers, 'GET /api/accounts/user/': { body: { ...sampleUser, id: 9_641 } } });
  open();
  expect(await screen.findByText(`شناسه ${formatId(account.id)}`)).toBeDefined();
  expect(document.body.textContent).not.toContain('۹۶۴۱');
});

test('an error is shown under its field, which takes the focus, and nothing is sent', async () => {
  const requests = stubApi(answers);
  open();
  const user = userEvent.setup();
  await user.clear(await screen.findByLabelText('نام'));
  await user.type(screen.getByLabelText(/^ایمیل/), 'sara@');
  await user.click(screen.getByRole('button', { name: 'ذخیرهٔ تغییرها' }));
  expect(await screen.findByText('۲ مورد مانده است.')).toBeDefined();
  expect(document.activeElement).toBe(screen.getByLabelText('نام'));
  expect(requests.some(({ name }) => name === SAVE_PERSON)).toBe(false);
});

test('an e-mail with letters of two scripts is refused at its field, and nothing is sent', async () => {
  const requests = stubApi(answers);
  open();
  await userEvent.setup().type(await screen.findByLabelText(/^ایمیل/), 'stаff@jarchi.test{Enter}');
  expect(await screen.findByText(/حروف چند خط با هم/)).toBeDefined();
  expect(document.activeElement).toBe(screen.getByLabelText(/^ایمیل/));
  expect(requests.some(({ name }) => name === SAVE_PERSON)).toBe(false);
});

test('a reserved username is refused at its field', async () => {
  stubApi({ ...answers, 'PUT /api/accounts/user/username': refusal('username_reserved', 422) });
  open();
  const name = await screen.findByLabelText(/^نام کاربری/);
  const user = userEvent.setup();
  await user.clear(name);
  await user.type(name, 'admin{Enter}');
  expect(await screen.findByText(/برای کسی ثبت نمی‌شود/)).toBeDefined();
  expect(name.getAttribute('aria-invalid')).toBe('true');
});

test('staff who act for the person cannot change anything or sign out', async () => {
  stubApi({ ...answers, 'GET /api/shared-accounts/api/v1/accounts/info': { body: { ...account, is_hijacked: true } } });
  const { unmount } = open();
  expect(await screen.findByLabelText('نام')).toHaveProperty('readOnly', true);
  expect(screen.queryByRole('button', { name: 'ذخیرهٔ تغییرها' })).toBeNull();
  unmount();
  open('?section=session');
  expect(await screen.findByText(/حساب را رها کنید/)).toBeDefined();
  expect(screen.queryByRole('button', { name: 'خروج از این مرورگر' })).toBeNull();
});

test('financial info is checked field by field, in Persian digits, and the response replaces the cached one', async () => {
  const saved = { ...noInfo, name: 'سارا محمدی', national_number: '0499370899', address_text: 'تهران' };
  const requests = stubApi({ ...answers, [SAVE_INFO]: { body: saved } });
  const { queryClient } = open('?section=financial');
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'ذخیرهٔ اطلاعات مالی' }));
  expect(screen.getByText('۲ مورد مانده است.')).toBeDefined();
  expect(screen.getByLabelText('نام و نام خانوادگی')).toHaveProperty('value', `${sampleUser.first_name} ${sampleUser.last_name}`);
  expect(document.activeElement).toBe(screen.getByLabelText('کد ملی'));
  await user.type(screen.getByLabelText('کد ملی'), '۰۴۹۹۳۷۰۸۹۸');
  await user.type(screen.getByLabelText('نشانی'), 'تهران');
  await user.click(screen.getByRole('button', { name: 'ذخیرهٔ اطلاعات مالی' }));
  expect(screen.getByText(/این کد ملی درست نیست/)).toBeDefined();
  expect(screen.getByLabelText('کد ملی')).toHaveProperty('value', '۰۴۹۹۳۷۰۸۹۸');
  await user.clear(screen.getByLabelText('کد ملی'));
  await user.type(screen.getByLabelText('کد ملی'), '۰۴۹۹۳۷۰۸۹۹');
  await user.click(screen.getByRole('button', { name: 'ذخیرهٔ اطلاعات مالی' }));
  await waitFor(() => expect(queryClient.getQueryData(['finance', 'info'])).toEqual(saved));
  expect(requests.filter(({ name }) => name === SAVE_INFO)).toHaveLength(1);
});

test('a company is asked for its own numbers', async () => {
  stubApi(answers);
  open('?section=financial');
  const user = userEvent.setup();
  await user.click(await screen.findByRole('radio', { name: /شرکت/ }));
  expect(screen.getByLabelText('نام ثبتی شرکت')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'ذخیرهٔ اطلاعات مالی' }));
  expect(screen.getByText('۳ مورد مانده است.')).toBeDefined();
});

test.each([
  ['/financial/charge/result?order=91', '/financial/charge/result'],
  ['//evil.example', '/profile'],
])('saved financial info opens the page %s that asked for it, of this panel only', async (back, pathname) => {
  const saved = { ...noInfo, name: 'سارا محمدی', national_number: '0499370899', address_text: 'تهران' };
  stubApi({ ...answers, [SAVE_INFO]: { body: saved } });
  const { router, queryClient } = open(`?section=financial&back=${encodeURIComponent(back)}`);
  const user = userEvent.setup();
  await user.type(await screen.findByLabelText('کد ملی'), '۰۴۹۹۳۷۰۸۹۹');
  await user.type(screen.getByLabelText('نشانی'), 'تهران');
  await user.click(screen.getByRole('button', { name: 'ذخیرهٔ اطلاعات مالی' }));
  await waitFor(() => expect(queryClient.getQueryData(['finance', 'info'])).toEqual(saved));
  await waitFor(() => expect(router.history.location.pathname).toBe(pathname));
});

const SEND = 'POST /api/accounts/auth/phone/';
const SET_PHONE = 'POST /api/accounts/auth/phone/change';
const PROOF = 'POST /api/accounts/auth/proof';
const proof = 'f2b0a3fe-9f0e-4a4b-8a51-0f1d6c6d1f10';
const noPhone = {
  ...answers,
  'GET /api/accounts/user/': { body: { ...sampleUser, phone: null, phone_verified: false } },
  'GET /api/accounts/auth/credentials': { body: { phone: null, has_password: true, password_changed: null, passkeys: [] } },
  [PROOF]: { body: { proof, expires_at: '2026-11-27T08:10:00.000Z' } },
};
const sent = { request_id: 'r', phone: '09123456789', expires_at: '', retry_after_seconds: 60, code: '48213' };

test('a person without a phone adds one by the code that was sent to it', async () => {
  const saved = { ...sampleUser, phone: '09123456789', phone_verified: true };
  const requests = stubApi({ ...noPhone, [SEND]: { body: sent }, [SET_PHONE]: { body: saved } });
  const { router } = open();
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'افزودن شماره' }));
  await user.type(await screen.findByLabelText('رمز عبور'), 'kafe-9ahveh{Enter}');
  await user.type(await screen.findByLabelText('شمارهٔ موبایل'), '۰۹۱۲ ۳۴۵ ۶۷۸۹{Enter}');
  await user.type(await screen.findByLabelText('کد پنج‌رقمی'), '۴۸۲۱۳');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByText('۰۹۱۲ ۳۴۵ ۶۷۸۹')).toBeDefined();
  expect(requests.filter(({ name }) => name === SET_PHONE)).toMatchObject([{ body: { request_id: 'r', code: '48213', proof } }]);
  expect(router.state.location.search).toEqual({});
});

test('a phone of another person stays in the window with the reason', async () => {
  stubApi({ ...noPhone, [SEND]: { body: sent }, [SET_PHONE]: refusal('phone_taken', 409) });
  open('?add=phone');
  const user = userEvent.setup();
  await user.type(await screen.findByLabelText('رمز عبور'), 'kafe-9ahveh{Enter}');
  await user.type(await screen.findByLabelText('شمارهٔ موبایل'), '09123456789{Enter}');
  await user.type(await screen.findByLabelText('کد پنج‌رقمی'), '48213');
  expect(await screen.findByText(/برای شخص دیگری ثبت شده است/)).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'ویرایش شماره' }));
  expect(await screen.findByLabelText('شمارهٔ موبایل')).toHaveProperty('value', '09123456789');
});

test('staff who act for the person cannot open the window for a phone', async () => {
  stubApi({ ...noPhone, 'GET /api/shared-accounts/api/v1/accounts/info': { body: { ...account, is_hijacked: true } } });
  open('?add=phone');
  expect(await screen.findByText('شماره‌ای ثبت نشده است')).toBeDefined();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.queryByRole('button', { name: 'افزودن شماره' })).toBeNull();
});
