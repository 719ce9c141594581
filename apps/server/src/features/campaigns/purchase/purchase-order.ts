import type { CallAnswer, CallRefusal } from '@jarchi/contract/types.ts';
import type { Actor } from '@jarchi/domain/campaigns/campaign-life.ts';
import type { Doer } from '#infra/http/caller.ts';

export interface PurchaseOrder {
  readonly expected_total: number;
  readonly is_auto_after_charge: boolean;
  readonly idempotency_key: string;
  /** The order was answered before, under its key. */
  readonly isRepeated?: boolean;
  readonly actor: Extract<Actor, 'advertiser' | 'system'>;
  readonly doer: Doer;
}

type Outcome = CallAnswer<'campaigns', 'purchaseCampaign'>['outcome'];
export type Purchase = { readonly outcome: Outcome; readonly shortfall: number };
export type PurchaseRefusal = CallRefusal<'campaigns', 'purchaseCampaign'>;
