import { and, eq, lt, sql } from 'drizzle-orm';
import type { RefusalOf } from '@jarchi/contract/refusals.ts';
import { refuse, type Result } from '@jarchi/domain/result.ts';
import { requestKey } from './request-key.tables.ts';
import type { Tenancy, Tx } from '#infra/store/tenancy.ts';

/** An idempotency key, and what tells the request that it came with from any other. */
export interface RequestKey {
  readonly key: string;
  readonly fingerprint: string;
}

type Reused = RefusalOf<'idempotency_key_reused'>;

/** Nobody asks for an answer again after so many days. */
const KEPT_DAYS = 30;

/**
 * Runs `work` in a transaction of the account under a key, and refuses a key that another request of the account has acted under.
 * `isRepeated`: this request has acted before. A request that is refused keeps no key: mended, it may come again.
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

/** The fingerprint that a key is known by; undefined when it is new, and taken from now on. Waits for a request under the same key to end. */
async function claimKey(tx: Tx, accountId: number, { key, fingerprint }: RequestKey): Promise<string | undefined> {
  const values = { account_id: accountId, idempotency_key: key, fingerprint };
  const [taken] = await tx.insert(requestKey).values(values).onConflictDoNothing().returning();
  if (taken) return undefined;
  const [known] = await tx.select().from(requestKey).where(isKey(accountId, key));
  if (!known) throw new Error('a key is neither new nor known');
  return known.fingerprint;
}

const isKey = (accountId: number, key: string) => and(eq(requestKey.account_id, accountId), eq(requestKey.idempotency_key, key));

/** Forgets keys that nobody comes back with. */
export async function forgetOldKeys(tenancy: Tenancy): Promise<void> {
  await tenancy.withSystem((tx) => tx.delete(requestKey).where(lt(requestKey.created, sql`now() - make_interval(days => ${KEPT_DAYS})`)));
}
