import { expect, test } from 'vitest';
import { DEFAULT_COLUMNS } from '@jarchi/domain/views/campaign-views.ts';
import { campaignsList, changeStage, getCampaignsQuery } from './campaigns-list.ts';

const read = (address: object) => campaignsList.read(address);
const write = (state: ReturnType<typeof read>) => campaignsList.write(state);

test('an empty URL is the first page of 10, newest first', () => {
  const state = read({});
  expect(state).toEqual({
    stage: 'all',
    page: 1,
    pageSize: 10,
    ordering: '-created',
    filters: {},
    columns: DEFAULT_COLUMNS,
    dropped: 0,
  });
  expect(write(state)).toEqual({});
});

test('a URL that is read and written stays the same, also with commas in a search', () => {
  const raw = {
    stage: 'running',
    page: '3',
    'page-size': '20',
    ordering: 'price',
    search: 'چای، قهوه, شیر',
    filter: ['state,PUBLISHING,TO_PAY', 'media_type,INSTAGRAM'],
    columns: 'reach,state',
  };
  expect(write(read(raw))).toEqual(raw);
});

test('unknown sizes, orderings and filters fall back and are counted', () => {
  const state = read({
    'page-size': '7',
    ordering: '-nothing',
    filter: ['state,NOWHERE', 'colour,red'],
  });
  expect(state).toMatchObject({ pageSize: 10, ordering: '-created', filters: {}, dropped: 4 });
  expect(read({ stage: 'nowhere' })).toMatchObject({ stage: 'all', dropped: 1 });
});

test('a tab limits the states unless some of them are chosen', () => {
  const running = read({ stage: 'running' });
  expect(getCampaignsQuery(running).filter).toEqual(['state,PUBLISHING,TO_PAY,SCHEDULED,ACCEPTED,AWAITING_APPROVAL']);
  expect(getCampaignsQuery({ ...running, filters: { state: { type: 'select', values: ['TO_PAY'] } } }).filter).toEqual(['state,TO_PAY']);
  expect(getCampaignsQuery(read({})).filter).toEqual([]);
});

test('a change of tab drops states that the tab lacks', () => {
  const state = read({ search: 'قهوه', filter: ['state,PUBLISHING,INACTIVE'] });
  expect(write({ ...state, ...changeStage(state, 'finished') })).toEqual({
    stage: 'finished',
    search: 'قهوه',
    filter: ['state,INACTIVE'],
  });
});

test('a blank search is removed from the URL', () => {
  const state = read({ search: 'قهوه', filter: ['created,last_7_days'] });
  expect(write({ ...state, filters: { ...state.filters, search: { type: 'search', text: '  ' } } })).toEqual({
    filter: ['created,last_7_days'],
  });
});

test('the offset follows page and size, and the search is asked as a filter', () => {
  expect(getCampaignsQuery(read({ page: '3', 'page-size': '40', search: 'قهوه' }))).toMatchObject({
    limit: 40,
    offset: 80,
    filter: ['search,قهوه'],
  });
});

test('unknown columns of a URL fall back to those that stand anyway, and are counted', () => {
  expect(read({ columns: 'reach,luck' })).toMatchObject({ columns: DEFAULT_COLUMNS, dropped: 1 });
});
