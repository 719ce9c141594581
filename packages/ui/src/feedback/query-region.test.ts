import { expect, test, vi } from 'vitest';
import { getRegion, type QueryLike } from './query-region.ts';

const answer: QueryLike<string[]> = { data: ['الف'], isError: false, dataUpdatedAt: 1000, refetch: () => undefined };
const isEmpty = (data: string[]) => data.length === 0;

test.each<[string, Partial<QueryLike<string[]>>, object]>([
  ['nothing yet', { data: undefined }, { state: 'loading' }],
  ['nothing and a failure', { data: undefined, isError: true }, { state: 'failed' }],
  ['data', {}, { state: 'ready', isStale: false, staleSince: undefined }],
  ['old data while the new is on its way', { isPlaceholderData: true }, { state: 'ready', isStale: true, staleSince: undefined }],
  ['data that could not be read anew', { isError: true }, { state: 'ready', staleSince: 1000 }],
  ['the data of another question and a failure', { isError: true, isPlaceholderData: true }, { state: 'failed' }],
  ['no rows', { data: [] }, { state: 'empty' }],
])('a query with %s shows its region', (_, query, region) => {
  expect(getRegion({ ...answer, ...query }, { isEmpty })).toMatchObject(region);
});

test('an empty result of filters differs from an empty list', () => {
  expect(getRegion({ ...answer, data: [] }, { isEmpty, isFiltered: true }).state).toBe('filtered-empty');
});

test('another try fetches again', () => {
  const refetch = vi.fn();
  getRegion({ ...answer, refetch }).onRetry();
  expect(refetch).toHaveBeenCalledOnce();
});
