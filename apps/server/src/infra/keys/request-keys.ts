import { and, eq, lt, sql } from 'drizzle-orm';
import type { RefusalOf } from '@jarchi/contract/refusals.ts';
import type { AccountRole } from '@jarchi/domain/account/roles.ts';
import { refuse, type Result } from '@jarchi/domain/result.ts';
import { requirePlace, type PlaceNeeded } from '#infra/requests/own-place.ts';
import { requestKey } from './request-key.tables.ts';
import type { Tenancy, Tx } from '#infra/store/tenancy.ts';

/** An idempotency key, and the fingerprint of its request. */
export interface RequestKey {
  readonly key: string;
  readonly fingerprint: string;
  /** Who must still have a place in the account; undefined for staff, and for what the system does. */
  readonly by?: PlaceNeeded | undefined;
}

type Reused = RefusalOf<'idempotency_key_reused'>;

/** After this many days no client asks for the answer again. */
const KEPT_DAYS = 30;

/**
 * Runs `work` in a transaction of the account under a key, in which the member's place is read again, and refuses a key under which another request of the account has acted.
 * `isRepeated`: this request has acted before. A refused request keeps no key: it may be corrected and sent again.
 */
export function withKey<T, E>(
  tenancy: Tenancy,
  accountId: number,
  { key, fingerprint, by }: RequestKey,
  work: (tx: Tx, isRepeated: boolean) => Promise<Result<T, E>>,
): Promise<Result<T, E | Reused>> {
  return tenancy.withAccount(accountId, async (tx): Promise<Result<T, E | Reused>> => {
    const { known, role } = await claimKey(tx, accountId, { key, fingerprint, by });
    if (by) requirePlace(role, by.roles);
    if (known !== undefined && known !== fingerprint) return refuse({ code: 'idempotency_key_reused' });
    const result = await work(tx, known !== undefined);
    if (!result.ok && known === undefined) await tx.delete(requestKey).where(isKey(accountId, key));
    return result;
  });
}

interface Claimed {
  /** The stored fingerprint of the key; undefined when the key is new. */
  readonly known?: string;
  readonly role: AccountRole | null;
}

/** Stores a key that is new, and reads the member's role in the same statement. Waits until another request with the same key ends. */
async function claimKey(tx: Tx, accountId: number, { key, fingerprint, by }: RequestKey): Promise<Claimed> {
  const isMember = sql`m.account_id = ${accountId} and m.user_id = ${by?.user_id ?? null}::bigint`;
  // Not as what the insert returns: on several machines an insert takes no subquery.
  const taken = await tx.execute<{ role: AccountRole | null }>(sql`
    with taken as (
      insert into ${requestKey} (account_id, idempotency_key, fingerprint) values (${accountId}, ${key}, ${fingerprint})
      on conflict do nothing returning account_id)
    select m.role from taken left join account_member m on ${isMember}`);
  if (taken.rows[0]) return taken.rows[0];
  const role = sql<AccountRole | null>`(select m.role from account_member m where ${isMember})`;
  const [known] = await tx.select({ known: requestKey.fingerprint, role }).from(requestKey).where(isKey(accountId, key));
  if (!known) throw new Error('a key is neither new nor known');
  return known;
}

const isKey = (accountId: number, key: string) => and(eq(requestKey.account_id, accountId), eq(requestKey.idempotency_key, key));

/** Forgets keys that no client uses any more. */
export async function forgetOldKeys(tenancy: Tenancy): Promise<void> {
  await tenancy.withSystem((tx) => tx.delete(requestKey).where(lt(requestKey.created, sql`now() - make_interval(days => ${KEPT_DAYS})`)));
}
