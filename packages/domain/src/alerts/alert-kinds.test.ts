import { expect, test } from 'vitest';
import { ALERT_KINDS, checkThreshold, getFirstSetting, THRESHOLDS } from './alert-kinds.ts';

test.each([
  ['pace_behind', 15, undefined],
  ['pace_behind', 1, undefined],
  ['pace_behind', 99, undefined],
  ['pace_behind', 0, { code: 'out_of_range', least: 1, most: 99 }],
  ['pace_behind', 100, { code: 'out_of_range', least: 1, most: 99 }],
  ['pace_behind', 1.5, { code: 'out_of_range', least: 1, most: 99 }],
  ['pace_behind', NaN, { code: 'out_of_range', least: 1, most: 99 }],
  ['wait_ending', 73, { code: 'out_of_range', least: 1, most: 72 }],
  ['balance_low', null, { code: 'required' }],
  ['publisher_out', null, undefined],
  ['publisher_out', 3, { code: 'none' }],
  ['spent_early', 0, { code: 'none' }],
] as const)('%s with a threshold of %s: %o', (kind, threshold, issue) => {
  expect(checkThreshold({ kind, threshold })).toEqual(issue);
});

test('every kind begins switched off, with a threshold that can be saved', () => {
  for (const kind of ALERT_KINDS) {
    const first = getFirstSetting(kind);
    expect(first).toEqual({ kind, is_on: false, threshold: THRESHOLDS[kind]?.first ?? null });
    expect(checkThreshold(first), kind).toBeUndefined();
  }
});
