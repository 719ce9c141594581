import { afterEach } from 'vitest';
import { auditLedgers } from '#testing/audit-money.ts';
import { listOpenStores, type TestDatabase } from '#infra/testing/test-database.ts';

/** How many transactions were posted in each store when it was last audited. */
const audited = new WeakMap<TestDatabase, number>();

/** After each test of the server: the ledgers of every store in which it posted are sound. */
afterEach(async () => {
  for (const store of listOpenStores()) {
    const posted = await countPosted(store);
    if (posted === (audited.get(store) ?? 0)) continue;
    audited.set(store, posted);
    const broken = await auditLedgers(store);
    if (broken.length > 0) throw new Error(broken.join('\n'));
  }
});

/** By the sequence of ids, which counts what was rolled back too: it is read at once, however long the ledgers are. */
async function countPosted({ pool }: TestDatabase): Promise<number> {
  const { rows } = await pool.query<{ posted: number }>(
    'select case when is_called then last_value else 0 end as posted from ledger_transaction_id_seq',
  );
  return rows[0]?.posted ?? 0;
}
