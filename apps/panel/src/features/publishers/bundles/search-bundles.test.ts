import { expect, test } from 'vitest';
import { sampleBundle } from '#features/publishers/testing/sample-market.fa.ts';
import { samplePlan } from '#testing/sample-answers.fa.ts';
import { searchBundles } from './search-bundles.ts';

const breakfast = sampleBundle({ id: 1, title: 'صبحانه و قهوه', plans: [samplePlan({ title: 'کافه‌نشین', username: 'cafe.neshin' })] });
const books = sampleBundle({ id: 2, title: 'کتاب ۱۲۳', plans: [samplePlan({ title: 'می‌خوانم', username: 'read_it' })] });
const found = (search: string) => searchBundles([breakfast, books], search).map(({ id }) => id);

test.each([
  ['', [1, 2]],
  ['  ', [1, 2]],
  ['قهوه', [1]],
  ['كتاب', [2]],
  ['۱۲۳', [2]],
  ['123', [2]],
  ['کافه نشین', [1]],
  ['میخوانم', [2]],
  ['@cafe.neshin', [1]],
  ['READ_IT', [2]],
  ['قهوه neshin', [1]],
  ['قهوه کتاب', []],
  ['%', []],
  ['🙂 ,,\\', []],
])('the search «%s» finds %j', (search, ids) => {
  expect(found(search)).toEqual(ids);
});
