import type { Clock } from '#infra/clock.ts';
import { withKey, type RequestKey } from '#infra/keys/request-keys.ts';
import type { Tenancy } from '#infra/tenancy.ts';
import { applyObservation } from '#features/campaigns/campaigns.life.ts';
import { askEachOnce, observe, type Connectors, type ObserveDeps, type StoreContentFile } from '#features/campaigns/campaigns.observe.ts';
import { findCampaign, listPlacements, lockCampaign } from '#features/campaigns/campaigns.repository.ts';
import { nextLookAt } from '#features/campaigns/campaigns.timing.ts';
import type { LifeDeps } from './deps.ts';
import { enqueueAdvance } from './enqueue-advance.ts';
import { dropOffersIn } from './list-payment.ts';
import { acceptOffersIn, refuseOffersIn, type ListOrder } from './negotiation.ts';
import { judgeContentIn, type AdvertiserVerdict } from './verdicts.ts';

export interface LivesDeps extends Omit<LifeDeps, 'source'> {
  readonly tenancy: Tenancy;
  readonly world: Clock;
  readonly connectors: Connectors;
  /** Keeps what publishers made among the account's files. */
  readonly storeContentFile: StoreContentFile;
}

/** More than any campaign can move at one instant. */
const ROUNDS_MAX = 100;

/** What happens to campaigns after they are bought. */
export function createLives(deps: LivesDeps) {
  const { tenancy, world, ledger, connectors } = deps;
  const lifeDeps: LifeDeps = { ...deps, source: connectors.platform.source };

  /** One look at a campaign: asks the world outside any transaction, then writes down what follows. True when something moved. */
  async function lookOnce(accountId: number, id: number, outside: ObserveDeps): Promise<boolean> {
    const now = world.now();
    const snapshot = await tenancy.withAccount(accountId, async (tx) => {
      const row = await findCampaign(tx, accountId, id);
      if (!row) return undefined;
      const contents = row.campaign_type === 'INFLUENCE' ? await deps.contents.listContents(tx, accountId, id) : [];
      return { row, placements: await listPlacements(tx, accountId, id), contents };
    });
    if (!snapshot) return false;
    const seen = await observe(snapshot, outside, now);
    return tenancy.withAccount(accountId, async (tx) => {
      await ledger.readBalances(tx, accountId);
      const row = await lockCampaign(tx, accountId, id);
      if (!row) return false;
      const isStale = row.state !== snapshot.row.state || row.reason !== snapshot.row.reason || row.version !== snapshot.row.version;
      if (isStale) return true;
      const placements = await listPlacements(tx, accountId, id);
      if (await applyObservation(tx, lifeDeps, row, placements, seen, now)) return true;
      const contents = row.campaign_type === 'INFLUENCE' ? await deps.contents.listContents(tx, accountId, id) : [];
      const nextAt = nextLookAt(row, placements, { seen, contents, reviewAfterMs: connectors.review.afterMs, now });
      if (nextAt !== undefined) await enqueueAdvance(tx, accountId, id, new Date(nextAt));
      return false;
    });
  }

  return {
    /** Brings a campaign up to the world's now. */
    async advance(accountId: number, id: number): Promise<void> {
      const outside = askEachOnce({ ...connectors, storeFile: deps.storeContentFile });
      for (let round = 0; round < ROUNDS_MAX; round++) if (!(await lookOnce(accountId, id, outside))) return;
      throw new Error(`campaign ${id} does not come to rest`);
    },

    acceptOffers: (accountId: number, id: number, wishes: Omit<ListOrder, 'idempotency_key'>, key: RequestKey) =>
      withKey(tenancy, accountId, key, (tx) =>
        acceptOffersIn(tx, lifeDeps, accountId, id, { ...wishes, idempotency_key: key.key }, world.now()),
      ),

    dropOffers: (accountId: number, id: number, key: RequestKey) =>
      withKey(tenancy, accountId, key, (tx) => dropOffersIn(tx, lifeDeps, accountId, id, key.key, world.now())),

    refuseOffers: (accountId: number, id: number, key: RequestKey) =>
      withKey(tenancy, accountId, key, (tx) => refuseOffersIn(tx, lifeDeps, accountId, id, key.key, world.now())),

    /** The advertiser's word on a content, in the caller's transaction. */
    judgeContent: (
      tx: Parameters<typeof judgeContentIn>[0],
      accountId: number,
      campaignId: number,
      contentId: number,
      verdict: AdvertiserVerdict,
    ) => judgeContentIn(tx, lifeDeps, accountId, campaignId, contentId, verdict, world.now()),
  };
}
