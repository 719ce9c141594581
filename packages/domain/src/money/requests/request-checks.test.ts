import { expect, test } from 'vitest';
import { isReason } from './money-requests.ts';
import { checkMoneyBack, checkReceipt, checkRequestAmount, checkStaffRequest, cleanTrackingNumber } from './request-checks.ts';

const today = '2026-11-21';
const receipt = { amount: 2_000_000, tracking_number: '840217765', bank: '012', day: '2026-11-20', has_file: true };

test.each([
  ['۸۴۰۲۱۷۷۶۵', '840217765'],
  ['0084-0217 765', '840217765'],
  ['bsi/123_ab', 'BSI123AB'],
  ['000', '0'],
  ['', ''],
])('the number %s is stored as %s', (typed, expected) => {
  expect(cleanTrackingNumber(typed)).toBe(expected);
});

test.each([
  [{}, []],
  [{ amount: null }, [{ field: 'amount', code: 'amount_required', limit: null }]],
  [{ amount: 999 }, [{ field: 'amount', code: 'amount_below_minimum', limit: 1_000 }]],
  [{ amount: -2_000_000 }, [{ field: 'amount', code: 'amount_below_minimum', limit: 1_000 }]],
  [{ amount: 1_000_000_000_000 }, [{ field: 'amount', code: 'amount_above_maximum', limit: 999_999_999_999 }]],
  [{ tracking_number: '' }, [{ field: 'tracking_number', code: 'required' }]],
  [{ tracking_number: '123' }, [{ field: 'tracking_number', code: 'invalid' }]],
  [{ tracking_number: 'سند۱۲۳۴' }, [{ field: 'tracking_number', code: 'invalid' }]],
  [{ bank: '' }, [{ field: 'bank', code: 'required' }]],
  [{ bank: '999' }, [{ field: 'bank', code: 'invalid' }]],
  [{ day: '' }, [{ field: 'day', code: 'required' }]],
  [{ day: '2026-11-21' }, []],
  [{ day: '2026-11-22' }, [{ field: 'day', code: 'day_future' }]],
  [{ day: '2025-11-21' }, []],
  [{ day: '2025-11-20' }, [{ field: 'day', code: 'day_old' }]],
  [{ has_file: false }, [{ field: 'file', code: 'required' }]],
])('a slip with %j has the issues %j', (change, issues) => {
  expect(checkReceipt({ ...receipt, ...change }, today)).toEqual(issues);
});

test('all issues of an empty slip are told at once', () => {
  const empty = { amount: null, tracking_number: '', bank: '', day: '', has_file: false };
  expect(checkReceipt(empty, today).map(({ field }) => field)).toEqual(['amount', 'day', 'bank', 'tracking_number', 'file']);
});

test('an amount may be at most what is available', () => {
  expect(checkRequestAmount(5_000, 5_000)).toEqual([]);
  expect(checkRequestAmount(5_001, 5_000)).toEqual([{ field: 'amount', code: 'amount_above_available', limit: 5_000 }]);
});

test.each([
  [{ amount: 5_000, iban: 'IR820540102680020817909002' }, []],
  [{ amount: 5_000, iban: '' }, [{ field: 'iban', code: 'required' }]],
  [{ amount: 9_000, iban: 'IR810540102680020817909002' }, ['amount_above_available', 'invalid']],
])('money back of %j has the issues %j', (facts, issues) => {
  const found = checkMoneyBack(facts, 8_000);
  expect(typeof issues[0] === 'string' ? found.map(({ code }) => code) : found).toEqual(issues);
});

test.each([
  [{}, []],
  [{ reason: ' ' }, [{ field: 'reason', code: 'required' }]],
  [{ reason: 'ab' }, [{ field: 'reason', code: 'invalid' }]],
  [{ kind: 'transfer' as const }, [{ field: 'other_account', code: 'required' }]],
  [{ kind: 'transfer' as const, other_account: 'shop' }, []],
  [{ amount: 60_000 }, [{ field: 'amount', code: 'amount_above_available', limit: 50_000 }]],
])('a request of staff with %j has the issues %j', (change, issues) => {
  const request = { kind: 'deduction' as const, amount: 10_000, reason: 'a correction', other_account: null };
  expect(checkStaffRequest({ ...request, ...change }, 50_000)).toEqual(issues);
});

test('a reason has three to five hundred characters', () => {
  expect(['ab ', 'abc', 'a'.repeat(500), 'a'.repeat(501)].map(isReason)).toEqual([false, true, true, false]);
});
