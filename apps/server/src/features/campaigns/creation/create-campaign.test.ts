import { ApiError } from '@jarchi/api-client/api-error.ts';
import type { CampaignDraft } from '@jarchi/domain/drafts/drafts.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openCampaigns, type Campaigns } from '#testing/campaigns/open-campaigns.ts';

let shop: Campaigns;
beforeAll(async () => {
  shop = await openCampaigns();
});
afterAll(() => shop.app.close());

test.each<[string, Partial<CampaignDraft>, string, object]>([
  ['a bundle that does not exist', { selectedBundles: [999_999] }, 'bundles_gone', { bundle_ids: [999_999] }],
  ['only a bundle that does not exist', { selectedPlans: [], selectedBundles: [999_999] }, 'bundles_gone', { bundle_ids: [999_999] }],
  ['a service that is not offered', { additional_services: { design: true } }, 'services_not_offered', { keys: ['design'] }],
  ['a format that does not exist', { media_type: 'LINKEDIN' }, 'draft_incomplete', { step: 'general-information', fields: ['media_type'] }],
  [
    'a reversed period',
    { publish_period_start: '2026-12-07', publish_period_end: '2026-12-01' },
    'draft_incomplete',
    { step: 'general-information', fields: ['publish_period_end'] },
  ],
  [
    'a forwarded post without its address',
    { media_type: 'TELEGRAM', content_type: 'POST', is_telegram_forward_post: 'true' },
    'draft_incomplete',
    { step: 'content', fields: ['content_telegram_content_address'] },
  ],
])('%s can be drafted and is refused when a campaign is made of it', async (_, change, code, facts) => {
  const account = await shop.app.seedAccount();
  const draft = await shop.seedDraft(account, { change: { goal_total_reach: 40_000, ...change } });
  expect(draft.data).toMatchObject(change);
  await expect(shop.create(account, draft.id)).rejects.toEqual(
    expect.objectContaining({ constructor: ApiError, code, facts: expect.objectContaining(facts) }),
  );
});

test('a draft shows the state of its campaign, and a request cannot set it', async () => {
  const account = await shop.app.seedAccount();
  const draft = await shop.seedDraft(account);
  expect(draft).toMatchObject({ campaign: null, campaign_state: 'CREATION' });
  const campaign = await shop.create(account, draft.id);
  const params = { id: draft.id };
  const made = await account.client.drafts.getDraft({ params });
  expect(made).toMatchObject({ campaign: campaign.id, campaign_state: 'CREATED' });
  const { data, draft_step, version } = made;
  const forged = { campaign_state: 'INACTIVE' } as const;
  for (const body of [
    { data, draft_step, version, ...forged },
    { data: { ...data, ...forged }, draft_step, version },
  ])
    await expect(account.client.drafts.updateDraft({ params, body })).rejects.toMatchObject({ code: 'invalid' });
  expect(await account.client.drafts.getDraft({ params })).toEqual(made);
});

test('a campaign is made of a draft with a forwarded post', async () => {
  const account = await shop.app.seedAccount();
  const plans = await shop.app.seedPlans(1, { media_type: 'TELEGRAM', content_type: 'POST' });
  const change: Partial<CampaignDraft> = {
    media_type: 'TELEGRAM',
    content_type: 'POST',
    content_files: [],
    is_telegram_forward_post: 'true',
    content_telegram_content_address: 'https://t.me/maze_gardi/12',
  };
  expect((await shop.seedCampaign(account, { plans, change })).total).toBe(1_100_000);
});

test('a service that is switched off in the draft need not be on offer', async () => {
  const account = await shop.app.seedAccount();
  expect((await shop.seedCampaign(account, { change: { additional_services: { design: false } } })).services).toEqual([]);
});

test('a campaign whose brief was stored with fewer fields is read, saved and bought as it was', async () => {
  const account = await shop.app.seedAccount({ balance: 9_000_000 });
  const draft = await shop.seedDraft(account);
  const created = await shop.create(account, draft.id);
  const known = `jsonb_build_object('title', brief->'title', 'budget', brief->'budget', 'goal_total_reach', brief->'goal_total_reach',
    'publish_period_start', brief->'publish_period_start', 'publish_period_end', brief->'publish_period_end',
    'preferred_publish_start_hour', brief->'preferred_publish_start_hour', 'content_files', brief->'content_files',
    'content_caption', brief->'content_caption', 'selectedPlans', brief->'selectedPlans')`;
  await shop.app.db.pool.query(`update campaign set brief = ${known} where id = $1`, [created.id]);
  expect(await shop.read(account, created)).toEqual(created);
  expect(await shop.create(account, draft.id)).toEqual(created);
  const { outcome } = await shop.buy(account, created);
  expect(outcome).toBe('held');
});
