import type { Viewer } from './viewer.ts';

export const EXPORTED_TABLES = [
  'campaigns',
  'documents',
  'ledger',
  'measurements',
  'media_plans',
  'overview',
  'payments',
  'report',
] as const;
export type ExportedTable = (typeof EXPORTED_TABLES)[number];

/** Which tables staff who act for a customer may export in the customer's name. */
const IS_FOR_STAFF: Readonly<Record<ExportedTable, boolean>> = {
  campaigns: true,
  documents: true,
  ledger: true,
  /** Who measured what and when: it answers a customer's question about a figure. */
  measurements: true,
  media_plans: true,
  overview: true,
  payments: true,
  report: true,
};

/** Whether this viewer may export a table: the training version exports none, and staff only those that are marked for them. */
export function mayExport(table: ExportedTable, { mode, is_hijacked }: Pick<Viewer, 'mode' | 'is_hijacked'>): boolean {
  return mode !== 'demo' && (!is_hijacked || IS_FOR_STAFF[table]);
}
