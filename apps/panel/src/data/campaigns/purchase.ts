import { hasErrorCode } from '@jarchi/api-client/api-error.ts';
import type { CallAnswer } from '@jarchi/contract/types.ts';
import { useRef, useState } from 'react';
import { api } from '#api/api.ts';
import { useChange } from '#data/change.ts';
import { draftKeys } from '#data/drafts/drafts.ts';
import { movedMoney } from '#data/finance/finance.ts';
import { createIntentKeys } from '#data/intent-keys.ts';
import { campaignKeys, campaignQuery } from './campaigns.ts';

export type Purchase = CallAnswer<'campaigns', 'purchaseCampaign'>;

/** What is bought, at which total, and what happens where the money is short. */
export interface PurchaseOrder {
  readonly id: number;
  readonly expected_total: number;
  readonly is_auto_after_charge: boolean;
  /** What may have changed in the campaign's draft is brought in first, and is shown before it is bought. */
  readonly draft?: { readonly id: number; readonly version: number } | undefined;
}

/** The price moved between seeing and paying. */
export interface ChangedQuote {
  readonly before: number;
  readonly after: number;
}

export function findChangedQuote(error: unknown): ChangedQuote | undefined {
  return hasErrorCode(error, 'quote_changed') ? error.facts : undefined;
}

/** What a purchase makes old: campaigns, drafts, money, and whether the account has bought anything. */
const PURCHASE_REFRESHES = [campaignKeys.all, draftKeys.all, ...movedMoney] as const;

interface Telling {
  readonly onSuccess: (purchase: Purchase) => void;
  readonly onError?: (error: Error) => void;
}

/**
 * Buys a campaign at the total that was seen, once however often it is pressed: one key for one intent, kept while the answer is
 * unknown, asked again by itself when the answer was lost, ended by an answer. Busy until what is shown is what the server has now.
 */
export function usePurchase({ onSuccess, onError }: Telling) {
  const [draftKeeper] = useState(() => createIntentKeys());
  /** The intent whose draft was found to be the campaign: a second try of it only buys. */
  const followed = useRef('');
  const isHeld = useRef(false);

  /** Whether the campaign is still what its draft says. */
  async function isCurrent({ id, version }: NonNullable<PurchaseOrder['draft']>, intent: string): Promise<boolean> {
    const about = [id, intent];
    const campaign = await api.campaigns.createCampaign({ body: { draft: id } }, { idempotencyKey: draftKeeper.keyOf(about) });
    draftKeeper.settle(about);
    return campaign.version === version;
  }

  const change = useChange({
    isRepeatedWhenLost: true,
    isBusyUntilRead: true,
    refreshes: PURCHASE_REFRESHES,
    send: async ({ id, draft, ...body }: PurchaseOrder, idempotencyKey): Promise<Purchase | undefined> => {
      if (draft && followed.current !== idempotencyKey) {
        if (!(await isCurrent(draft, idempotencyKey))) return undefined;
        followed.current = idempotencyKey;
      }
      return api.campaigns.purchaseCampaign({ params: { id }, body }, { idempotencyKey });
    },
    keep: (queryClient, purchase) => {
      if (purchase) queryClient.setQueryData(campaignQuery(purchase.campaign.id).queryKey, purchase.campaign);
    },
    onSuccess: (purchase) => {
      if (!purchase) return;
      // What is bought takes no further press, before it is read again as well.
      isHeld.current = purchase.outcome === 'held';
      onSuccess(purchase);
    },
    ...(onError && { onError }),
  });
  return {
    error: change.error,
    isPending: change.isPending,
    /** The server has it: bought, or waiting for money. */
    isDone: change.isSuccess && change.data !== undefined,
    /** The total that was seen, where the draft said more than the campaign or its price lapsed: nothing was bought yet. */
    renewedFrom: change.isSuccess && change.data === undefined ? change.variables.expected_total : undefined,
    forget: change.reset,
    buy(order: PurchaseOrder) {
      if (!isHeld.current) change.start(order);
    },
  };
}
