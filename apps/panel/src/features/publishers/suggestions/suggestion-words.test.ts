import { expect, test } from 'vitest';
import { boundText, refusalText } from './suggestion-words.ts';

test.each([
  [{ is_proved_best: true, gap: 0 }, 'بهتر از این ممکن نیست'],
  [{ is_proved_best: false, gap: 0 }, 'بهتر از این ممکن نیست'],
  [{ is_proved_best: false, gap: 0.003 }, 'حداکثر \u061c۰٫۳٪ دور از بهترین بستهٔ ممکن'],
  [{ is_proved_best: false, gap: 0.0031 }, 'حداکثر \u061c۰٫۴٪ دور از بهترین بستهٔ ممکن'],
  [{ is_proved_best: false, gap: 0.00001 }, 'حداکثر \u061c۰٫۱٪ دور از بهترین بستهٔ ممکن'],
])('%j is shown as «%s»', (suggestion, words) => {
  expect(boundText(suggestion)).toBe(words);
});

test('a refusal tells which limit is exceeded and what to do', () => {
  const refusal = { found: false, limit: null, excess: null, most_reach: null } as const;
  expect(refusalText({ ...refusal, code: 'goal_unreachable', most_reach: 209_000 })).toContain(
    'بیشترین دسترسی ممکن ۲۰۹ هزار است. بودجه را بیشتر کنید',
  );
  expect(refusalText({ ...refusal, code: 'pinned_over_limit', limit: 'budget', excess: 1_200_000 })).toContain(
    '۱٬۲۰۰٬۰۰۰ تومان از بودجه بیشتر',
  );
  expect(refusalText({ ...refusal, code: 'pinned_over_limit', limit: 'count', excess: 3 })).toContain('۳ ناشر بیش از اندازه');
});
