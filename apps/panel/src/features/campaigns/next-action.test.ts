import { expect, test } from 'vitest';
import { needsAdvertiser, nextActionOf } from './next-action.ts';

test.each([
  ['TO_PAY', 'before_review', 'pay', true],
  ['CREATED', null, 'buy', true],
  ['REJECTED', null, 'reason', true],
  ['PUBLISHING', null, 'view', false],
  ['INACTIVE', 'completed', 'view', false],
  ['INACTIVE', 'cancelled', 'status', false],
  ['INACTIVE', 'unfilled', 'status', false],
  ['SCHEDULED', null, 'status', false],
] as const)('%s (%s) asks to %s', (state, reason, action, isMine) => {
  expect(nextActionOf({ state, reason })).toBe(action);
  expect(needsAdvertiser(action)).toBe(isMine);
});
