import { hasErrorCode } from '@jarchi/api-client/api-error.ts';
import type { CallAnswer } from '@jarchi/contract/types.ts';
import { useRef, useState } from 'react';
import { api } from '#api/api.ts';
import { useChange } from '@jarchi/client-state/change/change.ts';
import { createIntentKeys } from '@jarchi/client-state/change/intent-keys.ts';
import { campaignKeys } from '#data/keys/campaign-keys.ts';
import { draftKeys } from '#data/keys/draft-keys.ts';
import { movedMoney } from '#data/keys/finance-keys.ts';
import { campaignQuery } from './campaigns.ts';

export type Purchase = CallAnswer<'campaigns', 'purchaseCampaign'>;

/** The campaign, the total that the person saw, and what happens if money is short. */
export interface PurchaseOrder {
  readonly id: number;
  readonly expected_total: number;
  readonly is_auto_after_charge: boolean;
  /** The nearest publisher takes the share of one who falls out, if it costs no more. */
  readonly is_auto_replace?: boolean | undefined;
  /** The draft's changes are brought into the campaign first; if there are any, the new total is shown before the purchase. */
  readonly draft?: { readonly id: number; readonly version: number } | undefined;
}

/** The total changed after the person saw it and before the purchase. */
export interface ChangedQuote {
  readonly before: number;
  readonly after: number;
}

export function findChangedQuote(error: unknown): ChangedQuote | undefined {
  return hasErrorCode(error, 'quote_changed') ? error.facts : undefined;
}

/** A purchase makes these old: campaigns, drafts, money, and whether the account has bought anything. */
const PURCHASE_REFRESHES = [campaignKeys.all, draftKeys.all, ...movedMoney] as const;

interface Telling {
  readonly onSuccess: (purchase: Purchase) => void;
  readonly onError?: (error: Error) => void;
}

/**
 * Buys a campaign at the total that was shown, once for any number of presses. One intent has one key: a lost response is
 * requested again with it, a response ends it. The purchase is busy until the screen shows the server's state.
 */
export function usePurchase({ onSuccess, onError }: Telling) {
  const [draftKeeper] = useState(() => createIntentKeys());
  /** The intent whose campaign was found to match its draft: a second try of it only buys. */
  const followed = useRef('');
  const isHeld = useRef(false);

  /** Whether the campaign still matches its draft. */
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
      // A bought campaign accepts no more presses, even before it is read again.
      isHeld.current = purchase.outcome === 'held';
      onSuccess(purchase);
    },
    ...(onError && { onError }),
  });
  return {
    error: change.error,
    isPending: change.isPending,
    /** The server has the purchase: the campaign is bought, or waits for money. */
    isDone: change.isSuccess && change.data !== undefined,
    /** The total that was shown, if the draft had changes or the price lapsed, and so nothing was bought. */
    renewedFrom: change.isSuccess && change.data === undefined ? change.variables.expected_total : undefined,
    forget: change.reset,
    buy(order: PurchaseOrder) {
      if (!isHeld.current) change.start(order);
    },
  };
}
