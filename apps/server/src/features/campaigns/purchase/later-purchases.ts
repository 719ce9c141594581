import type { Doer } from '#infra/http/caller.ts';
import type { Tx } from '#infra/store/tenancy.ts';
import { updateCampaign } from '#features/campaigns/rows/campaigns.repository.ts';
import { readStoredLife } from '#features/campaigns/life/run-turn.ts';
import { buyWaiting, type WaitingDeps } from './buy-waiting.ts';
import { purchaseCampaign } from './purchase-campaign.ts';

interface FrozenPurchase {
  readonly account_id: number;
  readonly id: number;
  /** As they were when the price was frozen: a campaign that was edited since is not bought. */
  readonly version: number;
  readonly total: number;
  readonly key: string;
  readonly doer: Doer;
}

/** Purchases that follow money: of campaigns that wait for any, and of those whose price was agreed earlier. */
export function createLaterPurchases(deps: WaitingDeps) {
  const { tenancy, world } = deps;
  return {
    /** Money arrived: buys the campaigns that are to be bought when it does, oldest first, while it lasts. */
    buyWaiting: (accountId: number): Promise<void> => buyWaiting(deps, accountId),

    /** Keeps the stored prices of campaigns that wait to be bought until an instant (ms of the world); a later end stays. */
    async keepQuotes(tx: Tx, accountId: number, ids: readonly number[], until: number): Promise<void> {
      for (const id of ids) {
        const found = await readStoredLife(tx, accountId, id, { isLocked: true });
        if (found && found.row.quote_valid_until.getTime() < until)
          await updateCampaign(tx, accountId, id, { quote_valid_until: new Date(until) });
      }
    },

    /** Buys a campaign at a price that was agreed earlier, in a transaction of its own; returns whether its money is held. */
    buyAtFrozenPrice: ({ account_id, id, version, total, key, doer }: FrozenPurchase): Promise<boolean> =>
      tenancy.withAccount(account_id, async (tx) => {
        const found = await readStoredLife(tx, account_id, id, { isLocked: true });
        if (!found || found.row.version !== version) return false;
        const order = { expected_total: total, is_auto_after_charge: false, idempotency_key: key, actor: 'advertiser', doer } as const;
        const bought = await purchaseCampaign({ tx, deps, now: world.now() }, { account_id, id }, order);
        return bought.ok && bought.value.outcome === 'held';
      }),
  };
}
