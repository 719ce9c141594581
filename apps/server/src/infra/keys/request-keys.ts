import { and, eq, lt, sql } from 'drizzle-orm';
import type { RefusalOf } from '@jarchi/contract/refusals.ts';
import { refuse, type Result } from '@jarchi/domain/result.ts';
import { requestKey } from './request-key.tables.ts';
import type { Tenancy, Tx } from '#infra/store/tenancy.ts';

/** An idempotency key, and the fingerprint of its request. */
export interface RequestKey {
  readonly key: string;
  readonly fingerprint: string;
}

type Reused = RefusalOf<'idempotency_key_reused'>;

/** After this many days no client asks for the answer again. */
const KEPT_DAYS = 30;

/**
 * Runs `work` in a transaction of the account under a key, and refuses a key under which another request of the account has acted.
 * `isRepeated`: this request has acted before. A refused request keeps no key: it may be corrected and sent again.
 */
export function withKey<T, E>(
  tenancy: Tenancy,
  accountId: number,
  { key, fingerprint }: RequestKey,
  work: (tx: Tx, isRepeated: boolean) => Promise<Result<T, E>>,
): Promise<Result<T, E | Reused>> {
  return tenancy.withAccount(accountId, async (tx): Promise<Result<T, E | Reused>> => {
    const known = await claimKey(tx, accountId, { key, fingerprint });
    if (known !== undefined && known !== fingerprint) return refuse({ code: 'idempotency_key_reused' });
    const result = await work(tx, known !== undefined);
    if (!result.ok && known === undefined) await tx.delete(requestKey).where(isKey(accountId, key));
    return result;
  });
}

/** The stored fingerprint of a key; undefined when the key is new, which stores it. Waits until another request with the same key ends. */
async function claimKey(tx: Tx, accountId: number, { key, fingerprint }: RequestKey): Promise<string | undefined> {
  const values = { account_id: accountId, idempotency_key: key, fingerprint };
  const [taken] = await tx.insert(requestKey).values(values).onConflictDoNothing().returning();
  if (taken) return undefined;
  const [known] = await tx.select().from(requestKey).where(isKey(accountId, key));
  if (!known) throw new Error('a key is neither new nor known');
  return known.fingerprint;
}

const isKey = (accountId: number, key: string) => and(eq(requestKey.account_id, accountId), eq(requestKey.idempotency_key, key));

/** Forgets keys that no client uses any more. */
export async function forgetOldKeys(tenancy: Tenancy): Promise<void> {
  await tenancy.withSystem((tx) => tx.delete(requestKey).where(lt(requestKey.created, sql`now() - make_interval(days => ${KEPT_DAYS})`)));
}
