import { hasErrorCode } from '@jarchi/api-client/api-error.ts';
import type { AmountIssue } from '@jarchi/domain/money/payments.ts';
import { formatToman } from '@jarchi/ui/format/format.ts';
import { financeFa } from '../finance.fa.ts';

const fa = financeFa.charge.issues;

export function amountIssueText(issue: AmountIssue): string {
  if (issue.code === 'amount_required') return fa.amount_required;
  return issue.code === 'amount_below_minimum'
    ? fa.amount_below_minimum(formatToman(issue.minimum))
    : fa.amount_above_maximum(formatToman(issue.maximum));
}

/** The server's refusal of an amount, to be shown next to the field. */
export function findAmountIssue(error: unknown): AmountIssue | undefined {
  if (hasErrorCode(error, 'amount_below_minimum')) return { code: 'amount_below_minimum', minimum: error.facts.minimum };
  if (hasErrorCode(error, 'amount_above_maximum')) return { code: 'amount_above_maximum', maximum: error.facts.maximum };
  return undefined;
}
