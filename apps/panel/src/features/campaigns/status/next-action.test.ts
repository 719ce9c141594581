import { expect, test } from 'vitest';
import { needsAdvertiser, getNextAction } from './next-action.ts';

test.each([
  ['TO_PAY', 'before_review', 'pay', true],
  ['TO_PAY', 'after_negotiation', 'pay', true],
  ['CREATED', null, 'buy', true],
  ['REJECTED', null, 'reason', true],
  ['AWAITING_APPROVAL', 'new_dates', 'dates', true],
  ['AWAITING_APPROVAL', null, 'status', false],
  ['PUBLISHING', null, 'view', false],
  ['INACTIVE', 'completed', 'view', false],
  ['INACTIVE', 'cancelled', 'status', false],
  ['INACTIVE', 'unfilled', 'status', false],
  ['SCHEDULED', null, 'status', false],
] as const)('%s (%s) asks to %s', (state, reason, action, isMine) => {
  expect(getNextAction({ state, reason, is_deleted: false })).toBe(action);
  expect(needsAdvertiser(action)).toBe(isMine);
});

test('an archived campaign asks for nothing', () => {
  expect(getNextAction({ state: 'CREATED', reason: null, is_deleted: true })).toBe('status');
});
