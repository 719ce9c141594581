import { expect, test } from 'vitest';
import { firstListRequest } from '#data/first-requests.ts';
import { campaignsList, getCampaignsQuery } from '#features/campaigns/list/campaigns-list.ts';
import { listEarlyAsks } from './early-asks.ts';

const listAsks = (pathname: string, search = '') => listEarlyAsks({ pathname, search, account: 'sepidar' });
const PAGES = ['/', '/campaigns', '/campaigns/7', '/campaigns/7/identity', '/campaign/create-package?draft=7', '/contents', '/profile'];

test('the list of campaigns is asked for as its page asks for it', () => {
  expect(firstListRequest).toEqual({ query: getCampaignsQuery(campaignsList.read({})) });
  expect(listAsks('/campaigns')?.map(({ input }) => input)).toContain(firstListRequest);
  expect(listAsks('/campaigns', '?page=2')?.map(({ input }) => input)).not.toContain(firstListRequest);
});

test.each(PAGES)('%s asks for nothing that changes something, and for nothing twice', (address) => {
  const [pathname = '', search] = address.split('?');
  const asks = listAsks(pathname, search === undefined ? '' : `?${search}`) ?? [];
  expect(asks.length).toBeGreaterThan(3);
  expect(asks.filter(({ call }) => call.method !== 'GET' && !call.isRead)).toEqual([]);
  expect(new Set(asks.map((ask) => JSON.stringify(ask))).size).toBe(asks.length);
});

test.each(['/auth/login', '/u/sepidar', '/campaigns/7/share/abc'])('%s needs no account, so nothing is asked for', (pathname) => {
  expect(listAsks(pathname)).toBeUndefined();
});
