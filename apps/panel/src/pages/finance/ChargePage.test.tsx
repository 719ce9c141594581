import { fireEvent, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { refusal, stubApi, type FakeAnswers } from '#testing/fake-api.ts';
import { renderPage } from '#testing/render-page.tsx';
import { sampleBalance, sampleGateways } from '#testing/sample-finance.fa.ts';
import { ChargePage } from './ChargePage.tsx';

const PAY = 'POST /api/financial/v2/online-payments';
const answers: FakeAnswers = {
  'GET /api/financial/accounts/': { body: sampleBalance },
  'GET /api/financial/v2/payment-config': { body: sampleGateways },
  [PAY]: { body: { order_id: 91, url: '/test-gateway/91' } },
};
const open = (search = '') => renderPage(ChargePage, '/financial/charge', `/financial/charge${search}`);

test('an amount in Persian digits is paid once, and the browser goes to the bank', async () => {
  const assign = vi.spyOn(location, 'assign').mockImplementation(() => undefined);
  const requests = stubApi(answers);
  open('?return=/campaigns/7');
  const user = userEvent.setup();
  await user.type(await screen.findByLabelText('مبلغ شارژ'), '۲۰۰۰۰۰۰۰');
  expect(await screen.findByText('۳۲٬۴۵۰٬۰۰۰')).toBeDefined();
  const [button] = screen.getAllByRole('button', { name: 'پرداخت ۲۰ میلیون تومان' });
  await user.dblClick(button as HTMLElement);
  await waitFor(() => expect(assign).toHaveBeenCalledWith('/test-gateway/91'));
  const paid = requests.filter(({ name }) => name === PAY);
  expect(paid.map(({ body }) => body)).toEqual([{ amount: 20_000_000, gateway: 'test', return_path: '/campaigns/7' }]);
});

test('an amount below the minimum shows an error next to the field, and nothing is sent', async () => {
  const requests = stubApi(answers);
  open();
  const user = userEvent.setup();
  const box = await screen.findByLabelText('مبلغ شارژ');
  await user.type(box, '5000{Enter}');
  expect(screen.getByText('کمترین مبلغ این درگاه ۱۰٬۰۰۰ تومان است.')).toBeDefined();
  expect(document.activeElement).toBe(box);
  expect(requests.some(({ name }) => name === PAY)).toBe(false);
});

test('an amount outside the limits of the gateway is refused before the button is pressed', async () => {
  const requests = stubApi(answers);
  open();
  const user = userEvent.setup();
  const box = await screen.findByLabelText('مبلغ شارژ');
  expect(screen.getByText('از ۱۰٬۰۰۰ تا ۲۰۰٬۰۰۰٬۰۰۰ تومان در هر پرداخت')).toBeDefined();
  await user.type(box, '5000');
  expect(await screen.findByText('کمترین مبلغ این درگاه ۱۰٬۰۰۰ تومان است.')).toBeDefined();
  await user.clear(box);
  await user.type(box, '500000000');
  expect(screen.getByText('بیشترین مبلغ این درگاه ۲۰۰٬۰۰۰٬۰۰۰ تومان است.')).toBeDefined();
  expect(screen.getByText(/^این مبلغ را می‌توانید در ۳ پرداخت بپردازید/)).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'نوشتن ۲۰۰٬۰۰۰٬۰۰۰ تومان برای پرداخت نخست' }));
  expect(box).toHaveProperty('value', '۲۰۰,۰۰۰,۰۰۰');
  expect(box.getAttribute('aria-invalid')).toBeNull();
  expect(requests.some(({ name }) => name === PAY)).toBe(false);
});

test('the URL fills in the amount', async () => {
  stubApi(answers);
  open('?amount=4250000');
  expect(await screen.findByLabelText('مبلغ شارژ')).toHaveProperty('value', '۴,۲۵۰,۰۰۰');
});

test('after a return from the bank the amount is still there', async () => {
  vi.spyOn(location, 'assign').mockImplementation(() => undefined);
  stubApi(answers);
  const first = open();
  const user = userEvent.setup();
  await user.type(await screen.findByLabelText('مبلغ شارژ'), '1250000{Enter}');
  await waitFor(() => expect(location.assign).toHaveBeenCalled());
  first.unmount();
  open();
  expect(await screen.findByLabelText('مبلغ شارژ')).toHaveProperty('value', '۱,۲۵۰,۰۰۰');
});

/** A browser restores the page from memory or loads it again; only the restored page needs this event. */
function comeBack(): void {
  fireEvent(window, Object.assign(new Event('pageshow'), { persisted: true }));
}

test('the button is busy until the page is left, and free after a return from the bank', async () => {
  const assign = vi.spyOn(location, 'assign').mockImplementation(() => undefined);
  const requests = stubApi(answers);
  open();
  const user = userEvent.setup();
  await user.type(await screen.findByLabelText('مبلغ شارژ'), '1250000');
  const button = screen.getAllByRole('button', { name: /^پرداخت ۱/ })[0] as HTMLElement;
  await user.click(button);
  await waitFor(() => expect(assign).toHaveBeenCalledOnce());
  await user.click(button);
  expect(button.getAttribute('aria-busy')).toBe('true');
  comeBack();
  await waitFor(() => expect(button.getAttribute('aria-busy')).toBeNull());
  await user.click(button);
  await waitFor(() => expect(assign).toHaveBeenCalledTimes(2));
  expect(requests.filter(({ name }) => name === PAY)).toHaveLength(2);
});

test('failed gateways offer another try', async () => {
  stubApi({ ...answers, 'GET /api/financial/v2/payment-config': refusal('internal', 500) });
  open();
  expect(await screen.findByRole('button', { name: 'تلاش دوباره' })).toBeDefined();
});

const both: FakeAnswers = {
  ...answers,
  'GET /api/financial/v2/payment-config': {
    body: {
      gateways: [
        { key: 'zarinpal', title: 'زرین‌پال', description: 'کارت‌های عضو شتاب', minimum: 10_000, maximum: 100_000_000 },
        { key: 'zibal', title: 'زیبال', description: 'کارت‌های عضو شتاب', minimum: 20_000, maximum: 50_000_000 },
      ],
    },
  },
};

test('each gateway has its own limits, and a change of the gateway judges the amount again', async () => {
  stubApi(both);
  open();
  const user = userEvent.setup();
  const box = await screen.findByLabelText('مبلغ شارژ');
  await user.type(box, '60000000');
  expect(box.getAttribute('aria-invalid')).toBeNull();
  await user.click(screen.getByRole('radio', { name: /زیبال/ }));
  expect(await screen.findByText('بیشترین مبلغ این درگاه ۵۰٬۰۰۰٬۰۰۰ تومان است.')).toBeDefined();
  await user.click(screen.getByRole('radio', { name: /زرین‌پال/ }));
  expect(screen.queryByText(/بیشترین مبلغ/)).toBeNull();
});

test('a gateway that is down says so and offers the other one, and the amount stays', async () => {
  const assign = vi.spyOn(location, 'assign').mockImplementation(() => undefined);
  let isDown = true;
  const requests = stubApi({
    ...both,
    [PAY]: () =>
      isDown ? refusal('gateway_down', 409, { gateway: 'زرین‌پال', has_other: true }) : { body: { order_id: 91, url: '/zibal/91' } },
  });
  open();
  const user = userEvent.setup();
  await user.type(await screen.findByLabelText('مبلغ شارژ'), '1250000{Enter}');
  expect((await screen.findByRole('alert')).textContent).toContain('«زرین‌پال» اکنون پاسخ نمی‌دهد و پولی کم نشده است.');
  expect(assign).not.toHaveBeenCalled();
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'برگزیدن زیبال' }));
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.getByRole('radio', { name: /زیبال/ })).toHaveProperty('checked', true);
  expect(screen.getByLabelText('مبلغ شارژ')).toHaveProperty('value', '۱,۲۵۰,۰۰۰');
  await user.click(screen.getAllByRole('button', { name: /^پرداخت ۱/ })[0] as HTMLElement);
  await waitFor(() => expect(assign).toHaveBeenCalledWith('/zibal/91'));
  expect(requests.filter(({ name }) => name === PAY).map(({ body }) => (body as { gateway: string }).gateway)).toEqual([
    'zarinpal',
    'zibal',
  ]);
});

test('an only gateway that is down says so and offers no other', async () => {
  stubApi({ ...answers, [PAY]: refusal('gateway_down', 409, { gateway: 'درگاه آزمایشی', has_other: false }) });
  open();
  await userEvent.setup().type(await screen.findByLabelText('مبلغ شارژ'), '1250000{Enter}');
  expect((await screen.findByRole('alert')).textContent).toContain('چند دقیقهٔ دیگر دوباره تلاش کنید.');
  expect(screen.queryByRole('button', { name: /^برگزیدن/ })).toBeNull();
});
