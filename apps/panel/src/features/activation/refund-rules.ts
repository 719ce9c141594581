import type { CampaignType } from '@jarchi/domain/platforms/platforms.ts';

/** What may happen to a campaign after it was bought. */
export const REFUND_CASES = ['rejected', 'declined', 'list', 'cancelled', 'failed', 'cut_short', 'completed'] as const;
export type RefundCase = (typeof REFUND_CASES)[number];

/** The six that can happen to a type: only made content is negotiated, and there a late post goes with a removed one. */
export function listRefundCases(type: CampaignType): readonly RefundCase[] {
  const left: RefundCase = type === 'INFLUENCE' ? 'failed' : 'list';
  return REFUND_CASES.filter((id) => id !== left);
}
