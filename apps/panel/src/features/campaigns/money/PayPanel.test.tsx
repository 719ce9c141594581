import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useQuery } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { refusal, stubApi, type FakeAnswers } from '#testing/fake-api.ts';
import { renderPage } from '#testing/render-page.tsx';
import { sampleCampaign } from '#testing/sample-answers.fa.ts';
import { campaignQuery } from '#data/campaigns/campaigns.ts';
import { PayPanel } from './PayPanel.tsx';

const ONE = 'GET /api/main/v1/campaigns/48213/';
const PURCHASE = 'POST /api/main/v1/campaigns/48213/purchase/';
const CREATE = 'POST /api/main/v1/campaigns/';
const toPay = sampleCampaign({ state: 'TO_PAY', reason: 'before_review', allowed: ['purchaseCampaign', 'cancelCampaign'] });

function Panel() {
  const { data } = useQuery(campaignQuery(48213));
  return data && <PayPanel campaign={data} />;
}

function open(answers: FakeAnswers) {
  const requests = stubApi({ [ONE]: { body: toPay }, [CREATE]: { body: toPay }, ...answers });
  renderPage(Panel, '/campaigns/48213');
  return { requests, user: userEvent.setup() };
}

const pay = (amount: string) => screen.findByRole('button', { name: `پرداخت ${amount} تومان` });

test('two presses in one frame pay once', async () => {
  const { requests, user } = open({
    [PURCHASE]: { body: { campaign: { ...toPay, state: 'AWAITING_APPROVAL' }, outcome: 'held', shortfall: 0 } },
  });
  await user.dblClick(await pay('۳۹٬۸۲۰٬۰۰۰'));
  expect(await screen.findByText('پرداخت شد؛ کمپین برای بررسی فرستاده شد.')).toBeDefined();
  expect(requests.filter(({ name }) => name === PURCHASE)).toHaveLength(1);
});

test('a changed quote is shown with both totals, and only the next press pays it', async () => {
  const { requests, user } = open({ [PURCHASE]: refusal('quote_changed', 409, { before: 39_820_000, after: 41_000_000, lines: [] }) });
  await user.click(await pay('۳۹٬۸۲۰٬۰۰۰'));
  await user.click(await pay('۴۱٬۰۰۰٬۰۰۰'));
  await waitFor(() =>
    expect(requests.filter(({ name }) => name === PURCHASE).map(({ body }) => (body as { expected_total: number }).expected_total)).toEqual(
      [39_820_000, 41_000_000],
    ),
  );
});

test('a refusal that the last step can correct links to that step', async () => {
  const { user } = open({ [PURCHASE]: refusal('discount_refused', 422, { refusals: [{ discount_code: 'YALDA', code: 'unknown' }] }) });
  await user.click(await pay('۳۹٬۸۲۰٬۰۰۰'));
  const alert = within(await screen.findByRole('alert'));
  expect(alert.getByText('کد «YALDA» شناخته نشد.')).toBeDefined();
  expect(alert.getByRole('link', { name: 'بازبینی کمپین' }).getAttribute('href')).toBe('/campaign/48213/activation');
});

test('later changes of the draft are brought in and shown, and only the next press pays', async () => {
  let campaign = toPay;
  const { requests, user } = open({
    [ONE]: () => ({ body: campaign }),
    [CREATE]: (_, body) => {
      expect(body).toEqual({ draft: toPay.draft });
      campaign = { ...toPay, version: toPay.version + 1, quote: { ...toPay.quote, total: 41_000_000 } };
      return { body: campaign };
    },
    [PURCHASE]: () => ({ body: { campaign: { ...campaign, state: 'AWAITING_APPROVAL' }, outcome: 'held', shortfall: 0 } }),
  });
  await user.click(await pay('۳۹٬۸۲۰٬۰۰۰'));
  const alert = within(await screen.findByRole('alert'));
  expect(alert.getByText(/^کمپین با آخرین ویرایش پیش‌نویس.*: به جای ۳۹٬۸۲۰٬۰۰۰، ۴۱٬۰۰۰٬۰۰۰ تومان\./)).toBeDefined();
  expect(alert.getByRole('link', { name: 'بازبینی کمپین' }).getAttribute('href')).toBe('/campaign/48213/activation');
  expect(requests.some(({ name }) => name === PURCHASE)).toBe(false);
  await user.click(await pay('۴۱٬۰۰۰٬۰۰۰'));
  expect(await screen.findByText('پرداخت شد؛ کمپین برای بررسی فرستاده شد.')).toBeDefined();
});

test('a payment whose response is lost is sent again without a second check of the draft', async () => {
  let tries = 0;
  const { requests, user } = open({
    [PURCHASE]: () => {
      tries++;
      if (tries === 1) return refusal('unavailable', 502);
      return { body: { campaign: { ...toPay, state: 'AWAITING_APPROVAL' }, outcome: 'held', shortfall: 0 } };
    },
  });
  await user.click(await pay('۳۹٬۸۲۰٬۰۰۰'));
  expect(await screen.findByText('پرداخت شد؛ کمپین برای بررسی فرستاده شد.', undefined)).toBeDefined();
  expect(requests.filter(({ name }) => name === CREATE)).toHaveLength(1);
  expect(requests.filter(({ name }) => name === PURCHASE)).toHaveLength(2);
});
