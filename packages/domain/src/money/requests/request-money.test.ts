import { expect, test } from 'vitest';
import { REQUEST_KINDS, type RequestKind } from './money-requests.ts';
import { findMost, findRequestPosting, getReceivedPosting, getRequestEffect, listRequestEntries } from './request-money.ts';

test.each<[RequestKind, string, object]>([
  ['receipt', 'charge', { 'bank.clearing': -5_000, 'advertiser.available': 5_000 }],
  ['charge', 'adjustment', { adjustment: -5_000, 'advertiser.available': 5_000 }],
  ['deduction', 'deduction', { 'advertiser.available': -5_000, adjustment: 5_000 }],
  ['transfer', 'transfer', { 'advertiser.available': -5_000, 'transfer.clearing': 5_000 }],
  ['money_back', 'deduction', { 'advertiser.held': -5_000, 'bank.clearing': 5_000 }],
])('a %s that is carried out is a %s of these entries', (kind, ledgerKind, entries) => {
  const posting = findRequestPosting({ id: 3, kind, amount: 5_000 }, 'carry_out');
  expect(posting).toMatchObject({ kind: ledgerKind, idempotency_key: 'request:3' });
  expect(Object.fromEntries(posting!.entries.map(({ code, amount }) => [code, amount]))).toEqual(entries);
});

test('money that is asked back is held, and let go of under a key of its own', () => {
  const request = { id: 3, kind: 'money_back' as const, amount: 5_000 };
  expect(findRequestPosting(request, 'hold')).toMatchObject({ kind: 'hold', idempotency_key: 'request-hold:3' });
  expect(findRequestPosting(request, 'release')).toMatchObject({ kind: 'release', idempotency_key: 'request-release:3' });
  expect(findRequestPosting(request, 'none')).toBeUndefined();
});

test('the halves of a transfer meet in its clearing', () => {
  const { entries, idempotency_key } = getReceivedPosting(5_000, { account_id: 1, request_id: 3 });
  const all = [...listRequestEntries('transfer', 5_000), ...entries];
  expect(all.filter(({ code }) => code === 'transfer.clearing').reduce((sum, { amount }) => sum + amount, 0)).toBe(0);
  expect(idempotency_key).toBe('transfer:1:3');
});

test.each(REQUEST_KINDS)('the effect that is shown of a %s is that of its postings', (kind) => {
  const adds = kind === 'receipt' || kind === 'charge';
  expect(getRequestEffect(kind, 5_000, 8_000)).toEqual({ change: adds ? 5_000 : -5_000, after: adds ? 13_000 : 3_000 });
});

test.each<[RequestKind, number | undefined]>([
  ['receipt', undefined],
  ['charge', undefined],
  ['deduction', 10_000],
  ['transfer', 8_000],
  ['money_back', 8_000],
])('a %s may take at most %s', (kind, most) => {
  expect(findMost(kind, { available: 8_000, debt_limit: 2_000 })).toBe(most);
});

test('an account in debt has nothing to give', () => {
  expect(findMost('transfer', { available: -500, debt_limit: 0 })).toBe(0);
  expect(findMost('deduction', { available: -500, debt_limit: 0 })).toBe(0);
});
