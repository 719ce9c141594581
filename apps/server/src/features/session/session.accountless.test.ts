import { afterAll, beforeAll, expect, test } from 'vitest';
import { giveRole } from '#testing/members.ts';
import { hashPassword } from '#infra/crypto/credentials.ts';
import { openTestApp, type TestAccount, type TestApp } from '#testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

/** A person who has left their only account, and an owner who invites them. */
async function openLeaver() {
  const [leaver, owner] = [await app.seedAccount(), await app.seedAccount()];
  await giveRole(app, owner, leaver.account_id, 'owner');
  await leaver.client.team.leaveTeam({ body: {} });
  return { leaver, owner };
}

/** The calls that the page of a person without an account sends. */
function asPerson({ fetch }: TestAccount) {
  const send = async (method: string, path: string, body?: object) => {
    const { token } = (await (await fetch('/api/accounts/token/access?app=person')).json()) as { token: string };
    const headers = { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) };
    const answer = await fetch(path, { method, headers, ...(body && { body: JSON.stringify(body) }) });
    return { status: answer.status, body: (await answer.json()) as Record<string, never> };
  };
  return send;
}

test('the session of a person who left their only account goes on; they accept an invitation', async () => {
  const { leaver, owner } = await openLeaver();
  await owner.client.team.inviteMember({ body: { phone: leaver.phone, role: 'viewer' } });
  await expect(leaver.client.home.getHome()).rejects.toMatchObject({ code: 'account_not_found' });
  const send = asPerson(leaver);
  expect((await send('GET', '/api/accounts/user/')).body).toMatchObject({ id: leaver.user_id });
  const { results } = (await send('GET', '/api/accounts/user/invitations/')).body as unknown as { results: { received: number }[] };
  expect(results).toHaveLength(1);
  const accepted = await send('POST', `/api/accounts/user/invitations/${results[0]?.received}/`, { is_accepted: true });
  expect(accepted).toMatchObject({ status: 200, body: { account: owner.slug } });
  expect((await leaver.client.session.getAccessToken({ query: { account: owner.slug } })).account).toBe(owner.slug);
});

test('a person without an account opens one, and only one; a person with one is answered with it', async () => {
  const { leaver, owner } = await openLeaver();
  const send = asPerson(leaver);
  const opened = await Promise.all([1, 2, 3].map(() => send('POST', '/api/accounts/user/account/', {})));
  const [account] = new Set(opened.map(({ body }) => body['account'] as unknown as string));
  expect(opened.every(({ status, body }) => status === 200 && body['account'] === account)).toBe(true);
  expect((await leaver.client.session.getAccessToken({ query: { account } })).account).toBe(account);
  expect((await asPerson(owner)('POST', '/api/accounts/user/account/', {})).body).toEqual({ account: leaver.slug });
});

test('a token without an account opens no account’s call, and ends with its session', async () => {
  const { leaver } = await openLeaver();
  const { token } = (await (await leaver.fetch('/api/accounts/token/access?app=person')).json()) as { token: string };
  const ask = async (path: string) => (await leaver.fetch(path, { headers: { authorization: `Bearer ${token}` } })).status;
  expect([await ask('/api/accounts/user/'), await ask('/api/main/v1/team/members/'), await ask('/api/back-office/staff/me/')]).toEqual([
    200, 401, 401,
  ]);
  await leaver.client.session.signOut();
  expect(await ask('/api/accounts/user/')).toBe(401);
});

test('a person who left their only account signs in with the password, into an account of their own', async () => {
  const { leaver, owner } = await openLeaver();
  await app.db.pool.query('update app_user set password_hash = $1 where id = $2', [await hashPassword('kafe-9ahveh'), leaver.user_id]);
  const body = { username: leaver.phone, password: 'kafe-9ahveh' };
  const { account, accounts } = await app.openBrowser().client.session.signInWithPassword({ body });
  expect(accounts).toEqual([account]);
  expect([leaver.slug, owner.slug]).not.toContain(account);
});
