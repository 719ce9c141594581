import type pg from 'pg';
import { tablesWithoutPolicy } from '#infra/store/migration/tenant-tables.ts';

/** Names of tables that have an account_id and neither a wall nor an exemption. Partitions are reached through their table's wall only. */
export async function listTablesWithoutPolicy(pool: pg.Pool): Promise<string[]> {
  const { rows } = await pool.query<{ name: string }>(
    `select c.relname as name
       from pg_class c
       join pg_attribute a on a.attrelid = c.oid and a.attname = 'account_id' and not a.attisdropped
      where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and c.relname <> all($1::text[])
        and not (c.relispartition and c.relrowsecurity and not has_table_privilege('jarchi_tenant', c.oid, 'select, insert, update, delete')
          and not has_table_privilege('jarchi_staff', c.oid, 'select, insert, update, delete'))
        and not (c.relrowsecurity and exists (
          select from pg_policy p where p.polrelid = c.oid and p.polname = 'own_rows' and p.polwithcheck is not null))
      order by c.relname`,
    [tablesWithoutPolicy],
  );
  return rows.map((row) => row.name);
}
