import { HOUR_MS, MINUTE_MS } from '@jarchi/domain/calendar/durations.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { PASSWORD_TRIES } from '@jarchi/domain/session/sign-in.ts';
import type { PlatformConnector } from '#connectors/platforms/platform-connector.ts';
import { openCampaigns, type Campaigns } from '#testing/campaigns/open-campaigns.ts';
import { seedStaff } from '#testing/staff/open-staff.ts';
import { hashPassword } from '#infra/crypto/credentials.ts';
import { createScriptedPlatform } from '#testing/scripted-platform.ts';
import type { TestApp } from '#testing/test-app.ts';

type SecondServer = Awaited<ReturnType<TestApp['startSecond']>>;

/** While it is closed, publishers do not answer. */
let gate: { readonly opening: Promise<void>; note(): void } | undefined;
const scripted = createScriptedPlatform();
const platform: PlatformConnector = {
  ...scripted,
  async readAnswer(...asked) {
    gate?.note();
    await gate?.opening;
    return scripted.readAnswer(...asked);
  },
};

let shop: Campaigns;
let second: SecondServer;
beforeAll(async () => {
  shop = await openCampaigns({ platform });
  second = await shop.app.startSecond();
});
afterAll(() => shop.app.close());

const path = (host: 'accounts' | 'main', rest: string) => shop.app.config.bases[host] + rest;

/** The status of a server's answer to the holder of a token. */
async function whoIs(server: Pick<SecondServer, 'app'>, token: string): Promise<number> {
  const url = path('accounts', '/user/');
  return (await server.app.server.inject({ url, headers: { authorization: `Bearer ${token}` } })).statusCode;
}

/**
 * Closes the gate until `open` is called. `first` resolves at the first question to a publisher, `again` at the first of another look: one
 * look asks both publishers of its campaign.
 */
function closeGate() {
  let open: () => void = () => undefined;
  const opening = new Promise<void>((resolve) => (open = resolve));
  const notes: (() => void)[] = [];
  const [first, , again] = Array.from({ length: 3 }, () => new Promise<void>((resolve) => notes.push(resolve)));
  gate = { opening, note: () => notes.shift()?.() };
  return { open, first: first!, again: again! };
}

test('wrong passwords at both servers are counted together', async () => {
  const person = await shop.app.seedAccount();
  await shop.app.db.pool.query('update app_user set password_hash = $1 where id = $2', [await hashPassword('a password'), person.user_id]);
  const browsers = [shop.app.openBrowser(), second.openBrowser()];
  const signIn = (index: number, password: string) =>
    browsers[index % 2]!.client.session.signInWithPassword({ body: { username: person.phone, password } });
  for (let count = 0; count < PASSWORD_TRIES; count++)
    await expect(signIn(count, 'a guess')).rejects.toMatchObject({ code: 'password_wrong' });
  const refused = { status: 429, code: 'password_too_many_tries', facts: { retry_after_seconds: 60 } };
  for (const index of [0, 1]) await expect(signIn(index, 'a password')).rejects.toMatchObject(refused);
  // A browser in which the person has signed in before.
  const own = { username: person.phone, password: 'a password' };
  expect(await person.client.session.signInWithPassword({ body: own })).toMatchObject({ account: person.slug });
});

test('a phone waits a minute for its next code at the other server too, and that code ends the first', async () => {
  const [first, other] = [shop.app.openBrowser().client.session, second.openBrowser().client.session];
  const body = { phone: '09361112233' };
  const { request_id, code } = await first.sendOtp({ body });
  await expect(other.sendOtp({ body })).rejects.toMatchObject({ code: 'rate_limited', facts: { retry_after_seconds: 60 } });
  shop.app.wall.at += MINUTE_MS;
  await other.sendOtp({ body });
  await expect(first.verifyOtp({ body: { request_id, code: code ?? '' } })).rejects.toMatchObject({ status: 410, code: 'otp_replaced' });
});

test('an address’s posts in a minute are counted over both servers', async () => {
  const post = async (index: number) => {
    const { server } = [shop.app.app, second.app][index % 2]!;
    return (await server.inject({ method: 'POST', url: path('accounts', '/auth/phone/'), remoteAddress: '10.9.9.9', payload: {} }))
      .statusCode;
  };
  const answers: number[] = [];
  for (let count = 0; count < 62; count++) answers.push(await post(count));
  expect(answers.filter((status) => status === 400)).toHaveLength(60);
  expect(answers.slice(60)).toEqual([429, 429]);
});

test.each(['sign-out', 'release'] as const)(
  'a session that ends by a %s at one server is refused at the other within two seconds',
  async (kind) => {
    const customer = await shop.app.seedAccount();
    const staff = await seedStaff(shop.app);
    const panel = kind === 'release' ? await staff.actFor(customer.slug) : customer.client;
    const { token } = await panel.session.getAccessToken({ query: { account: customer.slug } });
    expect(await whoIs(second, token)).toBe(200);
    if (kind === 'release') await panel.staff.releaseImpersonation({ body: {} });
    else await panel.session.signOut();
    expect(await whoIs(shop.app, token)).toBe(401);
    shop.app.wall.at += 2000;
    expect(await whoIs(second, token)).toBe(401);
  },
);

test('a move of the clock at one server changes the time at the other', async () => {
  const { client, getToken } = await shop.app.seedAccount();
  await shop.app.moveWorld(30);
  const target = shop.app.world.now();
  shop.app.wall.at += 1000;
  expect(await whoIs(second, await getToken())).toBe(200);
  expect(second.world.now()).toBe(target + 1000);
  const there = await second.app.services.world.getWorldClock();
  expect(there).toEqual(await client.world.getWorldClock());
});

test('of two moves that begin at the same time, one at each server, one is refused', async () => {
  const services = [shop.app.app.services.world, second.app.services.world];
  const from = shop.app.world.now();
  const answers = await Promise.all(services.map((service) => service.moveWorldClock(2)));
  const refused = answers.filter(({ ok }) => !ok);
  expect(refused).toEqual([{ ok: false, error: { code: 'clock_moving' } }]);
  await Promise.all(services.map((service) => service.whenStill()));
  for (const service of services) expect((await service.getWorldClock()).now).toBe(new Date(from + 2 * HOUR_MS).toISOString());
});

test('while one server moves the clock, the other shows the world’s time, refuses to move it, and runs no world jobs', async () => {
  const bought = [await shop.seedBought({ startsInDays: 2 }), await shop.seedBought({ startsInDays: 2 })];
  const { open, first, again } = closeGate();
  const moving = await shop.app.app.services.world.moveWorldClock(24 * 20);
  await first;
  shop.app.wall.at += 3000;
  expect(await second.app.services.world.getWorldClock()).toEqual({
    now: new Date(shop.app.world.now()).toISOString(),
    moving_to: moving.ok && moving.value.moving_to,
    can_move: true,
  });
  expect(await second.app.services.world.moveWorldClock(1)).toEqual({ ok: false, error: { code: 'clock_moving' } });
  const drained = second.app.worker.drainDue('world', shop.app.world.now() + 24 * 30 * HOUR_MS);
  expect(await Promise.race([drained, again.then(() => 'publishers were asked')])).toBe(0);
  open();
  await shop.app.app.services.world.whenStill();
  for (const { account, campaign } of bought)
    expect(await shop.read(account, campaign)).toMatchObject({ reason: 'completed', money: { captured: 2_200_000 } });
  expect(await second.app.services.world.getWorldClock()).toMatchObject({
    moving_to: null,
    now: new Date(shop.app.world.now()).toISOString(),
  });
});
