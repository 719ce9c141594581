import { expect, test } from 'vitest';
import { JOB_ACTS, listJobActs } from './dead-jobs.ts';

test('a job whose campaign can be ended is released, any other one is dismissed; both can be tried again', () => {
  expect(listJobActs(true)).toEqual(['retry', 'release']);
  expect(listJobActs(false)).toEqual(['retry', 'dismiss']);
  expect(new Set([...listJobActs(true), ...listJobActs(false)])).toEqual(new Set(JOB_ACTS));
});
