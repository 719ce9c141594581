import type { CallAnswer, CallRefusal, ParsedInput } from '@jarchi/contract/types.ts';
import { ALERT_KINDS, checkThreshold, getFirstSetting, type AlertSetting } from '@jarchi/domain/alerts/alert-kinds.ts';
import { checkSchedule, nextRunAt, SCHEDULES_MAX } from '@jarchi/domain/alerts/report-schedule.ts';
import { refuse, succeed, type Result } from '@jarchi/domain/result.ts';
import { findListedTwice } from '@jarchi/domain/validation/listed-twice.ts';
import type { RefusalOf } from '@jarchi/contract/refusals.ts';
import type { Clock } from '#infra/clock/clock.ts';
import type { AccountCaller } from '#infra/http/caller.ts';
import type { Tenancy, Tx } from '#infra/store/tenancy.ts';
import { lockAccountLimits } from '#infra/store/limit-locks.ts';
import { checkAlerts, type CheckDeps } from './alerts.check.ts';
import {
  countSchedules,
  deleteSchedule,
  insertSchedule,
  listCampaignTitles,
  listSchedules,
  listSettings,
  lockSchedule,
  saveSetting,
  updateSchedule,
  type Person,
  type ScheduleRecord,
} from './alerts.repository.ts';
import { issueOfSchedule, issueOfThreshold } from './alerts.issues.ts';
import { enqueueCheck, watchAlerts, type Watched } from './alerts.watch.ts';
import { enqueueRun, failDueRun, makeDueRun, makeFailedRun, RUN_TRIES, type RunDeps } from './scheduled-run.ts';

export interface AlertsDeps extends CheckDeps, RunDeps {
  readonly tenancy: Tenancy;
  readonly world: Clock;
  logError(error: unknown, what: string): void;
}

export type AlertsService = ReturnType<typeof createAlertsService>;

type Order = ParsedInput<'alerts', 'createScheduledReport'>['body'];
type Schedule = CallAnswer<'alerts', 'createScheduledReport'>;
type OrderRefusal = RefusalOf<'invalid' | 'listed_twice' | 'campaign_not_found'>;

/** The alerts of a person, and their scheduled reports. */
export function createAlertsService(deps: AlertsDeps) {
  const { tenancy, world } = deps;

  /** The columns of an order; refused if it names a day that does not exist or a campaign that the account does not have. */
  async function readOrder(tx: Tx, { account_id }: Person, order: Order, allowed: readonly number[]): Promise<Result<Order, OrderRefusal>> {
    const off = checkSchedule(order);
    if (off) return refuse({ code: 'invalid', issues: [issueOfSchedule(off)] });
    const known = (await listCampaignTitles(tx, account_id, order.campaigns)).map(({ id }) => id);
    // A campaign that was archived since may stay.
    return order.campaigns.every((id) => known.includes(id) || allowed.includes(id))
      ? succeed(order)
      : refuse({ code: 'campaign_not_found' });
  }

  async function readAnswers(tx: Tx, { account_id }: Person, rows: readonly ScheduleRecord[]): Promise<Schedule[]> {
    const titles = await listCampaignTitles(tx, account_id, [...new Set(rows.flatMap(({ campaigns }) => campaigns))], {
      hasArchived: true,
    });
    return rows.map((row) => getAnswer(row, new Map(titles.map(({ id, title }) => [id, title]))));
  }

  async function readAnswer(tx: Tx, person: Person, row: ScheduleRecord): Promise<Schedule> {
    const [answer] = await readAnswers(tx, person, [row]);
    if (!answer) throw new Error('a scheduled report has no answer');
    return answer;
  }

  /** A scheduled report of the person themself, locked. */
  async function lockOwn(tx: Tx, { account_id, user_id }: Person, id: number): Promise<ScheduleRecord | undefined> {
    const row = await lockSchedule(tx, account_id, id);
    return row?.user_id === user_id ? row : undefined;
  }

  return {
    async listAlerts(caller: AccountCaller): Promise<CallAnswer<'alerts', 'listAlerts'>> {
      const rows = await tenancy.withAccount(caller.account_id, (tx) => listSettings(tx, caller));
      return {
        results: ALERT_KINDS.map((kind) => {
          const { is_on, threshold } = rows.find((row) => row.kind === kind) ?? getFirstSetting(kind);
          return { kind, is_on, threshold };
        }),
      };
    },

    /** An alert that is switched on is checked at the next turn of each campaign; one on the money at once. */
    async saveAlert(caller: AccountCaller, setting: AlertSetting): Promise<Result<AlertSetting, RefusalOf<'invalid'>>> {
      const off = checkThreshold(setting);
      if (off) return refuse({ code: 'invalid', issues: [issueOfThreshold(off, setting)] });
      const { account_id, user_id } = caller;
      const now = world.now();
      await tenancy.withAccount(account_id, async (tx) => {
        await saveSetting(tx, { account_id, user_id }, setting, new Date(now));
        if (setting.is_on && setting.kind === 'balance_low') await enqueueCheck(tx, { account_id }, now);
      });
      return succeed(setting);
    },

    async listScheduledReports(caller: AccountCaller): Promise<CallAnswer<'alerts', 'listScheduledReports'>> {
      return tenancy.withAccount(caller.account_id, async (tx) => ({
        results: await readAnswers(tx, caller, await listSchedules(tx, caller)),
      }));
    },

    async createScheduledReport(
      { account_id, user_id }: AccountCaller,
      order: Order,
    ): Promise<Result<Schedule, OrderRefusal | CallRefusal<'alerts', 'createScheduledReport'>>> {
      const person = { account_id, user_id };
      const twice = findListedTwice({ campaigns: order.campaigns });
      if (twice) return refuse(twice);
      return tenancy.withAccount(account_id, async (tx) => {
        const read = await readOrder(tx, person, order, []);
        if (!read.ok) return read;
        await lockAccountLimits(tx, account_id);
        if ((await countSchedules(tx, person)) >= SCHEDULES_MAX) return refuse({ code: 'schedules_full', limit: SCHEDULES_MAX });
        const now = world.now();
        const row = await insertSchedule(tx, {
          ...person,
          ...read.value,
          next_run_at: new Date(nextRunAt(order, now)),
          created: new Date(now),
        });
        if (row.is_on) await enqueueRun(tx, row);
        return succeed(await readAnswer(tx, person, row));
      });
    },

    async updateScheduledReport(
      caller: AccountCaller,
      id: number,
      order: Order,
    ): Promise<Result<Schedule, OrderRefusal | CallRefusal<'alerts', 'updateScheduledReport'>>> {
      const twice = findListedTwice({ campaigns: order.campaigns });
      if (twice) return refuse(twice);
      return tenancy.withAccount(caller.account_id, async (tx) => {
        const before = await lockOwn(tx, caller, id);
        if (!before) return refuse({ code: 'not_found' });
        const read = await readOrder(tx, caller, order, before.campaigns);
        if (!read.ok) return read;
        const row = await updateSchedule(tx, before, { ...read.value, next_run_at: new Date(nextRunAt(order, world.now())) });
        if (row.is_on) await enqueueRun(tx, row);
        return succeed(await readAnswer(tx, caller, row));
      });
    },

    async deleteScheduledReport(caller: AccountCaller, id: number) {
      const isDeleted = await tenancy.withAccount(caller.account_id, (tx) => deleteSchedule(tx, caller, id));
      return isDeleted ? succeed({ ok: true } as const) : refuse({ code: 'not_found' } as const);
    },

    /** Makes the last run again if it failed; one that was sent stays as it is. */
    async resendScheduledReport(caller: AccountCaller, id: number): Promise<Result<Schedule, RefusalOf<'not_found'>>> {
      return tenancy.withAccount(caller.account_id, async (tx) => {
        const row = await lockOwn(tx, caller, id);
        if (!row) return refuse({ code: 'not_found' });
        return succeed(await readAnswer(tx, caller, await makeFailedRun(tx, deps, row, world.now())));
      });
    },

    /** Money came or went without a campaign. */
    async watchAccount(account_id: number): Promise<void> {
      await tenancy.withAccount(account_id, (tx) => watchAlerts(tx, { account_id }, world.now()));
    },

    async check(watched: Watched): Promise<void> {
      await tenancy.withAccount(watched.account_id, (tx) => checkAlerts(tx, deps, watched, world.now()));
    },

    /** Makes a run that is due. After some tries it is noted as failed, so that the next one still comes. */
    async makeRun(of: { readonly account_id: number; readonly id: number }, attempt: number): Promise<void> {
      const now = world.now();
      try {
        await tenancy.withAccount(of.account_id, (tx) => makeDueRun(tx, deps, of, now));
      } catch (error) {
        if (attempt < RUN_TRIES) throw error;
        deps.logError(error, 'a scheduled report could not be made');
        await tenancy.withAccount(of.account_id, (tx) => failDueRun(tx, deps, of, now));
      }
    },
  };
}

function getAnswer(row: ScheduleRecord, titles: ReadonlyMap<number, string>): Schedule {
  const { id, period, day, hour, is_on, last_due_at, last_made_at, last_from, last_to, last_failure } = row;
  const hasRun = last_due_at !== null && last_made_at !== null && last_from !== null && last_to !== null;
  return {
    id,
    period,
    day,
    hour,
    campaigns: row.campaigns.map((campaign) => ({ id: campaign, title: titles.get(campaign) ?? '' })),
    is_on,
    next_run_at: is_on ? row.next_run_at.toISOString() : null,
    last_run: hasRun
      ? {
          due_at: last_due_at.toISOString(),
          made_at: last_made_at.toISOString(),
          range: { from: last_from, to: last_to },
          failure: last_failure,
        }
      : null,
  };
}
