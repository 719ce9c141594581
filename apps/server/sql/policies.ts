// Prints the walls of every table to standard output, for a custom migration:
//   npm run db:generate -- --custom --name walls
//   npx tsx apps/server/sql/policies.ts > apps/server/migrations/<the new file>
//   npm run db:lock
import { getTableName, is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { readTableModules } from '#infra/store/distribution/read-places.ts';
import {
  referenceGrantSql,
  type ServerChange,
  serverGrantSql,
  tablesWithoutPolicy,
  tenantInsertSql,
  tenantPolicySql,
} from '#infra/store/migration/tenant-tables.ts';

const referenceTables = [
  'bundle',
  'bundle_plan',
  'business_category',
  'category',
  'changelog_attachment',
  'changelog_item',
  'click_tier',
  'cpm_configuration',
  'discount',
  'help_article',
  'help_category',
  'media_plan',
  'publisher',
  'publisher_category',
  'service_offer',
];
const appendOnlyTables = [
  'campaign_event',
  'click_batch',
  'event',
  'ledger_entry',
  'ledger_transaction',
  'measurement',
  'measurement_finding',
  'pre_invoice_payment',
  'money_request_event',
  'ticket_entry',
  'ticket_rating',
];
/** Tables whose rows stay: an account adds and changes its own. */
const lastingTables = ['document', 'ledger_day', 'ledger_line', 'ticket'];
/** Tables that an account cannot read, and to which it adds rows of its own. */
const insertTables = ['doorway', 'gateway_reference', 'slip_reference'];
/** The rights of the server where it may do other than an account, or other than all that a table without a wall allows. */
const serverChanges: Readonly<Record<string, ServerChange>> = {
  // A job gives every statement that differs from its ledger new lines and day sums.
  ledger_day: 'all',
  ledger_line: 'all',
  // Old rows are forgotten.
  click_batch: 'forget',
  event: 'forget',
  // These only grow. An entry of the audit is closed once, to which a trigger sees.
  audit_log: 'change',
  audit_words: 'insert',
  document_number: 'insert',
  gateway_reference: 'insert',
  job_decision: 'insert',
  slip_reference: 'insert',
};
const exempt: readonly string[] = tablesWithoutPolicy;

interface Listed {
  readonly name: string;
  readonly has_account: boolean;
}

async function listTables(): Promise<Listed[]> {
  const tables = new Map<string, Listed>();
  for (const exported of await readTableModules()) {
    for (const table of Object.values(exported)) {
      if (is(table, PgTable)) tables.set(getTableName(table), { name: getTableName(table), has_account: 'account_id' in table });
    }
  }
  return [...tables.values()].toSorted((a, b) => (a.name < b.name ? -1 : 1));
}

function changeOf(table: string) {
  if (lastingTables.includes(table)) return 'change';
  return appendOnlyTables.includes(table) ? 'insert' : 'all';
}

const tables = await listTables();
const walled = tables.filter(({ name, has_account }) => has_account && !exempt.includes(name)).map(({ name }) => name);
const plain = tables.map(({ name }) => name).filter((name) => !walled.includes(name) && !insertTables.includes(name));
const blocks = [
  ...walled.map((table) => tenantPolicySql(table, changeOf(table), serverChanges[table])),
  ...insertTables.map((table) => tenantInsertSql(table, serverChanges[table])),
  referenceTables.map(referenceGrantSql).join('\n'),
  plain.map((table) => serverGrantSql(table, serverChanges[table])).join('\n'),
];
// One statement stands between two breakpoints: a store of several machines sends them on one by one.
console.log(blocks.join('\n').split('\n').join('\n--> statement-breakpoint\n'));
