import { getReportedDays, isLateRun, latestRunAt, nextRunAt, type RunFailure } from '@jarchi/domain/alerts/report-schedule.ts';
import type { DayRange } from '@jarchi/domain/calendar/day-range.ts';
import type { NewNotice, NoticeFacts } from '#features/notifications/notifications.kinds.ts';
import type { ReportsService } from '#features/reports/reports.service.ts';
import { enqueueJobs } from '#infra/jobs/enqueue-jobs.ts';
import type { Tx } from '#infra/store/tenancy.ts';
import { listCampaignTitles, lockSchedule, updateSchedule, type ScheduleRecord } from './alerts.repository.ts';

export const RUN_JOB = 'alerts.report';
/** A run that failed so often is noted as failed, and the next one waits for its time. */
export const RUN_TRIES = 5;

export interface RunDeps {
  readonly reports: Pick<ReportsService, 'readPeriod'>;
  notify(tx: Tx, accountId: number, notices: readonly NewNotice[]): Promise<void>;
}

/** A run of a scheduled report, which is made at `now`: when it was due, and its days. Instants in ms of the world. */
interface Run {
  readonly now: number;
  readonly due: number;
  readonly range: DayRange;
}

/** Enqueues the next run of a report, at the time that its row has. */
export async function enqueueRun(tx: Tx, { account_id, id, next_run_at }: ScheduleRecord): Promise<void> {
  const dedupeKey = `${account_id}:${id}:${next_run_at.toISOString()}`;
  const payload = { schedule_id: id };
  const job = { kind: RUN_JOB, payload, clock: 'world', accountId: account_id } as const;
  await enqueueJobs(tx, [{ ...job, runAt: next_run_at, dedupeKey }]);
}

/** The run that is due at `now` (ms of the world): of missed runs, the last one. */
function getDueRun(row: ScheduleRecord, now: number): Run {
  const due = latestRunAt(row, row.next_run_at.getTime(), now);
  return { now, due, range: getReportedDays(row, due) };
}

/** Notes the outcome of a run that was due, and has the next one wait for its time. */
async function endRun(tx: Tx, row: ScheduleRecord, run: Run, failure: RunFailure | null): Promise<void> {
  const next_run_at = new Date(nextRunAt(row, run.now));
  await enqueueRun(tx, await updateSchedule(tx, row, { ...outcomeOf(run, failure), next_run_at }));
}

const outcomeOf = ({ due, range, now }: Run, failure: RunFailure | null) => ({
  last_due_at: new Date(due),
  last_made_at: new Date(now),
  last_from: range.from,
  last_to: range.to,
  last_failure: failure,
});

/** The report that is due, if it is: a row that was switched off, deleted, or moved to another time has none. */
async function lockDue(tx: Tx, accountId: number, id: number, now: number): Promise<ScheduleRecord | undefined> {
  const row = await lockSchedule(tx, accountId, id);
  return row?.is_on && row.next_run_at.getTime() <= now ? row : undefined;
}

/** Makes the run of a scheduled report that is due. The row is locked, so of two servers one makes it. */
export async function makeDueRun(
  tx: Tx,
  deps: RunDeps,
  of: { readonly account_id: number; readonly id: number },
  now: number,
): Promise<void> {
  const row = await lockDue(tx, of.account_id, of.id, now);
  if (!row) return;
  const run = getDueRun(row, now);
  const failure = await sendReport(tx, deps, row, run);
  await endRun(tx, row, run, failure);
}

/** Notes that the run that is due could not be made, and tells the person. */
export async function failDueRun(
  tx: Tx,
  deps: RunDeps,
  of: { readonly account_id: number; readonly id: number },
  now: number,
): Promise<void> {
  const row = await lockDue(tx, of.account_id, of.id, now);
  if (!row) return;
  const run = getDueRun(row, now);
  await deps.notify(tx, row.account_id, [tellFailure(row, run, 'not_made')]);
  await endRun(tx, row, run, 'not_made');
}

/** Makes the last run again, over the same days, if it failed. */
export async function makeFailedRun(tx: Tx, deps: RunDeps, row: ScheduleRecord, now: number): Promise<ScheduleRecord> {
  const { last_due_at, last_from, last_to, last_failure } = row;
  if (last_failure === null || last_due_at === null || last_from === null || last_to === null) return row;
  const run = { now, due: last_due_at.getTime(), range: { from: last_from, to: last_to } };
  const failure = await sendReport(tx, deps, row, run);
  return updateSchedule(tx, row, outcomeOf(run, failure));
}

function tellFailure({ id, user_id }: ScheduleRecord, { now, due, range }: Run, failure: RunFailure): NewNotice {
  return {
    kind: 'report_failed',
    facts: { failure, ...range, due_at: new Date(due).toISOString() },
    user_id,
    dedupe_key: `report:${id}:${due}:failed`,
    at: new Date(now),
  };
}

/**
 * Tells the figures of a run: one notice for each campaign that the report names and that ran in these days, or one for all campaigns.
 * Each leads to the report over exactly these days. Returns why nothing was sent.
 */
async function sendReport(tx: Tx, deps: RunDeps, row: ScheduleRecord, run: Run): Promise<RunFailure | null> {
  const { account_id, id, user_id, campaigns: ids } = row;
  const { now } = run;
  const named = await listCampaignTitles(tx, account_id, ids);
  if (ids.length > 0 && named.length === 0) {
    await deps.notify(tx, account_id, [tellFailure(row, run, 'no_campaign')]);
    return 'no_campaign';
  }
  const chosen = ids.length === 0 ? undefined : named.map((campaign) => campaign.id);
  const { campaigns, totals } = await deps.reports.readPeriod(tx, account_id, { range: run.range, campaigns: chosen, now });
  const late_since = isLateRun(run.due, now) ? new Date(run.due).toISOString() : '';
  const tell = (
    title: string,
    facts: Omit<NoticeFacts['report_ready'], 'title' | 'from' | 'to' | 'late_since'>,
    campaign_id?: number,
  ): NewNotice => {
    const { reach, views, clicks, cost } = facts;
    return {
      kind: 'report_ready',
      facts: { title, campaigns: facts.campaigns, reach, views, clicks, cost, ...run.range, late_since },
      user_id,
      dedupe_key: `report:${id}:${run.due}:${campaign_id ?? 'all'}`,
      at: new Date(now),
      ...(campaign_id === undefined ? {} : { campaign_id }),
    };
  };
  const each = chosen === undefined ? [] : campaigns.map((campaign) => tell(campaign.title, { ...campaign, campaigns: 1 }, campaign.id));
  await deps.notify(tx, account_id, each.length > 0 ? each : [tell('', totals)]);
  return null;
}
