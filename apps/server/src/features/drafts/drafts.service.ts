import type { RefusalOf } from '@jarchi/contract/refusals.ts';
import type { CallAnswer, ParsedInput } from '@jarchi/contract/types.ts';
import { checkDailyLimit, startOfCounting } from '@jarchi/domain/account/daily-limit.ts';
import type { CampaignState } from '@jarchi/domain/campaigns/campaign-life.ts';
import type { CampaignDraft, DraftFile } from '@jarchi/domain/drafts/drafts.ts';
import { getDistinctLists } from '@jarchi/domain/drafts/draft-lists.ts';
import { GIVEN_FIELDS } from '@jarchi/domain/drafts/fields/draft-fields.ts';
import { refuse, succeed, type Result } from '@jarchi/domain/result.ts';
import { findListedTwice } from '@jarchi/domain/validation/listed-twice.ts';
import type { Clock } from '#infra/clock/clock.ts';
import { withKey, type RequestKey } from '#infra/keys/request-keys.ts';
import type { Tenancy, Tx } from '#infra/store/tenancy.ts';
import { lockAccountLimits } from '#infra/store/limit-locks.ts';
import { isSameDraftData, listFileIds, listUnknownFiles, withFiles } from './drafts.data.ts';
import {
  findDraft,
  findDraftByKey,
  findNthLatestDraft,
  insertDraft,
  insertDraftStatement,
  listUnusedDrafts,
  lockDraft,
  markDeleted,
  saveDraft,
  setDraftCampaign,
  type DraftChange,
  type DraftMarks,
  type DraftRecord,
} from './drafts.repository.ts';

/** The state of a campaign, and whether it still follows its draft. */
export interface CampaignOfDraft {
  readonly state: CampaignState;
  readonly isEditable: boolean;
}

export interface DraftsDeps {
  readonly tenancy: Tenancy;
  /** A draft is saved in real time, not in the time of campaigns. */
  readonly clocks: { readonly wall: Clock };
  /** The account's own files, as stored. */
  readonly creatives: { listFiles(tx: Tx, accountId: number, ids: readonly number[]): Promise<DraftFile[]> };
  /** How many drafts an account may start in 24 hours; 0 is no limit. */
  readonly draftsPerDay: number;
  /** The campaign made of a draft. */
  findCampaignOfDraft(tx: Tx, accountId: number, campaignId: number): Promise<CampaignOfDraft | undefined>;
}

type DraftAnswer = CallAnswer<'drafts', 'getDraft'>;
type DraftBody = ParsedInput<'drafts', 'createDraft'>['body'];
type DraftUpdate = ParsedInput<'drafts', 'updateDraft'>['body'];
type Revision = Pick<DraftUpdate, 'data' | 'draft_step' | 'version'>;
export type DraftsService = ReturnType<typeof createDraftsService>;

/** More drafts than one account ever starts at the same instant. */
const AT_ONCE_MOST = 100;

/** Campaigns in the making. A draft moves no money. */
export function createDraftsService({ tenancy, clocks, creatives, draftsPerDay, findCampaignOfDraft }: DraftsDeps) {
  const now = () => new Date(clocks.wall.now());
  /** One statement cannot count what runs beside it, so the last ones of a day take their turn. */
  const findAllowance = () =>
    draftsPerDay === 0 ? undefined : { limit: draftsPerDay - AT_ONCE_MOST, since: new Date(startOfCounting(clocks.wall.now())) };

  /** The draft of a key: the existing one, or a new one unless the account has reached its limit of the day. */
  async function startDraft(
    tx: Tx,
    accountId: number,
    key: string,
    change: DraftChange,
  ): Promise<Result<DraftRecord, RefusalOf<'daily_limit_reached'>>> {
    const known = await findDraftByKey(tx, accountId, key);
    if (known) return succeed(known);
    if (draftsPerDay > 0) await lockAccountLimits(tx, accountId);
    const nthLatestAt = draftsPerDay === 0 ? undefined : await findNthLatestDraft(tx, accountId, draftsPerDay);
    const limited = checkDailyLimit(draftsPerDay, nthLatestAt, clocks.wall.now());
    if (limited) return refuse(limited);
    const row = (await insertDraft(tx, accountId, key, change)) ?? (await findDraftByKey(tx, accountId, key));
    if (!row) throw new Error('a draft was neither inserted nor found');
    return succeed(row);
  }

  /**
   * The draft as it is stored: its files are read again, so that a client's claims about them are ignored. Refused with the
   * fields whose files are not the account's.
   */
  async function readData(tx: Tx, accountId: number, data: CampaignDraft): Promise<Result<CampaignDraft, RefusalOf<'invalid'>>> {
    const ids = listFileIds(data);
    const found = new Map((await creatives.listFiles(tx, accountId, ids)).map((file) => [file.id, file]));
    const [first, ...rest] = listUnknownFiles(data, found).map((path) => ({ path: `data.${path}`, code: 'unknown' }) as const);
    return first ? refuse({ code: 'invalid', issues: [first, ...rest] }) : succeed(withFiles(data, found));
  }

  /** The new data of a locked draft after a save over this version. A save that was done already, and lost its answer, changes nothing. */
  async function reviseRow(
    tx: Tx,
    row: DraftRecord,
    { data: sent, draft_step, version }: Revision,
  ): Promise<
    Result<{ readonly data: CampaignDraft; save(): Promise<DraftRecord> }, RefusalOf<'invalid' | 'draft_changed' | 'listed_twice'>>
  > {
    const twice = findListedTwice(getDistinctLists(sent));
    if (twice) return refuse(twice);
    const read = await readData(tx, row.account_id, sent);
    if (!read.ok) return read;
    const data = read.value;
    if (row.version === version)
      return succeed({ data, save: () => saveDraft(tx, row.account_id, row.id, { draft_step, data, updated_at: now() }) });
    const isRepeated = row.version === version + 1 && row.draft_step === draft_step && isSameDraftData(row.data, data);
    return isRepeated
      ? succeed({ data, save: async () => row })
      : refuse({ code: 'draft_changed', version: row.version, updated_at: row.updated_at.toISOString() });
  }

  /** The draft with the state of its campaign, if it has one. */
  async function answerIn(tx: Tx, accountId: number, row: DraftRecord): Promise<DraftAnswer> {
    return getAnswer(row, row.campaign === null ? undefined : await findCampaignOfDraft(tx, accountId, row.campaign));
  }

  return {
    /** Drafts that no campaign was made of yet, newest first. */
    async listDrafts(
      accountId: number,
      { limit, offset }: ParsedInput<'drafts', 'listDrafts'>['query'],
    ): Promise<CallAnswer<'drafts', 'listDrafts'>> {
      const page = await tenancy.withAccount(accountId, (tx) => listUnusedDrafts(tx, accountId, limit, offset));
      return { count: page.count, results: page.rows.map((row) => getAnswer(row)) };
    },

    getDraft(accountId: number, id: number): Promise<Result<DraftAnswer, RefusalOf<'not_found'>>> {
      return tenancy.withAccount(accountId, async (tx) => {
        const row = await findDraft(tx, accountId, id);
        return row ? succeed(await answerIn(tx, accountId, row)) : refuse({ code: 'not_found' });
      });
    },

    /** Starts a draft; the same key gives the same draft. Files of another account are refused as invalid. */
    async createDraft(
      accountId: number,
      key: RequestKey,
      { data: sent, draft_step }: DraftBody,
    ): Promise<Result<DraftAnswer, RefusalOf<'invalid' | 'listed_twice' | 'daily_limit_reached' | 'idempotency_key_reused'>>> {
      const twice = findListedTwice(getDistinctLists(sent));
      if (twice) return refuse(twice);
      const allowance = findAllowance();
      if (listFileIds(sent).length === 0 && (!allowance || allowance.limit > 0)) {
        const change = { draft_step, data: sent, updated_at: now() };
        const [marks] = await tenancy.queryAccount<DraftMarks>(accountId, insertDraftStatement(accountId, key, change, allowance));
        if (marks) return succeed(getAnswer({ ...change, ...marks }));
      }
      return withKey(tenancy, accountId, key, async (tx): Promise<Result<DraftAnswer, RefusalOf<'invalid' | 'daily_limit_reached'>>> => {
        const read = await readData(tx, accountId, sent);
        if (!read.ok) return read;
        const started = await startDraft(tx, accountId, key.key, { draft_step, data: read.value, updated_at: now() });
        return started.ok ? succeed(await answerIn(tx, accountId, started.value)) : started;
      });
    },

    /** Saves a draft over the version that the client read. A save that is repeated because its answer was lost succeeds again. */
    updateDraft(
      accountId: number,
      id: number,
      update: DraftUpdate,
    ): Promise<Result<DraftAnswer, RefusalOf<'invalid' | 'not_found' | 'draft_changed' | 'draft_used' | 'listed_twice'>>> {
      return tenancy.withAccount(accountId, async (tx) => {
        const row = await lockDraft(tx, accountId, id);
        if (!row) return refuse({ code: 'not_found' });
        const campaign = row.campaign === null ? undefined : await findCampaignOfDraft(tx, accountId, row.campaign);
        if (row.campaign !== null && campaign?.isEditable !== true) return refuse({ code: 'draft_used', campaign_id: row.campaign });
        const revised = await reviseRow(tx, row, update);
        return revised.ok ? succeed(getAnswer(await revised.value.save(), campaign)) : revised;
      });
    },

    async deleteDraft(accountId: number, id: number): Promise<Result<{ ok: true }, RefusalOf<'not_found'>>> {
      const isDeleted = await tenancy.withAccount(accountId, (tx) => markDeleted(tx, accountId, id, now()));
      return isDeleted ? succeed({ ok: true }) : refuse({ code: 'not_found' });
    },

    /** A draft's data for its campaign; locked, so that no save comes in before that transaction ends. */
    async findDraftData(tx: Tx, accountId: number, draftId: number): Promise<CampaignDraft | undefined> {
      return (await lockDraft(tx, accountId, draftId))?.data;
    },

    /** Drafts that no campaign was made of, newest first. */
    async listUnusedData(tx: Tx, accountId: number, limit: number): Promise<{ id: number; data: CampaignDraft }[]> {
      return (await listUnusedDrafts(tx, accountId, limit, 0)).rows.map(({ id, data }) => ({ id, data }));
    },

    /** Locks a campaign's draft for new data; the caller decides when it is saved. */
    async prepareRevision(
      tx: Tx,
      accountId: number,
      draftId: number,
      { data, version }: Pick<DraftUpdate, 'data' | 'version'>,
    ): Promise<
      Result<{ readonly data: CampaignDraft; save(): Promise<void> }, RefusalOf<'invalid' | 'not_found' | 'draft_changed' | 'listed_twice'>>
    > {
      const row = await lockDraft(tx, accountId, draftId);
      if (!row) return refuse({ code: 'not_found' });
      const revised = await reviseRow(tx, row, { data, draft_step: 'activation', version });
      if (!revised.ok) return revised;
      const { data: stored, save } = revised.value;
      return succeed({ data: stored, save: async () => void (await save()) });
    },

    /** Locks a campaign's draft for another period; the caller decides when it is saved. The next edit starts from it. */
    async prepareNewDates(
      tx: Tx,
      accountId: number,
      draftId: number,
      dates: Pick<CampaignDraft, 'publish_period_start' | 'publish_period_end'>,
    ): Promise<{ save(): Promise<void> }> {
      const row = await lockDraft(tx, accountId, draftId);
      return {
        save: async () => {
          if (!row) return;
          const { draft_step, data } = row;
          await saveDraft(tx, accountId, draftId, { draft_step, data: { ...data, ...dates }, updated_at: now() });
        },
      };
    },

    /** Starts a draft with stored data, its files included; the same key gives the same draft. */
    async addDraft(tx: Tx, accountId: number, key: string, data: CampaignDraft): Promise<Result<number, RefusalOf<'daily_limit_reached'>>> {
      const started = await startDraft(tx, accountId, key, { draft_step: 'general-information', data, updated_at: now() });
      return started.ok ? succeed(started.value.id) : started;
    },

    /** Ties the draft to the campaign made of it. */
    markDraftUsed(tx: Tx, accountId: number, draftId: number, campaignId: number): Promise<void> {
      return setDraftCampaign(tx, accountId, draftId, campaignId);
    },
  };
}

function getAnswer(row: DraftChange & DraftMarks, campaign?: CampaignOfDraft): DraftAnswer {
  return {
    id: row.id,
    campaign: row.campaign,
    campaign_state: campaign?.state ?? GIVEN_FIELDS.campaign_state.initial,
    draft_step: row.draft_step,
    data: row.data,
    version: row.version,
    updated_at: row.updated_at.toISOString(),
  };
}
