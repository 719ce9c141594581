import { expect, test } from 'vitest';
import { calls } from '@jarchi/contract/calls.ts';
import { schemas } from '@jarchi/contract/schemas.ts';
import { emptyDraft } from '@jarchi/domain/drafts/drafts.ts';
import { makeFingerprint } from './fingerprint.ts';

const { cancelCampaign, purchaseCampaign } = calls.campaigns;
const parts = { params: { id: 7 }, query: undefined, body: { a: 1, b: { c: [1, 2], d: null } } };
const print = (change: Partial<Record<'params' | 'query' | 'body', unknown>> = {}) =>
  makeFingerprint(purchaseCampaign, { ...parts, ...change });

test('the same request has the same fingerprint', () => {
  expect(print()).toBe(makeFingerprint(purchaseCampaign, structuredClone(parts)));
  expect(print()).toMatch(/^[\w-]{43}$/);
});

test('a draft is the same request in any order of its keys', () => {
  const { createDraft } = calls.drafts;
  const read = (body: unknown) => makeFingerprint(createDraft, { params: undefined, query: undefined, body: schema.parse(body) });
  const schema = schemas.drafts.createDraft.body;
  const body = { data: { ...emptyDraft(), selectedPlans: [3, 1] }, draft_step: 'content' };
  expect(read(reverse(body))).toBe(read(body));
});

/** The same value with the keys of every object in reverse order. */
function reverse(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(reverse);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .map(([key, part]) => [key, reverse(part)])
      .toReversed(),
  );
}

test.each([
  { params: { id: 8 } },
  { query: { a: 1 } },
  { body: { a: 1 } },
  { body: { a: '1', b: { c: [1, 2], d: null } } },
  { body: { a: 1, b: { c: [2, 1], d: null } } },
  { body: { a: 1, b: { c: [12], d: null } } },
  { body: { a: 1, b: { c: [1, 2] } } },
])('a request with %j is a different one', (change) => {
  expect(print(change)).not.toBe(print());
});

test('another call is a different request', () => {
  expect(makeFingerprint(cancelCampaign, parts)).not.toBe(print());
});
