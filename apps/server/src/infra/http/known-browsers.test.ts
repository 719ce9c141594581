import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestAccount, type TestApp } from '#testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

const LIMIT = 60;
const url = '/api/accounts/auth/login/password';
let addresses = 0;

/** An address, and what its posts answer. */
function openAddress() {
  const remoteAddress = `10.77.0.${++addresses}`;
  const post = async (mark?: string) => {
    const kept = mark === undefined ? {} : { cookies: { jarchi_browser: mark } };
    return (await app.server.inject({ method: 'POST', url, remoteAddress, payload: {}, ...kept })).statusCode;
  };
  const useUp = async (mark?: string) => {
    for (let count = 0; count < LIMIT; count++) expect(await post(mark)).toBe(400);
    expect(await post(mark)).toBe(429);
  };
  return { post, useUp };
}

const markOf = (person: TestAccount) => person.findCookie('jarchi_browser') ?? '';

test('an address that tries passwords does not lock out the known browsers behind it', async () => {
  const { post, useUp } = openAddress();
  const [sara, omid] = [await app.seedAccount(), await app.seedAccount()];
  await useUp();
  for (const person of [sara, omid]) expect(await post(markOf(person))).toBe(400);
});

test('a forged mark gains nothing', async () => {
  const { post, useUp } = openAddress();
  const [sara, omid] = [await app.seedAccount(), await app.seedAccount()];
  const [id, signature, owner] = markOf(sara).split('.');
  await useUp();
  const forged = [
    'x',
    'x.y.1',
    `${id}.${signature}`,
    `${id}.${signature}.${omid.user_id}`,
    `${id}x.${signature}.${owner}`,
    `${id}.${signature}x.${owner}`,
    `${id}.${signature}.${owner}0`,
    `${id}..${owner}`,
    `.${signature}.${owner}`,
  ];
  for (const mark of forged) expect([mark, await post(mark)]).toEqual([mark, 429]);
});

test('a person’s known browsers have one limit together, wherever they are, and leave that of the address alone', async () => {
  const [here, there] = [openAddress(), openAddress()];
  const person = await app.seedAccount();
  await here.useUp(markOf(person));
  expect(await there.post(markOf(person))).toBe(429);
  expect(await here.post()).toBe(400);
  app.wall.at += 60_000;
  expect(await here.post(markOf(person))).toBe(400);
});

test('new marks of one person do not multiply the limit', async () => {
  const { post, useUp } = openAddress();
  const person = await app.seedAccount();
  await useUp(markOf(person));
  app.wall.at += 1000;
  const { client, findCookie } = app.openBrowser();
  app.wall.at += 60_000;
  const { request_id } = await client.session.sendOtp({ body: { phone: person.phone } });
  await client.session.verifyOtp({ body: { request_id, code: app.sms.at(-1)?.code ?? '' } });
  const other = findCookie('jarchi_browser') ?? '';
  expect(other).not.toBe(markOf(person));
  await useUp(markOf(person));
  expect(await post(other)).toBe(429);
});
