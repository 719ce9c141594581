import { expect, test } from 'vitest';
import { DEFAULT_COLUMNS } from '@jarchi/domain/views/campaign-views.ts';
import { withFilter } from '@jarchi/ui/filters/filter-spec.ts';
import { getQuery, readListSearch, withFilters, withStage, writeListSearch } from './list-search.ts';

test('an empty URL is the first page of 10, newest first', () => {
  const search = readListSearch({});
  expect(search).toEqual({
    stage: 'all',
    page: 1,
    pageSize: 10,
    ordering: '-created',
    filters: {},
    columns: DEFAULT_COLUMNS,
    dropped: 0,
  });
  expect(writeListSearch(search)).toEqual({});
});

test('a URL that is read and written stays the same, also with commas in a search', () => {
  const raw = {
    stage: 'running',
    page: '3',
    'page-size': '20',
    ordering: 'price',
    filter: ['search,چای، قهوه, شیر', 'state,PUBLISHING,TO_PAY', 'media_type,INSTAGRAM'],
    columns: 'reach,state',
  };
  expect(writeListSearch(readListSearch(raw))).toEqual(raw);
});

test('unknown sizes, orderings and filters fall back and are counted', () => {
  const search = readListSearch({
    'page-size': '7',
    ordering: '-nothing',
    filter: ['state,NOWHERE', 'colour,red'],
  });
  expect(search).toMatchObject({ pageSize: 10, ordering: '-created', filters: {}, dropped: 4 });
  expect(readListSearch({ stage: 'nowhere' })).toMatchObject({ stage: 'all', dropped: 1 });
});

test('a tab limits the states unless some of them are chosen', () => {
  const running = readListSearch({ stage: 'running' });
  expect(getQuery(running).filter).toEqual(['state,PUBLISHING,TO_PAY,SCHEDULED,ACCEPTED,AWAITING_APPROVAL']);
  expect(getQuery(withFilters(running, { state: { type: 'select', values: ['TO_PAY'] } })).filter).toEqual(['state,TO_PAY']);
  expect(getQuery(readListSearch({})).filter).toEqual([]);
});

test('a change of tab drops states that the tab lacks and returns to the first page', () => {
  const search = readListSearch({ page: '4', filter: ['state,PUBLISHING,INACTIVE', 'search,قهوه'] });
  const finished = withStage(search, 'finished');
  expect(writeListSearch(finished)).toEqual({
    stage: 'finished',
    filter: ['search,قهوه', 'state,INACTIVE'],
  });
});

test('a blank search is removed from the URL, and a change of filters starts at the first page', () => {
  const search = readListSearch({ page: '3', filter: ['search,قهوه', 'created,last_7_days'] });
  const cleared = withFilters(search, withFilter(search.filters, 'search', { type: 'search', text: '  ' }));
  expect(writeListSearch(cleared)).toEqual({ filter: ['created,last_7_days'] });
});

test('the offset follows page and size', () => {
  expect(getQuery(readListSearch({ page: '3', 'page-size': '40' }))).toMatchObject({
    limit: 40,
    offset: 80,
  });
});

test('unknown columns of a URL fall back to those that stand anyway, and are counted', () => {
  expect(readListSearch({ columns: 'reach,luck' })).toMatchObject({ columns: DEFAULT_COLUMNS, dropped: 1 });
});
