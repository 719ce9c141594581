import { canSee, type GatedFeature, type Viewer } from './viewer.ts';

export const EXPORTED_TABLES = [
  'campaigns',
  'documents',
  'ledger',
  'measurements',
  'media_plans',
  'money_requests',
  'overview',
  'payments',
  'report',
] as const;
export type ExportedTable = (typeof EXPORTED_TABLES)[number];

type ExportFeature = Extract<GatedFeature, 'table_export' | 'hijack_table_export'>;

/** Tables that only staff who act for a customer export: those that the customer does not see either. */
const STAFF_TABLES: readonly ExportedTable[] = ['money_requests'];

/** What a viewer needs to have for a table's export. */
export function exportFeature(table: ExportedTable): ExportFeature {
  return STAFF_TABLES.includes(table) ? 'hijack_table_export' : 'table_export';
}

/** Whether this viewer may export a table: the training version exports none. */
export function mayExport(table: ExportedTable, { mode, is_hijacked }: Pick<Viewer, 'mode' | 'is_hijacked'>): boolean {
  return canSee(exportFeature(table), { mode, is_hijacked, is_official: false, has_purchased_campaign: false, role: 'viewer' });
}
