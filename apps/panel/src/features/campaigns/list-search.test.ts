import { expect, test } from 'vitest';
import { nextOrdering, queryOf, readListSearch, withSearchText, withSelect, withStage, writeListSearch } from './list-search.ts';

test('an empty address is the first page of ten, newest first', () => {
  const search = readListSearch({});
  expect(search).toEqual({
    stage: 'all',
    page: 1,
    pageSize: 10,
    ordering: '-created',
    filters: {},
    dropped: 0,
  });
  expect(writeListSearch(search)).toEqual({});
});

test('the address survives a round trip, commas of a search included', () => {
  const raw = {
    stage: 'running',
    page: '3',
    'page-size': '20',
    ordering: 'price',
    filter: ['search,چای، قهوه, شیر', 'state,PUBLISHING,TO_PAY', 'media_type,INSTAGRAM'],
  };
  expect(writeListSearch(readListSearch(raw))).toEqual(raw);
});

test.each([
  [{ page: 'abc' }, 1],
  [{ page: '-2' }, 1],
  [{ page: '۴' }, 4],
  [{ page: '1.5' }, 1],
])('page %o is read as %i', (raw, page) => {
  expect(readListSearch(raw).page).toBe(page);
});

test('unknown sizes, orderings and filters fall back and are counted', () => {
  const search = readListSearch({
    'page-size': '7',
    ordering: '-nothing',
    filter: ['state,NOWHERE', 'colour,red'],
  });
  expect(search).toMatchObject({ pageSize: 10, ordering: '-created', filters: {}, dropped: 2 });
});

test('a tab narrows the states unless some of them are chosen', () => {
  const running = readListSearch({ stage: 'running' });
  expect(queryOf(running).filter).toEqual(['state,PUBLISHING,TO_PAY,SCHEDULED,ACCEPTED,AWAITING_APPROVAL']);
  expect(queryOf(withSelect(running, 'state', ['TO_PAY'])).filter).toEqual(['state,TO_PAY']);
  expect(queryOf(readListSearch({})).filter).toEqual([]);
});

test('changing the tab drops states that it does not hold and returns to the first page', () => {
  const search = readListSearch({ page: '4', filter: ['state,PUBLISHING,INACTIVE', 'search,قهوه'] });
  const finished = withStage(search, 'finished');
  expect(writeListSearch(finished)).toEqual({
    stage: 'finished',
    filter: ['search,قهوه', 'state,INACTIVE'],
  });
});

test('a blank search leaves the address', () => {
  const search = withSearchText(readListSearch({ filter: ['search,قهوه'] }), '  ');
  expect(writeListSearch(search)).toEqual({});
});

test('the offset follows page and size', () => {
  expect(queryOf(readListSearch({ page: '3', 'page-size': '40' }))).toMatchObject({
    limit: 40,
    offset: 80,
  });
});

test('a second press on a column turns its order round', () => {
  expect(nextOrdering('-created', 'price')).toBe('-price');
  expect(nextOrdering('-price', 'price')).toBe('price');
  expect(nextOrdering('-created', 'title')).toBe('title');
});
