import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { refusal, stubApi, type FakeAnswers } from '#testing/fake-api.ts';
import { renderPage } from '#testing/render-page.tsx';
import { sampleBalance } from '#testing/sample-finance.fa.ts';
import { sampleProcedures, sampleRequest } from '#testing/sample-requests.fa.ts';
import { MoneyBackPage } from './MoneyBackPage.tsx';

const ASK = 'POST /api/financial/money-back-requests';
const request = sampleRequest();
const answers: FakeAnswers = {
  'GET /api/financial/accounts/': { body: { ...sampleBalance, available: 8_450_000 } },
  'GET /api/financial/advertiser/details': {
    body: { account: 'sepidar', title: 'قهوهٔ سپیدار', name: 'سارا محمدی', account_type: 'P', accounts: [] },
  },
  'GET /api/financial/deduction_requests': { body: { count: 1, results: [request] } },
  'GET /api/financial/procedures/info': { body: sampleProcedures },
  [ASK]: { body: request },
};
const open = () => renderPage(MoneyBackPage, '/financial/money-back');

test('money is asked back once, in Persian digits, with the effect shown before', async () => {
  const requests = stubApi(answers);
  open();
  const user = userEvent.setup();
  await user.type(await screen.findByLabelText('مبلغ'), '۵۰۰۰۰۰۰');
  expect(screen.getByText('۳٬۴۵۰٬۰۰۰')).toBeDefined();
  await user.type(screen.getByLabelText('شبا'), 'ir82 0540 1026 8002 0817 9090 02');
  expect(screen.getAllByText(/بانک پارسیان/).length).toBeGreaterThan(0);
  await user.dblClick(screen.getByRole('button', { name: 'درخواست بازگشت ۵ میلیون تومان' }));
  await waitFor(() => expect(requests.some(({ name }) => name === ASK)).toBe(true));
  expect(requests.filter(({ name }) => name === ASK).map(({ body }) => body)).toEqual([
    { amount: 5_000_000, iban: 'IR820540102680020817909002' },
  ]);
});

test('an amount above what is available and a wrong IBAN are told beside their fields, and nothing is sent', async () => {
  const requests = stubApi(answers);
  open();
  const user = userEvent.setup();
  await user.type(await screen.findByLabelText('مبلغ'), '9000000');
  await user.type(screen.getByLabelText('شبا'), 'IR810540102680020817909002');
  await user.click(screen.getByRole('button', { name: /^درخواست بازگشت/ }));
  expect(await screen.findByText('بیشترین مبلغی که می‌توان برداشت ۸٬۴۵۰٬۰۰۰ تومان است.')).toBeDefined();
  expect(screen.getByText(/^این شبا درست نیست/)).toBeDefined();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('مبلغ')));
  expect(requests.some(({ name }) => name === ASK)).toBe(false);
});

test('a refusal of the server stands beside its field, and the values stay', async () => {
  const issues = [{ field: 'amount', code: 'amount_above_available', limit: 1_000 }];
  stubApi({ ...answers, [ASK]: refusal('request_invalid', 422, { issues }) });
  open();
  const user = userEvent.setup();
  const amount = await screen.findByLabelText('مبلغ');
  await user.type(amount, '5000');
  await user.type(screen.getByLabelText('شبا'), 'IR820540102680020817909002');
  await user.click(screen.getByRole('button', { name: /^درخواست بازگشت/ }));
  expect(await screen.findByText('بیشترین مبلغی که می‌توان برداشت ۱٬۰۰۰ تومان است.')).toBeDefined();
  expect(amount).toHaveProperty('value', '۵,۰۰۰');
});

test('while no money is paid back the page says until when', async () => {
  const money_back = { minimum: 1_000, waits: { until: '2026-11-27T08:00:00.000Z' } };
  stubApi({ ...answers, 'GET /api/financial/procedures/info': { body: { ...sampleProcedures, money_back } } });
  open();
  expect(await screen.findByText(/تا ۶ آذر ۱۴۰۵ ساعت ۱۱:۳۰ پولی بازگردانده نمی‌شود/)).toBeDefined();
});
