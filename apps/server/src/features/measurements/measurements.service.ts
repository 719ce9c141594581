import { METRICS, type Metric } from '@jarchi/domain/reports/reports.ts';
import type { Tx } from '#infra/store/tenancy.ts';
import { insertMeasurements, readTotals, rollUpDays, type Batch } from './measurements.repository.ts';

export interface MeasuredHour {
  readonly placement_id: number;
  /** Start of the Tehran hour, ms. */
  readonly hour: number;
  readonly reach: number;
  readonly views: number;
  readonly clicks: number;
  /** Figures that were counted and do not count. */
  readonly rejected?: readonly { readonly metric: Metric; readonly value: number; readonly reason: string }[];
}

/** Stores measured hours, and sums up their days again. */
async function ingest(tx: Tx, batch: Batch<MeasuredHour>): Promise<void> {
  const rows = batch.rows.flatMap((row) => {
    const of = { placement_id: row.placement_id, hour: new Date(row.hour) };
    const accepted = METRICS.map((metric) => ({ ...of, metric, value: row[metric], reject_reason: null }));
    return [...accepted, ...(row.rejected ?? []).map(({ metric, value, reason }) => ({ ...of, metric, value, reject_reason: reason }))];
  });
  if (rows.length === 0) return;
  await insertMeasurements(tx, { ...batch, rows });
  const hours = batch.rows.map(({ hour }) => hour);
  await rollUpDays(tx, batch, { from: new Date(Math.min(...hours)), to: new Date(Math.max(...hours)) });
}

/** Stores and reads measured hours, inside the caller's transaction. */
export const measurements = { ingest, readTotals };
