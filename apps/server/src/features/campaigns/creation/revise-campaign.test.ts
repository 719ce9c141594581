import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { CampaignDraft } from '@jarchi/domain/drafts/drafts.ts';
import { openCampaigns, type Campaign, type Campaigns } from '#testing/campaigns/open-campaigns.ts';
import type { TestAccount } from '#testing/test-app.ts';

let shop: Campaigns;
beforeAll(async () => {
  shop = await openCampaigns();
});
beforeEach(() => shop.app.startDay());
afterAll(() => shop.app.close());

const readDraft = ({ client }: TestAccount, { draft }: Pick<Campaign, 'draft'>) => client.drafts.getDraft({ params: { id: draft } });

/** Saves a change over the version of the draft that was read last, or over another one. */
async function put(
  account: TestAccount,
  campaign: Campaign,
  change: Partial<CampaignDraft>,
  { version, is_cpm = false } = {} as PutOptions,
) {
  const draft = await readDraft(account, campaign);
  return account.client.campaigns.updateCampaign({
    params: { id: campaign.id },
    query: { is_cpm },
    body: { data: { ...draft.data, ...change }, version: version ?? draft.version },
  });
}
interface PutOptions {
  readonly version?: number;
  readonly is_cpm?: boolean;
}

test('an edit saves the draft and prices the campaign again, in one step', async () => {
  const account = await shop.app.seedAccount();
  const created = await shop.seedCampaign(account);
  const [plan] = await shop.app.seedPlans(1, { price: 500_000 });
  const edited = await put(account, created, { title: 'winter menu', selectedPlans: [plan?.id ?? 0] });
  expect(edited).toMatchObject({ id: created.id, title: 'winter menu', state: 'CREATED', version: 2, total: 550_000, publishers: 1 });
  expect(edited.quote.valid_until).toBe(new Date(shop.app.world.now() + 72 * 3_600_000).toISOString());
  expect(await readDraft(account, created)).toMatchObject({ version: 2, data: { title: 'winter menu', selectedPlans: [plan?.id] } });
});

test('an edit may change the type of the campaign', async () => {
  const account = await shop.app.seedAccount();
  const created = await shop.seedCampaign(account);
  const edited = await put(account, created, { campaign_type: 'CPM', is_cpm: true, goal_total_reach: 100 }, { is_cpm: true });
  expect(edited).toMatchObject({ campaign_type: 'CPM', price: 900_000, publishers: 2 });
});

test('an edit brings a campaign that is to be paid back to created', async () => {
  const account = await shop.app.seedAccount();
  const created = await shop.seedCampaign(account);
  await shop.buy(account, created);
  expect(await put(account, created, { title: 'winter menu' })).toMatchObject({ state: 'CREATED', reason: null });
});

test('an edit over a version that another window has saved is refused with the draft’s version', async () => {
  const account = await shop.app.seedAccount();
  const created = await shop.seedCampaign(account);
  await put(account, created, { title: 'first' });
  await put(account, created, { title: 'second' });
  await expect(put(account, created, { title: 'third' }, { version: 1 })).rejects.toMatchObject({
    code: 'draft_changed',
    facts: { version: 3 },
  });
  expect((await shop.read(account, created)).title).toBe('second');
});

test('an edit that is repeated because its answer was lost gets the same answer', async () => {
  const account = await shop.app.seedAccount();
  const created = await shop.seedCampaign(account);
  const { version } = await readDraft(account, created);
  const first = await put(account, created, { title: 'winter menu' }, { version });
  expect(await put(account, created, { title: 'winter menu' }, { version })).toEqual(first);
  expect((await readDraft(account, created)).version).toBe(version + 1);
});

test.each<[string, Partial<CampaignDraft>, PutOptions, string, object]>([
  ['whose address names CPM', {}, { is_cpm: true }, 'draft_incomplete', { step: 'general-information', fields: ['is_cpm'] }],
  ['that names CPM in only one place', { is_cpm: true }, {}, 'draft_incomplete', { step: 'general-information', fields: ['is_cpm'] }],
  ['without a title', { title: '' }, {}, 'draft_incomplete', { step: 'general-information', fields: ['title'] }],
  ['without content', { content_files: [] }, {}, 'draft_incomplete', { step: 'content', fields: ['content_files'] }],
  ['with a plan that is not sold', { selectedPlans: [999_999] }, {}, 'plans_gone', { plan_ids: [999_999] }],
  ['with a service that is not offered', { additional_services: { design: true } }, {}, 'services_not_offered', { keys: ['design'] }],
])('an edit %s is refused, and neither draft nor campaign changes', async (_, change, options, code, facts) => {
  const account = await shop.app.seedAccount();
  const created = await shop.seedCampaign(account);
  const draft = await readDraft(account, created);
  await expect(put(account, created, { content_caption: 'other', ...change }, options)).rejects.toMatchObject({ code, facts });
  expect(await readDraft(account, created)).toEqual(draft);
  expect(await shop.read(account, created)).toEqual(created);
});

test('an edit with a file of another account is invalid', async () => {
  const account = await shop.app.seedAccount();
  const created = await shop.seedCampaign(account);
  const theirs = await shop.seedDraft(await shop.app.seedAccount());
  await expect(put(account, created, { content_files: theirs.data.content_files })).rejects.toMatchObject({ code: 'invalid' });
});

test('a bought campaign cannot be edited, a rejected one can', async () => {
  const account = await shop.app.seedAccount({ balance: 9_000_000 });
  const created = await shop.seedCampaign(account, { change: { content_caption: 'قمار' } });
  await shop.buy(account, created);
  await expect(put(account, created, { title: 'too late' })).rejects.toMatchObject({
    code: 'transition_refused',
    facts: { state: 'AWAITING_APPROVAL', allowed: ['cancelCampaign', 'setAutoReplace'] },
  });
  await shop.app.moveWorld(1);
  expect(await put(account, created, { content_caption: 'come in' })).toMatchObject({ state: 'CREATED', version: 2 });
});

test('a campaign that is not there is not found', async () => {
  const account = await shop.app.seedAccount();
  const created = await shop.seedCampaign(account);
  await expect(put(account, { ...created, id: 999_999 }, {})).rejects.toMatchObject({ code: 'campaign_not_found' });
});
