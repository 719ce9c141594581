import { afterAll, beforeAll, expect, test } from 'vitest';
import { startFakeZibal } from '../testing/fake-zibal.ts';
import { readInquiry, readSettled, readVerification } from './zibal.answers.ts';

let fake: Awaited<ReturnType<typeof startFakeZibal>>;
beforeAll(async () => {
  fake = await startFakeZibal();
});
afterAll(() => fake.close());

const request = { amount_toman: 50_000, order_id: '7', callback_url: 'https://shop.example/callback', description: 'charge' };
const payment = { authority: '3000000001', order_id: '7', amount_toman: 50_000 };
const facts = { amount: 500_000, orderId: '7', refNumber: '900', status: 1 };
const read = (body: object) => readVerification({ status: 200, body }, payment);

test('a verification is paid when its amount is ours, in rial', () => {
  expect(read({ result: 100, ...facts })).toEqual({ state: 'paid', tracking_number: '900' });
  expect(read({ result: '100', ...facts, amount: '500000', refNumber: 900 })).toEqual({ state: 'paid', tracking_number: '900' });
  expect(read({ result: 201, ...facts })).toEqual({ state: 'paid', tracking_number: '900' });
  expect(read({ result: 100, ...facts, refNumber: null })).toEqual({ state: 'paid', tracking_number: null });
  expect(read({ result: 100, ...facts, amount: 50_000 })).toEqual({ state: 'mismatch', what: 'amount' });
  expect(read({ result: 100, ...facts, orderId: '8' })).toEqual({ state: 'mismatch', what: 'order' });
});

test('a verification without an amount is settled by an inquiry, or not at all', () => {
  expect(read({ result: 201, message: 'verified before' })).toEqual({ state: 'unsettled' });
  expect(read({ result: 100, refNumber: '900' })).toEqual({ state: 'unsettled' });
  const settled = (body: object) => readSettled({ status: 200, body }, payment);
  expect(settled({ result: 100, ...facts })).toEqual({ state: 'paid', tracking_number: '900' });
  expect(settled({ result: 100, ...facts, amount: 1 })).toEqual({ state: 'mismatch', what: 'amount' });
  expect(settled({ result: 100, ...facts, amount: undefined }).state).toBe('unknown');
  expect(settled({ result: 100, ...facts, status: 3 }).state).toBe('unknown');
  expect(settled({ result: 203 }).state).toBe('unknown');
});

test.each([
  [202, 'not_paid'],
  [203, 'not_paid'],
  ...[102, 103, 104, 105, 106, 113, 115, 0, -1].map((result) => [result, 'unknown'] as const),
] as const)('a verification with result %i is %s', (result, state) => {
  expect(read({ result }).state).toBe(state);
});

test.each([
  [-1, 'open'],
  [1, 'paid'],
  [2, 'paid'],
  ['2', 'paid'],
  [-2, 'unknown'],
  [undefined, 'unknown'],
  ...[3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 15, 16, 18, 21].map((status) => [status, 'not_paid'] as const),
] as const)('an inquiry with status %s means %s', (status, state) => {
  expect(readInquiry({ status: 200, body: { result: 100, status } }).state).toBe(state);
});

test.each([
  ['a failing server', { status: 503, body: { result: 100, ...facts } }],
  ['a failing server that denies', { status: 500, body: { result: 203 } }],
  ['a failure that claims success', { status: 400, body: { result: 100, ...facts } }],
  ['too many requests', { status: 429, body: { result: 100, ...facts } }],
  ['a list', { status: 200, body: [{ result: 100, ...facts }] }],
  ['a text', { status: 200, body: '100' }],
  ['no JSON', { status: 200, body: undefined }],
  ['silence', { reason: 'ECONNREFUSED' }],
])('%s tells nothing of a payment', (_, answer) => {
  expect(readVerification(answer, payment)).toMatchObject({ state: 'unknown', reason: expect.any(String) });
  expect(readInquiry(answer)).toMatchObject({ state: 'unknown' });
});

test.each([102, 103, 104, 105, 106, 113])('a request that is refused with %i opens nothing', async (result) => {
  fake.nextResults.push(result);
  expect(await fake.gateway.open(request)).toEqual({ ok: false, error: { code: 'gateway_failed', reason: `result ${result}` } });
});

test.each([
  [{ success: '1', trackId: '3', status: '2', orderId: '7' }, 'paid'],
  [{ success: '2', trackId: '3' }, 'paid'],
  [{ SUCCESS: '0', TRACKID: '3', STATUS: '3' }, 'cancelled'],
  [{ success: '0', trackId: '3' }, 'cancelled'],
  [{ success: '0', trackId: '3', status: '5' }, 'failed'],
  [{ trackId: '3', status: '2' }, 'unclear'],
  [{ success: ['1', '0'], trackId: '3' }, 'unclear'],
] as const)('a return with %o claims «%s»', (query, claim) => {
  expect(fake.gateway.readReturn(query)).toEqual({ authority: '3', claim });
});
