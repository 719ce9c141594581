import type { RefusalOf } from '@jarchi/contract/refusals.ts';
import { isOverCeiling } from '@jarchi/domain/team/team.ts';
import type { Writing } from '#features/campaigns/life/standing.ts';
import type { Doer } from '#infra/http/caller.ts';

/** Why a member may not buy for this total; undefined when they may. Staff and the system have no ceiling. */
export async function refuseAboveCeiling(
  { tx, deps }: Pick<Writing, 'tx' | 'deps'>,
  accountId: number,
  { user_id, staff_id }: Doer,
  total: number,
): Promise<RefusalOf<'ceiling_exceeded'> | undefined> {
  if (user_id === null || staff_id !== null) return undefined;
  const ceiling = await deps.findCeiling(tx, accountId, user_id);
  return ceiling !== null && isOverCeiling(total, ceiling) ? { code: 'ceiling_exceeded', ceiling, total } : undefined;
}
