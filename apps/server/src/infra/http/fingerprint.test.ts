import { expect, test } from 'vitest';
import { calls } from '@jarchi/contract/calls.ts';
import { fingerprintOf } from './fingerprint.ts';

const { cancelCampaign, purchaseCampaign } = calls.campaigns;
const parts = { params: { id: 7 }, query: undefined, body: { a: 1, b: { c: [1, 2], d: null } } };
const print = (change: Partial<Record<'params' | 'query' | 'body', unknown>> = {}) =>
  fingerprintOf(purchaseCampaign, { ...parts, ...change });

test('the same request has the same fingerprint, whatever order its keys came in', () => {
  expect(print({ body: { b: { d: null, c: [1, 2] }, a: 1 } })).toBe(print());
  expect(print()).toMatch(/^[\w-]{43}$/);
});

test.each([
  { params: { id: 8 } },
  { query: { a: 1 } },
  { body: { a: 1 } },
  { body: { a: '1', b: { c: [1, 2], d: null } } },
  { body: { a: 1, b: { c: [2, 1], d: null } } },
  { body: { a: 1, b: { c: [12], d: null } } },
  { body: { a: 1, b: { c: [1, 2] } } },
])('%j makes another request', (change) => {
  expect(print(change)).not.toBe(print());
});

test('another call is another request', () => {
  expect(fingerprintOf(cancelCampaign, parts)).not.toBe(print());
});
