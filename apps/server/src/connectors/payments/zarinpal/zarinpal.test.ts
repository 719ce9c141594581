import { afterAll, beforeAll, expect, test } from 'vitest';
import { startFakeZarinpal } from '../testing/fake-zarinpal.ts';
import { readInquiry, readVerification } from './zarinpal.answers.ts';

let fake: Awaited<ReturnType<typeof startFakeZarinpal>>;
beforeAll(async () => {
  fake = await startFakeZarinpal();
});
afterAll(() => fake.close());

const request = { amount_toman: 50_000, order_id: '7', callback_url: 'https://shop.example/callback', description: 'charge' };
const payment = { authority: `A${'1'.repeat(35)}`, order_id: '7', amount_toman: 50_000 };
const paid = { code: 100, ref_id: 201, order_id: '7', card_pan: '502229******5995' };

test.each([
  ['a list', { data: [], errors: [{ code: -51, message: 'failed' }] }, { state: 'not_paid' }],
  ['an object', { data: [], errors: { code: -51, message: 'failed', validations: [] } }, { state: 'not_paid' }],
  ['an object without data', { errors: { code: '-50' } }, { state: 'mismatch', what: 'amount' }],
  ['null beside data', { data: paid, errors: null }, { state: 'paid', tracking_number: '201' }],
  ['an empty object beside data', { data: paid, errors: {} }, { state: 'paid', tracking_number: '201' }],
])('errors may be %s', (_, body, verification) => {
  expect(readVerification({ status: 200, body }, payment)).toEqual(verification);
});

test.each([
  [-50, 'mismatch'],
  [-51, 'not_paid'],
  [-54, 'not_paid'],
  [-55, 'not_paid'],
  ...[-9, -10, -11, -12, -13, -14, -15, -16, -17, -18, -19, -40, -52, -53, -61, 0, 102].map((code) => [code, 'unknown'] as const),
] as const)('a verification with code %i is %s', (code, state) => {
  const body = code > 0 ? { data: { code }, errors: [] } : { data: [], errors: { code } };
  expect(readVerification({ status: 200, body }, payment).state).toBe(state);
});

test.each([
  ['codes that contradict each other', { status: 200, body: { data: paid, errors: { code: -51 } } }],
  ['success with the status of a failure', { status: 422, body: { data: paid, errors: [] } }],
  ['success from a server that fails', { status: 502, body: { data: paid, errors: [] } }],
  ['failure from a server that fails', { status: 503, body: { data: [], errors: { code: -51 } } }],
  ['failure from a server that is asked too often', { status: 429, body: { data: [], errors: { code: -51 } } }],
  ['a redirect', { status: 302, body: { data: paid, errors: [] } }],
  ['a code that is no number', { status: 200, body: { data: { code: 'OK' }, errors: [] } }],
  ['a code in a list', { status: 200, body: { data: [{ code: 100 }], errors: [] } }],
  ['a list', { status: 200, body: [{ data: paid }] }],
  ['a text', { status: 200, body: 'success' }],
  ['null', { status: 200, body: null }],
  ['no JSON', { status: 200, body: undefined }],
  ['silence', { reason: 'no answer in time' }],
])('%s tell nothing of a payment', (_, answer) => {
  expect(readVerification(answer, payment)).toMatchObject({ state: 'unknown', reason: expect.any(String) });
  expect(readInquiry(answer)).toMatchObject({ state: 'unknown' });
});

test('a second verification is paid, with or without the number of the bank', () => {
  const read = (data: object) => readVerification({ status: 200, body: { data, errors: [] } }, payment);
  expect(read({ ...paid, code: 101 })).toEqual({ state: 'paid', tracking_number: '201' });
  expect(read({ code: '101' })).toEqual({ state: 'paid', tracking_number: null });
  expect(read({ ...paid, order_id: '8' })).toEqual({ state: 'mismatch', what: 'order' });
});

test.each([
  ['PAID', 'paid'],
  ['VERIFIED', 'paid'],
  ['IN_BANK', 'open'],
  ['FAILED', 'not_paid'],
  ['REVERSED', 'not_paid'],
  ['paid', 'paid'],
  ['SETTLED', 'unknown'],
  [undefined, 'unknown'],
])('an inquiry that says %s means %s', (status, state) => {
  expect(readInquiry({ status: 200, body: { data: { code: 100, status }, errors: [] } }).state).toBe(state);
});

test.each([-9, -10, -11, -12, -13, -14, -15, -16, -17, -41, -54])(
  'a request that is refused with %i opens nothing, however errors are written',
  async (code) => {
    for (const form of ['object', 'list'] as const) {
      fake.writeErrorsAs(form);
      fake.nextCodes.push(code);
      expect(await fake.gateway.open(request)).toEqual({ ok: false, error: { code: 'gateway_failed', reason: `code ${code}` } });
    }
  },
);

test('an authority of another form opens nothing', async () => {
  const answers = ['', 'A1', `B${'1'.repeat(35)}`, `A${'1'.repeat(34)}/`, 7];
  for (const authority of answers) {
    fake.nextAuthorities.push(authority);
    expect(await fake.gateway.open(request)).toMatchObject({ ok: false });
  }
});
