import { bigint } from 'drizzle-orm/pg-core';

/** Tables with an account_id that only the server reads, each with its reason (tenant-tables.test.ts). */
export const tablesWithoutPolicy = [
  'job',
  'job_turn',
  'job_decision',
  'session',
  'doorway',
  'audit_log',
  'audit_words',
  'gateway_reference',
  'slip_reference',
  'channel_delivery',
  'document_number',
] as const;

const ownRow = `account_id = nullif(current_setting('app.account_id', true), '')::bigint`;

/** The first column of every tenant table. Its primary key and its foreign keys include it. */
export function tenantColumns() {
  return { account_id: bigint({ mode: 'number' }).notNull() };
}

/** The rights that a role has to the rows of a table besides reading them. */
type Change = 'all' | 'change' | 'insert';
/** The server also forgets old rows that never change. */
export type ServerChange = Change | 'forget';

const GRANTS: Readonly<Record<ServerChange, string>> = {
  all: 'select, insert, update, delete',
  change: 'select, insert, update',
  insert: 'select, insert',
  forget: 'select, insert, delete',
};

/**
 * SQL that puts a tenant table behind its wall: an account reaches its own rows, staff read all, and the server reaches all, with the rights of
 * an account unless it says otherwise. Not FORCE: migrations work across accounts as the owner, whether or not that is a superuser.
 */
export function tenantPolicySql(table: string, change: Change = 'all', serverChange: ServerChange = change): string {
  return [
    `alter table ${table} enable row level security;`,
    `create policy own_rows on ${table} to jarchi_tenant using (${ownRow}) with check (${ownRow});`,
    `create policy staff_reads on ${table} for select to jarchi_staff using (true);`,
    `grant ${GRANTS[change]} on ${table} to jarchi_tenant;`,
    `grant select on ${table} to jarchi_staff;`,
    serverPolicySql(table, serverChange),
  ].join('\n');
}

/** SQL that lets an account add rows of its own to a table that it cannot read. */
export function tenantInsertSql(table: string, serverChange: ServerChange = 'all'): string {
  return [
    `alter table ${table} enable row level security;`,
    `create policy own_insert on ${table} for insert to jarchi_tenant with check (${ownRow});`,
    `grant insert on ${table} to jarchi_tenant;`,
    serverPolicySql(table, serverChange),
  ].join('\n');
}

/** SQL that lets accounts and staff read a reference table, which only the server writes. */
export function referenceGrantSql(table: string): string {
  return `grant select on ${table} to jarchi_tenant, jarchi_staff;`;
}

function serverPolicySql(table: string, change: ServerChange): string {
  return [`create policy server_works on ${table} to jarchi_server using (true) with check (true);`, serverGrantSql(table, change)].join(
    '\n',
  );
}

/** SQL for a table without a wall. */
export function serverGrantSql(table: string, change: ServerChange = 'all'): string {
  return `grant ${GRANTS[change]} on ${table} to jarchi_server;`;
}
