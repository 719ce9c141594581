import { expect, test } from 'vitest';
import { contentsList, getContentsQuery, writeGrid } from './contents-list.ts';

const read = (address: object) => contentsList.read(address);
const write = (state: ReturnType<typeof read>) => contentsList.write(state);
const FILTERS = ['campaign,11,12', 'content_type,STORY', 'due,tomorrow'];

test('a URL that is read and written stays the same', () => {
  const address = { state: 'pending', view: 'review', page: '2', search: 'سارا، کافه', filter: FILTERS, content: '7' };
  expect(write(read(address))).toEqual(address);
  expect(write(read({}))).toEqual({});
});

test('invalid parts of a URL are left out and counted', () => {
  const filter = ['due,soon', 'campaign,1e9', `search,${'a'.repeat(101)}`, 'price,gt,3'];
  const raw = { state: 'lost', view: 'x', page: '-1', content: '1e3', filter };
  expect(read(raw)).toEqual({ ...read({}), dropped: 8 });
  expect(read({ state: '', filter: '' }).dropped).toBe(0);
});

test('a link that names one campaign filters by it, unless the filter names others', () => {
  const campaigns = (raw: Record<string, unknown>) => read(raw).filters['campaign'];
  expect(campaigns({ campaign: '11' })).toEqual({ type: 'select', values: ['11'] });
  expect(campaigns({ campaign: '11', filter: 'campaign,12' })).toEqual({ type: 'select', values: ['12'] });
  expect(write(read({ campaign: '11', filter: ['due,tomorrow'] }))).toEqual({ filter: ['campaign,11', 'due,tomorrow'] });
});

test('the grid that a review came from has the same filters, and no content', () => {
  expect(writeGrid(read({ state: 'pending', view: 'review', content: '7', filter: FILTERS }))).toEqual({
    state: 'pending',
    filter: FILTERS,
  });
});

test('the request is for one page of 12', () => {
  expect(getContentsQuery(read({ page: '3', state: 'rejected', search: 'سارا', filter: FILTERS }))).toEqual({
    limit: 12,
    offset: 24,
    state: 'rejected',
    filter: ['search,سارا', ...FILTERS],
  });
});
