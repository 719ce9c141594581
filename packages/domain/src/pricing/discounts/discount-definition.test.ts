import { expect, test } from 'vitest';
import type { DiscountRule } from './discount-codes.ts';
import { checkDiscountRule } from './discount-definition.ts';

const rule: DiscountRule = {
  discount_code: 'NOWRUZ_1405-A',
  reduction: { percent: 10 },
  maximum_amount: null,
  minimum_purchase: 0,
  valid_from: 1_000,
  valid_until: null,
  media_types: null,
  campaign_types: null,
  is_once_per_account: true,
  total_uses: null,
  is_stackable: false,
};

test.each<[Partial<DiscountRule>, object[]]>([
  [{}, []],
  [{ discount_code: '' }, [{ field: 'discount_code', code: 'required' }]],
  [{ discount_code: 'A'.repeat(30) }, []],
  [{ discount_code: 'A'.repeat(31) }, [{ field: 'discount_code', code: 'too_long', limit: 30 }]],
  [{ discount_code: 'nowruz' }, [{ field: 'discount_code', code: 'discount_code_invalid' }]],
  [{ discount_code: 'A B' }, [{ field: 'discount_code', code: 'discount_code_invalid' }]],
  [{ reduction: { percent: 0 } }, [{ field: 'reduction', code: 'positive_int' }]],
  [{ reduction: { percent: 1 } }, []],
  [{ reduction: { percent: 1.5 } }, [{ field: 'reduction', code: 'positive_int' }]],
  [{ reduction: { percent: 100 } }, []],
  [{ reduction: { percent: 101 } }, [{ field: 'reduction', code: 'max_value', maximum: 100 }]],
  [{ reduction: { toman: 0 } }, [{ field: 'reduction', code: 'positive_int' }]],
  [{ reduction: { toman: 101 } }, []],
  [{ reduction: { toman: 2 ** 53 } }, [{ field: 'reduction', code: 'positive_int' }]],
  [{ maximum_amount: 0 }, [{ field: 'maximum_amount', code: 'positive_int' }]],
  [{ maximum_amount: 1 }, []],
  [{ minimum_purchase: -1 }, [{ field: 'minimum_purchase', code: 'min_value', minimum: 0 }]],
  [{ minimum_purchase: 0.5 }, [{ field: 'minimum_purchase', code: 'min_value', minimum: 0 }]],
  [{ minimum_purchase: 1 }, []],
  [{ valid_until: 999 }, [{ field: 'valid_until', code: 'dates_reversed' }]],
  [{ valid_until: 1_000 }, [{ field: 'valid_until', code: 'dates_reversed' }]],
  [{ valid_until: 1_001 }, []],
  [{ media_types: ['BALE'], campaign_types: ['REACH'] }, []],
  [{ media_types: [] }, [{ field: 'media_types', code: 'required' }]],
  [{ campaign_types: [] }, [{ field: 'campaign_types', code: 'required' }]],
  [{ total_uses: 0 }, [{ field: 'total_uses', code: 'positive_int' }]],
  [{ total_uses: 1 }, []],
])('a discount with %j has the issues %j', (change, issues) => {
  expect(checkDiscountRule({ ...rule, ...change })).toEqual(issues);
});

test('all issues are told at once', () => {
  const bad = { ...rule, discount_code: '', reduction: { percent: 200 }, valid_until: 0, total_uses: -1 };
  expect(checkDiscountRule(bad).map(({ field }) => field)).toEqual(['discount_code', 'reduction', 'valid_until', 'total_uses']);
});
