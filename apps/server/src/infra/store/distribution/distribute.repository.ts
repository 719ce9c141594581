import pg from 'pg';
import { type ForeignKey, type Owner, type Trigger, listForeignKeys, listTriggers } from './cluster.repository.ts';
import type { Place } from './places.ts';

const quote = (name: string) => pg.escapeIdentifier(name);
const inString = (text: string) => pg.escapeLiteral(text);

/** The call that puts a table in its place; none where it stays an ordinary table of the coordinator. */
const PLACING: Readonly<Record<Place, ((table: string, beside: string) => string) | undefined>> = {
  account: (table, beside) => `select create_distributed_table(${table}, 'account_id', colocate_with => ${beside})`,
  reference: (table) => `select create_reference_table(${table})`,
  coordinator: (table) => `select citus_add_local_table_to_metadata(${table})`,
  coordinatorAlone: undefined,
};

/** Opens the one transaction of a distribution. Triggers are allowed: those of the store read nothing but their own rows. */
export async function begin(owner: Owner): Promise<void> {
  await owner.query('begin');
  await owner.query("set local citus.multi_shard_modify_mode = 'sequential'");
  await owner.query('set local citus.enable_unsafe_triggers = on');
  await owner.query('set local statement_timeout = 0');
}

/** Puts a table in its place; one of accounts beside another of them, if there is one. */
export async function placeTable(owner: Owner, table: string, place: Place, beside = 'default'): Promise<void> {
  const placing = PLACING[place]?.(inString(quote(table)), inString(beside === 'default' ? beside : quote(beside)));
  if (placing !== undefined) await owner.query(placing);
}

/** Removes the rows that a placed table left on the coordinator: its shards have them. */
export async function dropLeftRows(owner: Owner, table: string): Promise<void> {
  await owner.query(`select truncate_local_data_after_distributing_table(${inString(quote(table))})`);
}

export async function takeOffKeys(owner: Owner, keys: readonly ForeignKey[]): Promise<void> {
  for (const { table, name } of keys) await owner.query(`alter table ${quote(table)} drop constraint ${quote(name)}`);
}

/** Puts back those of the keys that are not there. */
export async function putBackKeys(owner: Owner, keys: readonly ForeignKey[]): Promise<void> {
  const standing = new Set((await listForeignKeys(owner)).map(({ table, name }) => `${table}.${name}`));
  for (const { table, name, definition } of keys.filter((key) => !standing.has(`${key.table}.${key.name}`)))
    await owner.query(`alter table ${quote(table)} add constraint ${quote(name)} ${definition}`);
}

export async function takeOffTriggers(owner: Owner, triggers: readonly Trigger[]): Promise<void> {
  for (const { table, name } of triggers) await owner.query(`drop trigger ${quote(name)} on ${quote(table)}`);
}

export async function putBackTriggers(owner: Owner, triggers: readonly Trigger[]): Promise<void> {
  const standing = new Set((await listTriggers(owner)).map(({ table, name }) => `${table}.${name}`));
  for (const { definition } of triggers.filter((one) => !standing.has(`${one.table}.${one.name}`))) await owner.query(definition);
}

/** Settings that connections of the store need: triggers on tables of accounts, and the account of a transaction told to every machine. */
export async function setSettings(owner: Owner): Promise<void> {
  const { rows } = await owner.query<{ name: string }>('select current_database() as name');
  const database = quote(rows[0]?.name ?? '');
  await owner.query(`alter database ${database} set citus.enable_unsafe_triggers = on`);
  await owner.query(`alter database ${database} set citus.propagate_set_commands = 'local'`);
}

/** Lets a role open connections: a transaction under it asks other machines by a login of the same name. */
export async function allowLogin(owner: Owner, role: string): Promise<void> {
  await owner.query(`alter role ${quote(role)} login`);
}

/**
 * Tables of accounts whose shards lack keys, checks, walls or triggers that the table has. A shard has a copy of each, but for triggers on
 * TRUNCATE (32 of 60, the bits of events): those stand on the coordinator, and one that is for other events too is missed here.
 */
export async function listBareShards(owner: Owner): Promise<string[]> {
  const held = (table: string) =>
    `(select count(*) from pg_constraint where conrelid = ${table} and contype <> 't') || ' keys, ' ||
     (select count(*) from pg_index where indrelid = ${table}) || ' indexes, ' ||
     (select count(*) from pg_policy where polrelid = ${table}) || ' policies, ' ||
     (select count(*) from pg_trigger where tgrelid = ${table} and not tgisinternal and tgtype & 60 <> 32) || ' triggers, ' ||
     (select count(*) from pg_class c, aclexplode(c.relacl) g where c.oid = ${table} and g.grantee <> c.relowner) || ' rights'`;
  const { rows } = await owner.query<{ line: string }>(
    `select distinct t.logicalrelid::text || ' has ' || t.held || ', and a shard ' || s.result as line
       from (select logicalrelid, ${held('logicalrelid::oid')} as held from pg_dist_partition where partmethod = 'h') t
       join pg_dist_shard d on d.logicalrelid = t.logicalrelid
       join run_command_on_placements(t.logicalrelid, $$select ${held("'%1$s'::regclass")}$$) s on s.shardid = d.shardid
      where not s.success or s.result <> t.held order by 1`,
  );
  return rows.map(({ line }) => line);
}
