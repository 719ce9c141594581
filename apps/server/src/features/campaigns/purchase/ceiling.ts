import type { RefusalOf } from '@jarchi/contract/refusals.ts';
import { listRoles } from '@jarchi/domain/account/roles.ts';
import { tehranDay } from '@jarchi/domain/calendar/jalali.ts';
import { isOverCeiling } from '@jarchi/domain/team/team.ts';
import type { CampaignRecord } from '#features/campaigns/rows/campaigns.repository.ts';
import type { Writing } from '#features/campaigns/life/stored-life.ts';
import type { NoticeFacts } from '#features/notifications/notifications.kinds.ts';
import { requirePlace } from '#infra/requests/own-place.ts';
import type { Doer } from '#infra/http/caller.ts';

/** What a campaign would cost by an act that spends, VAT included, and whose act it is. */
interface Spending {
  readonly row: Pick<CampaignRecord, 'account_id' | 'id' | 'title'>;
  readonly doer: Doer;
  readonly total: number;
  readonly act: NoticeFacts['purchase_above_ceiling']['act'];
}

/**
 * Why a member may not spend this much on a campaign; undefined when they may. It then waits for the owners, who are told once a day of the
 * same act and total. Staff and the system have no ceiling. Throws for who may spend nothing any more.
 */
export async function refuseAboveCeiling(
  writing: Pick<Writing, 'tx' | 'deps' | 'now'>,
  spending: Spending,
): Promise<RefusalOf<'ceiling_exceeded'> | undefined> {
  const { tx, deps } = writing;
  const { row, doer, total } = spending;
  if (doer.user_id === null || doer.staff_id !== null) return undefined;
  // Spending holds the account's lock by now, and so does a change of its team: nobody loses their place between this and the hold.
  const place = await deps.members.findPlace(tx, row.account_id, doer.user_id);
  requirePlace(place?.role, listRoles('buyers'));
  const ceiling = place?.ceiling ?? null;
  if (ceiling === null || !isOverCeiling(total, ceiling)) return undefined;
  await askOwners(writing, spending, { buyer: doer.user_id, ceiling });
  return { code: 'ceiling_exceeded', ceiling, total };
}

async function askOwners(
  { tx, deps, now }: Pick<Writing, 'tx' | 'deps' | 'now'>,
  { row, total, act }: Spending,
  { buyer, ceiling }: { readonly buyer: number; readonly ceiling: number },
): Promise<void> {
  const { account_id, id, title } = row;
  const facts = { title, name: await deps.members.findName(tx, buyer), total, ceiling, act };
  const owners = await deps.members.listOwners(tx, account_id);
  await deps.notify(
    tx,
    account_id,
    owners.map((user_id) => ({
      kind: 'purchase_above_ceiling',
      facts,
      campaign_id: id,
      user_id,
      dedupe_key: `above_ceiling:${act}:${id}:${total}:${tehranDay(now)}:${user_id}`,
      at: new Date(now),
    })),
  );
}
