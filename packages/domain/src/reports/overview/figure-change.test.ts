import { expect, test } from 'vitest';
import { judgeChange } from './figure-change.ts';

test.each([
  ['reach', 124, 100, { percent: 24, trend: 'up', tone: 'good' }],
  ['clicks', 97, 100, { percent: 3, trend: 'down', tone: 'bad' }],
  ['cost', 118, 100, { percent: 18, trend: 'up', tone: 'neutral' }],
  ['cost', 80, 100, { percent: 20, trend: 'down', tone: 'neutral' }],
  ['unit_cost', 95, 100, { percent: 5, trend: 'down', tone: 'good' }],
  ['unit_cost', 105, 100, { percent: 5, trend: 'up', tone: 'bad' }],
  ['views', 1004, 1000, { percent: 0.4, trend: 'flat', tone: 'neutral' }],
  ['views', 1005, 1000, { percent: 0.5, trend: 'up', tone: 'good' }],
  ['reach', 0, 100, { percent: 100, trend: 'down', tone: 'bad' }],
] as const)('%s of %s after %s', (key, now, before, { percent, ...rest }) => {
  expect(judgeChange(key, now, before)).toEqual({ percent: expect.closeTo(percent), ...rest });
});

test.each([
  [null, 100],
  [100, null],
  [100, 0],
])('there is no change from %s to %s', (now, before) => {
  expect(judgeChange('unit_cost', now, before)).toBeNull();
});
