import { ApiError } from '@jarchi/api-client/api-error.ts';
import type { CampaignDraft } from '@jarchi/domain/drafts/drafts.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openCampaigns, type Campaigns } from './testing/open-campaigns.ts';

let shop: Campaigns;
beforeAll(async () => {
  shop = await openCampaigns();
});
afterAll(() => shop.app.close());

const incomplete = (step: string, fields: string[]) =>
  expect.objectContaining({ constructor: ApiError, code: 'draft_incomplete', facts: { step, fields } });

test.each<[string, Partial<CampaignDraft>, string, string[]]>([
  ['INFLUENCE', { campaign_type: 'INFLUENCE', content_description: 'a taste' }, 'general-information', ['media_type']],
  ['CPM', { campaign_type: 'CPM', is_cpm: true }, 'general-information', ['media_type']],
  ['CPC', { media_type: 'SOROUSH', content_type: 'PIN', campaign_type: 'CPC' }, 'general-information', ['media_type']],
  ['a format that does not exist', { media_type: 'LINKEDIN' }, 'general-information', ['media_type']],
  ['REACH that says it is CPM', { is_cpm: true }, 'general-information', ['is_cpm']],
  ['a bundle', { selectedBundles: [1] }, 'create-package', ['selectedBundles']],
  ['a bundle alone', { selectedPlans: [], selectedBundles: [1] }, 'create-package', ['selectedBundles']],
  ['a service', { additional_services: { design: true } }, 'create-package', ['additional_services']],
  [
    'a forwarded post',
    {
      media_type: 'TELEGRAM',
      content_type: 'POST',
      is_telegram_forward_post: 'true',
      content_telegram_content_address: 'https://t.me/maze_gardi/12',
    },
    'content',
    ['is_telegram_forward_post'],
  ],
])('%s can be drafted and is not sold', async (_, change, step, fields) => {
  const account = await shop.app.seedAccount();
  const draft = await shop.seedDraft(account, { change: { goal_total_reach: 40_000, ...change } });
  expect(draft.data).toMatchObject(change);
  await expect(shop.create(account, draft.id)).rejects.toEqual(incomplete(step, fields));
});

test('a campaign whose brief was stored when briefs had fewer fields is read, kept and bought as it was', async () => {
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
