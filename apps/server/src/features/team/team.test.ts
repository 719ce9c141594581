import { afterAll, beforeAll, expect, test } from 'vitest';
import type { CallInput } from '@jarchi/contract/types.ts';
import { DAY_MS, MINUTE_MS } from '@jarchi/domain/calendar/durations.ts';
import { INVITATION_TTL_MS, INVITATIONS_PER_DAY } from '@jarchi/domain/team/team.ts';
import { openStream } from '#features/live/testing/read-stream.ts';
import { seedStaff } from '#testing/staff/open-staff.ts';
import { openCampaigns, type Campaigns } from '#testing/campaigns/open-campaigns.ts';
import type { TestAccount, TestApp } from '#testing/test-app.ts';

let shop: Campaigns;
let app: TestApp;
beforeAll(async () => {
  shop = await openCampaigns();
  app = shop.app;
});
afterAll(() => app.close());

type Body = CallInput<'team', 'inviteMember'>['body'];
/** The life of an access token. */
const TOKEN_MS = 15 * MINUTE_MS;
let phones = 0;
const newPhone = () => `0935${String(++phones).padStart(7, '0')}`;
const invite = ({ client }: TestAccount, body: Body) => client.team.inviteMember({ body });
const waitingFor = async ({ client }: TestAccount) => (await client.team.listReceivedInvitations()).results;
const answer = ({ client }: TestAccount, received: number, is_accepted = true) =>
  client.team.answerInvitation({ params: { received }, body: { is_accepted } });
const noticesOf = async ({ client }: TestAccount) =>
  (await client.notifications.listNotifications({ query: { limit: 20 } })).results.map(({ title }) => title);

/** Opens another account of a person, as a page does that is loaded anew: a client keeps its token until that ends. */
async function openIn(person: TestAccount, account: TestAccount): Promise<TestAccount> {
  await person.client.session.getAccessToken({ query: { account: account.slug } });
  app.wall.at += TOKEN_MS;
  return person;
}

/** A person who was invited by their phone, has accepted, and has the account open. */
async function join(owner: TestAccount, place: Omit<Body, 'phone'>): Promise<TestAccount> {
  const person = await app.seedAccount();
  const { invitation } = await invite(owner, { phone: person.phone, ...place });
  await answer(person, invitation);
  return openIn(person, owner);
}

const call = async (path: string, token: string) =>
  (await app.server.inject({ url: `${app.config.bases.main}${path}`, headers: { authorization: `Bearer ${token}` } })).statusCode;

test('an invited person sees the invitation, accepts it once, and has the account with its role in the switcher', async () => {
  const [owner, person] = [await app.seedAccount(), await app.seedAccount()];
  const typed = `+98 ${person.phone.slice(1, 4)} ${person.phone.slice(4)}`.replace(/\d/g, (digit) => '۰۱۲۳۴۵۶۷۸۹'[Number(digit)] ?? digit);
  const { invitation, phone, state } = await invite(owner, { phone: typed, role: 'buyer', ceiling: 5_000_000 });
  expect([phone, state]).toEqual([person.phone, 'open']);
  expect(await noticesOf(person)).toEqual(['به حساب دیگری دعوت شده‌اید']);
  const [received] = await waitingFor(person);
  expect(received).toMatchObject({ received: invitation, account_id: owner.account_id, role: 'buyer', ceiling: 5_000_000 });
  expect((await person.client.account.listUserServices()).invitations).toBe(1);
  expect(await answer(person, invitation)).toEqual({ account: owner.slug });
  const { results, invitations } = await person.client.account.listUserServices();
  expect(results.map(({ account, role }) => [account, role])).toEqual([
    [owner.slug, 'buyer'],
    [person.slug, 'owner'],
  ]);
  expect(invitations).toBe(0);
  await expect(answer(person, invitation)).rejects.toMatchObject({ status: 409, code: 'invitation_over', facts: { state: 'accepted' } });
  expect(await noticesOf(owner)).toContain('عضو تازه‌ای به حساب پیوست');
  const members = (await owner.client.team.listMembers()).results;
  expect(members.map(({ member, role, ceiling, is_me }) => [member, role, ceiling, is_me])).toEqual([
    [owner.user_id, 'owner', null, true],
    [person.user_id, 'buyer', 5_000_000, false],
  ]);
});

test('an invitation waits for a person who signs up later, and is told to them', async () => {
  const owner = await app.seedAccount();
  const phone = newPhone();
  const { invitation } = await invite(owner, { phone, role: 'viewer' });
  const person = await app.seedAccount({ phone });
  expect((await waitingFor(person)).map(({ received }) => received)).toEqual([invitation]);
  expect(await noticesOf(person)).toContain('به حساب دیگری دعوت شده‌اید');
  expect(await answer(person, invitation, false)).toEqual({ account: null });
  await expect(answer(person, invitation)).rejects.toMatchObject({ code: 'invitation_over', facts: { state: 'declined' } });
});

test('an invitation ends after seven days, can then be sent again, and one that was taken back opens nothing', async () => {
  const [owner, person] = [await app.seedAccount(), await app.seedAccount()];
  const { invitation } = await invite(owner, { phone: person.phone, role: 'accountant' });
  const params = { invitation };
  await expect(owner.client.team.resendInvitation({ params, body: {} })).rejects.toMatchObject({ code: 'rate_limited' });
  app.wall.at += INVITATION_TTL_MS;
  expect(await waitingFor(person)).toEqual([]);
  await expect(answer(person, invitation)).rejects.toMatchObject({ code: 'invitation_over', facts: { state: 'expired' } });
  expect(await owner.client.team.resendInvitation({ params, body: {} })).toMatchObject({ state: 'open' });
  expect(await waitingFor(person)).toHaveLength(1);
  expect(await owner.client.team.takeInvitationBack({ params })).toMatchObject({ state: 'taken_back' });
  await expect(answer(person, invitation)).rejects.toMatchObject({ code: 'invitation_over', facts: { state: 'taken_back' } });
  await expect(owner.client.team.takeInvitationBack({ params })).rejects.toMatchObject({ code: 'invitation_over' });
});

test('a phone that cannot be invited is refused with the reason, and a repeated invitation stays one', async () => {
  const owner = await app.seedAccount();
  const member = await join(owner, { role: 'viewer' });
  const place = { role: 'buyer', ceiling: null } as const;
  for (const [phone, code] of [
    ['0912', 'phone_invalid'],
    ['سلام', 'phone_invalid'],
    [owner.phone, 'own_phone'],
    [member.phone, 'already_member'],
  ] as const)
    await expect(invite(owner, { phone, ...place })).rejects.toMatchObject({ code });
  const phone = newPhone();
  for (const ceiling of [0, -5])
    await expect(invite(owner, { phone, role: 'buyer', ceiling })).rejects.toMatchObject({ code: 'ceiling_invalid' });
  const words = invite(owner, { phone, role: 'buyer', ceiling: 'پنج میلیون' as unknown as number });
  await expect(words).rejects.toMatchObject({ status: 400, code: 'invalid' });
  const first = await invite(owner, { phone, ...place });
  expect(await invite(owner, { phone, ...place })).toEqual(first);
  await expect(invite(owner, { phone, role: 'viewer' })).rejects.toMatchObject({ code: 'invitation_open' });
});

test('an account invites a limited number of phones in a day', async () => {
  const owner = await app.seedAccount();
  for (let nth = 0; nth < INVITATIONS_PER_DAY; nth++) await invite(owner, { phone: newPhone(), role: 'viewer' });
  await expect(invite(owner, { phone: newPhone(), role: 'viewer' })).rejects.toMatchObject({ code: 'daily_limit_reached' });
  app.wall.at += DAY_MS;
  expect(await invite(owner, { phone: newPhone(), role: 'viewer' })).toMatchObject({ state: 'open' });
});

test('a stranger finds no invitation of another phone, and no member of another account', async () => {
  const [owner, stranger] = [await app.seedAccount(), await app.seedAccount()];
  const { invitation } = await invite(owner, { phone: newPhone(), role: 'owner' });
  await expect(answer(stranger, invitation)).rejects.toMatchObject({ status: 404, code: 'not_found' });
  await expect(stranger.client.team.takeInvitationBack({ params: { invitation } })).rejects.toMatchObject({ code: 'not_found' });
  const remove = stranger.client.team.removeMember({ params: { member: owner.user_id } });
  await expect(remove).rejects.toMatchObject({ code: 'not_found' });
});

test('a removed member is refused at the next call on every server within two seconds, and their stream closes', async () => {
  const owner = await app.seedAccount();
  const person = await join(owner, { role: 'viewer' });
  const second = await app.startSecond();
  const token = await person.getToken();
  const stream = await openStream(second.app.server, token);
  await stream.see('open');
  const elsewhere = async () => {
    const url = `${app.config.bases.main}/v1/campaigns/`;
    return (await second.app.server.inject({ url, headers: { authorization: `Bearer ${token}` } })).statusCode;
  };
  expect([await call('/v1/campaigns/', token), await elsewhere()]).toEqual([200, 200]);
  await owner.client.team.removeMember({ params: { member: person.user_id } });
  expect(await call('/v1/campaigns/', token)).toBe(401);
  await stream.see('end');
  app.wall.at += 2000;
  expect(await elsewhere()).toBe(401);
  await expect(openIn(person, owner)).rejects.toMatchObject({ code: 'account_not_found' });
  expect(await noticesOf(owner)).toContain('عضوی از حساب برداشته شد');
  await stream.leave();
});

test('invitations that a removed owner has sent are withdrawn', async () => {
  const owner = await app.seedAccount();
  const second = await join(owner, { role: 'owner' });
  const invited = await app.seedAccount();
  const { invitation } = await invite(second, { phone: invited.phone, role: 'buyer' });
  await owner.client.team.removeMember({ params: { member: second.user_id } });
  await expect(answer(invited, invitation)).rejects.toMatchObject({ facts: { state: 'taken_back' } });
});

test('the last owner neither leaves nor gets another role', async () => {
  const owner = await app.seedAccount();
  const buyer = await join(owner, { role: 'buyer' });
  await expect(owner.client.team.leaveTeam({ body: {} })).rejects.toMatchObject({ status: 409, code: 'last_owner' });
  const self = { params: { member: owner.user_id } };
  await expect(owner.client.team.removeMember(self)).rejects.toMatchObject({ code: 'last_owner' });
  await expect(owner.client.team.updateMember({ ...self, body: { role: 'viewer' } })).rejects.toMatchObject({ code: 'last_owner' });
  await owner.client.team.updateMember({ params: { member: buyer.user_id }, body: { role: 'owner' } });
  expect(await noticesOf(buyer)).toContain('نقش یک عضو تغییر کرد');
  expect(await owner.client.team.leaveTeam({ body: {} })).toEqual({ ok: true });
});

test('if two owners leave at the same instant, one of them stays', async () => {
  for (let round = 0; round < 5; round++) {
    const owner = await app.seedAccount();
    const second = await join(owner, { role: 'owner' });
    const left = await Promise.allSettled([owner.client.team.leaveTeam({ body: {} }), second.client.team.leaveTeam({ body: {} })]);
    expect(left.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    const { rows } = await app.db.pool.query('select role from account_member where account_id = $1', [owner.account_id]);
    expect(rows).toEqual([{ role: 'owner' }]);
  }
});

test('two acceptances at the same instant make one member', async () => {
  const [owner, person] = [await app.seedAccount(), await app.seedAccount()];
  const { invitation } = await invite(owner, { phone: person.phone, role: 'viewer' });
  const answers = await Promise.allSettled([answer(person, invitation), answer(person, invitation), answer(person, invitation, false)]);
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
});

test('a buyer buys up to the ceiling; above it nothing is held, and the refusal names it', async () => {
  const owner = await app.seedAccount({ balance: 9_000_000 });
  const campaign = await shop.seedCampaign(owner);
  const buyer = await join(owner, { role: 'buyer', ceiling: campaign.total - 1 });
  expect(await buyer.client.team.getOwnPlace()).toEqual({ role: 'buyer', ceiling: campaign.total - 1 });
  await expect(shop.buy(buyer, campaign)).rejects.toMatchObject({
    status: 409,
    code: 'ceiling_exceeded',
    facts: { ceiling: campaign.total - 1, total: campaign.total },
  });
  expect((await owner.client.finance.getBalance({ params: { account: owner.slug } })).held).toBe(0);
  await owner.client.team.updateMember({ params: { member: buyer.user_id }, body: { role: 'buyer', ceiling: campaign.total } });
  expect(await shop.buy(buyer, campaign)).toMatchObject({ outcome: 'held' });
});

test('staff who act for a customer see the team and change nothing', async () => {
  const [staff, owner] = [await seedStaff(app), await app.seedAccount()];
  const viewer = await join(owner, { role: 'viewer' });
  const panel = await staff.actFor(owner.slug);
  expect((await panel.team.listMembers()).results).toHaveLength(2);
  const member = { member: viewer.user_id };
  const attempts = [
    () => panel.team.inviteMember({ body: { phone: newPhone(), role: 'owner' } }),
    () => panel.team.updateMember({ params: member, body: { role: 'owner' } }),
    () => panel.team.removeMember({ params: member }),
    () => panel.team.leaveTeam({ body: {} }),
  ];
  for (const attempt of attempts) await expect(attempt()).rejects.toMatchObject({ status: 403, code: 'forbidden' });
});

test('members other than owners see names and no phones; the last visit is recorded', async () => {
  const owner = await app.seedAccount();
  const viewer = await join(owner, { role: 'viewer' });
  const [first, second] = (await viewer.client.team.listMembers()).results;
  expect([first?.phone, first?.name, second?.phone]).toEqual([null, '', null]);
  expect([second?.is_me, second?.last_seen]).toEqual([true, new Date(app.wall.at).toISOString()]);
});
