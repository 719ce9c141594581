import { newIdempotencyKey } from '@jarchi/api-client/idempotency.ts';
import type { CampaignDraft } from '@jarchi/domain/drafts/drafts.ts';
import type { TestAccount } from '#testing/test-app.ts';
import { composeDraft, createFrom } from './every-combination.ts';
import type { Campaign, Campaigns } from './open-campaigns.ts';

export interface OffersSeed {
  /** Net prices that the publishers ask. */
  readonly prices?: readonly number[];
  /** What each publisher does, in their order. */
  readonly scripts?: readonly Parameters<Campaigns['platform']['direct']>[1][];
  /** Net of VAT. */
  readonly ceiling?: number;
  readonly change?: Partial<CampaignDraft>;
}

export interface Offered {
  readonly account: TestAccount;
  readonly campaign: Campaign;
}

/** A campaign whose publishers make the content, bought by an account whose money is then all held; its review is not done yet. */
export async function seedOffers(shop: Campaigns, seed: OffersSeed = {}): Promise<Offered> {
  const { prices = [3_000_000, 2_000_000, 1_000_000], scripts = [], ceiling = 10_000_000, change } = seed;
  const account = await shop.app.seedAccount();
  const plans = [];
  for (const price of prices) plans.push(...(await shop.app.seedPlans(1, { media_type: 'INSTAGRAM', content_type: 'STORY', price })));
  for (const [index, { publisher_id }] of plans.entries()) shop.platform.direct(publisher_id, scripts[index] ?? {});
  const draft = await composeDraft(
    shop,
    account,
    { media_type: 'INSTAGRAM', content_type: 'STORY', campaign_type: 'INFLUENCE' },
    { selectedPlans: plans.map(({ id }) => id), budget: ceiling, ...change },
  );
  const created = await createFrom(account, draft);
  await shop.app.charge(account, created.total);
  return { account, campaign: (await shop.buy(account, created)).campaign };
}

export const acceptOffers = (
  { account, campaign }: Offered,
  expected_total: number,
  key = newIdempotencyKey(),
  is_auto_after_charge = false,
) =>
  account.client.contents.acceptOffers(
    { params: { id: campaign.id }, body: { expected_total, is_auto_after_charge } },
    { idempotencyKey: key },
  );

/** The id of the publisher's placement, by the order of the list. */
async function idOf({ account, campaign }: Offered, index: number): Promise<number> {
  const { placements } = await account.client.campaigns.getCampaign({ params: { id: campaign.id } });
  return placements[index]?.id ?? 0;
}

export const previewLeaveOut = async (offered: Offered, index: number) =>
  offered.account.client.contents.previewLeaveOut({ params: { id: offered.campaign.id, placement: await idOf(offered, index) } });

export const leaveOutOffer = async (
  offered: Offered,
  index: number,
  expected: { readonly total: number; readonly released: number },
  key = newIdempotencyKey(),
) =>
  offered.account.client.contents.leaveOutOffer(
    { params: { id: offered.campaign.id, placement: await idOf(offered, index) }, body: { expected } },
    { idempotencyKey: key },
  );

export const dropOffers = ({ account, campaign }: Offered, key = newIdempotencyKey()) =>
  account.client.contents.dropOffers({ params: { id: campaign.id }, body: {} }, { idempotencyKey: key });

export const refuseOffers = (
  { account, campaign }: Offered,
  {
    key = newIdempotencyKey(),
    expected = { captured: 0, released: 0 },
  }: { key?: string; expected?: { captured: number; released: number } } = {},
) => account.client.contents.refuseOffers({ params: { id: campaign.id }, body: { expected } }, { idempotencyKey: key });

/** A campaign whose list is accepted and whose publishers have delivered. */
export async function seedDelivered(shop: Campaigns, seed: OffersSeed = {}): Promise<Offered> {
  const offered = await seedOffers(shop, seed);
  await shop.app.moveWorld(1);
  const { placements } = await shop.read(offered.account, offered.campaign);
  const list = placements.filter(({ state }) => state === 'accepted');
  await acceptOffers(
    offered,
    list.reduce((sum, { total }) => sum + total, 0),
  );
  await shop.app.moveWorld(3);
  return offered;
}
