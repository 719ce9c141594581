import { useState } from 'react';
import type { Campaign } from './campaign.ts';
import { compareSeen, type QuoteChange } from './quote-change.ts';

export interface QuoteStanding {
  /** Something is being changed in this window: its new price is expected. */
  readonly isEditing: boolean;
  /** What is shown is not yet the price of what is asked for. */
  readonly isQuoting: boolean;
}

/**
 * The price that the buyer saw, beside the one there is. What they did here themselves (a code, a service) is seen as it
 * comes; a price that moved by itself, or by another window, is shown with both totals and is asked about.
 */
export function useSeenQuote(
  campaign: Campaign | undefined,
  { isEditing, isQuoting }: QuoteStanding,
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
