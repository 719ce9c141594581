import { tehranDay } from '@jarchi/domain/calendar/jalali.ts';
import { judgeFigure, OWN_REASONS, type CollectedFigure, type OwnReason } from '@jarchi/domain/reports/measurements/judge-figure.ts';
import { METRICS, type Metric } from '@jarchi/domain/campaigns/goals.ts';
import { enqueueJob } from '#infra/jobs/enqueue-jobs.ts';
import type { Tx } from '#infra/store/tenancy.ts';
import {
  hasMeasurements,
  insertFindings,
  insertHours,
  insertMeasurements,
  listMeasurements,
  markDays,
  openMonths,
  rollUpDays,
  type Batch,
  type HourSpan,
  type NewFinding,
  type NewMeasurement,
  type StoredMeasurement,
} from './measurements.repository.ts';

export interface MeasuredHour {
  readonly placement_id: number;
  /** Start of the Tehran hour, ms. */
  readonly hour: number;
  readonly reach: number;
  readonly views: number;
  readonly clicks: number;
  /** Figures that were counted and do not count. */
  readonly rejected?: readonly { readonly metric: Metric; readonly value: number; readonly reason: OwnReason }[];
  /** The one metric that its source gives; all of them where it is not there. */
  readonly only?: Metric;
  /** The metric whose units the advertiser pays in this hour, if there is one, and whether they are settled. */
  readonly paid?: { readonly metric: Metric; readonly is_settled: boolean };
}

/** A figure that counts now and was not counted before: `added` is the difference from what stood. */
export interface CountedFigure {
  readonly placement_id: number;
  readonly hour: number;
  readonly metric: Metric;
  readonly added: number;
}

/** Figures up to this many are summed up by the transaction that stores them; more than that by a job. */
const ROLLED_UP_AT_ONCE = 3_000;
export const ROLL_UP_JOB = 'measurements.roll_up';

/** One metric of a measured hour. */
interface NewFigure extends CollectedFigure {
  readonly placement_id: number;
  readonly metric: Metric;
  readonly hour: number;
  readonly parts: readonly Omit<NewMeasurement, 'revision'>[];
  readonly isPaid: boolean;
  readonly isSettled: boolean;
}

/**
 * Stores measured hours, inside the transaction of a caller who holds the campaign's lock. Hours that have figures already are judged
 * (`judgeFigure`). Returns what counts anew.
 */
export async function ingest(tx: Tx, batch: Batch<MeasuredHour>): Promise<CountedFigure[]> {
  if (batch.rows.length === 0) return [];
  const hours = batch.rows.map(({ hour }) => hour);
  const span: HourSpan = {
    placements: [...new Set(batch.rows.map(({ placement_id }) => placement_id))],
    first: hours.reduce((least, hour) => Math.min(least, hour)),
    last: hours.reduce((most, hour) => Math.max(most, hour)),
  };
  const days = [...new Set(hours.map((hour) => tehranDay(hour)))];
  await openMonths(tx, firstOfEachMonth(hours));
  const isWhole = batch.rows.every(({ only }) => only === undefined);
  const isNew = isWhole && !(await hasMeasurements(tx, batch, span)) && (await insertFresh(tx, batch));
  const counted = isNew ? batch.rows.flatMap(countHour) : await judgeAll(tx, batch, span);
  if (batch.rows.length * METRICS.length <= ROLLED_UP_AT_ONCE) await rollUpDays(tx, batch, span);
  else {
    await markDays(tx, batch, days);
    const { account_id: accountId, collected_at: runAt } = batch;
    await enqueueJob(tx, { kind: ROLL_UP_JOB, payload: {}, clock: 'world', runAt, accountId, dedupeKey: String(accountId) });
  }
  return counted;
}

const countHour = (row: MeasuredHour): CountedFigure[] =>
  METRICS.map((metric) => ({ placement_id: row.placement_id, hour: row.hour, metric, added: row[metric] }));

/** Stores hours that have no figures yet; false if some got theirs in the meantime. */
async function insertFresh(tx: Tx, batch: Batch<MeasuredHour>): Promise<boolean> {
  if ((await insertHours(tx, batch)) !== batch.rows.length * METRICS.length) return false;
  const rejecting = batch.rows.filter(({ rejected = [] }) => rejected.length > 0).flatMap((row) => listFigures(row, batch));
  const rows = rejecting.flatMap(({ parts }) =>
    parts.filter((part) => part.reject_reason !== '').map((part) => ({ ...part, revision: 0 })),
  );
  return rows.length === 0 || (await insertMeasurements(tx, { ...batch, rows })) === rows.length;
}

function firstOfEachMonth(hours: readonly number[]): number[] {
  return [...new Map(hours.map((hour) => [tehranDay(hour).slice(0, 7), hour])).values()];
}

const getHourKey = ({ placement_id, hour, metric }: NewFigure) => ({ placement_id, hour, metric });

function listFigures({ rejected = [], paid, only, ...row }: MeasuredHour, { source }: Batch<unknown>): NewFigure[] {
  const { placement_id, hour } = row;
  return (only ? [only] : METRICS).map((metric) => {
    const reasons = new Map<OwnReason, number>();
    for (const part of rejected) if (part.metric === metric) reasons.set(part.reason, (reasons.get(part.reason) ?? 0) + part.value);
    const of = { placement_id, metric, hour };
    return {
      ...of,
      source,
      accepted: row[metric],
      rejected: [...reasons.values()].reduce((sum, value) => sum + value, 0),
      parts: [
        { ...of, value: row[metric], reject_reason: '' as const },
        ...[...reasons].map(([reject_reason, value]) => ({ ...of, value, reject_reason })),
      ],
      isPaid: paid?.metric === metric,
      isSettled: paid?.is_settled ?? false,
    };
  });
}

/** Figures of one source that were collected at once for an hour. */
interface Collection extends CollectedFigure {
  readonly revision: number;
}

/** Judges each figure by what is stored of its hour, and stores what is new. */
async function judgeAll(tx: Tx, batch: Batch<MeasuredHour>, span: HourSpan): Promise<CountedFigure[]> {
  const stored = groupCollections(await listMeasurements(tx, batch, span));
  const rows: NewMeasurement[] = [];
  const findings: NewFinding[] = [];
  const counted: CountedFigure[] = [];
  for (const figure of batch.rows.flatMap((row) => listFigures(row, batch))) {
    const known = stored.get(getKey(figure)) ?? [];
    const revisions = known.map(({ revision }) => revision);
    const standing = known.find(({ revision }) => revision >= 0 && revision === Math.max(...revisions));
    const verdict = judgeFigure(standing, figure, figure);
    const isCounted = verdict.verdict === 'counts';
    if (verdict.verdict === 'known' || (!isCounted && isSetAside(known, figure))) continue;
    const revision = isCounted ? Math.max(-1, ...revisions) + 1 : Math.min(0, ...revisions) - 1;
    const reasonOf = ({ reject_reason }: Pick<NewMeasurement, 'reject_reason'>) =>
      reject_reason === '' && !isCounted ? verdict.reason : reject_reason;
    rows.push(...figure.parts.map((part) => ({ ...part, reject_reason: reasonOf(part), revision })));
    if (isCounted) counted.push({ ...getHourKey(figure), added: verdict.added });
    if (verdict.opensFinding) findings.push(makeFinding(batch, figure, standing, isCounted));
  }
  if (rows.length > 0 && (await insertMeasurements(tx, { ...batch, rows })) !== rows.length)
    throw new Error(`figures of campaign ${batch.campaign_id} were stored without its lock`);
  await insertFindings(tx, findings);
  return counted;
}

/** A figure that was set aside before, and came again as it was. */
function isSetAside(known: readonly Collection[], { source, accepted, rejected }: CollectedFigure): boolean {
  const own = known.filter((item) => item.source === source);
  const last = own.find(({ revision }) => revision < 0 && revision === Math.min(...own.map((item) => item.revision)));
  return last !== undefined && last.accepted === accepted && last.rejected === rejected;
}

const getKey = ({ placement_id, metric, hour }: Pick<NewMeasurement, 'placement_id' | 'metric' | 'hour'>) =>
  `${placement_id}:${metric}:${hour}`;

const ownReasons: readonly string[] = OWN_REASONS;

function groupCollections(stored: readonly StoredMeasurement[]): Map<string, Collection[]> {
  const byHour = new Map<string, Map<number, Collection>>();
  for (const row of stored) {
    const key = getKey(row);
    const collections = byHour.get(key) ?? new Map<number, Collection>();
    byHour.set(key, collections);
    const before = collections.get(row.revision) ?? { source: row.source, revision: row.revision, accepted: 0, rejected: 0 };
    const isOwn = ownReasons.includes(row.reject_reason);
    collections.set(row.revision, {
      ...before,
      accepted: before.accepted + (isOwn ? 0 : row.value),
      rejected: before.rejected + (isOwn ? row.value : 0),
    });
  }
  return new Map([...byHour].map(([key, collections]) => [key, [...collections.values()]]));
}

function makeFinding(batch: Batch<unknown>, figure: NewFigure, standing: Collection | undefined, is_counted: boolean): NewFinding {
  const { account_id, campaign_id, source, collected_at } = batch;
  const { placement_id, metric, accepted } = figure;
  return {
    account_id,
    campaign_id,
    placement_id,
    metric,
    hour: new Date(figure.hour),
    source,
    standing: standing?.accepted ?? 0,
    value: accepted,
    is_counted,
    found_at: collected_at,
  };
}
