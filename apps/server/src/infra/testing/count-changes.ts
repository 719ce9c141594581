import type { Database } from '#infra/store/db.ts';
import { asOwner } from './as-owner.ts';

/** How many rows of an account, or of all accounts, were added, changed or removed since the counting began. */
export type CountChanges = (accountId?: number) => Promise<number>;

/**
 * Counts changes of the rows of accounts from now on, on either store: after each a trigger notes the account. What is rolled back takes its
 * notes with it, and an update that leaves a row as it was is no change. The audit, which has a line of each refused call too, is left out.
 */
export async function startCountingChanges(db: Pick<Database, 'pool'>): Promise<CountChanges> {
  const { pool } = asOwner(db);
  // The function notes with its owner's rights: the roles behind the walls may not write here.
  await pool.query(`
    create unlogged table seen_change (account_id bigint);
    create index on seen_change (account_id);
    create function see_change() returns trigger language plpgsql security definer as $$ begin
      insert into seen_change values (case when tg_op = 'DELETE' then old.account_id else new.account_id end);
      if tg_op = 'UPDATE' and old.account_id is distinct from new.account_id then insert into seen_change values (old.account_id); end if;
      return null;
    end $$`);
  for (const table of await listTablesOfAccounts(pool)) {
    await pool.query(`
      create trigger see_row after insert or delete on ${table} for each row execute function see_change();
      create trigger see_change after update on ${table} for each row when (old is distinct from new) execute function see_change()`);
  }
  return async (accountId) => {
    const ofOne = accountId === undefined ? '' : 'where account_id = $1';
    const { rows } = await pool.query<{ seen: number }>(
      `select count(*)::int as seen from seen_change ${ofOne}`,
      accountId === undefined ? [] : [accountId],
    );
    return rows[0]?.seen ?? 0;
  };
}

async function listTablesOfAccounts(pool: Database['pool']): Promise<string[]> {
  const { rows } = await pool.query<{ name: string }>(
    `select quote_ident(c.relname) as name from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'account_id'
      where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
        and c.relname not like 'audit%' and c.relname <> 'seen_change'`,
  );
  return rows.map(({ name }) => name);
}
