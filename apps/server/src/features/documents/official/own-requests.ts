import type { StaffPlaces } from '#features/account/account-places.repository.ts';
import type { Tenancy } from '#infra/store/tenancy.ts';
import type { DocumentRecord } from '../documents.repository.ts';

export interface OwnRequestDeps {
  readonly tenancy: Tenancy;
  /** From account, a slice below this one. */
  readonly places: StaffPlaces;
}

/** Returns the requests that a member of staff may not decide: they have a place in the account, or made the request as a customer. */
export async function listOwnRequests(
  { tenancy, places }: OwnRequestDeps,
  staffId: number,
  rows: readonly DocumentRecord[],
): Promise<DocumentRecord[]> {
  const askers = rows.flatMap(({ asked_by }) => asked_by ?? []);
  const { accounts, logins } = await tenancy.withSystem(async (tx) => ({
    accounts: await places.listPlacesIn(tx, staffId, [...new Set(rows.map(({ account_id }) => account_id))]),
    logins: await places.listOwnLogins(tx, staffId, [...new Set(askers)]),
  }));
  return rows.filter(({ account_id, asked_by }) => accounts.has(account_id) || (asked_by !== null && logins.has(asked_by)));
}
