import type { StaffPlaces } from '#features/account/account-places.repository.ts';
import type { Tenancy } from '#infra/store/tenancy.ts';
import type { RequestRecord } from '../requests.repository.ts';

export interface OwnPartDeps {
  readonly tenancy: Tenancy;
  /** From account, a slice below this one. */
  readonly places: StaffPlaces;
}

type Asked = Pick<RequestRecord, 'id' | 'account_id' | 'other_account_id' | 'made_by_user' | 'made_by_staff'>;

const accountsOf = ({ account_id, other_account_id }: Asked) => [account_id, ...(other_account_id === null ? [] : [other_account_id])];
/** The customer who made the request. A request that staff made in a customer's name has none. */
const askersOf = ({ made_by_user, made_by_staff }: Asked) => (made_by_user === null || made_by_staff !== null ? [] : [made_by_user]);

/** Returns the requests that a member of staff may not decide: they have a place in an account of it, or made it as a customer. */
export async function listOwnRequests<R extends Asked>(
  { tenancy, places }: OwnPartDeps,
  staffId: number,
  rows: readonly R[],
): Promise<R[]> {
  if (rows.length === 0) return [];
  const { accounts, logins } = await tenancy.withSystem(async (tx) => ({
    accounts: await places.listPlacesIn(tx, staffId, [...new Set(rows.flatMap(accountsOf))]),
    logins: await places.listOwnLogins(tx, staffId, [...new Set(rows.flatMap(askersOf))]),
  }));
  return rows.filter((row) => accountsOf(row).some((id) => accounts.has(id)) || askersOf(row).some((id) => logins.has(id)));
}
