import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openCampaigns, type Campaigns } from '#testing/campaigns/open-campaigns.ts';

let shop: Campaigns;
beforeAll(async () => {
  shop = await openCampaigns();
});
beforeEach(() => shop.app.startDay());
afterAll(() => shop.app.close());

const refusal = (code: string, facts: object = {}) => expect.objectContaining({ code, facts: expect.objectContaining(facts) });

test('an unfinished draft is refused with its step and the missing fields', async () => {
  const account = await shop.app.seedAccount();
  await expect(shop.seedCampaign(account, { change: { title: ' ', budget: null, goal_total_reach: null } })).rejects.toEqual(
    refusal('draft_incomplete', { step: 'general-information', fields: ['title', 'budget'] }),
  );
  await expect(shop.seedCampaign(account, { change: { content_files: [] } })).rejects.toEqual(
    refusal('draft_incomplete', { step: 'content', fields: ['content_files'] }),
  );
  await expect(shop.seedCampaign(account, { plans: [] })).rejects.toEqual(
    refusal('draft_incomplete', { step: 'create-package', fields: ['selectedPlans'] }),
  );
});

test('an unfinished draft is refused with all its steps, reasons and limits at once', async () => {
  const account = await shop.app.seedAccount();
  const change = { title: 'a'.repeat(101), content_hashtags: ['a b'], content_link: 'https://a.ir:99999/', preferred_publish_end_hour: 9 };
  const hours = { ...change, preferred_publish_start_hour: 9 };
  await expect(shop.seedCampaign(account, { plans: [], change: hours })).rejects.toMatchObject({
    code: 'draft_incomplete',
    facts: {
      step: 'general-information',
      fields: ['title', 'preferred_publish_end_hour'],
      steps: [
        {
          step: 'general-information',
          issues: [
            { field: 'title', code: 'too_long', limit: 100 },
            { field: 'preferred_publish_end_hour', code: 'hours_reversed' },
          ],
        },
        {
          step: 'content',
          issues: [
            { field: 'content_hashtags', code: 'hashtags', index: 0 },
            { field: 'content_link', code: 'link_invalid' },
          ],
        },
        { step: 'create-package', issues: [{ field: 'selectedPlans', code: 'required' }] },
      ],
    },
  });
});
