import { expect, test } from 'vitest';
import { parseFilters } from './decode-filters.ts';
import { DOCUMENT_FILTER_FIELDS } from './document-filters.ts';
import { LEDGER_FILTER_FIELDS } from './ledger-filters.ts';
import { PAYMENT_FILTER_FIELDS } from './payment-filters.ts';

test('documents are found by kind, state, day, total, campaign and number', () => {
  const filters = ['kind,invoice,credit_note', 'state,issued', 'created,last_7_days', 'price,gt,20000', 'campaign,3,7', 'search,IN-1405'];
  expect(parseFilters(filters, DOCUMENT_FILTER_FIELDS).ok).toBe(true);
  expect(parseFilters(['kind,charge'], DOCUMENT_FILTER_FIELDS).ok).toBe(false);
  expect(parseFilters(['price,gt,-1'], DOCUMENT_FILTER_FIELDS).ok).toBe(false);
});

test('lines of the statement are found by kind, day, amount, campaign and number', () => {
  expect(
    parseFilters(['kind,charge,refund', 'at,last_7_days', 'amount,lt,5000', 'campaign,3', 'search,840217'], LEDGER_FILTER_FIELDS).ok,
  ).toBe(true);
  expect(parseFilters(['kind,invoice'], LEDGER_FILTER_FIELDS).ok).toBe(false);
});

test('payments are found by day, gateway, amount and number', () => {
  expect(parseFilters(['created,today', 'gateway,zibal,test', 'amount,gt,20000', 'search,840217'], PAYMENT_FILTER_FIELDS).ok).toBe(true);
  expect(parseFilters(['amount,gt,-1'], PAYMENT_FILTER_FIELDS).ok).toBe(false);
});
