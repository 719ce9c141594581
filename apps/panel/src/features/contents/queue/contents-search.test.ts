import { expect, test } from 'vitest';
import { queryOfSearch, readContentsSearch, writeContentsSearch } from './contents-search.ts';

const FILTERS = ['search,سارا، کافه', 'campaign,11,12', 'content_type,STORY', 'due,tomorrow'];

test('a URL that is read and written stays the same', () => {
  const address = { state: 'pending', view: 'review', page: '2', filter: FILTERS, content: '7' };
  expect(writeContentsSearch(readContentsSearch(address))).toEqual(address);
  expect(writeContentsSearch(readContentsSearch({}))).toEqual({});
});

test('invalid parts of a URL are left out and counted', () => {
  const filter = ['due,soon', 'campaign,1e9', `search,${'a'.repeat(101)}`, 'price,gt,3'];
  const raw = { state: 'lost', view: 'x', page: '-1', content: ['1'], filter };
  expect(readContentsSearch(raw)).toEqual({ tab: 'all', view: 'grid', page: 1, filters: {}, content: undefined, dropped: 8 });
  expect(readContentsSearch({ state: '', filter: '' }).dropped).toBe(0);
});

test('a link that names one campaign filters by it, unless the filter names others', () => {
  const campaigns = (raw: Record<string, unknown>) => readContentsSearch(raw).filters['campaign'];
  expect(campaigns({ campaign: '11' })).toEqual({ type: 'select', values: ['11'] });
  expect(campaigns({ campaign: '11', filter: 'campaign,12' })).toEqual({ type: 'select', values: ['12'] });
});

test('the request is for one page of 12', () => {
  expect(queryOfSearch(readContentsSearch({ page: '3', state: 'rejected', filter: FILTERS }))).toEqual({
    limit: 12,
    offset: 24,
    state: 'rejected',
    filter: FILTERS,
  });
});
