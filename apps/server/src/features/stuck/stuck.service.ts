import type { RefusalOf } from '@jarchi/contract/refusals.ts';
import type { CallAnswer, CallName, CallRefusal, ParsedInput } from '@jarchi/contract/types.ts';
import { openHold } from '@jarchi/domain/campaigns/life/campaign.ts';
import { findReleaseEvent, type Overdue } from '@jarchi/domain/campaigns/waits/overdue.ts';
import { listJobActs, type JobAct } from '@jarchi/domain/jobs/dead-jobs.ts';
import { refuse, succeed, type Result } from '@jarchi/domain/result.ts';
import { visiblePart } from '@jarchi/domain/text/visible.ts';
import type { StaffPlaces } from '#features/account/account-places.repository.ts';
import type { Clock } from '#infra/clock/clock.ts';
import type { StaffCaller } from '#infra/http/caller.ts';
import { dropJob, listDeadJobs, listLateJobs, lockDeadJob, reviveJob, type Page, type StuckJob } from '#infra/jobs/stuck-jobs.ts';
import type { Tenancy, Tx } from '#infra/store/tenancy.ts';
import {
  insertDecision,
  listDecisions,
  listOverdueCampaigns,
  readNames,
  type CampaignKey,
  type StuckAccount,
  type StuckCampaign,
} from './stuck.repository.ts';

type Answer<N extends CallName<'stuck'>> = CallAnswer<'stuck', N>;
type Refused<N extends CallName<'stuck'>> = CallRefusal<'stuck', N> | RefusalOf<'not_found'>;
type DeadJob = Answer<'listDeadJobs'>['results'][number];
type OverdueRow = Answer<'listOverdue'>['results'][number];
type Decided = Answer<'listJobDecisions'>['results'][number];
type CampaignRef = { readonly account_id: number; readonly id: number };
type Shown = ParsedInput<'stuck', 'releaseJob'>['body']['expected'];

export interface StuckDeps {
  readonly tenancy: Tenancy;
  readonly clocks: { readonly wall: Clock; readonly world: Clock };
  /** From account, a slice below this one: nobody decides about an account in which they have a place. */
  readonly places: Pick<StaffPlaces, 'hasPlaceIn' | 'listPlacesIn'>;
  /** From campaigns. */
  readonly campaigns: {
    findOverdue(campaign: CampaignRef): Promise<Overdue | undefined>;
    previewRelease(campaign: CampaignRef): Promise<Result<Answer<'previewRelease'>, { readonly code: 'no_release' }>>;
    releaseCampaign(
      release: CampaignRef & { readonly key: string; readonly staff_id: number; readonly reason: string; readonly expected: Shown },
    ): Promise<Result<null, { readonly code: 'no_release' } | RefusalOf<'preview_changed'>>>;
  };
}

export type StuckService = ReturnType<typeof createStuckService>;

const accountAnswer = (row: StuckAccount | undefined) => (row ? { account_id: row.account_id, account: row.slug, title: row.title } : null);

const campaignAnswer = (row: StuckCampaign | undefined) =>
  row ? { id: row.id, title: row.title, state: row.state, reason: row.reason, held: openHold(row) } : null;

type Names = Awaited<ReturnType<typeof readNames>>;

function jobAnswer({ id, kind, cause, tries, ...key }: StuckJob, names: Names) {
  const of = { account: accountAnswer(names.findAccount(key)), campaign: campaignAnswer(names.findCampaign(key)) };
  return { id, kind, cause, tries, ...of };
}

function actsOf(campaign: StuckCampaign | undefined): JobAct[] {
  return listJobActs(campaign !== undefined && findReleaseEvent(campaign, campaign.campaign_type) !== undefined);
}

/** Work that does not come to rest by itself, and what staff decide about it. */
export function createStuckService({ tenancy, clocks, places: { hasPlaceIn, listPlacesIn }, campaigns }: StuckDeps) {
  const namesOf = (tx: Tx, keys: readonly CampaignKey[]) => readNames(tx, keys);

  /** A dead job with its campaign, if the member may decide about it; locked until the transaction ends. */
  async function lockFor(tx: Tx, { staff_id }: StaffCaller, id: number) {
    const job = await lockDeadJob(tx, id);
    if (!job) return refuse({ code: 'not_found' } as const);
    if (job.account_id !== null && (await hasPlaceIn(tx, staff_id, job.account_id))) return refuse({ code: 'own_account' } as const);
    return succeed({ job, campaign: (await namesOf(tx, [job])).findCampaign(job) });
  }

  const note = (tx: Tx, { staff_id }: StaffCaller, job: StuckJob, said: { readonly act: JobAct; readonly reason: string }) => {
    const { kind, account_id, campaign_id, cause } = job;
    const at = new Date(clocks.wall.now());
    return insertDecision(tx, { job_id: job.id, kind, account_id, campaign_id, cause, staff_id, at, ...said });
  };

  /** Decides about a dead job once: of two members one does. */
  function decide<E>(
    caller: StaffCaller,
    id: number,
    work: (tx: Tx, found: { readonly job: StuckJob; readonly campaign: StuckCampaign | undefined }) => Promise<Result<null, E>>,
  ): Promise<Result<{ readonly ok: true }, E | RefusalOf<'not_found' | 'own_account'>>> {
    return tenancy.withSystem(async (tx) => {
      const found = await lockFor(tx, caller, id);
      if (!found.ok) return found;
      const done = await work(tx, found.value);
      return done.ok ? succeed({ ok: true }) : done;
    });
  }

  async function awaitedOf({ account_id, id }: StuckCampaign): Promise<Extract<OverdueRow, { what: 'campaign' }>['awaited']> {
    return (await campaigns.findOverdue({ account_id, id }))?.awaited ?? 'job';
  }

  return {
    async listDeadJobs({ staff_id }: StaffCaller, page: Page): Promise<Answer<'listDeadJobs'>> {
      return tenancy.withSystem(async (tx) => {
        const { count, rows } = await listDeadJobs(tx, page);
        const names = await namesOf(tx, rows);
        const own = await listPlacesIn(tx, staff_id, [...new Set(rows.flatMap(({ account_id }) => account_id ?? []))]);
        const results = rows.map((job): DeadJob => {
          const is_own = job.account_id !== null && own.has(job.account_id);
          const dead_at = (job.dead_at ?? job.run_at).toISOString();
          return { ...jobAnswer(job, names), is_own, dead_at, acts: is_own ? [] : actsOf(names.findCampaign(job)) };
        });
        return { count, results };
      });
    },

    /** Campaigns first, then jobs. */
    async listOverdue({ limit, offset }: Page): Promise<Answer<'listOverdue'>> {
      const now = { wall: clocks.wall.now(), world: clocks.world.now() };
      const { waiting, late, names } = await tenancy.withSystem(async (tx) => {
        const marked = await listOverdueCampaigns(tx, { limit, offset });
        const left = { limit: limit - marked.rows.length, offset: Math.max(0, offset - marked.count) };
        const jobs = await listLateJobs(tx, now, left);
        return { waiting: marked, late: jobs, names: await namesOf(tx, [...marked.rows.map(keyOf), ...jobs.rows]) };
      });
      const results: OverdueRow[] = [];
      for (const row of waiting.rows) {
        const [account, campaign] = [accountAnswer(names.findAccount(row)), campaignAnswer(row)];
        if (!account || !campaign || !row.overdue_since) continue;
        const since = row.overdue_since.toISOString();
        results.push({ what: 'campaign', since, account, campaign, awaited: await awaitedOf(row) });
      }
      for (const job of late.rows) results.push({ what: 'job', since: job.run_at.toISOString(), ...jobAnswer(job, names) });
      return { count: waiting.count + late.count, results };
    },

    async listDecisions(page: Page): Promise<Answer<'listJobDecisions'>> {
      return tenancy.withSystem(async (tx) => {
        const { count, rows } = await listDecisions(tx, page);
        const names = await namesOf(
          tx,
          rows.map(({ decision }) => decision),
        );
        const results = rows.map(({ decision, username, first_name, last_name }): Decided => {
          const { id, at, act, kind, cause, reason } = decision;
          const staff_name = `${first_name} ${last_name}`.trim() || username;
          const of = { account: accountAnswer(names.findAccount(decision)), campaign: campaignAnswer(names.findCampaign(decision)) };
          return { id, at: at.toISOString(), act, kind, cause, reason, staff_name, ...of };
        });
        return { count, results };
      });
    },

    async previewRelease(caller: StaffCaller, id: number): Promise<Result<Answer<'previewRelease'>, Refused<'previewRelease'>>> {
      const found = await tenancy.withSystem((tx) => lockFor(tx, caller, id));
      if (!found.ok) return found;
      const { campaign } = found.value;
      const preview = campaign && (await campaigns.previewRelease(campaign));
      return preview?.ok ? preview : refuse({ code: 'job_act_refused', acts: actsOf(undefined) });
    },

    /**
     * The campaign ends in a transaction of its account, and only then its job goes: a server that stops between the two leaves a dead job
     * of a campaign that is over.
     */
    async releaseJob(
      caller: StaffCaller,
      id: number,
      { reason, expected }: ParsedInput<'stuck', 'releaseJob'>['body'],
    ): Promise<Result<{ readonly ok: true }, Refused<'releaseJob'>>> {
      const given = reason.trim();
      if (visiblePart(given) === '') return refuse({ code: 'reason_required' });
      const found = await tenancy.withSystem((tx) => lockFor(tx, caller, id));
      if (!found.ok) return found;
      const { job, campaign } = found.value;
      const released =
        campaign &&
        (await campaigns.releaseCampaign({
          account_id: campaign.account_id,
          id: campaign.id,
          key: `release:${job.id}`,
          staff_id: caller.staff_id,
          reason: given,
          expected,
        }));
      if (released?.ok !== true) {
        const refusal = released?.error;
        return refuse(refusal?.code === 'preview_changed' ? refusal : { code: 'job_act_refused', acts: actsOf(undefined) });
      }
      return decide(caller, id, async (tx, { job: dead }) => {
        await dropJob(tx, id);
        await note(tx, caller, dead, { act: 'release', reason: given });
        return succeed(null);
      });
    },

    async retryJob(caller: StaffCaller, id: number): Promise<Result<{ readonly ok: true }, Refused<'retryJob'>>> {
      return decide(caller, id, async (tx, { job }) => {
        await reviveJob(tx, job, new Date(clocks[job.clock].now()));
        await note(tx, caller, job, { act: 'retry', reason: '' });
        return succeed(null);
      });
    },

    async dismissJob(caller: StaffCaller, id: number, reason: string): Promise<Result<{ readonly ok: true }, Refused<'dismissJob'>>> {
      const given = reason.trim();
      if (visiblePart(given) === '') return refuse({ code: 'reason_required' });
      return decide(caller, id, async (tx, { job, campaign }): Promise<Result<null, RefusalOf<'job_act_refused'>>> => {
        const acts = actsOf(campaign);
        if (!acts.includes('dismiss')) return refuse({ code: 'job_act_refused', acts });
        await dropJob(tx, id);
        await note(tx, caller, job, { act: 'dismiss', reason: given });
        return succeed(null);
      });
    },
  };
}

const keyOf = ({ account_id, id }: StuckCampaign): CampaignKey => ({ account_id, campaign_id: id });
