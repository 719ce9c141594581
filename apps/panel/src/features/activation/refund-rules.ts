import type { CampaignType } from '@jarchi/domain/platforms/platforms.ts';

/** The cases that may follow a purchase. */
export const REFUND_CASES = ['rejected', 'declined', 'list', 'cancelled', 'failed', 'cut_short', 'completed'] as const;
export type RefundCase = (typeof REFUND_CASES)[number];

/** The six cases of a type. Only INFLUENCE has a list to negotiate; its case of a late post is part of that of a removed one. */
export function listRefundCases(type: CampaignType): readonly RefundCase[] {
  const left: RefundCase = type === 'INFLUENCE' ? 'failed' : 'list';
  return REFUND_CASES.filter((id) => id !== left);
}
