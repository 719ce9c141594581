import { afterAll, beforeAll, expect, test } from 'vitest';
import { VIEWS_MAX } from '@jarchi/domain/views/campaign-views.ts';
import { openCampaigns, type Campaigns } from '#testing/campaigns/open-campaigns.ts';
import { giveRole } from '#testing/members.ts';
import type { TestAccount } from '#testing/test-app.ts';

let shop: Campaigns;
beforeAll(async () => {
  shop = await openCampaigns();
});
afterAll(() => shop.app.close());

const VIEW = {
  name: 'قهوه‌ها',
  stage: 'running',
  ordering: '-price',
  filter: ['search,قهوه', 'state,PUBLISHING'],
  columns: ['reach', 'state'],
  is_default: false,
} as const;
type Change = Partial<Omit<typeof VIEW, 'name' | 'is_default'>> & { readonly name?: string; readonly is_default?: boolean };
const body = (change: Change = {}) => ({ ...VIEW, ...change, filter: [...VIEW.filter], columns: [...VIEW.columns] });
const save = ({ client }: TestAccount, change: Change = {}) => client.views.createCampaignView({ body: body(change) });
const list = async ({ client }: TestAccount) => (await client.views.listCampaignViews()).results;

test('a view keeps filters, order and columns, is renamed, becomes the only default, and is deleted', async () => {
  const account = await shop.app.seedAccount();
  const first = await save(account, { is_default: true });
  expect(first).toEqual({ ...body(), id: first.id, is_default: true });
  const second = await save(account, { name: '  بازدیدی‌ها ' });
  expect(second.name).toBe('بازدیدی‌ها');
  await account.client.views.updateCampaignView({ params: { view: second.id }, body: body({ name: 'ارزان‌ها', is_default: true }) });
  expect((await list(account)).map(({ name, is_default }) => [name, is_default])).toEqual([
    ['ارزان‌ها', true],
    ['قهوه‌ها', false],
  ]);
  await account.client.views.deleteCampaignView({ params: { view: second.id } });
  expect((await list(account)).map(({ id }) => id)).toEqual([first.id]);
  await expect(account.client.views.deleteCampaignView({ params: { view: second.id } })).rejects.toMatchObject({ code: 'not_found' });
});

test('a taken name, an unknown filter, and more views than twenty are refused', async () => {
  const account = await shop.app.seedAccount();
  const { id } = await save(account);
  await expect(save(account)).rejects.toMatchObject({ code: 'view_name_taken' });
  await expect(account.client.views.createCampaignView({ body: { ...body(), name: 'x', filter: ['luck,1'] } })).rejects.toMatchObject({
    code: 'filter_invalid',
  });
  await expect(save(account, { name: ' ' })).rejects.toMatchObject({ code: 'invalid' });
  const tries = Array.from({ length: VIEWS_MAX + 3 }, (_, at) => save(account, { name: `view ${at}` }));
  const refused = (await Promise.allSettled(tries)).filter(({ status }) => status === 'rejected');
  expect([refused.length, (await list(account)).length]).toEqual([4, VIEWS_MAX]);
  await expect(account.client.views.updateCampaignView({ params: { view: id }, body: body({ name: 'view 0' }) })).rejects.toMatchObject({
    code: 'view_name_taken',
  });
});

test('a colleague in the account sees none of a person’s views, and changes none', async () => {
  const [owner, colleague] = [await shop.app.seedAccount(), await shop.app.seedAccount()];
  await giveRole(shop.app, colleague, owner.account_id, 'viewer');
  const { id } = await save(owner);
  const { token } = await colleague.client.session.getAccessToken({ query: { account: owner.slug } });
  const send = (method: 'GET' | 'DELETE', path: string) =>
    shop.app.server.inject({
      method,
      url: `${shop.app.config.bases.main}/v1/campaigns/views/${path}`,
      headers: { authorization: `Bearer ${token}` },
    });
  expect((await send('GET', '')).json()).toEqual({ results: [] });
  expect((await send('DELETE', `${id}/`)).statusCode).toBe(404);
  expect(await list(owner)).toHaveLength(1);
});
