import type { NewNotice } from '#features/notifications/notifications.kinds.ts';
import type { Notify } from '#features/notifications/notifications.service.ts';
import type { Tx } from '#infra/store/tenancy.ts';
import { listMembers } from './team.repository.ts';

/** Tells every owner of an account, and one more member, what changed in its team. */
export async function tellOwners(tx: Tx, notify: Notify, accountId: number, notice: NewNotice, alsoTo?: number): Promise<void> {
  const members = await listMembers(tx, accountId);
  const told = members.filter(({ role, user_id }) => role === 'owner' || user_id === alsoTo);
  await notify(
    tx,
    accountId,
    told.map(({ user_id }) => ({ ...notice, user_id })),
  );
}
