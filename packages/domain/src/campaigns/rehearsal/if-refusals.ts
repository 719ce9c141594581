import type { LifeRefusal } from '#campaigns/life/events.ts';

/** Why something cannot be supposed; `not_possible`: the campaign does not come to it from where it stands. */
export const IF_REFUSALS = ['spendable_short', 'quote_lapsed', 'period_too_short', 'not_possible'] as const;
export type IfRefusalCode = (typeof IF_REFUSALS)[number];

/** A refusal of the life in the words of a rehearsal. */
export function getIfRefusal(refusal: LifeRefusal | { readonly code: 'not_possible' }): IfRefusalCode {
  if (refusal.code === 'spendable_short' || refusal.code === 'quote_lapsed') return refusal.code;
  const isShort = refusal.code === 'condition_not_met' && refusal.condition === 'period_leaves_a_day';
  return isShort ? 'period_too_short' : 'not_possible';
}
