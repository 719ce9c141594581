// Prints the walls of every table to standard output, for a custom migration:
//   npm run db:generate -- --custom --name walls
//   npx tsx apps/server/sql/policies.ts > apps/server/migrations/<the new file>
//   npm run db:lock
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { getTableName, is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { referenceGrantSql, tablesWithoutPolicy, tenantInsertSql, tenantPolicySql } from '#infra/store/migration/tenant-tables.ts';

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
const source = join(import.meta.dirname, '../src');
const exempt: readonly string[] = tablesWithoutPolicy;

async function listTenantTables(): Promise<string[]> {
  const names: string[] = [];
  for (const path of readdirSync(source, { recursive: true, encoding: 'utf8' })) {
    if (!path.endsWith('.tables.ts')) continue;
    const exported: Record<string, unknown> = await import(join(source, path));
    for (const table of Object.values(exported)) {
      if (is(table, PgTable) && 'account_id' in table && !exempt.includes(getTableName(table))) names.push(getTableName(table));
    }
  }
  return names.toSorted();
}

function changeOf(table: string) {
  if (lastingTables.includes(table)) return 'change';
  return appendOnlyTables.includes(table) ? 'insert' : 'all';
}

const blocks = [
  ...(await listTenantTables()).map((table) => tenantPolicySql(table, changeOf(table))),
  tenantInsertSql('doorway'),
  tenantInsertSql('gateway_reference'),
  tenantInsertSql('slip_reference'),
  referenceTables.map(referenceGrantSql).join('\n'),
];
console.log(blocks.join('\n--> statement-breakpoint\n'));
