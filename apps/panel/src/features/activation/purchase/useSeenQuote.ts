import { useState } from 'react';
import type { Campaign } from '#features/activation/quote/campaign.ts';
import { compareSeen, type QuoteChange } from '#features/activation/quote/quote-change.ts';

export interface QuoteProgress {
  /** The buyer is changing something in this window, so a new price is expected. */
  readonly isEditing: boolean;
  /** The shown price does not yet belong to the present draft. */
  readonly isQuoting: boolean;
}

/**
 * Compares the price that the buyer saw with the present one. The buyer's own changes here (a code, a service) count as seen.
 * For a price that changed by time or by another window, both totals are shown and the buyer has to agree.
 */
export function useSeenQuote(
  campaign: Campaign | undefined,
  { isEditing, isQuoting }: QuoteProgress,
): { readonly change: QuoteChange | undefined; readonly see: (campaign: Campaign) => void } {
  const [seen, setSeen] = useState<Campaign>();
  const [hasEdited, setEdited] = useState(false);
  if (isEditing && !hasEdited) setEdited(true);
  const isNew = seen?.id !== campaign?.id || hasEdited;
  if (campaign && isNew && !isEditing && !isQuoting) {
    setSeen(campaign);
    setEdited(false);
  }
  return { change: campaign && seen && !isNew ? compareSeen(seen, campaign) : undefined, see: setSeen };
}
