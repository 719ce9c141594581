// Bugs in what a purchase costs, holds and gives back: in the rules, and in the server where it reads or stores them.
const at = (path, test = path) => ({ file: `packages/domain/src/${path}.ts`, tests: [`packages/domain/src/${test}.test.ts`] });
const order = at('pricing/quote-campaign');
const plans = at('pricing/plan-lines');
const views = at('pricing/goals/views-price');
const clicks = at('pricing/goals/clicks-price');
const spread = at('pricing/goals/spread-views');
const discounts = at('pricing/discounts/discount-codes');
const goals = at('platforms/campaign-goals');
const ledger = at('money/ledger');
const captures = at('money/captures');
const buying = at('campaigns/life/buying', 'campaigns/life/money-steps');

/** A rule of the server: `only` names the tests that must fail, because opening a store for each file is slow. */
const served = (path, test, only) => ({
  file: `apps/server/src/features/${path}.ts`,
  tests: [`apps/server/src/features/${test}.test.ts`],
  only,
});
const edges = 'campaigns/purchase/money-edges';
const purchase = 'campaigns/purchase/purchase-campaign';
const codes = 'campaigns/purchase/replace-discounts';
const cancelled = 'campaigns/life/cancellation';
const list = 'campaigns/quote/quote-list';
const kinds = 'campaigns/creation/every-combination';

export const mutants = [
  {
    ...order,
    name: 'bundles are not paid',
    find: 'linesOfPackage(order.plans, order.bundles)',
    replace: 'linesOfPackage(order.plans, [])',
  },
  {
    ...order,
    name: 'accepted offers are bought without their price',
    find: 'linesOfPackage(order.offers, [])',
    replace: 'linesOfPackage([], [])',
  },
  {
    ...order,
    name: 'every platform sells views at the price of Instagram',
    find: 'checkViewsGoal(order.media_type, order.goal_thousands)',
    replace: "checkViewsGoal('INSTAGRAM', order.goal_thousands)",
  },
  {
    ...order,
    name: 'VAT is that of the day in London',
    find: 'tehranDay(terms.now)',
    replace: 'new Date(terms.now).toISOString().slice(0, 10)',
  },
  {
    ...order,
    name: 'a code for one campaign type counts for every type',
    find: 'applyDiscounts(terms.discounts, { media_type, campaign_type,',
    replace: "applyDiscounts(terms.discounts, { media_type, campaign_type: 'REACH',",
  },
  { ...plans, name: 'a ceiling pays a publisher', find: 'publisher_price: 0 };', replace: 'publisher_price: ceilingToman };' },
  {
    ...plans,
    name: 'a publisher in a bundle is paid its share',
    find: 'price: shares[index]! }',
    replace: 'price: shares[index]!, publisher_price: shares[index]! }',
  },
  {
    ...plans,
    name: 'services are spread over a bundle by the shares of its price',
    find: 'price: shares[index]! }',
    replace: 'price: shares[index]!, list_price: shares[index]! }',
  },
  {
    ...plans,
    name: 'the odd hundred of a bundle goes to the first plan',
    find: 'plans.map(({ plan_id }) => plan_id),\n',
    replace: 'undefined,\n',
  },
  { ...views, name: 'a platform keeps nothing of a default price', find: 'PUBLISHER_PERCENT = 85', replace: 'PUBLISHER_PERCENT = 100' },
  {
    ...views,
    name: 'publishers are paid the whole price of views',
    find: 'publisher_price: getShare(cpm_publisher_price, goal_thousands, 1)',
    replace: 'publisher_price: price',
  },
  {
    ...clicks,
    name: 'publishers are paid the whole price of clicks',
    find: 'publisher_price: sumToman(daily.map((day) => day.publisher_price))',
    replace: 'publisher_price: price',
  },
  { ...clicks, name: 'clicks may be free', find: 'price < 1 ||', replace: 'price < 0 ||' },
  { ...clicks, name: 'the largest allowed number of clicks is refused', find: 'clicks > CLICKS_MOST', replace: 'clicks >= CLICKS_MOST' },
  {
    ...spread,
    name: 'publishers are paid by their reach',
    find: 'spreadAmount(line.publisher_price, units, ids)',
    replace: 'spreadAmount(line.publisher_price, plans.map(({ reach }) => reach), ids)',
  },
  {
    ...spread,
    name: 'the discount of views is spread by reach',
    find: 'spreadNet(line.discount, prices, ids)',
    replace: 'spreadNet(line.discount, plans.map(({ reach }) => reach), ids)',
  },
  {
    ...discounts,
    name: 'half a hundred of a percent is cut off',
    find: 'roundNet(getShare(leftToman, reduction.percent, 100))',
    replace: 'floorNet(getShare(leftToman, reduction.percent, 100))',
  },
  {
    ...discounts,
    name: 'a code for another platform counts',
    find: 'media_types?.includes(purchase.media_type) === false || ',
    replace: '',
  },
  { ...goals, name: 'Soroush sells ten times as much', find: 'maximum: 1_000 }', replace: 'maximum: 10_000 }' },
  { ...goals, name: 'Rubika sells from a single thousand', find: 'minimum: 50, maximum: 150_000', replace: 'minimum: 1, maximum: 150_000' },
  {
    ...goals,
    name: 'a day may have half the smallest number of clicks',
    find: 'CPC_MIN_DAILY_CLICKS = 2_000',
    replace: 'CPC_MIN_DAILY_CLICKS = 1_000',
  },
  {
    ...ledger,
    name: 'the discount is paid by the publisher',
    find: "{ code: 'platform.revenue', amount: gross - publisher },\n    { code: 'discount', amount: -discount },",
    replace: "{ code: 'platform.revenue', amount: gross - publisher - discount },",
  },
  {
    ...captures,
    name: 'a part of the price is rounded before its discount',
    find: 'const gross = net + discount;',
    replace: 'const gross = earned(line.price, line.net_step);',
  },
  {
    ...buying,
    name: 'a brief holds its price instead of its ceiling',
    find: 'quote.ceiling !== null ? quote.ceiling',
    replace: 'quote.ceiling !== null ? sumOfLines(quote.placements)',
  },
  {
    ...buying,
    name: 'publishers who declined are paid for',
    find: "filter(({ state }) => state === 'accepted')",
    replace: "filter(({ state }) => state !== 'offered')",
  },
  {
    ...served('campaigns/quote/placements-of-quote', kinds, 'CPM is drafted'),
    name: 'a thousand views are counted as a hundred',
    find: 'VIEWS_EACH = 1_000',
    replace: 'VIEWS_EACH = 100',
  },
  {
    ...served('campaigns/quote/order-of-brief', kinds, 'CPC is drafted'),
    name: 'the last day of a period brings no clicks',
    find: 'mustHave(publish_period_end)) + 1',
    replace: 'mustHave(publish_period_end))',
  },
  {
    ...served('campaigns/quote/order-of-brief', edges, 'not bought twice'),
    name: 'a plan in two bundles is bought twice',
    find: 'if (twice.length > 0) return refuse',
    replace: 'if (twice.length > 1) return refuse',
  },
  {
    ...served('campaigns/quote/quote-brief', purchase, 'frozen for 72 hours'),
    name: 'a price is valid for an hour more',
    find: 'now + QUOTE_HOURS * HOUR_MS',
    replace: 'now + (QUOTE_HOURS + 1) * HOUR_MS',
  },
  {
    ...served('campaigns/quote/quote-list', list, 'services of a brief'),
    name: 'a list without publishers pays for services',
    find: '[key, accepted.length > 0]',
    replace: '[key, true]',
  },
  {
    ...served('campaigns/quote/quote-list', list, 'discounts of a brief'),
    name: 'a list is checked against the terms of its codes again',
    find: '...rule, ...kinds, ...dates, minimum_purchase: 0,',
    replace: '...rule, ...kinds, ...dates,',
  },
  {
    ...served('campaigns/quote/renew-quote', edges, 'another day’s VAT'),
    name: 'a change of VAT by another day is not noticed',
    find: ' && percent.value === row.vat_percent',
    replace: '',
  },
  {
    ...served('campaigns/purchase/purchase-campaign', purchase, 'has not seen'),
    name: 'a total that the advertiser did not see is charged',
    find: 'total !== order.expected_total || ',
    replace: '',
  },
  {
    ...served('campaigns/purchase/purchase-campaign', edges, 'their sum did not'),
    name: 'changed lines with the same sum are charged',
    find: ' || lines.length > 0)',
    replace: ')',
  },
  {
    ...served('campaigns/purchase/take-discounts', codes, 'neither is counted'),
    name: 'a refused purchase keeps the uses it took',
    find: 'for (const code of taken) await returnUse(tx, code);',
    replace: '',
  },
  {
    ...served('campaigns/purchase/take-discounts', codes, 'one use for each account'),
    name: 'an account takes a code for one use again',
    find: 'rule.is_once_per_account && used_by_account > 0',
    replace: 'rule.is_once_per_account && used_by_account > 1',
  },
  {
    ...served('campaigns/life/refusals', 'campaigns/life/preview-act', 'refused with both amounts'),
    name: 'a cancellation gives back less than was shown',
    find: 'return givesLess(shown, ',
    replace: 'return false && givesLess(shown, ',
  },
  {
    ...served('campaigns/life/saving/save-turn', cancelled, 'half captured'),
    name: 'the postings of a turn do not reach the ledger',
    find: 'await deps.ledger.post(tx, account_id, transactions);',
    replace: '',
  },
  {
    ...served('campaigns/life/life.repository', cancelled, 'not released again'),
    name: 'a released share is released again',
    find: "  share: 'text',\n",
    replace: '',
  },
  {
    ...served('campaigns/list/campaign-answers', codes, 'replace the earlier ones'),
    name: 'the price of a list line is before its discount',
    find: 'lineAnswer(row, row.price - row.discount, now)',
    replace: 'lineAnswer(row, row.price, now)',
  },
  {
    ...served('pricing/pricing.service', 'pricing/pricing', 'own band'),
    name: 'clicks are spread over one day less than their period',
    find: 'const days = countDays(range);',
    replace: 'const days = countDays(range) - 1;',
  },
];
