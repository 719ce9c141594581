import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { newIdempotencyKey } from '@jarchi/api-client/idempotency.ts';
import { addDays } from '@jarchi/domain/calendar/jalali.ts';
import type { ReviewVerdict } from '#connectors/platforms/platform-connector.ts';
import { createSimulatedReview } from '#connectors/platforms/simulated-review.ts';
import { openCampaigns, type Campaigns } from '#testing/campaigns/open-campaigns.ts';
import { redate, seedUndated } from '#testing/campaigns/seed-undated.ts';
import { auditMoney } from '#testing/audit-money.ts';

const simulated = createSimulatedReview();
/** The operator's verdict on every campaign that is looked at while it is set. */
const review: { verdict: ReviewVerdict | undefined } = { verdict: undefined };

let shop: Campaigns;
beforeAll(async () => {
  shop = await openCampaigns({
    review: {
      review: (brief, now) => (review.verdict ? Promise.resolve(review.verdict) : simulated.review(brief, now)),
    },
  });
});
beforeEach(() => shop.app.startDay());
afterAll(() => shop.app.close());

const DAYS = 24;

test('a campaign without time to publish waits for new dates, and goes with them to its review at its old price', async () => {
  const undated = await seedUndated(shop);
  const before = await shop.read(undated.account, undated.campaign);
  expect(before).toMatchObject({
    waits_for: 'advertiser',
    allowed: ['redateCampaign', 'cancelCampaign', 'setAutoReplace'],
    money: { held: before.total },
  });
  const key = newIdempotencyKey();
  const redated = await redate(shop, undated, 2, 5, key);
  expect(redated).toMatchObject({
    state: 'AWAITING_APPROVAL',
    reason: null,
    waits_for: 'operator',
    publish_period_start: addDays(shop.today(), 2),
    publish_period_end: addDays(shop.today(), 5),
    total: before.total,
    money: before.money,
  });
  expect(await redate(shop, undated, 2, 5, key)).toEqual(redated);
  await shop.app.moveWorld(1);
  expect((await shop.read(undated.account, undated.campaign)).events.map(({ event }) => event)).toContain('approve');
  expect(await shop.countPosted(undated.account, 'hold')).toBe(1);
  expect(await auditMoney(shop.app.db)).toEqual([]);
});

test('dates that leave no day, are past or are too long are refused field by field', async () => {
  const undated = await seedUndated(shop);
  const fieldsOf = (fields: string[]) => ({ code: 'draft_incomplete', facts: { step: 'general-information', fields } });
  await expect(redate(shop, undated, 0, 0)).rejects.toMatchObject(fieldsOf(['publish_period_end']));
  await expect(redate(shop, undated, -1, 4)).rejects.toMatchObject(fieldsOf(['publish_period_start']));
  await expect(redate(shop, undated, 1, 400)).rejects.toMatchObject(fieldsOf(['publish_period_end']));
  await expect(redate(shop, undated, 3, 2)).rejects.toMatchObject(fieldsOf(['publish_period_end']));
  expect(await shop.read(undated.account, undated.campaign)).toMatchObject({
    reason: 'new_dates',
    publish_period_end: undated.campaign.publish_period_end,
  });
});

test('a campaign that is rejected after new dates is edited from them, and refused dates do not change the draft', async () => {
  const undated = await seedUndated(shop);
  const { account, campaign } = undated;
  const readDraft = () => account.client.drafts.getDraft({ params: { id: campaign.draft } });
  const before = await readDraft();
  await expect(redate(shop, undated, 3, 2)).rejects.toMatchObject({ code: 'draft_incomplete' });
  expect(await readDraft()).toEqual(before);
  const key = newIdempotencyKey();
  await redate(shop, undated, 2, 5, key);
  await redate(shop, undated, 2, 5, key);
  const dates = { publish_period_start: addDays(shop.today(), 2), publish_period_end: addDays(shop.today(), 5) };
  expect(await readDraft()).toEqual({
    ...before,
    version: before.version + 1,
    updated_at: expect.any(String),
    data: { ...before.data, ...dates },
  });
  review.verdict = { verdict: 'reject', reason: 'the caption promises too much' };
  await shop.app.moveWorld(1);
  review.verdict = undefined;
  expect(await shop.read(account, campaign)).toMatchObject({ state: 'REJECTED', ...dates });
  await shop.edit(account, campaign.draft, { content_caption: 'come in again' });
  const edited = await shop.create(account, campaign.draft);
  expect(edited).toMatchObject({ state: 'CREATED', ...dates });
});

test('a campaign that was not asked for new dates, or whose three days are over, refuses them', async () => {
  const bought = await shop.seedBought();
  await expect(redate(shop, bought, 2, 5)).rejects.toMatchObject({ code: 'transition_refused' });
  const undated = await seedUndated(shop);
  await shop.app.moveWorld(3 * DAYS);
  const over = await shop.read(undated.account, undated.campaign);
  expect(over).toMatchObject({ reason: 'cancelled', money: { held: 0, released: undated.campaign.total } });
  await expect(redate(shop, undated, 2, 5)).rejects.toMatchObject({ code: 'transition_refused' });
});
