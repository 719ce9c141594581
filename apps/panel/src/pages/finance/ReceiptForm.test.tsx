import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { ApiError } from '@jarchi/api-client/api-error.ts';
import { expect, test, vi } from 'vitest';
import { api } from '#api/api.ts';
import { typedReceipt, type TypedReceipt } from '#features/money-requests/receipt/typed-receipt.ts';
import { stubApi, type FakeAnswers } from '#testing/fake-api.ts';
import { renderPage } from '#testing/render-page.tsx';
import { sampleBalance, sampleGateways } from '#testing/sample-finance.fa.ts';
import { sampleProcedures, sampleRequest } from '#testing/sample-requests.fa.ts';
import { ChargePage } from './ChargePage.tsx';

const answers: FakeAnswers = {
  'GET /api/financial/accounts/': { body: sampleBalance },
  'GET /api/financial/v2/payment-config': { body: sampleGateways },
  'GET /api/financial/procedures/info': { body: sampleProcedures },
  'GET /api/financial/charge_requests': { body: { count: 0, results: [] } },
  'GET /api/financial/mixin/attachments/': { body: {} },
};
const attachment = { id: 5, name: 'slip.png', type: 'image/png', size: 1200 };
const typed = { amount: '2000000', tracking_number: '752004187', bank: '012', day: '2026-11-18', attachment };

/** The form with what a person wrote before a reload. */
function open(change: Partial<TypedReceipt> = {}) {
  document.cookie = 'account=adv-1; path=/';
  typedReceipt.keep({ ...typed, ...change });
  renderPage(ChargePage, '/financial/charge', '/financial/charge?way=receipt');
  return userEvent.setup();
}

const amountField = () => screen.findByLabelText('مبلغ واریز');
const submit = () => screen.getByRole('button', { name: 'ثبت فیش' });

test.each([
  ['500', '۵۰۰', /^کمترین مبلغ ۱٬۰۰۰ تومان است\.$/],
  ['5000000000000', '۵,۰۰۰,۰۰۰,۰۰۰,۰۰۰', /^بیشترین مبلغ/],
  ['', '', /^مبلغ را وارد کنید\.$/],
])('an amount of «%s» is told beside its field, which has the focus, and nothing is sent', async (text, shown, error) => {
  stubApi(answers);
  const send = vi.spyOn(api.moneyRequests, 'sendReceipt');
  const user = open({ amount: '' });
  const field = await amountField();
  if (text !== '') await user.type(field, text);
  await user.click(submit());
  expect((await screen.findAllByText(error)).length).toBeGreaterThan(0);
  await waitFor(() => expect(document.activeElement).toBe(field));
  expect(field).toHaveProperty('value', shown);
  expect(send).not.toHaveBeenCalled();
});

test.each([
  ['۲۵۰۰۰۰۰', '۲,۵۰۰,۰۰۰'],
  ['2,500,000', '۲,۵۰۰,۰۰۰'],
  ['٢٬٥٠٠٬٠٠٠', '۲,۵۰۰,۰۰۰'],
])('«%s» that is typed is read as an amount', async (text, shown) => {
  stubApi(answers);
  const user = open({ amount: '' });
  const field = await amountField();
  await user.type(field, text);
  expect(field).toHaveProperty('value', shown);
  expect(screen.getByText('دو میلیون و پانصد هزار تومان')).toBeDefined();
});

test('words that are pasted are read as an amount, and a negative one is refused with what was written before', async () => {
  stubApi(answers);
  const user = open({ amount: '' });
  const field = await amountField();
  await user.click(field);
  await user.paste('۲ میلیون');
  expect(field).toHaveProperty('value', '۲,۰۰۰,۰۰۰');
  await user.paste('-5000');
  expect(await screen.findByText(/منفی/)).toBeDefined();
  expect(field).toHaveProperty('value', '۲,۰۰۰,۰۰۰');
});

test('all that is missing is told at once, and the first wrong field has the focus', async () => {
  stubApi(answers);
  const user = open({ bank: '', tracking_number: '1', attachment: null });
  await amountField();
  await user.click(submit());
  expect(await screen.findByText('بانک پرداخت‌کننده را برگزینید.')).toBeDefined();
  expect(screen.getByText('شمارهٔ پیگیری ۴ تا ۳۰ رقم یا حرف لاتین است.')).toBeDefined();
  expect(screen.getByText('تصویر فیش را پیوست کنید.')).toBeDefined();
  await waitFor(() => expect(document.activeElement?.getAttribute('aria-invalid')).toBe('true'));
  expect(document.activeElement).toBe(document.querySelector('[aria-invalid="true"]'));
});

test.each([
  [new File(['x'], 'slip.exe', { type: 'application/octet-stream' }), 'فقط عکس (JPG، PNG، GIF) یا PDF پذیرفته می‌شود.'],
  [new File([], 'slip.png', { type: 'image/png' }), 'این فایل خالی است.'],
])('a wrong file is told beside its field and not sent: %o', async (file, error) => {
  stubApi(answers);
  const send = vi.spyOn(api.attachments, 'uploadAttachment');
  open({ attachment: null });
  await amountField();
  // A person can choose it by «all files» in the window of the system.
  await userEvent.setup({ applyAccept: false }).upload(screen.getByLabelText('تصویر فیش', { selector: 'input' }), file);
  expect(await screen.findByText(error)).toBeDefined();
  expect(send).not.toHaveBeenCalled();
});

test('a slip is sent once for two clicks, with what was written', async () => {
  stubApi(answers);
  const send = vi.spyOn(api.moneyRequests, 'sendReceipt').mockResolvedValue(sampleRequest({ kind: 'receipt' }));
  const user = open();
  await amountField();
  await user.dblClick(submit());
  await waitFor(() => expect(send).toHaveBeenCalled());
  expect(send.mock.calls.map(([{ query }]) => query)).toEqual([
    { amount: 2_000_000, bank: '012', day: '2026-11-18', tracking_number: '752004187', attachment: 5 },
  ]);
});

test('a refusal of the server stands beside its field, and every value stays', async () => {
  const issues = [{ field: 'tracking_number', code: 'invalid' }];
  stubApi(answers);
  vi.spyOn(api.moneyRequests, 'sendReceipt').mockRejectedValue(new ApiError({ code: 'request_invalid', facts: { issues }, status: 422 }));
  const user = open();
  const field = await amountField();
  await user.click(submit());
  expect(await screen.findByText('شمارهٔ پیگیری ۴ تا ۳۰ رقم یا حرف لاتین است.')).toBeDefined();
  const tracking = screen.getByLabelText('شمارهٔ پیگیری');
  await waitFor(() => expect(document.activeElement).toBe(tracking));
  expect(tracking).toHaveProperty('value', '752004187');
  expect(field).toHaveProperty('value', '۲,۰۰۰,۰۰۰');
  expect(screen.getByText('slip.png')).toBeDefined();
  await user.type(tracking, '9');
  expect(screen.queryByText('شمارهٔ پیگیری ۴ تا ۳۰ رقم یا حرف لاتین است.')).toBeNull();
});
