import { expect, test } from 'vitest';
import { findPanels, isOwnPanel, listPanelTypes, pickPanelType, type Panel } from './panel-tabs.ts';

const panel = (change: Partial<Panel>): Panel => ({
  service: 'jarchi',
  account: 'sepidar',
  account_id: 40,
  url: '/u/sepidar',
  type: 'adv',
  app_title: 'قهوهٔ سپیدار',
  typeText: 'تبلیغ‌دهنده',
  balance: 12_450_000,
  role: 'owner',
  ...change,
});
const shop = panel({ account: 'shop', account_id: 53, url: '/u/shop', app_title: 'فروشگاه کیمیا' });
const publisher = panel({
  account: 'p7',
  account_id: null,
  type: 'pub',
  url: 'https://publishers.example/p7',
  app_title: 'فنجان من',
  balance: null,
});

test('only kinds with panels are listed, in a fixed order', () => {
  expect(listPanelTypes([publisher, shop, panel({})])).toEqual(['adv', 'pub']);
  expect(listPanelTypes([])).toEqual([]);
});

test.each([
  ['', ['sepidar', 'shop', 'p7']],
  ['كيميا', ['shop']],
  ['قهوه سپیدار', ['sepidar']],
  ['SHOP', ['shop']],
  ['P۷', ['p7']],
  ['۵۳', ['shop']],
  ['هیچ', []],
])('a search for «%s» finds %j', (query, accounts) => {
  expect(findPanels([panel({}), shop, publisher], query).map(({ account }) => account)).toEqual(accounts);
});

test.each([
  ['/u/sepidar', 'adv', true],
  ['//elsewhere.example/u/sepidar', 'adv', false],
  ['https://publishers.example', 'adv', false],
  ['/u/sepidar', 'pub', false],
] as const)('%s of kind %s is an own panel: %s', (url, type, isOwn) => {
  expect(isOwnPanel({ url, type })).toBe(isOwn);
});

test.each([
  ['the chosen kind', ['adv', 'pub'], 'pub', ['adv', 'pub'], 'pub'],
  ['the first kind that a person has', ['pub', 'other'], 'adv', ['pub', 'other'], 'pub'],
  ['the kind that the search found', ['adv', 'pub', 'other'], 'adv', ['pub', 'other'], 'pub'],
  ['the chosen kind, if the search found nothing', ['adv', 'pub'], 'pub', [], 'pub'],
  ['nothing, for a person without panels', [], 'adv', [], undefined],
] as const)('%s is shown', (_, types, chosen, found, expected) => {
  expect(pickPanelType(types, chosen, found)).toBe(expected);
});
