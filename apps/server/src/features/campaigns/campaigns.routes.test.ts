import { afterAll, beforeAll, expect, test } from 'vitest';
import { ACCOUNT_ROLES, isOfGroup, type AccountRole } from '@jarchi/domain/account/roles.ts';
import type { CallAnswer } from '@jarchi/contract/types.ts';
import { openCampaigns, type Campaigns } from '#testing/campaigns/open-campaigns.ts';
import { giveRole } from '#testing/members.ts';

let shop: Campaigns;
beforeAll(async () => {
  shop = await openCampaigns();
});
afterAll(() => shop.app.close());

test('a campaign names to each member only the calls that their role may make', async () => {
  const { account, campaign } = await shop.seedBought({ plans: await shop.app.seedPlans(1) });
  const person = await shop.app.seedAccount();
  const read = async (role: AccountRole) => {
    await giveRole(shop.app, person, account.account_id, role);
    const { token } = await person.client.session.getAccessToken({ query: { account: account.slug } });
    const get = async <T>(url: string) => (await shop.app.server.inject({ url, headers: { authorization: `Bearer ${token}` } })).json<T>();
    const info = await get<CallAnswer<'account', 'getAccountInfo'>>('/api/shared-accounts/api/v1/accounts/info');
    expect(info.role).toBe(role);
    return (await get<CallAnswer<'campaigns', 'getCampaign'>>(`/api/main/v1/campaigns/${campaign.id}/`)).allowed;
  };
  const { allowed } = await account.client.campaigns.getCampaign({ params: { id: campaign.id } });
  expect(allowed).toContain('cancelCampaign');
  for (const role of ACCOUNT_ROLES) expect([role, await read(role)]).toEqual([role, isOfGroup(role, 'buyers') ? allowed : []]);
});
