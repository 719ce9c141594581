import type { CallAnswer, CallRefusal } from '@jarchi/contract/types.ts';
import type { Actor } from '@jarchi/domain/campaigns/campaign-life.ts';
import type { Doer } from '#infra/http/caller.ts';

/** What the buyer wishes besides the purchase. */
export interface PurchaseWishes {
  readonly expected_total: number;
  readonly is_auto_after_charge: boolean;
  /** The nearest publisher takes an open share at its deadline; undefined: as it is stored. */
  readonly is_auto_replace?: boolean | undefined;
}

export interface PurchaseOrder extends PurchaseWishes {
  readonly idempotency_key: string;
  /** The order was answered before, under its key. */
  readonly isRepeated?: boolean;
  readonly actor: Extract<Actor, 'advertiser' | 'system'>;
  readonly doer: Doer;
  /** The member whose order the system carries out; null: not known. */
  readonly ordered_by?: number | null;
}

type Outcome = CallAnswer<'campaigns', 'purchaseCampaign'>['outcome'];
export type Purchase = { readonly outcome: Outcome; readonly shortfall: number };
export type PurchaseRefusal = CallRefusal<'campaigns', 'purchaseCampaign'>;

/** What a purchase changes of the campaign besides its money. */
export const wishesOf = ({ is_auto_replace }: PurchaseWishes): { readonly is_auto_replace?: boolean } =>
  is_auto_replace === undefined ? {} : { is_auto_replace };

/** Whose order it is that a campaign is bought by itself after a charge; staff are no members. */
export const orderedBy = ({ user_id, staff_id }: Doer): { readonly auto_ordered_by: number | null } => ({
  auto_ordered_by: staff_id === null ? user_id : null,
});
