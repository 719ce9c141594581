import { NOBODY } from '#infra/http/caller.ts';
import type { Clock } from '#infra/clock/clock.ts';
import type { Tenancy } from '#infra/store/tenancy.ts';
import { listWaitingForCharge } from '#features/campaigns/rows/campaigns.repository.ts';
import { isListUnpaid } from '#features/campaigns/purchase/pay-list.ts';
import { isMadeOf, type DraftSource } from '#features/campaigns/creation/create-campaign.ts';
import { purchaseCampaign, type PurchaseDeps } from './purchase-campaign.ts';

export type WaitingDeps = PurchaseDeps & { readonly tenancy: Tenancy; readonly world: Clock; readonly drafts: DraftSource };

/**
 * Buys campaigns that wait for money and are to be bought when it comes, oldest first. A campaign whose draft has changed waits for its
 * advertiser, who has not seen the new price.
 */
export async function buyWaiting(deps: WaitingDeps, accountId: number): Promise<void> {
  const { tenancy, world, drafts } = deps;
  const waiting = await tenancy.withAccount(accountId, (tx) => listWaitingForCharge(tx, accountId));
  // Each in its own transaction: a campaign is locked before its account.
  for (const row of waiting)
    await tenancy.withAccount(accountId, async (tx) => {
      const brief = isListUnpaid(row) ? undefined : await drafts.findDraftData(tx, accountId, row.draft_id);
      if (brief && !isMadeOf(row, brief)) return;
      const order = {
        expected_total: row.total,
        is_auto_after_charge: true,
        idempotency_key: `auto:${row.id}:${row.version}${isListUnpaid(row) ? ':list' : ''}`,
        actor: 'system',
        doer: NOBODY,
        ordered_by: row.auto_ordered_by,
      } as const;
      await purchaseCampaign({ tx, deps, now: world.now() }, { account_id: accountId, id: row.id }, order);
    });
}
