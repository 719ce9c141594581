import type pg from 'pg';
import type { Place } from './places.ts';

/** A connection of the owner. */
export type Owner = Pick<pg.Client, 'query'>;

export type Table = { readonly name: string; readonly has_primary_key: boolean };
/** A primary key, unique key, unique index or exclusion, with its columns. */
export type UniqueKey = { readonly name: string; readonly table: string; readonly columns: readonly string[] };
export type ForeignKey = {
  readonly name: string;
  readonly table: string;
  readonly columns: readonly string[];
  readonly to: string;
  readonly to_columns: readonly string[];
  readonly sets_null: boolean;
  readonly definition: string;
};
export type Trigger = { readonly name: string; readonly table: string; readonly definition: string };
export type Nodes = { readonly workers: number; readonly coordinators: number };

/** Tables of the schema; partitions belong to theirs. */
const isOwnTable = `c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
  and not exists (select 1 from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e')`;

const columnsOf = (table: string, numbers: string) => `(
  select coalesce(array_agg(a.attname::text order by n.place), '{}') from unnest(${numbers}) with ordinality n(number, place)
    join pg_attribute a on a.attrelid = ${table} and a.attnum = n.number)`;

export async function hasExtension(owner: Owner): Promise<boolean> {
  const { rowCount } = await owner.query("select 1 from pg_extension where extname = 'citus'");
  return rowCount === 1;
}

/** How many machines take rows of accounts, and whether the machine that is asked knows its own name. */
export async function countNodes(owner: Owner): Promise<Nodes> {
  const { rows } = await owner.query<Nodes>(
    `select count(*) filter (where groupid <> 0 and shouldhaveshards) as workers, count(*) filter (where groupid = 0) as coordinators
       from pg_dist_node where isactive and noderole = 'primary'`,
  );
  return rows[0] ?? { workers: 0, coordinators: 0 };
}

export async function listTables(owner: Owner): Promise<Table[]> {
  const { rows } = await owner.query<Table>(
    `select c.relname as name, exists (select 1 from pg_constraint k where k.conrelid = c.oid and k.contype = 'p') as has_primary_key
       from pg_class c where ${isOwnTable} order by c.relname`,
  );
  return rows;
}

/** Where the tables stand that the cluster knows. A key to a reference table makes a table known to it, as one of the coordinator. */
export async function listStanding(owner: Owner): Promise<ReadonlyMap<string, Place>> {
  const { rows } = await owner.query<{ name: string; stands: Place }>(
    `select c.relname as name, case when p.partmethod = 'h' then 'account' when p.repmodel = 't' then 'reference' else 'coordinator' end as stands
       from pg_dist_partition p join pg_class c on c.oid = p.logicalrelid where ${isOwnTable}`,
  );
  return new Map(rows.map(({ name, stands }) => [name, stands]));
}

export async function listUniqueKeys(owner: Owner): Promise<UniqueKey[]> {
  const { rows } = await owner.query<UniqueKey>(
    `select i.indexrelid::regclass::text as name, c.relname as table, ${columnsOf('c.oid', 'i.indkey::int2[]')} as columns
       from pg_index i join pg_class c on c.oid = i.indrelid
      where (i.indisunique or i.indisexclusion) and ${isOwnTable} order by 2, 1`,
  );
  return rows;
}

export async function listForeignKeys(owner: Owner): Promise<ForeignKey[]> {
  const { rows } = await owner.query<ForeignKey>(
    `select k.conname as name, c.relname as table, ${columnsOf('k.conrelid', 'k.conkey')} as columns,
            t.relname as to, ${columnsOf('k.confrelid', 'k.confkey')} as to_columns,
            k.confdeltype in ('n', 'd') or k.confupdtype in ('n', 'd') as sets_null, pg_get_constraintdef(k.oid) as definition
       from pg_constraint k join pg_class c on c.oid = k.conrelid join pg_class t on t.oid = k.confrelid
      where k.contype = 'f' and k.conparentid = 0 and ${isOwnTable} order by 2, 1`,
  );
  return rows;
}

/** Triggers that migrations made, of tables and not of their partitions. */
export async function listTriggers(owner: Owner): Promise<Trigger[]> {
  const { rows } = await owner.query<Trigger>(
    `select t.tgname as name, c.relname as table, pg_get_triggerdef(t.oid) as definition
       from pg_trigger t join pg_class c on c.oid = t.tgrelid
      where not t.tgisinternal and ${isOwnTable}
        and not exists (select 1 from pg_depend d where d.classid = 'pg_trigger'::regclass and d.objid = t.oid and d.deptype = 'e')
        and position('truncate_trigger' in t.tgname) = 0
      order by 2, 1`,
  );
  return rows;
}

/** Everything that a table holds besides rows, one line each: keys, checks, columns' rules, indexes, policies, triggers and rights. */
export async function listHoldings(owner: Owner): Promise<string[]> {
  const { rows } = await owner.query<{ line: string }>(
    `select concat_ws(' ', c.relname, 'key', k.conname, pg_get_constraintdef(k.oid)) as line
       from pg_constraint k join pg_class c on c.oid = k.conrelid where k.contype <> 't' and ${isOwnTable}
     union all
     select concat_ws(' ', c.relname, 'index', i.indexrelid::regclass, pg_get_indexdef(i.indexrelid))
       from pg_index i join pg_class c on c.oid = i.indrelid where ${isOwnTable}
     union all
     select concat_ws(' ', c.relname, 'column', a.attname, format_type(a.atttypid, a.atttypmod), a.attnotnull, a.attidentity, a.attgenerated,
         pg_get_expr(d.adbin, d.adrelid))
       from pg_attribute a join pg_class c on c.oid = a.attrelid left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
      where a.attnum > 0 and not a.attisdropped and ${isOwnTable}
     union all
     select concat_ws(' ', c.relname, 'wall', c.relrowsecurity, c.relforcerowsecurity) from pg_class c where ${isOwnTable}
     union all
     select concat_ws(' ', c.relname, 'policy', p.polname, p.polcmd, p.polpermissive, array_to_string(p.polroles::regrole[], ','),
         pg_get_expr(p.polqual, p.polrelid), 'check', pg_get_expr(p.polwithcheck, p.polrelid))
       from pg_policy p join pg_class c on c.oid = p.polrelid where ${isOwnTable}
     union all
     select concat_ws(' ', c.relname, 'right', coalesce(nullif(g.grantee, 0)::regrole::text, 'public'), g.privilege_type)
       from pg_class c, aclexplode(c.relacl) g where ${isOwnTable}`,
  );
  const triggers = await listTriggers(owner);
  return [...rows.map(({ line }) => line), ...triggers.map((one) => `${one.table} trigger ${one.name} ${one.definition}`)].toSorted();
}

/** Roles that the walls name; a transaction under one of them reaches other machines by a login of that role. */
export async function listWallRoles(owner: Owner): Promise<string[]> {
  const { rows } = await owner.query<{ name: string }>(
    'select distinct r.rolname as name from pg_policy p cross join unnest(p.polroles) o(id) join pg_roles r on r.oid = o.id order by 1',
  );
  return rows.map(({ name }) => name);
}
