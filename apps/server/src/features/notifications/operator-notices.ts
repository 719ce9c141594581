/** Facts of messages about acts of the operator on a campaign. Amounts are toman with VAT. */
export type OperatorNoticeFacts = {
  campaign_stopped: { readonly title: string; readonly captured: number; readonly released: number; readonly reason: string };
  campaign_cancelled: { readonly title: string; readonly released: number; readonly reason: string };
  /** It waits longer than its deadlines allow. */
  campaign_overdue: { readonly title: string };
  campaign_refunded: { readonly title: string; readonly refunded: number };
  dispute_answered: { readonly title: string };
};
