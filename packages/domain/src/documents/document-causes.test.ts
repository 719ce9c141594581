import { expect, test } from 'vitest';
import { DOCUMENT_CAUSES, isInvoiced } from './document-causes.ts';

test.each([
  ['INACTIVE', 'completed', 100, true],
  ['INACTIVE', 'stopped', 100, true],
  ['INACTIVE', 'cancelled', 100, true],
  ['INACTIVE', 'unfilled', 100, true],
  ['INACTIVE', 'completed', 0, false],
  ['INACTIVE', 'paused', 100, false],
  ['PUBLISHING', null, 100, false],
])('a campaign that is %s (%s) with %d captured is invoiced: %s', (state, reason, captured, isSo) => {
  expect(isInvoiced({ state, reason, captured })).toBe(isSo);
});

test('causes are those of stored documents', () => {
  expect([
    DOCUMENT_CAUSES.charge(1),
    DOCUMENT_CAUSES.campaign(2),
    DOCUMENT_CAUSES.refund(3),
    DOCUMENT_CAUSES.pre_invoice('a'),
    DOCUMENT_CAUSES.official('b'),
  ]).toEqual(['charge:1', 'campaign:2', 'refund:3', 'pre_invoice:a', 'official:b']);
});
