import { expect, test } from 'vitest';
import { readPace } from './pace.ts';

test.each([
  [0.65, 0.58, 'ahead'],
  [0.6, 0.57, 'on_pace'],
  [0.4, 0.43, 'on_pace'],
  [0.5, 0.6, 'behind'],
  [0.2, 0.4, 'behind'],
  [0.22, 0.51, 'far_behind'],
  [1, 0.8, 'spent_early'],
  [1, 1, 'finished'],
  [0.3, null, null],
] as const)('%s used with %s of the time gone is %s', (used, elapsed, verdict) => {
  expect(readPace(used, elapsed).verdict).toBe(verdict);
});

test('a goal that is reached early is no spent budget', () => {
  expect(readPace(1, 0.8, 'goal')).toEqual({ verdict: 'goal_reached', words: 'به هدف رسید' });
  expect(readPace(0.5, 0.6, 'goal').verdict).toBe('behind');
});

test('the text gives the lead or lag in percentage points', () => {
  expect(readPace(0.65, 0.58).words).toBe('\u061c۷٪ جلوتر');
  expect(readPace(0.22, 0.51).words).toBe('\u061c۲۹٪ عقب‌تر');
});
