import type { StaffPlaces } from '#features/account/account-places.repository.ts';
import type { Tenancy } from '#infra/store/tenancy.ts';
import { listWriters, type TicketRecord } from '../tickets.repository.ts';

export interface OwnTicketDeps {
  readonly tenancy: Tenancy;
  /** From account, a slice below this one. */
  readonly places: StaffPlaces;
}

/** Returns the tickets that a member of staff may not answer: they have a place in the account, or wrote in the ticket as a customer. */
export async function listOwnTickets(
  { tenancy, places }: OwnTicketDeps,
  staffId: number,
  rows: readonly TicketRecord[],
): Promise<TicketRecord[]> {
  if (rows.length === 0) return [];
  const writers = await tenancy.withStaff(staffId, (tx) => listWriters(tx, rows));
  const { accounts, logins } = await tenancy.withSystem(async (tx) => ({
    accounts: await places.listPlacesIn(tx, staffId, [...new Set(rows.map(({ account_id }) => account_id))]),
    logins: await places.listOwnLogins(tx, staffId, [...new Set(writers.map(({ user_id }) => user_id))]),
  }));
  return rows.filter(
    (row) =>
      accounts.has(row.account_id) ||
      writers.some((one) => one.account_id === row.account_id && one.ticket_id === row.id && logins.has(one.user_id)),
  );
}
