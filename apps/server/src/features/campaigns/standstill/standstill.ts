import type { Clock } from '#infra/clock/clock.ts';
import type { Tenancy, Tx } from '#infra/store/tenancy.ts';
import type { CampaignRef } from '#features/campaigns/life/campaign-ref.ts';
import type { LifeDeps } from '#features/campaigns/life/deps.ts';
import { readStoredLife } from '#features/campaigns/life/run-turn.ts';
import { findOverdue } from '@jarchi/domain/campaigns/waits/overdue.ts';
import { markOverdue } from './mark-overdue.ts';
import { previewRelease, releaseCampaign } from './release.ts';

interface StandstillDeps extends LifeDeps {
  readonly tenancy: Tenancy;
  readonly world: Clock;
}

/** What is done about campaigns that do not come to rest by themselves. */
export function createStandstill(deps: StandstillDeps) {
  const { tenancy, world } = deps;
  const writingIn = (tx: Tx) => ({ tx, deps, now: world.now() });
  return {
    markOverdue: () => markOverdue(deps),

    /** What a campaign waits for too long; undefined if nothing of its life is overdue. */
    findOverdue: ({ account_id, id }: CampaignRef) =>
      tenancy.withAccount(account_id, async (tx) => {
        const stored = await readStoredLife(tx, account_id, id);
        return stored && findOverdue(stored.life, world.now());
      }),

    previewRelease: (campaign: CampaignRef) => tenancy.withAccount(campaign.account_id, (tx) => previewRelease(writingIn(tx), campaign)),

    releaseCampaign: (release: Parameters<typeof releaseCampaign>[1]) =>
      tenancy.withAccount(release.account_id, (tx) => releaseCampaign(writingIn(tx), release)),
  };
}
