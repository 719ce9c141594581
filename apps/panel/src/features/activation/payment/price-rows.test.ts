import { finishedDraft, COMBINATIONS, getName } from '@jarchi/domain/drafts/testing/finished-drafts.ts';
import { expect, test } from 'vitest';
import { sampleQuoted, TWO_SHARES } from '#testing/sample-activation.fa.ts';
import { goalText, priceRows } from './price-rows.ts';

const getDraft = (name: string) => finishedDraft(COMBINATIONS.find((combination) => getName(combination) === name)!);
const REACH = getDraft('INSTAGRAM STORY REACH');
const quote = { price: 36_200_000, discount: 3_620_000, vat: 3_258_000, total: 35_838_000, vat_percent: 10, valid_until: '' };
const amounts = (rows: ReturnType<typeof priceRows>) => rows.map(({ key, amountToman }) => [key, amountToman]);

test('the last row is the sum of the others', () => {
  const campaign = sampleQuoted(REACH, {
    quote,
    placements: TWO_SHARES,
    bundles: [{ id: 3, title: 'کافه‌ها', price: 15_000_000, plan_ids: [12] }],
    services: [{ key: 'design', title_fa: 'طراحی', price: 1_200_000 }],
    discounts: [{ discount_code: 'AABAN10', amount: 3_620_000, percent: 10, is_capped: false }],
  });
  const rows = priceRows(campaign, 'استوری تکی');
  expect(amounts(rows)).toEqual([
    ['net', 20_000_000],
    ['bundle 3', 15_000_000],
    ['service design', 1_200_000],
    ['discount AABAN10', -3_620_000],
    ['vat', 3_258_000],
    ['total', 35_838_000],
  ]);
  expect(rows.slice(0, -1).reduce((sum, { amountToman }) => sum + (amountToman ?? 0), 0)).toBe(35_838_000);
});

test('a package with only bundles has no row for single publishers', () => {
  const campaign = sampleQuoted(REACH, {
    placements: TWO_SHARES,
    bundles: [{ id: 3, title: 'کافه‌ها', price: 36_200_000, plan_ids: [11, 12] }],
  });
  expect(amounts(priceRows(campaign, 'استوری تکی')).map(([key]) => key)).toEqual(['bundle 3', 'vat', 'total']);
});

test('a discount shows its percent and whether its maximum limited it, and a fixed one shows its amount', () => {
  const discounts = [
    { discount_code: 'TENTH', amount: 3_000_000, percent: 10, is_capped: false },
    { discount_code: 'CUT', amount: 600_000, percent: 50, is_capped: true },
    { discount_code: 'FIXED', amount: 20_000, percent: null, is_capped: false },
  ];
  const labels = priceRows(sampleQuoted(REACH, { quote, discounts }), '').map(({ label }) => label);
  expect(labels.slice(1, 4)).toEqual(['تخفیف «TENTH»، \u061c۱۰٪', 'تخفیف «CUT»، \u061c۵۰٪ تا سقف آن', 'تخفیف «FIXED»']);
});

test('a discount without its codes is one row', () => {
  expect(amounts(priceRows(sampleQuoted(REACH, { quote }), ''))).toContainEqual(['discount', -3_620_000]);
});

test('views are shown as numbers, although the goal is stored in thousands, and clicks are shown in full', () => {
  expect(goalText({ campaign_type: 'CPM', goal_total_reach: 400 })).toBe('۴۰۰ هزار بازدید');
  expect(goalText({ campaign_type: 'CPC', goal_total_reach: 14_000 })).toBe('۱۴٬۰۰۰ کلیک');
  expect(goalText({ campaign_type: 'REACH', goal_total_reach: 400_000 })).toBe('۴۰۰ هزار دسترسی');
  expect(goalText({ campaign_type: 'REACH', goal_total_reach: null })).toBe('');
});
