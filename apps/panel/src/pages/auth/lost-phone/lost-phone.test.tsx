import { ApiError } from '@jarchi/api-client/api-error.ts';
import { ATTACHMENT_BYTES } from '@jarchi/domain/attachments/attachment-files.ts';
import { CONTENT_ID } from '@jarchi/ui/navigation/page-focus.ts';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { api } from '#api/api.ts';
import { holdAnswers, refusal, stubApi, type FakeAnswers } from '#testing/fake-api.ts';
import { renderPage } from '#testing/render-page.tsx';
import { LoginPage } from '../LoginPage.tsx';
import { ForgotPasswordPage } from '../password/ForgotPasswordPage.tsx';
import { LostPhonePage } from './LostPhonePage.tsx';

const SEND = 'POST /api/accounts/auth/phone/';
const BEGIN = 'POST /api/accounts/auth/phone-requests/away';
const FINISH = 'POST /api/accounts/auth/phone-requests/away/d';
const phone = '09123456789';
const sent = { body: { request_id: 'r', phone, expires_at: '', retry_after_seconds: 60, code: null } };
const begun = (draft: string) => ({ body: { draft, expires_at: '2026-11-27T09:00:00.000Z' } });
const finished = { body: { until: '2026-11-29T08:00:00.000Z' } };
const right: FakeAnswers = { [SEND]: sent, [BEGIN]: begun('d1'), [FINISH]: finished };

const Page = () => (
  <main id={CONTENT_ID}>
    <LostPhonePage />
  </main>
);

/** Takes the documents, each under its draft; uploads use XMLHttpRequest. */
function takeDocuments(refuse: (name: string) => string | undefined = () => undefined) {
  const taken: string[] = [];
  vi.spyOn(api.phoneRequests, 'sendPhoneDocument').mockImplementation((async ({
    params,
    file,
  }: {
    params: { draft: string };
    file: File;
  }) => {
    const code = refuse(file.name);
    if (code !== undefined) throw new ApiError({ code, status: 409, facts: { limit: 4 } } as never);
    taken.push(`${params.draft} ${file.name}`);
    return { id: taken.length, name: file.name, size: file.size, type: file.type };
  }) as never);
  return taken;
}

function open(answers: FakeAnswers = right) {
  const requests = stubApi(answers);
  renderPage(Page, '/auth/lost-phone');
  const sentTo = (start: string) => requests.filter(({ name }) => name.startsWith(start)).map(({ body }) => body);
  return { user: userEvent.setup(), requests, sentTo };
}
type User = ReturnType<typeof open>['user'];

const LOGIN = 'شماره، ایمیل یا نام کاربری حساب';
const findLogin = () => screen.findByLabelText(LOGIN);
const typeCode = async (code = '۱۲۳۴۵') => fireEvent.change(await screen.findByLabelText('کد پنج‌رقمی'), { target: { value: code } });
const findDocuments = () => screen.findByRole('heading', { name: 'مدرک‌ها و ماجرا' });
const errorOf = (element: HTMLElement) => document.getElementById(element.getAttribute('aria-describedby') ?? '')?.textContent;
const addButton = () => screen.getByRole('button', { name: 'افزودن مدرک' });
const press = (user: User) => user.click(screen.getByRole('button', { name: 'فرستادن درخواست' }));

async function goToCode(user: User, typed = '۰۹۱۲ ۳۴۵ ۶۷۸۹') {
  await user.type(await findLogin(), 'Sara.Tehrani{Enter}');
  await user.type(await screen.findByLabelText('شمارهٔ موبایل'), `${typed}{Enter}`);
  await screen.findByLabelText('کد پنج‌رقمی');
}

async function goToDocuments(user: User) {
  await goToCode(user);
  await typeCode();
  await findDocuments();
}

function attach(...names: string[]) {
  const files = names.map((name) => new File(['x'], name, { type: name.endsWith('pdf') ? 'application/pdf' : 'image/png' }));
  fireEvent.change(document.querySelector('input[type=file]')!, { target: { files } });
}

test('the page says before the start what is needed, who is told, who decides, and how it goes where one is signed in', async () => {
  const { requests } = open();
  await findLogin();
  for (const text of [
    /۱ تا ۴ عکس یا PDF/,
    /تا ۷۲ ساعت می‌توانند جلوی درخواست را بگیرند/,
    /دو همکار ما/,
    /تا ۲۴ ساعت پولی/,
    /مدرکی لازم نیست/,
  ])
    expect(screen.getByText(text)).toBeDefined();
  expect(requests).toEqual([]);
});

test('a request has the name, the code of the new phone, the documents and the story, and its end tells nobody’s name', async () => {
  const taken = takeDocuments();
  const { user, sentTo } = open();
  await goToDocuments(user);
  expect(document.activeElement?.textContent).toBe('مدرک‌ها و ماجرا');
  attach('card.png', 'sim.pdf');
  await user.type(screen.getByLabelText(/ماجرا/), ' گوشی گم شد ');
  await press(user);
  expect(await screen.findByText(/اگر حسابی با این نشانی باشد/)).toBeDefined();
  expect(screen.getByText(/پیامک می‌شود/).textContent).toContain('۰۹۱۲ ۳۴۵ ۶۷۸۹');
  expect(screen.getByText(/زودتر از ۸ آذر ۱۴۰۵ ساعت ۱۱:۳۰/)).toBeDefined();
  expect(document.activeElement?.textContent).toBe('درخواست شما فرستاده شد');
  expect(sentTo(BEGIN)[0]).toEqual({ login: 'Sara.Tehrani', request_id: 'r', code: '12345', platform: 'jarchi-panel' });
  expect(taken).toEqual(['d1 card.png', 'd1 sim.pdf']);
  expect(sentTo(FINISH)).toEqual([{ story: 'گوشی گم شد', platform: 'jarchi-panel' }]);
});

test('a request without a name stays at its field', async () => {
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'ادامه' }));
  const input = await findLogin();
  expect(errorOf(input)).toMatch(/را بنویسید/);
  expect(document.activeElement).toBe(input);
});

test('a phone that is none stays at its field, and no code is sent', async () => {
  const { user, sentTo } = open();
  await user.type(await findLogin(), 'sara{Enter}');
  await user.type(await screen.findByLabelText('شمارهٔ موبایل'), '0912{Enter}');
  const input = screen.getByLabelText('شمارهٔ موبایل');
  expect(errorOf(input)).toMatch(/شمارهٔ موبایل درست نیست/);
  expect(document.activeElement).toBe(input);
  expect(sentTo(SEND)).toEqual([]);
});

test('each step back keeps what was typed and chosen', async () => {
  takeDocuments();
  const { user, sentTo } = open();
  await user.type(await findLogin(), 'sara{Enter}');
  await user.type(await screen.findByLabelText('شمارهٔ موبایل'), '0912 345');
  await user.click(screen.getByRole('button', { name: 'مرحلهٔ پیش' }));
  expect(await findLogin()).toHaveProperty('value', 'sara');
  await user.click(screen.getByRole('button', { name: 'ادامه' }));
  expect(await screen.findByLabelText('شمارهٔ موبایل')).toHaveProperty('value', '0912 345');
  await user.type(screen.getByLabelText('شمارهٔ موبایل'), ' 6789{Enter}');
  await typeCode();
  await findDocuments();
  attach('card.png');
  await user.type(screen.getByLabelText(/ماجرا/), 'گوشی گم شد');
  await user.click(screen.getByRole('button', { name: 'مرحلهٔ پیش' }));
  await user.click(await screen.findByRole('button', { name: 'دریافت کد' }));
  await findDocuments();
  expect(screen.getByText('card.png')).toBeDefined();
  expect(screen.getByLabelText(/ماجرا/)).toHaveProperty('value', 'گوشی گم شد');
  expect([sentTo(SEND).length, sentTo(BEGIN).length]).toEqual([1, 1]);
});

test.each([
  ['phone_taken', 409, {}, /برای شخص دیگری ثبت شده است/],
  ['phone_requests_full', 429, { limit: 3, retry_after_seconds: 900 }, /بیش از ۳ درخواست پذیرفته نمی‌شود/],
  ['otp_wrong', 422, { tries_left: 2 }, /۲ بار دیگر می‌توانید تلاش کنید/],
])('the refusal %s is told beside the code, and the phone stays for another try', async (code, status, facts, text) => {
  const { user } = open({ ...right, [BEGIN]: refusal(code, status, facts) });
  await goToCode(user, phone);
  await typeCode();
  expect(await screen.findByText(text)).toBeDefined();
  expect(document.activeElement).toBe(screen.getByLabelText('کد پنج‌رقمی'));
  await user.click(screen.getByRole('button', { name: 'مرحلهٔ پیش' }));
  expect(await screen.findByLabelText('شمارهٔ موبایل')).toHaveProperty('value', phone);
});

test('a request without a document stays, and its button takes the focus', async () => {
  const { user, sentTo } = open();
  await goToDocuments(user);
  await press(user);
  expect(errorOf(addButton())).toBe('دست‌کم یک مدرک بیفزایید.');
  expect(document.activeElement).toBe(addButton());
  expect(sentTo(FINISH)).toEqual([]);
});

test('files that are no document are refused by their names, and can be no more than four', async () => {
  const { user } = open();
  await goToDocuments(user);
  const big = Object.defineProperty(new File([], 'big.pdf', { type: 'application/pdf' }), 'size', { value: ATTACHMENT_BYTES + 1 });
  for (const [file, text] of [
    [new File(['x'], 'a.zip', { type: 'application/zip' }), '«a.zip» پذیرفته نشد'],
    [new File([], 'empty.png', { type: 'image/png' }), '«empty.png» خوانده نشد'],
    [big, 'حجم «big.pdf» بیش از ۱۰ مگابایت است'],
  ] as const) {
    fireEvent.change(document.querySelector('input[type=file]')!, { target: { files: [file] } });
    await waitFor(() => expect(errorOf(addButton())).toContain(text));
  }
  attach('1.png', '2.png', '3.png', '4.png', '5.png');
  expect(await screen.findByText(/بیش از ۴ مدرک نمی‌شود/)).toBeDefined();
  expect(screen.queryByText('5.png')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'برداشتن 4.png' }));
  expect(screen.queryByText('4.png')).toBeNull();
});

test('a request that lacks its documents at the server says so at their button', async () => {
  takeDocuments();
  const { user } = open({ ...right, [FINISH]: refusal('phone_document_required', 422) });
  await goToDocuments(user);
  attach('card.png');
  await press(user);
  await waitFor(() => expect(document.activeElement).toBe(addButton()));
  expect(errorOf(addButton())).toMatch(/دست‌کم یک مدرک بفرستید/);
});

test('a story that is too long stays at its field', async () => {
  const { user, sentTo } = open();
  await goToDocuments(user);
  attach('card.png');
  const story = screen.getByLabelText(/ماجرا/);
  fireEvent.change(story, { target: { value: 'آ'.repeat(1001) } });
  await press(user);
  expect(screen.getByText(/حداکثر ۱٬۰۰۰ نویسه/)).toBeDefined();
  expect(document.activeElement).toBe(story);
  expect(sentTo(FINISH)).toEqual([]);
});

test.each([
  ['file_broken', /«sim.pdf» خوانده نشد/],
  ['phone_documents_full', /«sim.pdf» فرستاده نشد: بیش از ۴ مدرک/],
  ['network', /«sim.pdf» فرستاده نشد: به پنل وصل نشدیم/],
])('a document that fails by %s is named; another press sends only what is missing', async (code, text) => {
  let isRefused = true;
  const taken = takeDocuments((name) => (isRefused && name === 'sim.pdf' ? code : undefined));
  const { user, sentTo } = open();
  await goToDocuments(user);
  attach('card.png', 'sim.pdf');
  await press(user);
  expect(await screen.findByText(text)).toBeDefined();
  await waitFor(() => expect(document.activeElement).toBe(addButton()));
  expect(sentTo(FINISH)).toEqual([]);
  isRefused = false;
  await press(user);
  expect(await screen.findByText(/اگر حسابی با این نشانی باشد/)).toBeDefined();
  expect(taken).toEqual(['d1 card.png', 'd1 sim.pdf']);
});

test.each(['a document', 'the request'])(
  'a draft whose time has passed by %s begins again, with all that was typed and chosen',
  async (when) => {
    let isOver = true;
    let drafts = 0;
    const taken = takeDocuments(() => (isOver && when === 'a document' ? 'challenge_over' : undefined));
    const { user, sentTo } = open({
      ...right,
      [BEGIN]: () => begun(`d${(drafts += 1)}`),
      [FINISH]: () => (isOver ? refusal('challenge_over', 410) : finished),
    });
    await goToDocuments(user);
    attach('card.png');
    await user.type(screen.getByLabelText(/ماجرا/), 'گوشی گم شد');
    await press(user);
    expect((await screen.findByRole('alert')).textContent).toMatch(/مهلت یک‌ساعتهٔ درخواست گذشت/);
    expect(document.activeElement?.textContent).toBe('به این شماره دسترسی ندارم');
    expect(await findLogin()).toHaveProperty('value', 'Sara.Tehrani');
    isOver = false;
    await user.click(screen.getByRole('button', { name: 'ادامه' }));
    expect(await screen.findByLabelText('شمارهٔ موبایل')).toHaveProperty('value', '۰۹۱۲ ۳۴۵ ۶۷۸۹');
    await user.click(screen.getByRole('button', { name: 'دریافت کد' }));
    await typeCode();
    await findDocuments();
    await press(user);
    expect(await screen.findByText(/اگر حسابی با این نشانی باشد/)).toBeDefined();
    expect(taken.at(-1)).toBe('d2 card.png');
    expect(sentTo(FINISH).at(-1)).toMatchObject({ story: 'گوشی گم شد' });
  },
);

test('a request is sent once, however often it is pressed', async () => {
  const taken = takeDocuments();
  const { user, sentTo } = open();
  await goToDocuments(user);
  attach('card.png');
  const letGo = holdAnswers();
  await user.dblClick(screen.getByRole('button', { name: 'فرستادن درخواست' }));
  fireEvent.submit(document.querySelector('form')!);
  letGo();
  expect(await screen.findByText(/اگر حسابی با این نشانی باشد/)).toBeDefined();
  expect([taken.length, sentTo(FINISH).length]).toEqual([1, 1]);
});

test('a page that is left stops the document that is on its way', async () => {
  const signals: (AbortSignal | undefined)[] = [];
  vi.spyOn(api.phoneRequests, 'sendPhoneDocument').mockImplementation((_input, options) => {
    signals.push(options?.signal);
    options?.onProgress?.(1, 4);
    return new Promise(() => undefined);
  });
  const { user } = open();
  await goToDocuments(user);
  attach('card.png', 'sim.pdf');
  await press(user);
  expect(await screen.findByText(/۲۵.*فرستاده شد/)).toBeDefined();
  cleanup();
  await waitFor(() => expect(signals.map((signal) => signal?.aborted)).toEqual([true]));
});

test('a fault at the end is told, and the documents are not sent again', async () => {
  let isDown = true;
  const taken = takeDocuments();
  const { user } = open({ ...right, [FINISH]: () => (isDown ? refusal('internal', 500) : finished) });
  await goToDocuments(user);
  attach('card.png');
  await press(user);
  expect(await screen.findByText(/مشکلی در کار پنل/)).toBeDefined();
  isDown = false;
  await press(user);
  expect(await screen.findByText(/اگر حسابی با این نشانی باشد/)).toBeDefined();
  expect(taken).toEqual(['d1 card.png']);
});

test.each([
  ['the sign-in by code', LoginPage, '/auth/login', '/auth/login?back=/campaigns'],
  ['the sign-in by password', LoginPage, '/auth/login', '/auth/login?form=password&back=/campaigns'],
  ['a forgotten password', ForgotPasswordPage, '/auth/password/{-$step}', '/auth/password?back=/campaigns'],
])('%s leads here, and keeps the way back', async (_, Start, path, address) => {
  stubApi({});
  renderPage(Start, path, address);
  const link = await screen.findByRole('link', { name: 'به این شماره دسترسی ندارم' });
  expect(link.getAttribute('href')).toBe('/auth/lost-phone?back=/campaigns');
});
