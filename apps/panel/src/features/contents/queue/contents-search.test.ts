import { expect, test } from 'vitest';
import { queryOfSearch, readContentsSearch, writeContentsSearch } from './contents-search.ts';

test('a URL that is read and written stays the same', () => {
  const address = { state: 'pending', view: 'review', page: '2', text: 'سارا', campaign: '11', content: '7' };
  expect(writeContentsSearch(readContentsSearch(address))).toEqual(address);
  expect(writeContentsSearch(readContentsSearch({}))).toEqual({});
});

test('invalid parts of a URL are left out and counted', () => {
  const raw = { state: 'lost', view: 'x', page: '-1', campaign: '1e9', content: ['1'], text: 'a'.repeat(101) };
  expect(readContentsSearch(raw)).toEqual({
    tab: 'all',
    view: 'grid',
    page: 1,
    text: '',
    campaign: undefined,
    content: undefined,
    dropped: 6,
  });
  expect(readContentsSearch({ state: '', text: 'a'.repeat(100) }).dropped).toBe(0);
});

test('the request is for one page of 12', () => {
  expect(queryOfSearch(readContentsSearch({ page: '3', state: 'rejected' }))).toEqual({ limit: 12, offset: 24, state: 'rejected' });
});
