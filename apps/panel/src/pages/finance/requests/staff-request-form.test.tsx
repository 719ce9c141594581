import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { refusal, stubApi, type FakeAnswers } from '#testing/fake-api.ts';
import { renderPage } from '#testing/render-page.tsx';
import { sampleAccount } from '#testing/sample-account.fa.ts';
import { sampleBalance } from '#testing/sample-finance.fa.ts';
import { sampleProcedures, sampleRequest } from '#testing/sample-requests.fa.ts';
import { ChargeRequestPage, DeductionRequestPage, TransferRequestPage } from './RequestPages.tsx';

const SAVE = 'POST /api/financial/money_requests';
const AVAILABLE = 8_450_000;
const answers: FakeAnswers = {
  'GET /api/shared-accounts/api/v1/accounts/info': { body: sampleAccount({ is_hijacked: true }) },
  'GET /api/financial/accounts/': { body: { ...sampleBalance, available: AVAILABLE, debt_limit: 0 } },
  'GET /api/financial/procedures/info': { body: sampleProcedures },
  'GET /api/financial/advertiser/details': {
    body: {
      account: 'adv-1',
      title: 'قهوهٔ سپیدار',
      name: 'سارا محمدی',
      account_type: 'P',
      accounts: [{ account: 'second', title: 'برشته‌کاری سپیدار', available: 1_000_000 }],
    },
  },
  [SAVE]: { body: sampleRequest({ kind: 'charge', state: 'done' }) },
};

async function open(Page: () => ReactNode, kind: 'charge' | 'deduction' | 'transfer', more: FakeAnswers = {}) {
  const requests = stubApi({ ...answers, ...more });
  const { router } = renderPage(Page, `/financial/requests/${kind}`);
  const amount = await screen.findByLabelText('مبلغ');
  return { amount, reason: screen.getByLabelText(/^دلیل/), user: userEvent.setup(), requests, router };
}
const saved = (requests: ReturnType<typeof stubApi>) => requests.filter(({ name }) => name === SAVE).map(({ body }) => body);

test.each([
  ['charge', ChargeRequestPage],
  ['deduction', DeductionRequestPage],
  ['transfer', TransferRequestPage],
] as const)('development mode offers no form of a %s, which could only fail', async (kind, Page) => {
  stubApi({ ...answers, 'GET /api/shared-accounts/api/v1/accounts/info': { body: sampleAccount({ is_hijacked: false }) } });
  renderPage(Page, `/financial/requests/${kind}`);
  expect(await screen.findByText(/به نمایندگی از مشتری وارد شوید/)).toBeDefined();
  expect(screen.queryByLabelText('مبلغ')).toBeNull();
});

test.each([
  ['500', 'کمترین مبلغ ۱٬۰۰۰ تومان است.'],
  ['9000000', 'بیشترین مبلغی که می‌توان برداشت ۸٬۴۵۰٬۰۰۰ تومان است.'],
])('a deduction of %s is told beside its field, which has the focus, and nothing is sent', async (text, error) => {
  const { amount, reason, user, requests } = await open(DeductionRequestPage, 'deduction');
  await user.type(reason, 'هزینهٔ طراحی');
  await user.type(amount, text);
  await user.click(screen.getByRole('button', { name: /^ثبت کسر/ }));
  expect(await screen.findByText(error)).toBeDefined();
  await waitFor(() => expect(document.activeElement).toBe(amount));
  expect(reason).toHaveProperty('value', 'هزینهٔ طراحی');
  expect(saved(requests)).toEqual([]);
  // Writing on removes the error of the field.
  await user.type(amount, '{Backspace}');
  expect(screen.queryByText(error)).toBeNull();
});

test('a charge in Persian digits with separators is sent once for two clicks, and shows its effect before', async () => {
  const { amount, reason, user, requests, router } = await open(ChargeRequestPage, 'charge');
  await user.type(amount, '۲٬۵۰۰٬۰۰۰');
  await user.type(reason, 'جبران دیرکرد');
  expect(screen.getByText('۱۰٬۹۵۰٬۰۰۰')).toBeDefined();
  await user.dblClick(screen.getByRole('button', { name: 'ثبت شارژ ۲٫۵ میلیون تومان' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/financial/requests'));
  expect(saved(requests)).toEqual([
    { kind: 'charge', amount: 2_500_000, reason: 'جبران دیرکرد', other_account: null, attachment: null, is_draft: false },
  ]);
});

test('pasted words are an amount, a pasted negative one is refused, and above the limit a second member is announced', async () => {
  const { amount, user } = await open(ChargeRequestPage, 'charge');
  await user.click(amount);
  await user.paste('-2000000');
  expect(await screen.findByText(/منفی/)).toBeDefined();
  await user.paste('۶۰ میلیون تومان');
  expect(amount).toHaveProperty('value', '۶۰,۰۰۰,۰۰۰');
  expect(screen.getByText(/همکار دوم هم باید تأیید کند/)).toBeDefined();
});

test('a transfer without its account and reason names both, and the first of them has the focus', async () => {
  const { amount, user, requests } = await open(TransferRequestPage, 'transfer');
  await user.type(amount, '300000');
  await user.click(screen.getByRole('button', { name: /^انتقال ۳۰۰/ }));
  expect(await screen.findByText('حساب مقصد را برگزینید.')).toBeDefined();
  expect(screen.getByText('دلیل را بنویسید.')).toBeDefined();
  await waitFor(() => expect(document.activeElement).toBe(document.querySelector('[aria-invalid="true"]')));
  expect(saved(requests)).toEqual([]);
});

test('a refusal of the server stands beside its field, and every value stays', async () => {
  const issues = [{ field: 'amount', code: 'amount_above_available', limit: 1_000 }];
  const { amount, reason, user } = await open(DeductionRequestPage, 'deduction', {
    [SAVE]: refusal('request_invalid', 422, { issues }),
  });
  await user.type(amount, '5000');
  await user.type(reason, 'هزینهٔ طراحی');
  await user.click(screen.getByRole('button', { name: /^ثبت کسر/ }));
  expect(await screen.findByText('بیشترین مبلغی که می‌توان برداشت ۱٬۰۰۰ تومان است.')).toBeDefined();
  await waitFor(() => expect(document.activeElement).toBe(amount));
  expect(amount).toHaveProperty('value', '۵,۰۰۰');
  expect(reason).toHaveProperty('value', 'هزینهٔ طراحی');
});

test('a wrong file is told and not sent, and an unfinished draft is saved', async () => {
  const draft = sampleRequest({ kind: 'charge', state: 'draft' });
  const { amount, user, requests } = await open(ChargeRequestPage, 'charge', { [SAVE]: { body: draft } });
  const file = new File(['x'], 'list.csv', { type: 'text/csv' });
  await userEvent.setup({ applyAccept: false }).upload(screen.getByLabelText('پیوست', { selector: 'input' }), file);
  expect(await screen.findByText('فقط عکس (JPG، PNG، GIF) یا PDF پذیرفته می‌شود.')).toBeDefined();
  await user.type(amount, '5');
  await user.click(screen.getByRole('button', { name: 'ذخیرهٔ پیش‌نویس' }));
  await waitFor(() => expect(saved(requests)).toMatchObject([{ amount: 5, is_draft: true, attachment: null }]));
});
