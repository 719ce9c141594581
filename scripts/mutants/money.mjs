const at = (path) => ({ file: `packages/domain/src/${path}.ts`, tests: [`packages/domain/src/${path}.test.ts`] });
const money = at('money/money');
const payments = at('money/payments');
const typed = at('money/typed-amount');
const read = at('money/read-amount');
const numbers = at('numbers/numbers');
const scale = { file: 'packages/domain/src/numbers/scale.ts', tests: numbers.tests };
const digits = at('text/digits');
const lines = at('money/statement-lines');
const ledger = {
  file: 'apps/server/src/features/finance/finance.ledger.ts',
  tests: ['apps/server/src/features/finance/finance.ledger.test.ts'],
};
const quote = at('pricing/quote');
const changes = at('pricing/quote-changes');
const plans = at('pricing/plan-lines');
const services = at('pricing/additional-services');
const campaign = at('pricing/quote-campaign');
const views = at('pricing/goals/views-price');
const clicks = at('pricing/goals/clicks-price');
const spread = at('pricing/goals/spread-views');
const discounts = at('pricing/discounts/discount-codes');

export const mutants = [
  { ...lines, name: 'captures of two days are one line', find: 'move.day === last.day', replace: 'move.day !== undefined' },
  {
    ...lines,
    name: 'holds of one day are one line',
    find: "move.kind === 'release')",
    replace: "move.kind === 'release' || move.kind === 'hold')",
  },
  { ...lines, name: 'a line that stood is counted again', find: '+ Number(begins)', replace: '+ 1' },
  { ...lines, name: 'a line names the placement of its first move', find: 'before.placement_id === posted.placement_id', replace: 'true' },
  { ...ledger, name: 'an entry takes the place of the one before it', find: 'place: place + 1', replace: 'place' },
  { ...ledger, name: 'an entry forgets the balance before it', find: 'balance: balance + amount', replace: 'balance: amount' },
  { ...money, name: 'halves are rounded down', find: '2n * numerator + denominator)', replace: '2n * numerator + denominator - 1n)' },
  { ...money, name: 'fractions are cut off', find: '2n * numerator + denominator)', replace: '2n * numerator)' },
  { ...money, name: 'a sum past the safe integers passes', find: 'if (!Number.isSafeInteger(toman)) throw', replace: 'if (false) throw' },
  { ...money, name: 'negative amounts are divided', find: 'numerator < 0n || denominator < 1n', replace: 'denominator < 1n' },
  { ...money, name: 'VAT ends a day early', find: 'day <= rate.until', replace: 'day < rate.until' },
  { ...money, name: 'VAT begins a day late', find: 'rate.from <= day', replace: 'rate.from < day' },
  { ...money, name: 'the last remainder of a spread is lost', find: 'inOrder.slice(0, left)', replace: 'inOrder.slice(0, left - 1)' },
  {
    ...money,
    name: 'the smallest remainder is served first',
    find: 'a.remainder > b.remainder ? -1 : 1',
    replace: 'a.remainder > b.remainder ? 1 : -1',
  },
  { ...money, name: 'ties go to the higher id', find: 'a.id - b.id', replace: 'b.id - a.id' },
  {
    ...money,
    name: 'weights of zero get nothing',
    find: 'given.map(() => 1n)',
    replace: 'given.map((_, index) => (index === 0 ? 1n : 0n))',
  },
  {
    ...money,
    name: 'an amount without parts is lost',
    find: 'given.length === 0 && amount > 0n',
    replace: 'given.length === 0 && amount < 0n',
  },
  {
    ...payments,
    name: 'the smallest allowed amount is refused',
    find: 'amountToman < limits.minimum',
    replace: 'amountToman <= limits.minimum',
  },
  {
    ...payments,
    name: 'the largest allowed amount is refused',
    find: 'amountToman > limits.maximum',
    replace: 'amountToman >= limits.maximum',
  },
  { ...read, name: 'a comma before a scale is thousands', find: '!(isSingle && isScaled)', replace: 'true' },
  {
    ...read,
    name: 'rial are taken without a question',
    find: "kind: 'asked', code: 'rial', offer: value / RIAL_PER_TOMAN",
    replace: "kind: 'amount', amount: value / RIAL_PER_TOMAN",
  },
  {
    ...read,
    name: 'a minus is cut off',
    find: "isOneAmount ? { kind: 'refused', code: 'negative' } : UNCLEAR",
    replace: 'read(unsigned, unit)',
  },
  { ...read, name: 'words before an amount are skipped', find: "bare !== text && reading.kind === 'amount'", replace: 'false' },
  { ...read, name: 'two numbers with an unseen mark between them are one', find: ".replace(BETWEEN_DIGITS, '$1 ')", replace: '' },
  { ...typed, name: 'the caret stands after the comma', find: 'Math.max(0, after - 1) / 3', replace: 'after / 3' },
  { ...typed, name: 'digits beyond the limit move the caret', find: ' - (all.length - digits.length)', replace: '' },
  { ...numbers, name: 'eleven is ten and one', find: 'rest >= 10 && rest < 20', replace: 'rest > 11 && rest < 20' },
  { ...numbers, name: 'a debt loses its sign', find: 'whole < 0 ?', replace: 'whole > 0 && whole < 0 ?' },
  { ...scale, name: 'a thousand thousands stay thousands', find: 'roundAt(size, step) >= 1000', replace: 'size >= 1000' },
  { ...scale, name: 'a figure loses its sign', find: 'value < 0 ? -1 : 1', replace: 'value < 0 ? 1 : 1' },
  { ...digits, name: 'groups are of four', find: '(\\d{3})+', replace: '(\\d{4})+' },
  { ...digits, name: 'Arabic digits are shifted', find: 'code - ARABIC_ZERO', replace: '(code + 1 - ARABIC_ZERO) % 10' },
  {
    ...quote,
    name: 'VAT is computed from the price before the discount',
    find: 'getVat(price - lineDiscount, vat_percent)',
    replace: 'getVat(price, vat_percent)',
  },
  { ...quote, name: 'the discount is added', find: '[price, -lineDiscount, vat]', replace: '[price, lineDiscount, vat]' },
  { ...quote, name: 'a discount may exceed the price', find: 'Math.min(discount, sumToman(prices))', replace: 'discount' },
  {
    ...quote,
    name: 'the discount is spread by list price',
    find: 'sumToman(prices)), prices, ids)',
    replace: 'sumToman(prices)), priced.map(({ list_price }) => list_price), ids)',
  },
  {
    ...quote,
    name: 'services are spread by the prices of plans in their bundle',
    find: 'priced.map(({ list_price }) => list_price)',
    replace: 'priced.map(({ price }) => price)',
  },
  { ...changes, name: 'a new plan is not reported as a change', find: '!known.has(line.plan_id)', replace: 'false' },
  {
    ...changes,
    name: 'a removed plan is not reported as a change',
    find: '!now || !isSame(line, now)',
    replace: 'now && !isSame(line, now)',
  },
  { ...changes, name: 'another VAT is not reported as a change', find: ' && a.vat === b.vat && a.total === b.total', replace: '' },
  {
    ...quote,
    name: 'services carry no discount',
    find: 'sumToman(prices)), prices, ids)',
    replace: 'sumToman(prices)), priced.map(({ price }) => price), ids)',
  },
  { ...changes, name: 'a removed line costs 0 after the change', find: 'now?.total ?? null', replace: 'now?.total ?? 0' },
  {
    ...changes,
    name: 'a new line cost 0 before the change',
    find: 'before: null, after: line.total',
    replace: 'before: 0, after: line.total',
  },
  { ...plans, name: 'a plan in a bundle pays its list price', find: 'price: shares[index]!', replace: 'price: plan.price' },
  { ...plans, name: 'a plan alone and in a bundle is accepted', find: '...bundles.flatMap((bundle) => bundle.plans)]', replace: ']' },
  { ...services, name: 'a service that is switched off is bought', find: 'isWanted ? [key] : []', replace: '[key]' },
  { ...services, name: 'a service that is not offered is accepted', find: 'missing.length > 0', replace: 'missing.length > 1' },
  { ...campaign, name: 'discounts forget the services', find: 'line.price), services.value.price]', replace: 'line.price)]' },
  { ...campaign, name: 'the services are not charged', find: 'services: services.value.price,', replace: 'services: 0,' },
  { ...campaign, name: 'the discount is not taken off', find: 'discount: discounts.value.discount,', replace: 'discount: 0,' },
  {
    ...campaign,
    name: 'fewer clicks are sold than the smallest allowed number',
    find: 'checkClicksGoal(order.goal_clicks, order.days)',
    replace: 'checkClicksGoal(order.goal_clicks, 1)',
  },
  {
    ...views,
    name: 'a network sells fewer views than its smallest number',
    find: 'goal_thousands < minimum',
    replace: 'goal_thousands < minimum - 1',
  },
  {
    ...views,
    name: 'a network refuses its largest number of views',
    find: 'goal_thousands > maximum',
    replace: 'goal_thousands >= maximum',
  },
  {
    ...views,
    name: 'the configured price replaces the own price of a platform',
    find: 'cpmPriceOf(media_type) ?? configured?.cpm_price',
    replace: 'configured?.cpm_price ?? cpmPriceOf(media_type) ?? undefined',
  },
  {
    ...spread,
    name: 'money is spread by reach',
    find: 'spreadNet(line.price, units, ids)',
    replace: 'spreadNet(line.price, plans.map(({ reach }) => reach), ids)',
  },
  {
    ...spread,
    name: 'VAT is spread by itself',
    find: 'nets.map((net) => (net === 0 ? 0 : getShare(line.vat, net, line.price - line.discount)))',
    replace: 'spreadAmount(line.vat, units, ids)',
  },
  { ...spread, name: 'a publisher may get no view', find: 'if (part > 0) continue;', replace: 'if (part >= 0) continue;' },
  { ...spread, name: 'a view given to one publisher is not taken from another', find: '! -= 1;', replace: '! -= 0;' },
  {
    ...clicks,
    name: 'all clicks have the price of the last band',
    find: 'Math.max(0, until - from_clicks)',
    replace: 'until === clicks && clicks > from_clicks ? clicks : 0',
  },
  {
    ...clicks,
    name: 'clicks are priced by the whole period instead of a day',
    find: 'spreadClicks(clicks, days).map(',
    replace: 'spreadClicks(clicks, 1).map(',
  },
  {
    ...clicks,
    name: 'the smallest number of a day is that of the whole period',
    find: 'CPC_MIN_DAILY_CLICKS * days',
    replace: 'CPC_MIN_DAILY_CLICKS',
  },
  {
    ...clicks,
    name: 'a band may begin at the threshold of the band before',
    find: 'from_clicks > tiers[index - 1]!.from_clicks',
    replace: 'from_clicks >= tiers[index - 1]!.from_clicks',
  },
  { ...discounts, name: 'a code is valid an instant too long', find: 'purchase.now >= valid_until', replace: 'purchase.now > valid_until' },
  { ...discounts, name: 'a code is valid an instant too late', find: 'purchase.now < valid_from', replace: 'purchase.now <= valid_from' },
  { ...discounts, name: 'a code has one use too many', find: 'used >= total_uses', replace: 'used > total_uses' },
  { ...discounts, name: 'an account uses a code twice', find: 'used_by_account > 0', replace: 'used_by_account > 1' },
  {
    ...discounts,
    name: 'the smallest allowed price is refused',
    find: 'purchase.price < minimum_purchase',
    replace: 'purchase.price <= minimum_purchase',
  },
  { ...discounts, name: 'a discount has no maximum', find: 'maximum_amount ?? amount', replace: 'amount' },
  {
    ...discounts,
    name: 'a fixed amount may exceed the price',
    find: ', floorNet(maximum_amount ?? amount), leftToman)',
    replace: ', floorNet(maximum_amount ?? amount))',
  },
  { ...discounts, name: 'each discount is computed from the whole price', find: 'left -= amount;', replace: 'left -= 0;' },
  {
    ...discounts,
    name: 'a code that may not be combined is combined',
    find: 'typed.length > 1 && !rule!.is_stackable',
    replace: 'typed.length > 2 && !rule!.is_stackable',
  },
  { ...discounts, name: 'a repeated code counts twice', find: 'else if (seen.has(discount_code))', replace: 'else if (false)' },
  { ...discounts, name: 'fixed amounts come first', find: 'rank(a) - rank(b)', replace: 'rank(b) - rank(a)' },
];
