import type { CallAnswer, CallRefusal, ParsedInput } from '@jarchi/contract/types.ts';
import { tehranDay } from '@jarchi/domain/calendar/jalali.ts';
import { refuse, succeed, type Result } from '@jarchi/domain/result.ts';
import type { Clock } from '#infra/clock/clock.ts';
import { getDoer, type Acting, type ActingCaller } from '#infra/http/caller.ts';
import { withKey } from '#infra/keys/request-keys.ts';
import type { Tenancy, Tx } from '#infra/store/tenancy.ts';
import { duplicateCampaign } from '#features/campaigns/creation/duplicate-campaign.ts';
import { reviseCampaign, type RevisionOrder } from '#features/campaigns/creation/revise-campaign.ts';
import { replaceDiscounts } from '#features/campaigns/purchase/replace-discounts.ts';
import { createCampaign, type DraftSource, type NewDates } from '#features/campaigns/creation/create-campaign.ts';
import { listAnswer } from './list/campaign-answers.ts';
import { archiveCampaign, restoreCampaign } from './archive/archive-campaign.ts';
import { createStandstill } from './standstill/standstill.ts';
import { createSeveral } from './several/several.ts';
import { exportList } from './list/export-list.ts';
import type { CampaignRef } from './life/campaign-ref.ts';
import type { LifeDeps } from './life/deps.ts';
import type { PlacedOrder } from './life/saving/enqueue-following.ts';
import { listStatement, readExportQuery, readListQuery, type ListedRow } from './list/list.repository.ts';
import { oneAnswer } from './list/one-answer.ts';
import type { Shown } from './life/refusals.ts';
import { readStoredLife } from './life/run-turn.ts';
import type { Said, StoredLife } from './life/stored-life.ts';
import { findNearest } from './controls/replacement-offers.ts';
import { actAsShown, previewAnswer } from './life/preview-act.ts';
import { acceptOffers, dropOffers, type ListOrder } from './offers/answer-offers.ts';
import { judgeContent, type AdvertiserVerdict, type Judging } from './offers/judge-content.ts';
import { leaveOutOffer, previewLeaveOut, type ShownList } from './offers/leave-out.ts';
import { createControls, type OuterControls } from './controls/controls.ts';
import { readList } from './offers/list-answer.ts';
import { createRehearsal } from './rehearsal/rehearsal.ts';
import { redateCampaign } from './creation/redate-campaign.ts';
import type { Connectors } from './outside/ask-each-once.ts';
import type { StoreContentFile } from './outside/ask-outside.ts';
import { findUnusable } from './outside/find-unusable.ts';
import { advanceOnAir, createLook } from './outside/look.ts';
import { createLaterPurchases } from '#features/campaigns/purchase/later-purchases.ts';
import { purchaseCampaign } from '#features/campaigns/purchase/purchase-campaign.ts';
import type { PurchaseOrder, PurchaseWishes } from '#features/campaigns/purchase/purchase-order.ts';
import type { QuoteDeps } from '#features/campaigns/quote/quote-sources.ts';
import { hasPurchase, lockCampaignOfDraft, oneStatement, getRecords, type WholeCampaign } from './rows/campaigns.repository.ts';
import { suggestPlans, type PlanMarket } from './list/suggest-plans.ts';

export interface CampaignsDeps extends Omit<QuoteDeps, 'plans'>, LifeDeps, OuterControls {
  readonly tenancy: Tenancy;
  readonly world: Clock;
  readonly drafts: DraftSource;
  readonly plans: QuoteDeps['plans'] & PlanMarket;
  readonly storeContentFile: StoreContentFile;
  readonly connectors: Connectors;
}

export type CampaignsService = ReturnType<typeof createCampaignsService>;

export function createCampaignsService(deps: CampaignsDeps) {
  const { tenancy, world } = deps;
  /** Asked at the deadline of a share, of the market as it is then. */
  const findReplacement = (stored: StoredLife, placement: number) =>
    tenancy.withAccount(stored.row.account_id, (tx) => findNearest(tx, deps, stored, placement));
  const advance = createLook({ ...deps, outside: { ...deps.connectors, storeFile: deps.storeContentFile, findReplacement } });

  const writingIn = (tx: Tx) => ({ tx, deps, now: world.now() });
  /** Does what a person orders, once under the key that they gave. */
  function actOnce<T, E>(by: Acting, work: (tx: Tx, said: Said, isRepeated: boolean) => Promise<Result<T, E>>) {
    const said = { key: by.key.key, doer: getDoer(by.caller) };
    return withKey(tenancy, by.caller.account_id, by.key, (tx, isRepeated) => work(tx, said, isRepeated));
  }

  /** The same for acts on a campaign: a repeated order changes nothing. */
  function changeOnce<E>(
    by: Acting,
    id: number,
    work: (writing: ReturnType<typeof writingIn>, said: Said, campaign: CampaignRef) => Promise<Result<number, E>>,
  ) {
    const campaign = { account_id: by.caller.account_id, id };
    return actOnce(by, async (tx, said, isRepeated) => (isRepeated ? succeed(id) : work(writingIn(tx), said, campaign)));
  }

  async function getCampaign(
    accountId: number,
    id: number,
  ): Promise<Result<CallAnswer<'campaigns', 'getCampaign'>, CallRefusal<'campaigns', 'getCampaign'>>> {
    const [row] = await tenancy.queryAccount<WholeCampaign>(accountId, oneStatement(accountId, id));
    if (!row) return refuse({ code: 'campaign_not_found' });
    const now = world.now();
    const shown = getRecords(row);
    const isMade = shown.row.campaign_type === 'INFLUENCE';
    const list = isMade ? await tenancy.withAccount(accountId, (tx) => readList({ tx, deps, now }, shown)) : null;
    return succeed(oneAnswer(row, shown, list, now));
  }

  async function mustGet(accountId: number, id: number): Promise<CallAnswer<'campaigns', 'getCampaign'>> {
    const read = await getCampaign(accountId, id);
    if (!read.ok) throw new Error(`campaign ${id} was just there`);
    return read.value;
  }

  /** Of several campaigns only what was done is told, not each campaign. */
  const done = <E>(result: Result<unknown, E>): Result<null, E> => (result.ok ? succeed(null) : result);
  const cancel = (by: Acting, id: number, expected: Shown) =>
    changeOnce(by, id, (writing, said, campaign) => actAsShown(writing, { ...campaign, call: 'cancelCampaign', expected }, said));
  const controls = createControls(deps, { changeOnce, mustGet });
  const several = createSeveral(deps, {
    archive: async (by, { id }) => done(await changeOnce(by, id, (writing, said, campaign) => archiveCampaign(writing, campaign, said))),
    restore: async (by, { id }) => done(await changeOnce(by, id, ({ tx }) => restoreCampaign(tx, by.caller.account_id, id))),
    duplicate: async (by, { id }) => {
      const copied = await actOnce(by, (tx, { key }) => duplicateCampaign(writingIn(tx), { account_id: by.caller.account_id, id }, key));
      return copied.ok ? succeed(copied.value.draft) : copied;
    },
    pause: async (by, { id, expected }) => done(await controls.pauseCampaign(by, id, { expected, pause_at: null, resume_at: null })),
    resume: async (by, { id }) => done(await controls.resumeCampaign(by, id)),
    stop: async (by, { id, expected, reason }) => done(await controls.stopCampaign(by, id, { expected, reason })),
    cancel: async (by, { id, expected }) => done(await cancel(by, id, expected)),
  });

  return {
    ...several,
    ...createRehearsal(deps),
    ...createStandstill(deps),

    async listCampaigns(
      accountId: number,
      asked: ParsedInput<'campaigns', 'listCampaigns'>['query'],
    ): Promise<Result<CallAnswer<'campaigns', 'listCampaigns'>, CallRefusal<'campaigns', 'listCampaigns'>>> {
      const read = readListQuery(asked);
      if (!read.ok) return read;
      const now = world.now();
      const rows = await tenancy.queryAccount<ListedRow>(accountId, listStatement(accountId, read.value, tehranDay(now)));
      return succeed(listAnswer(rows, now));
    },

    /** The whole filtered list as an Excel file. */
    async exportCampaigns(accountId: number, query: ParsedInput<'campaigns', 'exportCampaigns'>['query']) {
      const read = readExportQuery(query);
      return read.ok ? succeed(exportList(tenancy, accountId, read.value, world.now())) : read;
    },

    suggestPlans: (accountId: number) => suggestPlans({ tenancy, market: deps.plans }, accountId),

    getCampaign,

    ...controls,

    /** Makes a campaign of a finished draft, or brings the draft's campaign up to date. */
    async createCampaign(by: Acting, draft_id: number) {
      const { account_id } = by.caller;
      const created = await actOnce(by, async (tx, { doer }, isRepeated) => {
        const made = isRepeated ? await lockCampaignOfDraft(tx, account_id, draft_id) : undefined;
        return made ? succeed(made.id) : createCampaign(writingIn(tx), { account_id, draft_id, doer });
      });
      return created.ok ? succeed(await mustGet(account_id, created.value)) : created;
    },

    /** Saves new data over the version of the campaign's draft that was read, and prices the campaign again: both or neither. */
    async updateCampaign(accountId: number, id: number, order: RevisionOrder) {
      const edited = await tenancy.withAccount(accountId, (tx) => reviseCampaign(writingIn(tx), { account_id: accountId, id }, order));
      return edited.ok ? succeed(await mustGet(accountId, id)) : edited;
    },

    /** Makes a draft from a campaign, with the cost of today. */
    duplicateCampaign: (by: Acting, id: number) =>
      actOnce(by, (tx, { key }) => duplicateCampaign(writingIn(tx), { account_id: by.caller.account_id, id }, key)),

    /** Replaces the discount codes of a campaign that is not bought yet. */
    async applyDiscount(caller: ActingCaller, id: number, codes: readonly string[]) {
      const { account_id } = caller;
      const order = { codes, doer: getDoer(caller) };
      const applied = await tenancy.withAccount(account_id, (tx) => replaceDiscounts(writingIn(tx), { account_id, id }, order));
      return applied.ok ? succeed(await mustGet(account_id, id)) : applied;
    },

    async purchaseCampaign(by: Acting, id: number, wishes: PurchaseWishes) {
      const { account_id } = by.caller;
      const bought = await actOnce(by, (tx, { key, doer }, isRepeated) => {
        const order: PurchaseOrder = { ...wishes, actor: 'advertiser', idempotency_key: key, isRepeated, doer };
        return purchaseCampaign(writingIn(tx), { account_id, id }, order);
      });
      return bought.ok ? succeed({ campaign: await mustGet(account_id, id), ...bought.value }) : bought;
    },

    /** What a call that ends or pauses a campaign would do to its money; nothing is saved. */
    async previewCampaign(
      accountId: number,
      id: number,
      call: ParsedInput<'campaigns', 'previewCampaign'>['query']['call'],
    ): Promise<Result<CallAnswer<'campaigns', 'previewCampaign'>, CallRefusal<'campaigns', 'previewCampaign'>>> {
      return tenancy.withAccount(accountId, async (tx) => {
        const stored = await readStoredLife(tx, accountId, id);
        return stored ? previewAnswer(tx, stored, call, world.now()) : refuse({ code: 'campaign_not_found' } as const);
      });
    },

    async cancelCampaign(by: Acting, id: number, expected: Shown) {
      const cancelled = await cancel(by, id, expected);
      return cancelled.ok ? succeed(await mustGet(by.caller.account_id, id)) : cancelled;
    },

    async redateCampaign(by: Acting, id: number, dates: NewDates) {
      const redated = await changeOnce(by, id, (writing, said, campaign) => redateCampaign(writing, { ...campaign, ...dates }, said));
      return redated.ok ? succeed(await mustGet(by.caller.account_id, id)) : redated;
    },

    async archiveCampaign(caller: ActingCaller, id: number) {
      const { account_id } = caller;
      const said = { key: `archive:${id}`, doer: getDoer(caller) };
      const archived = await tenancy.withAccount(account_id, (tx) => archiveCampaign(writingIn(tx), { account_id, id }, said));
      return archived.ok ? succeed(await mustGet(account_id, id)) : archived;
    },

    async restoreCampaign(accountId: number, id: number) {
      const restored = await tenancy.withAccount(accountId, (tx) => restoreCampaign(tx, accountId, id));
      return restored.ok ? succeed(await mustGet(accountId, id)) : restored;
    },

    acceptOffers: (by: Acting, id: number, order: ListOrder) =>
      changeOnce(by, id, (writing, said, campaign) => acceptOffers(writing, { ...campaign, ...order }, said)),

    /** What leaving a publisher out of the list would do; nothing is saved. */
    previewLeaveOut: (account_id: number, id: number, placement: number) =>
      tenancy.withAccount(account_id, (tx) => previewLeaveOut(writingIn(tx), { account_id, id, placement })),

    leaveOutOffer: (by: Acting, id: number, order: { readonly placement: number; readonly expected: ShownList }) =>
      changeOnce(by, id, (writing, said, campaign) => leaveOutOffer(writing, { ...campaign, ...order }, said)),

    dropOffers: (by: Acting, id: number) => changeOnce(by, id, (writing, said, campaign) => dropOffers(writing, campaign, said)),

    refuseOffers: (by: Acting, id: number, expected: Shown) =>
      changeOnce(by, id, (writing, said, campaign) => actAsShown(writing, { ...campaign, call: 'refuseOffers', expected }, said)),

    /** The advertiser's verdict on a content, in the caller's transaction. */
    judgeContent: (tx: Tx, content: Judging, verdict: AdvertiserVerdict) => judgeContent(writingIn(tx), content, verdict),

    /** Whether the account has ever bought a campaign, whatever happened to it. */
    hasPurchasedCampaign: hasPurchase,

    ...createLaterPurchases(deps),

    advance,
    readStoredLife,

    /** Tells the outside the orders of a turn, in their order; one that fails is told again with those after it, under the same keys. */
    async tellOrders(orders: readonly PlacedOrder[]): Promise<void> {
      for (const { offered, ...order } of orders) await deps.connectors.platform.tell(offered, order);
    },

    findUnusable: () => findUnusable(deps),
    advancePublishing: () => advanceOnAir(tenancy, advance),
  };
}
