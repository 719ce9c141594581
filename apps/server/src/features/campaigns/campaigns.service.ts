import type { CallAnswer, CallRefusal, ParsedInput } from '@jarchi/contract/types.ts';
import { isEditable, type CampaignState } from '@jarchi/domain/campaigns/campaign-life.ts';
import { tehranDay } from '@jarchi/domain/calendar/jalali.ts';
import { refuse, succeed, type Result } from '@jarchi/domain/result.ts';
import type { Clock } from '#infra/clock.ts';
import { withKey, type RequestKey } from '#infra/keys/request-keys.ts';
import type { Tenancy, Tx } from '#infra/tenancy.ts';
import type { Notify } from '#features/notifications/notifications.service.ts';
import { cancelIn } from '#features/campaigns/purchase/campaigns.cancellation.ts';
import { duplicateIn } from '#features/campaigns/duplicate/campaigns.duplicate.ts';
import { reviseIn, type RevisionOrder } from '#features/campaigns/orders/campaigns.editing.ts';
import { applyDiscountIn } from '#features/campaigns/purchase/campaigns.discounts.ts';
import { createIn, isMadeOf, type DraftSource, type NewDates } from '#features/campaigns/orders/campaigns.creation.ts';
import { listAnswer } from './campaigns.answers.ts';
import { archiveIn, restoreIn } from './campaigns.archive.ts';
import { exportList } from './campaigns.export.ts';
import { createLives, type LivesDeps } from './life/advance.ts';
import { isListUnpaid } from './life/list-payment.ts';
import { listStatement, readListQuery, type ListedCampaign } from './campaigns.list.repository.ts';
import type { CampaignLedger } from './campaigns.money.ts';
import type { Connectors } from './campaigns.observe.ts';
import { oneAnswer } from './campaigns.one.ts';
import { NOTHING_MADE, readMadeFacts } from './life/made-facts.ts';
import { redateIn } from './life/redate.ts';
import { purchaseIn } from '#features/campaigns/purchase/campaigns.purchase.ts';
import type { PurchaseOrder } from '#features/campaigns/purchase/purchase-order.ts';
import type { QuoteDeps } from '#features/campaigns/orders/quote-sources.ts';
import {
  findCampaign,
  hasPurchase,
  listPublishing,
  listWaitingForCharge,
  lockCampaignOfDraft,
  oneStatement,
  recordsOf,
  type WholeCampaign,
} from './campaigns.repository.ts';
import { suggestPlans, type PlanMarket } from './campaigns.suggestions.ts';

export interface CampaignsDeps extends Omit<QuoteDeps, 'plans'> {
  readonly tenancy: Tenancy;
  readonly world: Clock;
  readonly ledger: CampaignLedger;
  readonly drafts: DraftSource;
  readonly plans: QuoteDeps['plans'] & PlanMarket;
  readonly measurements: LivesDeps['measurements'];
  readonly contents: LivesDeps['contents'];
  readonly storeContentFile: LivesDeps['storeContentFile'];
  readonly connectors: Connectors;
  /** The training version gives no tables away. */
  readonly isDemo: boolean;
  readonly notify: Notify;
}

export type CampaignsService = ReturnType<typeof createCampaignsService>;

export function createCampaignsService(deps: CampaignsDeps) {
  const { tenancy, world } = deps;
  const purchaseDeps = { ...deps, reviewAfterMs: deps.connectors.review.afterMs };
  const { advance, acceptOffers, dropOffers, refuseOffers, judgeContent } = createLives(deps);

  async function getCampaign(
    accountId: number,
    id: number,
  ): Promise<Result<CallAnswer<'campaigns', 'getCampaign'>, CallRefusal<'campaigns', 'getCampaign'>>> {
    const [row] = await tenancy.queryAccount<WholeCampaign>(accountId, oneStatement(accountId, id));
    if (!row) return refuse({ code: 'campaign_not_found' });
    const now = world.now();
    const { campaign, placements } = recordsOf(row);
    const isMade = campaign.campaign_type === 'INFLUENCE';
    const made = isMade ? await tenancy.withAccount(accountId, (tx) => readMadeFacts(tx, deps, campaign, placements, now)) : NOTHING_MADE;
    return succeed(oneAnswer(row, made, now));
  }

  async function mustGet(accountId: number, id: number): Promise<CallAnswer<'campaigns', 'getCampaign'>> {
    const read = await getCampaign(accountId, id);
    if (!read.ok) throw new Error(`campaign ${id} was just there`);
    return read.value;
  }

  return {
    async listCampaigns(
      accountId: number,
      asked: ParsedInput<'campaigns', 'listCampaigns'>['query'],
    ): Promise<Result<CallAnswer<'campaigns', 'listCampaigns'>, CallRefusal<'campaigns', 'listCampaigns'>>> {
      const read = readListQuery(asked);
      if (!read.ok) return read;
      const query = read.value;
      const today = tehranDay(world.now());
      const rows = await tenancy.queryAccount<ListedCampaign>(accountId, listStatement(accountId, query, today));
      if (rows.length > 0 || query.offset === 0) return succeed(listAnswer(rows, world.now()));
      const first = await tenancy.queryAccount<ListedCampaign>(
        accountId,
        listStatement(accountId, { ...query, offset: 0, limit: 1 }, today),
      );
      return succeed({ ...listAnswer(first, world.now()), results: [] });
    },

    /** The whole filtered list as an Excel file. */
    async exportCampaigns(accountId: number, query: ParsedInput<'campaigns', 'exportCampaigns'>['query']) {
      if (deps.isDemo) return refuse({ code: 'export_refused' } as const);
      const read = readListQuery(query);
      return read.ok ? succeed(exportList(tenancy, accountId, read.value, world.now())) : read;
    },

    suggestPlans: (accountId: number) => suggestPlans({ tenancy, market: deps.plans }, accountId),

    getCampaign,

    /** Makes the campaign of a finished draft, or brings the one it has up to date. */
    async createCampaign(accountId: number, draftId: number, key: RequestKey) {
      const created = await withKey(tenancy, accountId, key, async (tx, isRepeated) => {
        const made = isRepeated ? await lockCampaignOfDraft(tx, accountId, draftId) : undefined;
        return made ? succeed(made.id) : createIn(tx, deps, accountId, draftId, world.now());
      });
      return created.ok ? succeed(await mustGet(accountId, created.value)) : created;
    },

    /** Saves what is asked of a campaign over the version of its draft that was read, and prices it anew: both or neither. */
    async updateCampaign(accountId: number, id: number, order: RevisionOrder) {
      const edited = await tenancy.withAccount(accountId, (tx) => reviseIn(tx, deps, accountId, id, order, world.now()));
      return edited.ok ? succeed(await mustGet(accountId, id)) : edited;
    },

    /** Starts a draft like a campaign, with what it would cost today. */
    duplicateCampaign: (accountId: number, id: number, key: RequestKey) =>
      withKey(tenancy, accountId, key, (tx) => duplicateIn(tx, deps, accountId, id, key.key, world.now())),

    /** Puts discount codes on a campaign that is not bought yet, in the place of those it has. */
    async applyDiscount(accountId: number, id: number, codes: readonly string[]) {
      const applied = await tenancy.withAccount(accountId, (tx) => applyDiscountIn(tx, deps, accountId, id, codes, world.now()));
      return applied.ok ? succeed(await mustGet(accountId, id)) : applied;
    },

    async purchaseCampaign(accountId: number, id: number, wishes: Omit<PurchaseOrder, 'actor' | 'idempotency_key'>, key: RequestKey) {
      const order: PurchaseOrder = { ...wishes, actor: 'advertiser', idempotency_key: key.key };
      const bought = await withKey(tenancy, accountId, key, (tx) => purchaseIn(tx, purchaseDeps, accountId, id, order, world.now()));
      return bought.ok ? succeed({ campaign: await mustGet(accountId, id), ...bought.value }) : bought;
    },

    async cancelCampaign(accountId: number, id: number, key: RequestKey) {
      const cancelled = await withKey(tenancy, accountId, key, (tx) => cancelIn(tx, deps, accountId, id, key.key, world.now()));
      return cancelled.ok ? succeed(await mustGet(accountId, id)) : cancelled;
    },

    async redateCampaign(accountId: number, id: number, dates: NewDates, key: RequestKey) {
      const order = { ...dates, idempotency_key: key.key };
      const redated = await withKey(tenancy, accountId, key, (tx) => redateIn(tx, purchaseDeps, accountId, id, order, world.now()));
      return redated.ok ? succeed(await mustGet(accountId, id)) : redated;
    },

    async archiveCampaign(accountId: number, id: number) {
      const archived = await tenancy.withAccount(accountId, (tx) => archiveIn(tx, accountId, id));
      return archived.ok ? succeed(await mustGet(accountId, id)) : archived;
    },

    async restoreCampaign(accountId: number, id: number) {
      const restored = await tenancy.withAccount(accountId, (tx) => restoreIn(tx, accountId, id));
      return restored.ok ? succeed(await mustGet(accountId, id)) : restored;
    },

    /** How a draft's campaign stands, and whether it may still be changed through the draft. */
    async findStanding(
      tx: Tx,
      accountId: number,
      id: number,
    ): Promise<{ readonly state: CampaignState; readonly isEditable: boolean } | undefined> {
      const row = await findCampaign(tx, accountId, id);
      return row && { state: row.state, isEditable: isEditable(row) && !row.is_deleted };
    },

    /** Whether the account has ever bought a campaign, whatever became of it. */
    hasPurchasedCampaign: (accountId: number): Promise<boolean> => tenancy.withAccount(accountId, (tx) => hasPurchase(tx, accountId)),

    /**
     * Money arrived: campaigns that asked to be bought when it does are, oldest first, while it lasts. One whose draft says something
     * else by now waits for its advertiser, who has not seen it priced.
     */
    async buyWaiting(accountId: number): Promise<void> {
      await tenancy.withAccount(accountId, async (tx) => {
        for (const row of await listWaitingForCharge(tx, accountId)) {
          const brief = isListUnpaid(row) ? undefined : await purchaseDeps.drafts.findDraftData(tx, accountId, row.draft_id);
          if (brief && !isMadeOf(row, brief)) continue;
          const order: PurchaseOrder = {
            expected_total: row.total,
            is_auto_after_charge: true,
            idempotency_key: `auto:${row.id}:${row.version}${isListUnpaid(row) ? ':list' : ''}`,
            actor: 'system',
          };
          await purchaseIn(tx, purchaseDeps, accountId, row.id, order, world.now());
        }
      });
    },

    advance,
    acceptOffers,
    dropOffers,
    refuseOffers,
    judgeContent,

    /** Every campaign on the air, brought up to now: after a move of the clock its figures are not hours old. */
    async advancePublishing(): Promise<void> {
      const rows = await tenancy.withSystem((tx) => listPublishing(tx));
      for (const { account_id, id } of rows) await advance(account_id, id);
    },
  };
}
