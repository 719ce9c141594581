import type { Viewer } from '@jarchi/domain/session/viewer.ts';
import { expect, test } from 'vitest';
import { findCurrent, listNavigation } from './navigation.ts';

const buyer: Viewer = { mode: 'production', is_hijacked: false, is_official: false, has_purchased_campaign: true, role: 'owner' };
const VIEWERS = {
  'an ordinary advertiser': buyer,
  'an official account': { ...buyer, is_official: true },
  'staff in the name of a customer': { ...buyer, is_hijacked: true },
  'staff in the name of somebody who bought nothing': { ...buyer, is_hijacked: true, has_purchased_campaign: false },
  'a buyer': { ...buyer, role: 'buyer' },
  'a buyer of an official account': { ...buyer, role: 'buyer', is_official: true },
  'an accountant': { ...buyer, role: 'accountant' },
  'a viewer': { ...buyer, role: 'viewer' },
  'a viewer of an official account': { ...buyer, role: 'viewer', is_official: true },
  development: { ...buyer, mode: 'development' },
  'the training version': { ...buyer, mode: 'demo' },
  'the trial': { ...buyer, mode: 'trial' },
  'somebody who bought nothing': { ...buyer, has_purchased_campaign: false },
} as const satisfies Record<string, Viewer>;

const CAMPAIGNS = ['campaigns', 'contents'];
const FOOT = ['support', 'help'];
const ALL_MONEY = ['charge', 'payments', 'report', 'invoices'];
const STAFF = [['home', 'dashboard'], CAMPAIGNS, [...ALL_MONEY, 'requests', 'preInvoice'], FOOT];
const ORDINARY = [['home', 'dashboard'], CAMPAIGNS, ['charge', 'invoices'], FOOT];

const listIds = (viewer: Viewer, isFirstTime: boolean) =>
  listNavigation(viewer, isFirstTime).map(({ entries }) => entries.map(({ id }) => id));

test.each([
  ['an ordinary advertiser', ORDINARY],
  ['an official account', [['home', 'dashboard'], CAMPAIGNS, ALL_MONEY, FOOT]],
  ['staff in the name of a customer', STAFF],
  ['staff in the name of somebody who bought nothing', STAFF],
  ['a buyer', [['home', 'dashboard'], CAMPAIGNS, ['charge'], FOOT]],
  ['a buyer of an official account', [['home', 'dashboard'], CAMPAIGNS, ['charge'], FOOT]],
  ['an accountant', [['home', 'dashboard'], CAMPAIGNS, ALL_MONEY, FOOT]],
  ['a viewer', [['home', 'dashboard'], CAMPAIGNS, FOOT]],
  ['a viewer of an official account', [['home', 'dashboard'], CAMPAIGNS, FOOT]],
  ['development', STAFF],
  ['the training version', ORDINARY],
  ['the trial', ORDINARY],
  ['somebody who bought nothing', [['home'], CAMPAIGNS, ['charge', 'invoices'], FOOT]],
] as const)('%s finds %j', (name, groups) => {
  expect(listIds(VIEWERS[name], false)).toEqual(groups);
});

test.each(Object.keys(VIEWERS) as (keyof typeof VIEWERS)[])('%s has no dashboard before the first campaign', (name) => {
  expect(listIds(VIEWERS[name], true)[0]).toEqual(['home']);
});

test('only entries that the customer does not see have a lock', () => {
  const entries = listNavigation(VIEWERS.development, false).flatMap((group) => group.entries);
  expect(entries.filter(({ isStaffOnly }) => isStaffOnly).map(({ id }) => id)).toEqual(['requests', 'preInvoice']);
});

test.each([
  ['/', 'home'],
  ['/campaigns', 'campaigns'],
  ['/campaigns/12/identity', 'campaigns'],
  ['/campaign/content', undefined],
  ['/contents', 'contents'],
  ['/financial/charge/result', 'charge'],
  ['/financial/payments/3', 'payments'],
  ['/financial/factor', 'invoices'],
  ['/financial/factor/9', 'invoices'],
  ['/financial/factor/official/list', 'invoices'],
  ['/financial/requests', 'requests'],
  ['/financial/requests/transfer', 'requests'],
  ['/financial/requests/deduction', 'deduction'],
  ['/helpcenter/4', 'help'],
  ['/notifications', undefined],
  ['/nowhere', undefined],
] as const)('at %s the current place is %s', (pathname, id) => {
  expect(findCurrent(pathname)).toBe(id);
});
