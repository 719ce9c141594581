import { expect, test } from 'vitest';
import { tablesWithoutPolicy, tenantPolicySql } from './tenant-tables.ts';
import { listTablesWithoutPolicy } from '#infra/testing/tables-without-policy.ts';
import { openTestDatabase } from '#infra/testing/test-database.ts';
import { asOwner } from '#infra/testing/as-owner.ts';

test('every table with an account has a wall or is exempt for a reason', async () => {
  // Read before the account is known, by the jobs of all accounts, or by no one (what is unique over all accounts): no tenant role may select from these.
  expect(tablesWithoutPolicy).toEqual([
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
  ]);
  const db = await openTestDatabase();
  expect(await listTablesWithoutPolicy(db.pool)).toEqual([]);
  await db.close();
});

test('a table without a wall is found, and so is one whose policies are switched off', async () => {
  const db = await openTestDatabase();
  await asOwner(db).pool.query(
    `create table bare (account_id bigint); create table off (account_id bigint); ${tenantPolicySql('off')}; alter table off disable row level security`,
  );
  expect(await listTablesWithoutPolicy(db.pool)).toEqual(['bare', 'off']);
  await db.close();
});

test('a tenant reads no exempt table', async () => {
  const db = await openTestDatabase();
  const { rows } = await db.pool.query(
    `select c.relname from pg_class c, unnest(array['jarchi_tenant', 'jarchi_staff']) r(name)
      where c.relname = any($1) and has_table_privilege(r.name, c.oid, 'select, update, delete')`,
    [tablesWithoutPolicy],
  );
  expect(rows).toEqual([]);
  await db.close();
});
