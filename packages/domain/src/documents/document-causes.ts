/** The job that issues what a charge, a refund, the end of a campaign or a decision asks for. It runs by the wall clock, once for each cause. */
export const DOCUMENT_JOB = 'documents.issue';

/** Why documents are issued: a ledger transaction that charged, a campaign that is over or was refunded, or a document whose issue is decided. */
export type DocumentPayload = { readonly charge: number } | { readonly campaign: number } | { readonly document: number };

/** The causes of documents. With the kind they are unique in an account, so that none is issued twice. They must not change. */
export const DOCUMENT_CAUSES = {
  charge: (transaction: number) => `charge:${transaction}`,
  campaign: (campaign: number) => `campaign:${campaign}`,
  refund: (transaction: number) => `refund:${transaction}`,
  pre_invoice: (key: string) => `pre_invoice:${key}`,
  official: (key: string) => `official:${key}`,
} as const;

/** Reasons with which a campaign is over for good. */
const INVOICED_REASONS = ['completed', 'stopped', 'cancelled', 'unfilled'] as const;

/** Whether what a campaign captured is invoiced now: it is over, and something was captured. */
export function isInvoiced({
  state,
  reason,
  captured,
}: {
  readonly state: string;
  readonly reason: string | null;
  readonly captured: number;
}): boolean {
  return state === 'INACTIVE' && captured > 0 && INVOICED_REASONS.some((over) => over === reason);
}
