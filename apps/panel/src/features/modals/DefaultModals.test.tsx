import { QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, renderHook, screen, waitFor, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { refusal, stubApi, type FakeAnswers } from '#testing/fake-api.ts';
import { renderPage } from '#testing/render-page.tsx';
import { sampleAccount, sampleCategories, sampleFinancialInfo, sampleNews } from '#testing/sample-account.fa.ts';
import { sampleUser } from '#testing/sample-answers.fa.ts';
import { sampleBalance, sampleOrder } from '#testing/sample-finance.fa.ts';
import { useSaveFinancialInfo } from '#data/account/financial-info.ts';
import { DefaultModals } from './DefaultModals.tsx';
import { FinancialInfoModal } from './FinancialInfoModal.tsx';

const ACCOUNT = 'GET /api/shared-accounts/api/v1/accounts/info';
const BALANCE = 'GET /api/financial/accounts/';
const SAVE = 'PUT /api/financial/financial-info/';
const CATEGORIES = 'GET /api/main/account/business-categories';
const NEWS = 'GET /api/main/changelog/';
const CLOSE = 'POST /api/main/changelog/31/close/';
const ONBOARDING = 'سلام، من دستیار هوشمند جارچی هستم.';
const PHONE = 'تکمیل اطلاعات کاربری';
const CHANGELOG = 'باندل‌ها و بستهٔ پیشنهادی';
const FINANCIAL = 'اطلاعات مالی شما کامل نیست';

// Loads all code first: the tests are about turns, not about loading times.
beforeAll(() =>
  Promise.all([
    import('./onboarding/OnboardingModal.tsx'),
    import('./changelog/ChangelogModal.tsx'),
    import('./prompts/PhoneModal.tsx'),
    import('./prompts/FinancialInfoDialog.tsx'),
    import('./prompts/ad-blocker.ts'),
  ]),
);
beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  // Ad blockers are checked once a day: today it is done.
  localStorage.setItem('jarchi-ad-blocker-at', String(Date.now()));
});

const withoutMoney = { ...sampleBalance, balance: 0 };

/** Loads the panel at a path. */
function load(answers: FakeAnswers = {}, address = '/') {
  const requests = stubApi({
    [ACCOUNT]: { body: sampleAccount() },
    [BALANCE]: { body: withoutMoney },
    [CATEGORIES]: { body: sampleCategories },
    [NEWS]: { body: { results: [sampleNews()] } },
    [CLOSE]: { body: { ok: true } },
    'GET /api/accounts/user/': { body: sampleUser },
    ...answers,
  });
  const page = () => (
    <>
      <DefaultModals />
      <FinancialInfoModal />
    </>
  );
  // The prompt asks which payment the page shows, by the page's route.
  const [pathname = '/'] = address.split('?');
  const view = renderPage(page, pathname.startsWith('/financial/charge') ? pathname : '/$', address);
  return { ...view, requests, asked: (start: string) => requests.filter(({ name }) => name.startsWith(start)).length };
}
const account = (change: Parameters<typeof sampleAccount>[0]) => ({ [ACCOUNT]: { body: sampleAccount(change) } });
const opened = (name: string) => screen.findByRole('dialog', { name });
const settled = async (view: ReturnType<typeof load>) =>
  waitFor(() => {
    expect(view.queryClient.isFetching()).toBe(0);
    expect(view.queryClient.getQueryState(['modals', 'chosen', 7])?.status).toBe('success');
  });

test('each load opens one prompt, and the types take turns', async () => {
  const everything = account({ has_seen_welcome_message: false, phone: null });
  for (const name of [ONBOARDING, PHONE, CHANGELOG, ONBOARDING]) {
    const { unmount } = load(everything);
    await opened(name);
    expect(screen.getAllByRole('dialog')).toHaveLength(1);
    unmount();
  }
});

test('a type with nothing to show passes its turn on, and only the opened prompt fetches data', async () => {
  const { asked } = load(account({ phone: null }));
  await opened(PHONE);
  expect(asked(CATEGORIES)).toBe(0);
  expect(asked(NEWS)).toBe(0);
});

test('the phone prompt is not shown again for a day', async () => {
  const { unmount } = load(account({ phone: '' }));
  fireEvent.click((await opened(PHONE)).querySelector('button') as HTMLElement);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  unmount();
  expect(document.cookie).toContain('jarchi_phone_prompt=1');
  localStorage.setItem('jarchi-last-modal', 'question');
  load(account({ phone: '' }));
  await opened(CHANGELOG);
});

test('news that an account has read is not fetched again', async () => {
  const { requests, unmount } = load({ [NEWS]: { body: { results: [sampleNews(), sampleNews({ id: 30, title: 'قدیمی‌تر' })] } } });
  await opened(CHANGELOG);
  expect(requests.find(({ name }) => name === NEWS)?.url.searchParams.get('after')).toBe('0');
  fireEvent.click(screen.getAllByRole('button', { name: 'بستن' }).at(-1) as HTMLElement);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(requests.filter(({ name }) => name === CLOSE)).toHaveLength(1);
  unmount();
  const next = load({ [NEWS]: { body: { results: [] } } });
  await settled(next);
  expect(next.requests.find(({ name }) => name === NEWS)?.url.searchParams.get('after')).toBe('31');
  expect(screen.queryByRole('dialog')).toBeNull();
  next.unmount();
  const other = load(account({ id: 8 }));
  await opened(CHANGELOG);
  expect(other.requests.find(({ name }) => name === NEWS)?.url.searchParams.get('after')).toBe('0');
});

test('a failed fetch is only logged, and nothing opens', async () => {
  const broken = refusal('internal', 500);
  const view = load({ ...account({ has_seen_welcome_message: false }), [CATEGORIES]: broken, [NEWS]: broken });
  await settled(view);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(console.warn).toHaveBeenCalledTimes(2);
});

test('in the staff view nothing is fetched and nothing opens', async () => {
  const view = load(account({ has_seen_welcome_message: false, phone: null, is_hijacked: true }));
  await settled(view);
  expect(screen.queryByRole('dialog')).toBeNull();
  for (const call of [CATEGORIES, NEWS]) expect(view.asked(call)).toBe(0);
});

test('news without a title is shown as a message of support', async () => {
  load({ [NEWS]: { body: { results: [sampleNews({ title: ' ' })] } } });
  expect(await opened('پیام پشتیبانی')).toBeDefined();
});

test('a prompt waits until other dialogs of the page are closed', async () => {
  const open = document.createElement('div');
  open.setAttribute('role', 'dialog');
  open.setAttribute('aria-label', 'پنجرهٔ صفحه');
  document.body.append(open);
  const view = load();
  await settled(view);
  expect(screen.queryByRole('dialog', { name: CHANGELOG })).toBeNull();
  open.remove();
  await opened(CHANGELOG);
});

test('news waits until nobody types, and opens then', async () => {
  const field = document.createElement('input');
  document.body.append(field);
  field.focus();
  await settled(load());
  expect([document.activeElement, screen.queryByRole('dialog')]).toEqual([field, null]);
  field.blur();
  await opened(CHANGELOG);
});

test('a charged account without financial info is asked for it, and no other prompt opens in this load', async () => {
  const { router } = load({ ...account({ phone: null, is_financial_info_incomplete: true }), [BALANCE]: { body: sampleBalance } });
  const window = await opened(FINANCIAL);
  expect(screen.getAllByRole('dialog')).toHaveLength(1);
  expect(window.textContent).toContain('۱۲٬۴۵۰٬۰۰۰');
  fireEvent.keyDown(window, { key: 'Escape' });
  expect(screen.queryByRole('button', { name: 'بستن' })).toBeNull();
  fireEvent.click(screen.getByRole('link', { name: 'تکمیل اطلاعات' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(router.state.location.pathname).toBe('/profile');
  expect(router.state.location.search).toEqual({ section: 'financial', back: '/' });
});

test.each<[string, Parameters<typeof sampleAccount>[0]]>([
  ['staff in the name of a customer', { is_hijacked: true }],
  ['a member who may not save the info', { role: 'accountant' }],
])('%s is not asked for financial info, and sees the page', async (_who, change) => {
  const facts = account({ is_financial_info_incomplete: true, ...change });
  const view = load({ ...facts, [BALANCE]: { body: sampleBalance }, [NEWS]: { body: { results: [] } } });
  await settled(view);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a press beside the financial prompt and the way back leave it open', async () => {
  const { router } = load({ ...account({ is_financial_info_incomplete: true }), [BALANCE]: { body: sampleBalance } }, '/campaigns');
  const window = await opened(FINANCIAL);
  fireEvent.pointerDown(document.body);
  fireEvent.click(document.body);
  fireEvent.keyDown(window, { key: 'Escape' });
  await act(() => router.navigate({ to: '/' }));
  expect(await opened(FINANCIAL)).toBeDefined();
});

test('over the result of a payment the prompt tells what was charged, and leads back there', async () => {
  const address = '/financial/charge/result?order=91';
  const facts = { ...account({ is_financial_info_incomplete: true }), [BALANCE]: { body: sampleBalance } };
  const { router } = load({ ...facts, 'GET /api/financial/orders/91': { body: sampleOrder() } }, address);
  const window = await opened(FINANCIAL);
  await within(window).findByText('۲۰٬۰۰۰٬۰۰۰ تومان به موجودی افزوده شد؛ موجودی اکنون ۳۲٬۴۵۰٬۰۰۰ تومان است.');
  fireEvent.click(screen.getByRole('link', { name: 'تکمیل اطلاعات' }));
  await waitFor(() => expect(router.state.location.search).toMatchObject({ section: 'financial', back: address }));
});

test('without a separate service for phone numbers the phone prompt leads to the profile, where one is added', async () => {
  load(account({ phone: null }));
  const window = await opened(PHONE);
  expect(within(window).getByRole('link', { name: 'افزودن شمارهٔ موبایل' }).getAttribute('href')).toBe('/profile?add=phone');
});

test('saved info closes the prompt', async () => {
  let isSaved = false;
  const { queryClient } = load({
    [ACCOUNT]: () => ({ body: sampleAccount({ is_financial_info_incomplete: !isSaved }) }),
    [BALANCE]: { body: sampleBalance },
    [SAVE]: () => {
      isSaved = true;
      return { body: sampleFinancialInfo() };
    },
  });
  await opened(FINANCIAL);
  const wrapper = ({ children }: { children: ReactNode }) => <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>;
  const { result } = renderHook(() => useSaveFinancialInfo({ onSuccess: () => undefined, onError: () => undefined }), { wrapper });
  act(() => result.current.start(sampleFinancialInfo()));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: FINANCIAL })).toBeNull());
});

test.each([
  ['/profile', sampleBalance],
  ['/support/new', sampleBalance],
  ['/', withoutMoney],
])('at %s with this balance the financial prompt does not open', async (address, balance) => {
  const facts = account({ is_financial_info_incomplete: true });
  const view = load({ ...facts, [BALANCE]: { body: balance }, [NEWS]: { body: { results: [] } } }, address);
  await settled(view);
  expect(screen.queryByRole('dialog')).toBeNull();
});
