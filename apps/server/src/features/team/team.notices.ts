import type { NewNotice } from '#features/notifications/notifications.kinds.ts';
import type { Notify } from '#features/notifications/notifications.service.ts';
import type { Tx } from '#infra/store/tenancy.ts';
import { listMembers } from './team.repository.ts';

interface TeamNews {
  readonly account_id: number;
  readonly notice: NewNotice;
  /** Another member who is told. */
  readonly also?: number;
}

/** Tells every owner of an account what changed in its team. */
export async function tellOwners(tx: Tx, notify: Notify, { account_id, notice, also }: TeamNews): Promise<void> {
  const members = await listMembers(tx, account_id);
  const told = members.filter(({ role, user_id }) => role === 'owner' || user_id === also);
  await notify(
    tx,
    account_id,
    told.map(({ user_id }) => ({ ...notice, user_id })),
  );
}
