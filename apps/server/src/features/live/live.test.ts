import { MINUTE_MS } from '@jarchi/domain/calendar/durations.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { asOwner } from '#infra/testing/as-owner.ts';
import { noteChange } from '#infra/live/note-change.ts';
import { notify } from '#features/notifications/notifications.service.ts';
import { giveRole } from '#testing/members.ts';
import { openTestApp, type TestAccount, type TestApp } from '#testing/test-app.ts';
import { openStream } from './testing/read-stream.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

const live = () => app.app.services.live;
/** Notes changes of campaigns, one transaction each. */
async function change(accountId: number, ...ids: readonly number[]): Promise<void> {
  for (const id of ids) await app.tenancy.withAccount(accountId, async () => noteChange(accountId, 'campaign', id));
}

test('a change reaches the streams of its account, and no stream of another account', async () => {
  const [own, other] = [await app.seedAccount(), await app.seedAccount()];
  const [mine, theirs] = [await openStream(app.server, await own.getToken()), await openStream(app.server, await other.getToken())];
  await Promise.all([mine.see('open'), theirs.see('open')]);
  expect(mine.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
  expect(mine.headers.get('x-content-type-options')).toBe('nosniff');
  await change(own.account_id, 7);
  await app.charge(own, 20_000);
  await mine.until(() => mine.listChanges().includes('notice'));
  await change(other.account_id, 8);
  await theirs.see('campaign');
  expect(mine.listChanges()).toEqual(['campaign 7', expect.stringMatching(/^payment \d+$/), 'balance', 'notice']);
  expect(theirs.listChanges()).toEqual(['campaign 8']);
  await Promise.all([mine.leave(), theirs.leave()]);
});

test('a change that another server commits arrives, and one that is rolled back never does', async () => {
  const own = await app.seedAccount();
  const second = await app.startSecond();
  const [here, there] = [await openStream(app.server, await own.getToken()), await openStream(second.app.server, await own.getToken())];
  await Promise.all([here.see('open'), there.see('open')]);
  const failing = second.app.tenancy.withAccount(own.account_id, async () => {
    noteChange(own.account_id, 'campaign', 1);
    throw new Error('no');
  });
  await expect(failing).rejects.toThrow('no');
  await second.app.tenancy.withAccount(own.account_id, async () => {
    for (const id of [2, 3, 2]) noteChange(own.account_id, 'campaign', id);
  });
  for (const stream of [here, there]) {
    await stream.until(() => stream.listChanges().length >= 2);
    expect(stream.listChanges()).toEqual(['campaign 2', 'campaign 3']);
  }
  await Promise.all([here.leave(), there.leave()]);
});

test('a stream goes on after the last event that came, on any server, without a loss and without a double', async () => {
  const own = await app.seedAccount();
  const second = await app.startSecond();
  const first = await openStream(app.server, await own.getToken());
  await first.see('open');
  await change(own.account_id, 1, 2);
  await first.until(() => first.listChanges().length === 2);
  const last = first.signs.findLast(({ name }) => name === 'campaign')?.id ?? '';
  await first.leave();
  await change(own.account_id, 3, 4);
  const next = await openStream(second.app.server, await own.getToken(), { after: last });
  // Changes of the moment in which the stream catches up.
  await change(own.account_id, 5, 6);
  await next.until(() => next.listChanges().length >= 4);
  await change(own.account_id, 7);
  await next.until(() => next.listChanges().length >= 5);
  expect(next.listChanges()).toEqual(['campaign 3', 'campaign 4', 'campaign 5', 'campaign 6', 'campaign 7']);
  await next.leave();
});

test('a new stream begins with what happened since the page began', async () => {
  const own = await app.seedAccount();
  await change(own.account_id, 9);
  const stream = await openStream(app.server, await own.getToken(), { age: '60' });
  // Another transaction of the database may hold an event back for a moment.
  await stream.until(() => stream.listChanges().includes('campaign 9'));
  expect(stream.listChanges()).toContain('campaign 9');
  await stream.leave();
});

test('a stream that continues after more than events are kept is told that anything may have changed', async () => {
  const own = await app.seedAccount();
  const first = await openStream(app.server, await own.getToken());
  const { id: after = '' } = await first.see('open');
  await first.leave();
  const soon = await openStream(app.server, await own.getToken(), { after });
  await soon.see('open');
  expect(soon.signs.map(({ name }) => name)).toEqual(['open']);
  await soon.leave();
  for (const other of [after.replace(/\d+$/, (seconds) => String(Number(seconds) - 3600)), 'nonsense', `9${after}`]) {
    const stream = await openStream(app.server, await own.getToken(), { after: other });
    await stream.see('open');
    expect(stream.signs.map(({ name }) => name)).toEqual(['reset', 'open']);
    await stream.leave();
  }
});

test('a quiet stream gives a sign, and ends with its token', async () => {
  const own = await app.seedAccount();
  const stream = await openStream(app.server, await own.getToken());
  const { id } = await stream.see('open');
  app.wall.at += 16_000;
  await live().poll();
  const beat = await stream.see('beat');
  expect(beat.id).not.toBe(id);
  app.wall.at += 15 * MINUTE_MS;
  await live().poll();
  expect((await stream.see('end')).data).toBe('token');
  await stream.ended();
  expect(live().countStreams()).toBe(0);
});

test('a sign-out ends the streams of its session, and a new role those of its person', async () => {
  const [own, guest] = [await app.seedAccount(), await app.seedAccount()];
  await giveRole(app, guest, own.account_id, 'viewer');
  const { token } = await guest.client.session.getAccessToken({ query: { account: own.slug } });
  const [mine, theirs] = [await openStream(app.server, await own.getToken()), await openStream(app.server, token)];
  await Promise.all([mine.see('open'), theirs.see('open')]);
  await live().poll();
  expect(live().countStreams()).toBe(2);
  await giveRole(app, guest, own.account_id, 'buyer');
  await live().poll();
  expect((await theirs.see('end')).data).toBe('session');
  await own.client.session.signOut();
  await live().poll();
  expect((await mine.see('end')).data).toBe('session');
  expect((await openStream(app.server, 'no token')).status).toBe(401);
});

/** Tokens of an account's owner and of other members of it. */
async function listTokens(own: TestAccount, others: number): Promise<string[]> {
  const tokens = [await own.getToken()];
  for (let count = 0; count < others; count++) {
    const person = await app.seedAccount();
    await giveRole(app, person, own.account_id, 'viewer');
    tokens.push((await person.client.session.getAccessToken({ query: { account: own.slug } })).token);
  }
  return tokens;
}
const openMany = (token: string, count: number) => Promise.all(Array.from({ length: count }, () => openStream(app.server, token)));

test('an account has no more streams than its limit, and each one that ends makes room', async () => {
  const own = await app.seedAccount();
  const [token = '', ...tokens] = await listTokens(own, 5);
  const streams = (await Promise.all(tokens.map((one) => openMany(one, 10)))).flat();
  await Promise.all(streams.map((stream) => stream.see('open')));
  expect((await openStream(app.server, token)).status).toBe(429);
  // Streams take none of the account's seats for requests.
  expect((await own.client.notifications.listNewNotifications()).unread).toBe(0);
  await streams[0]?.leave();
  await expect.poll(() => live().countStreams()).toBe(49);
  const again = await openStream(app.server, token);
  expect(again.status).toBe(200);
  await Promise.all([again, ...streams].map((stream) => stream.leave()));
});

test('one person who opens many streams at once gets ten, and leaves seats to the others of the account', async () => {
  const own = await app.seedAccount();
  const [mine = '', theirs = ''] = await listTokens(own, 1);
  const streams = await openMany(theirs, 30);
  expect(streams.filter(({ status }) => status === 200)).toHaveLength(10);
  expect(streams.filter(({ status }) => status === 429)).toHaveLength(20);
  const other = await openStream(app.server, mine);
  expect(other.status).toBe(200);
  await Promise.all([other, ...streams].map((stream) => stream.leave()));
});

test('old events are removed, and a move of the clock is told to everybody', async () => {
  const own = await app.seedAccount();
  const stream = await openStream(app.server, await own.getToken());
  await stream.see('open');
  await app.moveWorld(1);
  await live().poll();
  await stream.see('clock');
  await stream.leave();
  await app.tenancy.withAccount(own.account_id, (tx) =>
    notify(tx, own.account_id, [{ kind: 'payment_credited', facts: { order_id: 1, amount: 1 }, at: new Date(app.world.now()) }]),
  );
  const count = async () => (await app.db.pool.query(`select from event where account_id = ${own.account_id}`)).rowCount;
  expect(await count()).toBeGreaterThan(0);
  await asOwner(app.db).pool.query(`update event set at = to_timestamp(0) where account_id = ${own.account_id}`);
  await live().forget();
  expect(await count()).toBe(0);
});

test('a server that stops tells its streams, and ends them', async () => {
  const own = await app.seedAccount();
  const second = await app.startSecond();
  const stream = await openStream(second.app.server, await own.getToken());
  await stream.see('open');
  await second.app.close();
  await stream.ended();
  expect((await stream.see('end')).data).toBe('stop');
});
