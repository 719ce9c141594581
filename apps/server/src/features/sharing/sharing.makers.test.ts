import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { calls } from '@jarchi/contract/calls.ts';
import { DAY_MS, MINUTE_MS } from '@jarchi/domain/calendar/durations.ts';
import { openCampaigns, type Campaigns } from '#testing/campaigns/open-campaigns.ts';
import { giveRole } from '#testing/members.ts';
import { seedStaff } from '#testing/staff/open-staff.ts';
import type { TestAccount } from '#testing/test-app.ts';

let shop: Campaigns;
let owner: TestAccount;
let id: number;
beforeAll(async () => {
  shop = await openCampaigns();
  const bought = await shop.seedBought({ startsInDays: 1, days: 2 });
  [owner, id] = [bought.account, bought.campaign.id];
});
afterAll(() => shop.app.close());
// A minute later, so that no test meets the limit of another.
beforeEach(() => (shop.app.wall.at += MINUTE_MS + 1));

const listShares = async () => (await owner.client.sharing.listReportShares({ params: { id } })).results;
const tokenOf = ({ token }: { readonly token: string | null }) => token ?? '';
/** A stranger: another browser without cookies. */
const open = (token: string) => shop.app.openBrowser().client.sharing.openSharedReport({ params: { id }, query: { token }, body: {} });

/** A member of the owner's account, who has it open. */
async function seedMember(role: string): Promise<TestAccount> {
  const person = await shop.app.seedAccount();
  await person.client.session.updateInfo({ body: { first_name: 'Nima', last_name: 'Rad' } });
  await giveRole(shop.app, person, owner.account_id, role);
  await person.client.session.getAccessToken({ query: { account: owner.slug } });
  shop.app.wall.at += 15 * MINUTE_MS;
  return person;
}
const openings = (tokens: readonly string[]) =>
  Promise.all(
    tokens.map((token) =>
      open(token).then(
        () => 'open',
        (error: { code: string }) => error.code,
      ),
    ),
  );
const makerOf = async (share: number) => (await listShares()).find((one) => one.id === share)?.maker;

test('a link says who made it, also after they left; of older links it is not known', async () => {
  const buyer = await seedMember('buyer');
  const made = await buyer.client.sharing.createReportShare({ params: { id }, body: {} });
  expect(made.maker).toEqual({ kind: 'member', name: 'Nima Rad' });
  expect(await makerOf(made.id)).toEqual({ kind: 'member', name: 'Nima Rad' });
  await owner.client.team.removeMember({ params: { member: buyer.user_id }, query: { share_links: 'keep' } });
  expect(await makerOf(made.id)).toEqual({ kind: 'former', name: 'Nima Rad' });
  await shop.app.db.pool.query('update share_link set made_by = null where id = $1', [made.id]);
  expect(await makerOf(made.id)).toEqual({ kind: 'unknown', name: '' });
  expect(await openings([tokenOf(made)])).toEqual(['open']);
  const page = await open(tokenOf(made));
  expect(JSON.stringify(page)).not.toContain('Nima');
});

test('links of a removed member end unless the owner keeps them; the owners see how many there are before, and are told after', async () => {
  const [gone, kept, left] = [await seedMember('buyer'), await seedMember('buyer'), await seedMember('buyer')];
  const make = ({ client }: TestAccount) => client.sharing.createReportShare({ params: { id }, body: {} });
  const tokens = [tokenOf(await make(gone)), tokenOf(await make(gone)), tokenOf(await make(kept)), tokenOf(await make(left))];
  const members = (await owner.client.team.listMembers()).results;
  const countOf = ({ user_id }: TestAccount) => members.find(({ member }) => member === user_id)?.share_links;
  expect([gone, kept, left].map(countOf)).toEqual([2, 1, 1]);
  expect((await kept.client.team.listMembers()).results.map(({ share_links }) => share_links).filter((count) => count !== null)).toEqual(
    [],
  );
  await owner.client.team.removeMember({ params: { member: gone.user_id } });
  await owner.client.team.removeMember({ params: { member: kept.user_id }, query: { share_links: 'keep' } });
  await left.client.team.leaveTeam({ body: {} });
  expect(await openings(tokens)).toEqual(['share_closed', 'share_closed', 'open', 'share_closed']);
  const told = (await owner.client.notifications.listNotifications({ query: { limit: 3 } })).results.map(({ description }) => description);
  expect(told).toEqual([
    expect.stringContaining('۱ پیوند اشتراکی که ساخته بود بسته شد'),
    expect.stringContaining('۱ پیوند اشتراکی که ساخته بود باز ماند'),
    expect.stringContaining('۲ پیوند اشتراکی که ساخته بود بسته شد'),
  ]);
});

test("a link that staff made in the customer's name ends with their visit, at every server, however it ends", async () => {
  const staff = await seedStaff(shop.app);
  const second = await shop.app.startSecond();
  const closedAt = async (token: string) => {
    const response = await second.app.server.inject({
      method: 'POST',
      url: `${shop.app.config.bases.main}${calls.sharing.openSharedReport.path.replace('{id}', String(id))}`,
      query: { token },
      payload: {},
    });
    return response.statusCode;
  };
  const visit = async () => {
    const panel = await staff.actFor(owner.slug);
    const made = await panel.sharing.createReportShare({ params: { id }, body: {} });
    expect(made.maker).toEqual({ kind: 'staff', name: '' });
    expect(Date.parse(made.expire_datetime)).toBeLessThanOrEqual(shop.app.wall.now() + 60 * MINUTE_MS);
    expect([await closedAt(tokenOf(made)), ...(await openings([tokenOf(made)]))]).toEqual([200, 'open']);
    const longer = { expire_datetime: new Date(shop.app.wall.now() + DAY_MS).toISOString() };
    await expect(panel.sharing.updateReportShare({ params: { id, share: made.id }, body: longer })).rejects.toMatchObject({
      code: 'share_end_refused',
      facts: { latest: made.expire_datetime },
    });
    return { made, panel };
  };
  const { made: released, panel } = await visit();
  await panel.staff.releaseImpersonation({ body: {} });
  expect([await closedAt(tokenOf(released)), ...(await openings([tokenOf(released)]))]).toEqual([404, 'share_closed']);
  expect((await listShares()).find((one) => one.id === released.id)).toMatchObject({ revoked_at: expect.any(String), token: null });
  const change = owner.client.sharing.updateReportShare({ params: { id, share: released.id }, body: { name: 'x' } });
  await expect(change).rejects.toMatchObject({ code: 'not_found' });
  const { made: revoked } = await visit();
  await shop.app.db.pool.query('update app_user set is_staff = false where id = (select made_by_staff from share_link where id = $1)', [
    revoked.id,
  ]);
  expect(await closedAt(tokenOf(revoked))).toBe(404);
  await shop.app.db.pool.query('update app_user set is_staff = true where id = (select made_by_staff from share_link where id = $1)', [
    revoked.id,
  ]);
  expect(await closedAt(tokenOf(revoked))).toBe(200);
  shop.app.wall.at += 60 * MINUTE_MS;
  expect([await closedAt(tokenOf(revoked)), ...(await openings([tokenOf(revoked)]))]).toEqual([404, 'share_closed']);
});
