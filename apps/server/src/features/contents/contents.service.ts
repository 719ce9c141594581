import type { CallAnswer, CallRefusal, ParsedInput } from '@jarchi/contract/types.ts';
import { CONTENT_DEADLINES } from '@jarchi/domain/campaigns/rules/content-rules.ts';
import type { RefusalOf } from '@jarchi/contract/refusals.ts';
import type { CampaignState } from '@jarchi/domain/campaigns/campaign-life.ts';
import { deadlinesUntil } from '@jarchi/domain/campaigns/rules/content-rules.ts';
import type { DraftFile } from '@jarchi/domain/drafts/drafts.ts';
import { parseFilters } from '@jarchi/domain/filters/decode-filters.ts';
import { CONTENT_FILTER_FIELDS, MADE_FORMATS } from '@jarchi/domain/filters/content-filters.ts';
import type { Filters } from '@jarchi/domain/filters/filters.ts';
import { refuse, succeed, type Result } from '@jarchi/domain/result.ts';
import { findListedTwice } from '@jarchi/domain/validation/listed-twice.ts';
import type { Clock } from '#infra/clock/clock.ts';
import { getDoer, type Acting, type ActingCaller, type Doer } from '#infra/http/caller.ts';
import type { Tenancy, Tx } from '#infra/store/tenancy.ts';
import { contentAnswer, type ContentAnswer } from './contents.answers.ts';
import {
  countByState,
  findWhole,
  hasCampaign,
  listContentCampaigns,
  listWhole,
  markSeen,
  type ContentChoice,
} from './contents.repository.ts';

type Feedback = ParsedInput<'contents', 'decideContent'>['body'];
type JudgeRefusal = RefusalOf<'not_found' | 'rejections_exhausted' | 'content_late' | 'verdict_given'>;
type OffersAnswer = CallAnswer<'contents', 'acceptOffers'>;

type Shown = ParsedInput<'contents', 'refuseOffers'>['body']['expected'];

interface ListOrder {
  readonly expected_total: number;
  readonly is_auto_after_charge: boolean;
}

/** A publisher of the list, and what was shown of leaving them out. */
interface LeavingOut {
  readonly placement: number;
  readonly expected: ParsedInput<'contents', 'leaveOutOffer'>['body']['expected'];
}

/** Campaigns as contents need them: a campaign's life decides what follows from a verdict. */
export interface ContentCampaigns {
  judgeContent(
    tx: Tx,
    content: { readonly account_id: number; readonly campaign_id: number; readonly content_id: number; readonly doer: Doer },
    verdict: { readonly is_confirmed: boolean; readonly advertiser_comment: string; readonly attachments: readonly DraftFile[] },
  ): Promise<Result<null, JudgeRefusal>>;
  acceptOffers(by: Acting, id: number, order: ListOrder): Promise<Result<number, CallRefusal<'contents', 'acceptOffers'>>>;
  previewLeaveOut(
    accountId: number,
    id: number,
    placement: number,
  ): Promise<Result<CallAnswer<'contents', 'previewLeaveOut'>, CallRefusal<'contents', 'previewLeaveOut'>>>;
  leaveOutOffer(by: Acting, id: number, order: LeavingOut): Promise<Result<number, CallRefusal<'contents', 'leaveOutOffer'>>>;
  dropOffers(by: Acting, id: number): Promise<Result<number, CallRefusal<'contents', 'dropOffers'>>>;
  refuseOffers(by: Acting, id: number, expected: Shown): Promise<Result<number, CallRefusal<'contents', 'refuseOffers'>>>;
  getCampaign(accountId: number, id: number): Promise<Result<{ readonly state: CampaignState; readonly total: number }, unknown>>;
}

export interface ContentsDeps {
  readonly tenancy: Tenancy;
  readonly world: Clock;
  readonly campaigns: ContentCampaigns;
  /** Those of these ids that are the account's own files. */
  listFiles(tx: Tx, accountId: number, ids: readonly number[]): Promise<DraftFile[]>;
}

export type ContentsService = ReturnType<typeof createContentsService>;

/** Carries a refusal out of a transaction that is rolled back. */
class Undone extends Error {
  readonly refusal: CallRefusal<'contents', 'submitFeedback'>;
  constructor(refusal: CallRefusal<'contents', 'submitFeedback'>) {
    super(refusal.code);
    this.refusal = refusal;
  }
}

/** The filters of a list, in the form of its query. */
function choiceOf({ search, campaign, content_type, due }: Filters, now: number): ContentChoice {
  const valuesOf = (value: Filters[string] | undefined) => (value?.type === 'select' ? value.values : undefined);
  const types = valuesOf(content_type);
  const [deadline] = CONTENT_DEADLINES.filter((known) => valuesOf(due)?.includes(known));
  return {
    search: search?.type === 'search' ? search.text : undefined,
    campaigns: valuesOf(campaign)?.map(Number),
    content_types: types && MADE_FORMATS.filter((type) => types.includes(type)),
    due_until: deadline && new Date(deadlinesUntil(deadline, now)),
  };
}

/** Contents that publishers made, and the advertiser's verdicts on them. */
export function createContentsService({ tenancy, world, campaigns, listFiles }: ContentsDeps) {
  async function judge(
    tx: Tx,
    caller: ActingCaller,
    { campaignId, contentId }: { readonly campaignId: number; readonly contentId: number },
    feedback: Feedback,
  ): Promise<Result<ContentAnswer, CallRefusal<'contents', 'decideContent'>>> {
    const { account_id: accountId } = caller;
    const comment = feedback.advertiser_comment.trim();
    const before = await findWhole(tx, accountId, contentId);
    if (before?.campaign.id !== campaignId) return refuse({ code: 'not_found' });
    const twice = findListedTwice({ attachments: feedback.attachments });
    if (twice) return refuse(twice);
    if (!feedback.is_confirmed && comment === '') return refuse({ code: 'comment_required' });
    const attachments = await listFiles(tx, accountId, feedback.attachments);
    if (attachments.length < feedback.attachments.length) return refuse({ code: 'not_found' });
    const verdict = { is_confirmed: feedback.is_confirmed, advertiser_comment: comment, attachments };
    const content = { account_id: accountId, campaign_id: campaignId, content_id: contentId, doer: getDoer(caller) };
    const judged = await campaigns.judgeContent(tx, content, verdict);
    return judged.ok ? succeed(await mustFind(tx, accountId, contentId)) : judged;
  }

  async function mustFind(tx: Tx, accountId: number, id: number): Promise<ContentAnswer> {
    const row = await findWhole(tx, accountId, id);
    if (!row) throw new Error(`content ${id} was just there`);
    return contentAnswer(row);
  }

  async function pageOf(tx: Tx, accountId: number, campaign: number): Promise<CallAnswer<'contents', 'listFeedback'>> {
    const results = (await listWhole(tx, accountId, { campaigns: [campaign] }, { limit: 1000, offset: 0 })).map(contentAnswer);
    return { count: results.length, results };
  }

  async function offersAnswer(accountId: number, id: number): Promise<OffersAnswer> {
    const read = await campaigns.getCampaign(accountId, id);
    if (!read.ok) throw new Error(`campaign ${id} was just there`);
    return { id, state: read.value.state, total: read.value.total };
  }

  return {
    listPendingFeedback: (accountId: number, { limit, offset }: ParsedInput<'contents', 'listPendingFeedback'>['query']) =>
      tenancy.withAccount(accountId, async (tx) => {
        const counts = await countByState(tx, accountId, {});
        const rows = await listWhole(tx, accountId, { state: 'pending' }, { limit, offset });
        return { count: counts.get('pending') ?? 0, results: rows.map(contentAnswer) };
      }),

    listFeedback: (
      accountId: number,
      id: number,
    ): Promise<Result<CallAnswer<'contents', 'listFeedback'>, RefusalOf<'campaign_not_found'>>> =>
      tenancy.withAccount(accountId, async (tx) =>
        (await hasCampaign(tx, accountId, id)) ? succeed(await pageOf(tx, accountId, id)) : refuse({ code: 'campaign_not_found' }),
      ),

    /** Several verdicts at once: all of them are saved, or none. */
    async submitFeedback(
      caller: ActingCaller,
      id: number,
      { contents }: ParsedInput<'contents', 'submitFeedback'>['body'],
    ): Promise<Result<CallAnswer<'contents', 'submitFeedback'>, CallRefusal<'contents', 'submitFeedback'>>> {
      const twice = findListedTwice({ contents: contents.map(({ content }) => content) });
      if (twice) return refuse(twice);
      try {
        const { account_id: accountId } = caller;
        return await tenancy.withAccount(accountId, async (tx) => {
          if (!(await hasCampaign(tx, accountId, id))) return refuse({ code: 'campaign_not_found' });
          for (const { content, ...feedback } of contents) {
            const judged = await judge(tx, caller, { campaignId: id, contentId: content }, feedback);
            if (!judged.ok) throw new Undone(judged.error);
          }
          return succeed(await pageOf(tx, accountId, id));
        });
      } catch (error) {
        if (error instanceof Undone) return refuse(error.refusal);
        throw error;
      }
    },

    decideContent: (caller: ActingCaller, campaignId: number, contentId: number, feedback: Feedback) =>
      tenancy.withAccount(caller.account_id, (tx) => judge(tx, caller, { campaignId, contentId }, feedback)),

    async listContents(
      accountId: number,
      { limit, offset, state, filter }: ParsedInput<'contents', 'listContents'>['query'],
    ): Promise<Result<CallAnswer<'contents', 'listContents'>, RefusalOf<'filter_invalid'>>> {
      const parsed = parseFilters(filter, CONTENT_FILTER_FIELDS);
      if (!parsed.ok) return parsed;
      const choice = { state, ...choiceOf(parsed.value, world.now()) };
      return tenancy.withAccount(accountId, async (tx) => {
        const byState = await countByState(tx, accountId, choice);
        const of = (one: 'pending' | 'confirmed' | 'rejected') => byState.get(one) ?? 0;
        const all = [...byState.values()].reduce((sum, one) => sum + one, 0);
        const rows = await listWhole(tx, accountId, choice, { limit, offset });
        return succeed({
          count: state ? of(state) : all,
          results: rows.map(contentAnswer),
          counts: { all, pending: of('pending'), confirmed: of('confirmed'), rejected: of('rejected') },
          campaigns: await listContentCampaigns(tx, accountId),
        });
      });
    },

    getContent: (accountId: number, id: number): Promise<Result<ContentAnswer, RefusalOf<'not_found'>>> =>
      tenancy.withAccount(accountId, async (tx) => {
        const row = await findWhole(tx, accountId, id);
        return row ? succeed(contentAnswer(row)) : refuse({ code: 'not_found' });
      }),

    seeContent: (accountId: number, id: number): Promise<Result<ContentAnswer, RefusalOf<'not_found'>>> =>
      tenancy.withAccount(accountId, async (tx) => {
        await markSeen(tx, accountId, id, new Date(world.now()));
        const row = await findWhole(tx, accountId, id);
        return row ? succeed(contentAnswer(row)) : refuse({ code: 'not_found' });
      }),

    async acceptOffers(by: Acting, id: number, order: ListOrder) {
      const accepted = await campaigns.acceptOffers(by, id, order);
      return accepted.ok ? succeed(await offersAnswer(by.caller.account_id, id)) : accepted;
    },

    previewLeaveOut: campaigns.previewLeaveOut,

    async leaveOutOffer(by: Acting, id: number, order: LeavingOut) {
      const left = await campaigns.leaveOutOffer(by, id, order);
      return left.ok ? succeed(await offersAnswer(by.caller.account_id, id)) : left;
    },

    async dropOffers(by: Acting, id: number) {
      const dropped = await campaigns.dropOffers(by, id);
      return dropped.ok ? succeed(await offersAnswer(by.caller.account_id, id)) : dropped;
    },

    async refuseOffers(by: Acting, id: number, expected: Shown) {
      const refused = await campaigns.refuseOffers(by, id, expected);
      return refused.ok ? succeed(await offersAnswer(by.caller.account_id, id)) : refused;
    },
  };
}
