import { HOUR_MS } from '@jarchi/domain/calendar/durations.ts';
import { emptyDraft } from '@jarchi/domain/drafts/drafts.ts';
import { newIdempotencyKey } from '@jarchi/api-client/idempotency.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openCampaigns, type Campaigns } from '#testing/campaigns/open-campaigns.ts';
import { createPng } from '#infra/testing/media-samples.ts';
import type { TestAccount } from '#testing/test-app.ts';

const LIMITS = { drafts: 3, uploads: 2 };

let shop: Campaigns;
beforeAll(async () => {
  shop = await openCampaigns({ config: { daily_limits: LIMITS } });
});
afterAll(() => shop.app.close());

const start = ({ client }: TestAccount, idempotencyKey = newIdempotencyKey()) =>
  client.drafts.createDraft({ body: { data: emptyDraft(), draft_step: 'general-information' } }, { idempotencyKey });
const picture = () => new File([new Uint8Array(createPng(108, 192))], 'story.png', { type: 'image/png' });
const upload = ({ client }: TestAccount) =>
  client.creatives.uploadMedia({ query: { media_type: 'INSTAGRAM', content_type: 'STORY' }, file: picture() });
const refusal = (limit: number, seconds: number) => ({
  status: 429,
  code: 'daily_limit_reached',
  facts: { limit, retry_after_seconds: seconds },
});

test('an account that has made its limit of drafts in 24 hours is refused; deleted drafts count, a repeated request does not, other accounts go on', async () => {
  const [account, other] = [await shop.app.seedAccount(), await shop.app.seedAccount()];
  const first = await start(account, 'the-first-draft');
  await account.client.drafts.deleteDraft({ params: { id: first.id } });
  shop.app.wall.at += HOUR_MS;
  await start(account);
  const third = await start(account, 'the-third-draft');
  await expect(start(account)).rejects.toMatchObject(refusal(LIMITS.drafts, 23 * 3600));
  expect((await start(account, 'the-third-draft')).id).toBe(third.id);
  expect((await start(other)).version).toBe(1);
  shop.app.wall.at += 23 * HOUR_MS;
  await start(account);
  await expect(start(account)).rejects.toMatchObject(refusal(LIMITS.drafts, 3600));
});

test('a draft with files and a copy of a campaign count, and are refused in the same way', async () => {
  const account = await shop.app.seedAccount();
  const campaign = await shop.seedCampaign(account);
  const copy = () =>
    account.client.campaigns.duplicateCampaign({ params: { id: campaign.id }, body: {} }, { idempotencyKey: newIdempotencyKey() });
  await copy();
  await copy();
  await expect(copy()).rejects.toMatchObject(refusal(LIMITS.drafts, 86_400));
  await expect(shop.seedDraft(account)).rejects.toMatchObject(refusal(LIMITS.drafts, 86_400));
});

test('an account that has uploaded its limit of files in 24 hours, templates included, is refused', async () => {
  const account = await shop.app.seedAccount();
  await upload(account);
  await account.client.creatives.uploadTemplate({ query: { media_type: 'INSTAGRAM', content_type: 'STORY' }, file: picture() });
  await expect(upload(account)).rejects.toMatchObject(refusal(LIMITS.uploads, 86_400));
  shop.app.wall.at += 24 * HOUR_MS;
  expect((await upload(account)).name).toBe('story.png');
});
