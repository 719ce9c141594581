import type { CallAnswer, CallRefusal, ParsedInput } from '@jarchi/contract/types.ts';
import { isEditable } from '@jarchi/domain/campaigns/campaign-life.ts';
import { tehranDay } from '@jarchi/domain/calendar/jalali.ts';
import { refuse, succeed, type Result } from '@jarchi/domain/result.ts';
import type { Clock } from '#infra/clock.ts';
import type { Tenancy, Tx } from '#infra/tenancy.ts';
import { cancelIn } from './campaigns.cancellation.ts';
import { createIn, type DraftSource } from './campaigns.creation.ts';
import { applyObservation, type LifeDeps, type MeasurementSink } from './campaigns.life.ts';
import { listAnswer, listStatement, type ListedCampaign } from './campaigns.list.ts';
import type { CampaignLedger } from './campaigns.money.ts';
import { observe, type Connectors } from './campaigns.observe.ts';
import { oneAnswer, oneStatement, type WholeCampaign } from './campaigns.one.ts';
import { enqueueAdvance, purchaseIn, type PurchaseOrder } from './campaigns.purchase.ts';
import type { PlanSource } from './campaigns.quote.ts';
import { findCampaign, listPlacements, listPublishing, listWaitingForCharge, lockCampaign } from './campaigns.repository.ts';
import { nextLookAt } from './campaigns.timing.ts';

export interface CampaignsDeps {
  readonly tenancy: Tenancy;
  readonly world: Clock;
  readonly ledger: CampaignLedger;
  readonly drafts: DraftSource;
  readonly plans: PlanSource;
  readonly measurements: MeasurementSink;
  readonly connectors: Connectors;
}

export type CampaignsService = ReturnType<typeof createCampaignsService>;

/** More than any campaign can move at one instant. */
const ROUNDS_MAX = 100;

export function createCampaignsService(deps: CampaignsDeps) {
  const { tenancy, world, ledger } = deps;
  const purchaseDeps = { ledger, plans: deps.plans, reviewAfterMs: deps.connectors.review.afterMs };
  const lifeDeps: LifeDeps = { ledger, measurements: deps.measurements, source: deps.connectors.platform.source };

  async function getCampaign(
    accountId: number,
    id: number,
  ): Promise<Result<CallAnswer<'campaigns', 'getCampaign'>, CallRefusal<'campaigns', 'getCampaign'>>> {
    const [row] = await tenancy.queryAccount<WholeCampaign>(accountId, oneStatement(accountId, id));
    return row ? succeed(oneAnswer(row, world.now())) : refuse({ code: 'campaign_not_found' });
  }

  async function mustGet(accountId: number, id: number): Promise<CallAnswer<'campaigns', 'getCampaign'>> {
    const read = await getCampaign(accountId, id);
    if (!read.ok) throw new Error(`campaign ${id} was just there`);
    return read.value;
  }

  /** One look at a campaign: asks the world outside any transaction, then writes down what follows. True when something moved. */
  async function lookOnce(accountId: number, id: number): Promise<boolean> {
    const now = world.now();
    const snapshot = await tenancy.withAccount(accountId, async (tx) => {
      const row = await findCampaign(tx, accountId, id);
      return row && { row, placements: await listPlacements(tx, accountId, id) };
    });
    if (!snapshot) return false;
    const seen = await observe(snapshot, deps.connectors, now);
    return tenancy.withAccount(accountId, async (tx) => {
      await ledger.readBalances(tx, accountId);
      const row = await lockCampaign(tx, accountId, id);
      if (!row) return false;
      const isStale = row.state !== snapshot.row.state || row.reason !== snapshot.row.reason || row.version !== snapshot.row.version;
      if (isStale) return true;
      const placements = await listPlacements(tx, accountId, id);
      if (await applyObservation(tx, lifeDeps, row, placements, seen, now)) return true;
      const nextAt = nextLookAt(row, placements, seen, purchaseDeps.reviewAfterMs, now);
      if (nextAt !== undefined) await enqueueAdvance(tx, accountId, id, new Date(nextAt));
      return false;
    });
  }

  /** Brings a campaign up to the world's now. */
  async function advance(accountId: number, id: number): Promise<void> {
    for (let round = 0; round < ROUNDS_MAX; round++) if (!(await lookOnce(accountId, id))) return;
    throw new Error(`campaign ${id} does not come to rest`);
  }

  return {
    async listCampaigns(
      accountId: number,
      query: ParsedInput<'campaigns', 'listCampaigns'>['query'],
    ): Promise<CallAnswer<'campaigns', 'listCampaigns'>> {
      const today = tehranDay(world.now());
      const rows = await tenancy.queryAccount<ListedCampaign>(accountId, listStatement(accountId, query, today));
      if (rows.length > 0 || query.offset === 0) return listAnswer(rows, world.now());
      const first = await tenancy.queryAccount<ListedCampaign>(
        accountId,
        listStatement(accountId, { ...query, offset: 0, limit: 1 }, today),
      );
      return { ...listAnswer(first, world.now()), results: [] };
    },

    getCampaign,

    /** Makes the campaign of a finished draft, or brings the one it has up to date. */
    async createCampaign(accountId: number, draftId: number) {
      const created = await tenancy.withAccount(accountId, (tx) => createIn(tx, deps.drafts, deps.plans, accountId, draftId, world.now()));
      return created.ok ? succeed(await mustGet(accountId, created.value)) : created;
    },

    async purchaseCampaign(accountId: number, id: number, order: Omit<PurchaseOrder, 'actor'>) {
      const bought = await tenancy.withAccount(accountId, (tx) =>
        purchaseIn(tx, purchaseDeps, accountId, id, { ...order, actor: 'advertiser' }, world.now()),
      );
      return bought.ok ? succeed({ campaign: await mustGet(accountId, id), ...bought.value }) : bought;
    },

    async cancelCampaign(accountId: number, id: number, key: string) {
      const cancelled = await tenancy.withAccount(accountId, (tx) => cancelIn(tx, ledger, accountId, id, key, world.now()));
      return cancelled.ok ? succeed(await mustGet(accountId, id)) : cancelled;
    },

    /** Whether a draft's campaign may still be changed through it. */
    async isCampaignEditable(tx: Tx, accountId: number, id: number): Promise<boolean> {
      const row = await findCampaign(tx, accountId, id);
      return row !== undefined && isEditable(row);
    },

    /** Money arrived: campaigns that asked to be bought when it does are, oldest first, while it lasts. */
    async buyWaiting(accountId: number): Promise<void> {
      await tenancy.withAccount(accountId, async (tx) => {
        for (const row of await listWaitingForCharge(tx, accountId)) {
          const order: PurchaseOrder = {
            expected_total: row.total,
            is_auto_after_charge: true,
            idempotency_key: `auto:${row.id}:${row.version}`,
            actor: 'system',
          };
          await purchaseIn(tx, purchaseDeps, accountId, row.id, order, world.now());
        }
      });
    },

    advance,

    /** Every campaign on the air, brought up to now: after a move of the clock its figures are not hours old. */
    async advancePublishing(): Promise<void> {
      const rows = await tenancy.withSystem((tx) => listPublishing(tx));
      for (const { account_id, id } of rows) await advance(account_id, id);
    },
  };
}
