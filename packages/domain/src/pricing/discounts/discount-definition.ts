import type { IssueOf } from '#validation/issues.ts';
import type { DiscountRule } from './discount-codes.ts';

const DISCOUNT_CODE_MAX = 30;

export type DiscountRuleIssue = { readonly field: keyof DiscountRule } & (
  | IssueOf<'required' | 'too_long' | 'positive_int' | 'min_value' | 'max_value'>
  /** Letters, digits, underscore and dash in the one spelling. */
  | { readonly code: 'discount_code_invalid' }
  | { readonly code: 'dates_reversed' }
);

/** All that keeps a discount from being offered. A list of platforms or types without an entry would be for nothing: it is required. */
export function checkDiscountRule(rule: DiscountRule): DiscountRuleIssue[] {
  const { discount_code, reduction, maximum_amount, minimum_purchase, valid_from, valid_until, total_uses } = rule;
  const issues: DiscountRuleIssue[] = [];
  if (discount_code === '') issues.push({ field: 'discount_code', code: 'required' });
  else if (discount_code.length > DISCOUNT_CODE_MAX) issues.push({ field: 'discount_code', code: 'too_long', limit: DISCOUNT_CODE_MAX });
  else if (!/^[A-Z0-9_-]+$/.test(discount_code)) issues.push({ field: 'discount_code', code: 'discount_code_invalid' });
  const size = 'percent' in reduction ? reduction.percent : reduction.toman;
  if (!isCount(size)) issues.push({ field: 'reduction', code: 'positive_int' });
  else if ('percent' in reduction && size > 100) issues.push({ field: 'reduction', code: 'max_value', maximum: 100 });
  if (maximum_amount !== null && !isCount(maximum_amount)) issues.push({ field: 'maximum_amount', code: 'positive_int' });
  if (minimum_purchase !== 0 && !isCount(minimum_purchase)) issues.push({ field: 'minimum_purchase', code: 'min_value', minimum: 0 });
  if (valid_until !== null && valid_until <= valid_from) issues.push({ field: 'valid_until', code: 'dates_reversed' });
  for (const field of ['media_types', 'campaign_types'] as const) if (rule[field]?.length === 0) issues.push({ field, code: 'required' });
  if (total_uses !== null && !isCount(total_uses)) issues.push({ field: 'total_uses', code: 'positive_int' });
  return issues;
}

function isCount(value: number): boolean {
  return Number.isSafeInteger(value) && value > 0;
}
