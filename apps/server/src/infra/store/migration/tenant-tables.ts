import { bigint } from 'drizzle-orm/pg-core';

/** Tables with an account_id that only the owner reads, each with its reason (tenant-tables.test.ts). */
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
] as const;

const ownRow = `account_id = nullif(current_setting('app.account_id', true), '')::bigint`;

/** The first column of every tenant table. Its primary key and its foreign keys include it. */
export function tenantColumns() {
  return { account_id: bigint({ mode: 'number' }).notNull() };
}

/** What an account may do with its own rows besides reading them. */
type TenantChange = 'all' | 'change' | 'insert';

const GRANTS: Readonly<Record<TenantChange, string>> = {
  all: 'select, insert, update, delete',
  change: 'select, insert, update',
  insert: 'select, insert',
};

/**
 * SQL that puts a tenant table behind its wall: an account reaches its own rows, staff read all.
 * Not FORCE: the owner works across accounts in jobs, and without it does so the same way whether or not it is a superuser.
 */
export function tenantPolicySql(table: string, change: TenantChange = 'all'): string {
  return [
    `alter table ${table} enable row level security;`,
    `create policy own_rows on ${table} to jarchi_tenant using (${ownRow}) with check (${ownRow});`,
    `create policy staff_reads on ${table} for select to jarchi_staff using (true);`,
    `grant ${GRANTS[change]} on ${table} to jarchi_tenant;`,
    `grant select on ${table} to jarchi_staff;`,
  ].join('\n');
}

/** SQL that lets an account add rows of its own to a table that it cannot read. */
export function tenantInsertSql(table: string): string {
  return [
    `alter table ${table} enable row level security;`,
    `create policy own_insert on ${table} for insert to jarchi_tenant with check (${ownRow});`,
    `grant insert on ${table} to jarchi_tenant;`,
  ].join('\n');
}

/** SQL that lets accounts and staff read a reference table, which only the owner writes. */
export function referenceGrantSql(table: string): string {
  return `grant select on ${table} to jarchi_tenant, jarchi_staff;`;
}
