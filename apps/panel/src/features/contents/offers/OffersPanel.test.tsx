import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { refusal, stubApi, type FakeAnswers } from '#testing/fake-api.ts';
import { renderPage } from '#testing/render-page.tsx';
import { sampleCampaign } from '#testing/sample-answers.fa.ts';
import { OffersPanel } from './OffersPanel.tsx';

const base = sampleCampaign();
type Placement = (typeof base)['placements'][number];
const offer = (id: number, state: Placement['state'], total: number): Placement => ({
  id,
  plan_id: id,
  publisher_id: id,
  title: `ناشر ${id}`,
  username: `publisher_${id}`,
  state,
  availability_hours: 24,
  reach_estimate: 1000,
  plan_price: total,
  asked_price: null,
  price: total,
  discount: 0,
  vat: 0,
  total,
  captured: 0,
  released: 0,
  out_reason: null,
  live_at: null,
  edited_at: null,
  ended_at: null,
  slot_at: null,
  is_replaced: false,
});

let openedRouter: ReturnType<typeof renderPage>['router'] | undefined;
const PREVIEW = `GET /api/main/v1/campaigns/${base.id}/preview/`;
const preview = { captured: 0, released: 10_000, placements: [] };
const UNTIL = '2026-11-12T10:00:00.000Z';

function open(placements: Placement[], answers: FakeAnswers = {}, change: Partial<typeof base> = {}) {
  const requests = stubApi({
    [PREVIEW]: { body: preview },
    'POST /api/main/v1/campaigns/': { body: { id: base.id, state: 'ACCEPTED', total: 3000 } },
    ...answers,
  });
  const accepted = placements.filter(({ state }) => state === 'accepted');
  const total = accepted.reduce((sum, item) => sum + item.total, 0);
  const list = total > 0 ? { price: total, discount: 0, vat: 0, total, difference: total - 10_000, until: UNTIL } : null;
  const money = { held: 10_000, captured: 0, released: 0 };
  const allowed: (typeof base)['allowed'] = ['acceptOffers', 'refuseOffers', 'cancelCampaign'];
  const campaign = { ...base, state: 'NEGOTIATION' as const, allowed, placements, money, list, ...change };
  const { router } = renderPage(() => <OffersPanel campaign={campaign} />, '/');
  openedRouter = router;
  return () => requests.filter(({ name }) => name.startsWith('POST'));
}

test('the list of publishers who accepted is taken at the total that was shown', async () => {
  const posts = open([offer(1, 'accepted', 2000), offer(2, 'declined', 4000), offer(3, 'accepted', 1000)]);
  await userEvent.click(await screen.findByRole('button', { name: 'پذیرش فهرست (۳٬۰۰۰ تومان)' }));
  await waitFor(() => expect(posts()).toHaveLength(1));
  expect(posts()[0]).toMatchObject({ name: `POST /api/main/v1/campaigns/${base.id}/offers/accept/`, body: { expected_total: 3000 } });
  expect(screen.getByText('۷٬۰۰۰')).toBeDefined();
});

test('a list above the own ceiling tells what the ceiling is, and that the owner was told', async () => {
  open([offer(1, 'accepted', 3000)], {
    [`POST /api/main/v1/campaigns/${base.id}/offers/accept/`]: refusal('ceiling_exceeded', 409, { ceiling: 2999, total: 3000 }),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'پذیرش فهرست (۳٬۰۰۰ تومان)' }));
  expect((await screen.findByRole('alert')).textContent).toMatch(/سقف هر خرید شما ۲٬۹۹۹ تومان است.*به صاحب حساب خبر دادیم/);
});

test('the list cannot be accepted until each publisher has answered', async () => {
  open([offer(1, 'accepted', 2000), offer(2, 'offered', 4000)]);
  expect(await screen.findByText(/۱ ناشر هنوز پاسخ نداده است/)).toBeDefined();
  expect(screen.queryByRole('button', { name: /پذیرش فهرست/ })).toBeNull();
});

test('a list above the spendable money is still taken, and opens the charge page with the shortfall', async () => {
  const answer = { body: { id: base.id, state: 'TO_PAY', total: 10_000 } };
  const posts = open([offer(1, 'accepted', 12_000)], { 'POST /api/main/v1/campaigns/': answer }, { shortfall: 2000 });
  await userEvent.click(await screen.findByRole('button', { name: 'پذیرش و شارژ ۲٬۰۰۰ تومان' }));
  await waitFor(() => expect(openedRouter?.state.location.pathname).toBe('/financial/charge'));
  expect(openedRouter?.state.location.searchStr).toBe(`?amount=2000&return=/campaigns/${base.id}`);
  expect(posts()[0]?.body).toEqual({ expected_total: 12_000, is_auto_after_charge: true });
});

test('refusing all publishers needs a confirmation, and sends the amounts that were shown', async () => {
  const posts = open([offer(1, 'accepted', 2000)]);
  await userEvent.click(await screen.findByRole('button', { name: 'هیچ‌کدام را نمی‌خواهم' }));
  await screen.findByText('۱۰٬۰۰۰', { selector: 'dd *' });
  expect(posts()).toEqual([]);
  await userEvent.click(await screen.findByRole('button', { name: 'رد فهرست' }));
  await waitFor(() => expect(posts()).toHaveLength(1));
  const name = `POST /api/main/v1/campaigns/${base.id}/offers/refuse/`;
  expect(posts()[0]).toMatchObject({ name, body: { expected: { captured: 0, released: 10_000 } } });
});

test('actions that the server does not allow are not offered', async () => {
  open([offer(1, 'accepted', 2000)], {}, { allowed: ['cancelCampaign'] });
  expect(await screen.findByText('ناشر 1')).toBeDefined();
  expect(screen.queryByRole('button')).toBeNull();
});

test('a lapsed offer and a declined offer have different texts', async () => {
  open([
    { ...offer(1, 'declined', 2000), out_reason: 'declined' },
    { ...offer(2, 'declined', 2000), out_reason: 'offer_lapsed' },
  ]);
  const [declined, lapsed] = await screen.findAllByRole('listitem');
  expect(declined?.textContent).toContain('نپذیرفت');
  expect(lapsed?.textContent).toContain('پاسخی نرسید');
});

test('a lost response is requested again with its key; after a refusal the next press is a new intent', async () => {
  const outcomes = [refusal('internal', 500), refusal('transition_refused', 409, { allowed: [] }), refusal('internal', 500)];
  const posts = open([offer(1, 'accepted', 2000)], { 'POST /api/main/v1/campaigns/': () => outcomes.shift() ?? { body: {} } });
  const press = async (count: number) => {
    const button = await screen.findByRole('button', { name: /پذیرش فهرست/ });
    await waitFor(() => expect(button.getAttribute('aria-disabled')).not.toBe('true'));
    await userEvent.click(button);
    await waitFor(() => expect(posts()).toHaveLength(count));
  };
  await press(1);
  await press(2);
  await press(3);
  const [first, second, third] = posts().map(({ key }) => key);
  expect(second).toBe(first);
  expect(third).not.toBe(first);
});

test('accepting the list and refusing it never share a key', async () => {
  const posts = open([offer(1, 'accepted', 2000)], { 'POST /api/main/v1/campaigns/': refusal('internal', 500) });
  await userEvent.click(await screen.findByRole('button', { name: /پذیرش فهرست/ }));
  await waitFor(() => expect(posts()).toHaveLength(1));
  await userEvent.click(await screen.findByRole('button', { name: 'هیچ‌کدام را نمی‌خواهم' }));
  await screen.findByText('۱۰٬۰۰۰', { selector: 'dd *' });
  await userEvent.click(await screen.findByRole('button', { name: 'رد فهرست' }));
  await waitFor(() => expect(posts()).toHaveLength(2));
  expect(new Set(posts().map(({ key }) => key)).size).toBe(2);
});

const LEAVE = `/api/main/v1/campaigns/${base.id}/offers/1/leave-out/`;
const leftOut = { before: 3000, total: 1000, held: 0, released: 9000, is_last: false };
const two = [offer(1, 'accepted', 2000), offer(2, 'accepted', 1000)];
const openLeaving = async () => userEvent.click(await screen.findByRole('button', { name: 'کنار گذاشتن ناشر 1' }));
const confirm = async (name = 'کنار گذاشتن') => {
  const button = await screen.findByRole('button', { name });
  await waitFor(() => expect(button.getAttribute('aria-disabled')).not.toBe('true'));
  await userEvent.click(button);
};

test('a publisher is left out at the amounts that were shown', async () => {
  const answer = { body: { id: base.id, state: 'NEGOTIATION', total: 1000 } };
  const posts = open(two, { [`GET ${LEAVE}`]: { body: leftOut }, [`POST ${LEAVE}`]: answer });
  await openLeaving();
  expect(await screen.findByText('جمع فهرست بدون این ناشر')).toBeDefined();
  await confirm();
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(posts()).toMatchObject([{ name: `POST ${LEAVE}`, body: { expected: { total: 1000, released: 9000 } } }]);
});

test('a list that changed meanwhile is shown anew, and nothing is left out until the person decides again', async () => {
  const previews = [leftOut, { ...leftOut, total: 500, released: 9500 }];
  const outcomes = [refusal('list_changed', 409), { body: { id: base.id, state: 'NEGOTIATION', total: 500 } }];
  const posts = open(two, {
    [`GET ${LEAVE}`]: () => ({ body: previews.shift() ?? {} }),
    [`POST ${LEAVE}`]: () => outcomes.shift() ?? { body: {} },
  });
  await openLeaving();
  await confirm();
  expect(await screen.findByText(/فهرست در این میان تغییر کرد؛/)).toBeDefined();
  expect(await screen.findByText('۹٬۵۰۰')).toBeDefined();
  expect(posts()).toHaveLength(1);
  await confirm();
  await waitFor(() => expect(posts()).toHaveLength(2));
  expect(posts()[1]?.body).toEqual({ expected: { total: 500, released: 9500 } });
});

test('the last publisher of a list is left out by refusing the list', async () => {
  const last = { before: 2000, total: 0, held: 0, released: 10_000, is_last: true };
  open([offer(1, 'accepted', 2000)], { [`GET ${LEAVE}`]: { body: last } });
  await openLeaving();
  expect(await screen.findByRole('button', { name: 'رد فهرست' })).toBeDefined();
  expect(screen.getByText(/تنها ناشر فهرست/)).toBeDefined();
});

test('nobody is left out before each publisher has answered', async () => {
  open([offer(1, 'accepted', 2000), offer(2, 'offered', 4000)]);
  expect(await screen.findByText(/۱ ناشر هنوز پاسخ نداده است/)).toBeDefined();
  expect(screen.queryByRole('button', { name: /کنار گذاشتن/ })).toBeNull();
});

test('a price that a publisher named stands beside the list’s, with the difference; without one there is nothing to compare', async () => {
  open([
    { ...offer(1, 'accepted', 2200), plan_price: 1500, asked_price: 2000 },
    { ...offer(2, 'accepted', 1100), plan_price: 1200, asked_price: 1000 },
    offer(3, 'accepted', 3300),
  ]);
  const [above, below, same] = await screen.findAllByRole('listitem');
  expect(above?.textContent).toContain('۱٬۵۰۰');
  expect(above?.textContent).toContain('۵۰۰ بیش از فهرست');
  expect(below?.textContent).toContain('۲۰۰ کمتر از فهرست');
  expect(same?.textContent).not.toContain('فهرست');
  expect(screen.getByText(/بهایی جز بهای فهرست/)).toBeDefined();
});
