import { expect, test } from 'vitest';
import { queryOfSearch, readContentsSearch, writeContentsSearch } from './contents-search.ts';

test('an address says where somebody stands, and is written back as it was', () => {
  const address = { state: 'pending', view: 'review', page: '2', text: 'سارا', campaign: '11', content: '7' };
  expect(writeContentsSearch(readContentsSearch(address))).toEqual(address);
  expect(writeContentsSearch(readContentsSearch({}))).toEqual({});
});

test('what an address should not say is left out and counted', () => {
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

test('the server is asked for one page of twelve', () => {
  expect(queryOfSearch(readContentsSearch({ page: '3', state: 'rejected' }))).toEqual({ limit: 12, offset: 24, state: 'rejected' });
});
