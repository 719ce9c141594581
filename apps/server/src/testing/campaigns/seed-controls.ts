import { newIdempotencyKey } from '@jarchi/api-client/idempotency.ts';
import type { TestAccount } from '#testing/test-app.ts';
import { composeDraft, createFrom } from './every-combination.ts';
import type { Campaign, CampaignSeed, Campaigns } from './open-campaigns.ts';
import type { SeededPlan } from '#testing/seed-plans.ts';

export interface Running {
  readonly account: TestAccount;
  readonly campaign: Campaign;
}

/** A campaign of views whose publishers publish from the next day on; it is live. */
export async function seedViews(shop: Campaigns, { days = 4 }: { readonly days?: number } = {}): Promise<Running> {
  const account = await shop.app.seedAccount();
  const plans = await shop.app.seedPlans(1, { media_type: 'TELEGRAM', content_type: 'POST' });
  const draft = await composeDraft(
    shop,
    account,
    { media_type: 'TELEGRAM', content_type: 'POST', campaign_type: 'CPM' },
    { selectedPlans: plans.map(({ id }) => id), ...shop.period(1, days) },
  );
  const created = await createFrom(account, draft);
  await shop.app.charge(account, created.total);
  await shop.buy(account, created);
  await shop.untilLive({ account, campaign: created });
  return { account, campaign: await shop.read(account, created) };
}

/** A live campaign of ready posts. */
export async function seedLive(shop: Campaigns, seed: CampaignSeed = {}): Promise<Running> {
  const bought = await shop.seedBought({ startsInDays: 1, ...seed });
  await shop.untilLive(bought);
  return { ...bought, campaign: await shop.read(bought.account, bought.campaign) };
}

export interface Lost extends Running {
  /** The placement whose publisher fell out. */
  readonly placement: number;
  readonly plans: readonly SeededPlan[];
}

/** A bought campaign whose first publisher declined: its share waits for a replacement. */
export async function seedLost(
  shop: Campaigns,
  seed: CampaignSeed = {},
  plan: Parameters<Campaigns['app']['seedPlans']>[1] = {},
): Promise<Lost> {
  const plans = await shop.app.seedPlans(2, plan);
  shop.platform.direct(plans[0]!.publisher_id, { answer: 'declines' });
  const bought = await shop.seedBought({ plans, ...seed });
  await shop.app.moveWorld(2);
  const campaign = await shop.read(bought.account, bought.campaign);
  const lost = campaign.placements.find(({ plan_id }) => plan_id === plans[0]!.id)!;
  return { ...bought, campaign, plans, placement: lost.id };
}

export const preview = ({ account, campaign }: Running, call: 'stopCampaign' | 'pauseCampaign') =>
  account.client.campaigns.previewCampaign({ params: { id: campaign.id }, query: { call } });

/** Stops with the amounts that were shown, or that are shown now. */
export async function stop(
  running: Running,
  { reason = '', key = newIdempotencyKey(), shown }: { reason?: string; key?: string; shown?: Awaited<ReturnType<typeof preview>> } = {},
): Promise<Campaign> {
  const { captured, released } = shown ?? (await preview(running, 'stopCampaign'));
  return running.account.client.campaigns.stopCampaign(
    { params: { id: running.campaign.id }, body: { expected: { captured, released }, reason } },
    { idempotencyKey: key },
  );
}

export const pause = (
  { account, campaign }: Running,
  dates: { readonly pause_at?: string | null; readonly resume_at?: string | null } = {},
  key = newIdempotencyKey(),
) =>
  account.client.campaigns.pauseCampaign(
    { params: { id: campaign.id }, body: { expected: { captured: 0, released: 0 }, ...dates } },
    { idempotencyKey: key },
  );

export const resume = ({ account, campaign }: Running, key = newIdempotencyKey()) =>
  account.client.campaigns.resumeCampaign({ params: { id: campaign.id }, body: {} }, { idempotencyKey: key });

export const listReplacements = ({ account, campaign, placement }: Pick<Lost, 'account' | 'campaign' | 'placement'>) =>
  account.client.campaigns.listReplacements({ params: { id: campaign.id, placement } });

export const replace = (
  { account, campaign, placement }: Pick<Lost, 'account' | 'campaign' | 'placement'>,
  { plan_id, difference }: { readonly plan_id: number; readonly difference: number },
  key = newIdempotencyKey(),
) =>
  account.client.campaigns.replacePlacement(
    { params: { id: campaign.id, placement }, body: { plan_id, expected_difference: difference } },
    { idempotencyKey: key },
  );

export const drop = (
  { account, campaign, placement }: Pick<Lost, 'account' | 'campaign' | 'placement'>,
  released: number,
  key = newIdempotencyKey(),
) =>
  account.client.campaigns.dropPlacement(
    { params: { id: campaign.id, placement }, body: { expected: { captured: 0, released } } },
    { idempotencyKey: key },
  );

export const openDispute = (
  { account, campaign }: Running,
  { reason = 'too few people saw it', ...rest }: { reason?: string; placement_id?: number; attachments?: number[] } = {},
  key = newIdempotencyKey(),
) => account.client.campaigns.openDispute({ params: { id: campaign.id }, body: { reason, ...rest } }, { idempotencyKey: key });
