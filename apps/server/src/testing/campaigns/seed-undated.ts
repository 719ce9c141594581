import { newIdempotencyKey } from '@jarchi/api-client/idempotency.ts';
import { DAY_MS, HOUR_MS } from '@jarchi/domain/calendar/durations.ts';
import { addDays, tehranInstant } from '@jarchi/domain/calendar/jalali.ts';
import type { TestAccount } from '#testing/test-app.ts';
import type { Campaign, Campaigns } from './open-campaigns.ts';

export interface Undated {
  readonly account: TestAccount;
  readonly campaign: Campaign;
}

/** Enough time to buy, and too little to be approved. */
const SPARE_MS = HOUR_MS / 12;

/** A campaign that had a day left when it was bought, and no longer when it was approved: its advertiser is asked for new dates. */
export async function seedUndated(shop: Campaigns): Promise<Undated> {
  const account = await shop.app.seedAccount();
  const created = await shop.seedCampaign(account, { startsInDays: 2, days: 1 });
  await shop.app.charge(account, created.total);
  const until = tehranInstant(created.publish_period_end, 23) - DAY_MS - SPARE_MS;
  await shop.app.moveWorld((until - shop.app.world.now()) / HOUR_MS);
  const { campaign } = await shop.buy(account, created);
  await shop.app.moveWorld(1);
  return { account, campaign };
}

/** Days are counted from the world's today. */
export const redate = (shop: Campaigns, { account, campaign }: Undated, from: number, to: number, key = newIdempotencyKey()) =>
  account.client.campaigns.redateCampaign(
    {
      params: { id: campaign.id },
      body: { publish_period_start: addDays(shop.today(), from), publish_period_end: addDays(shop.today(), to) },
    },
    { idempotencyKey: key },
  );
