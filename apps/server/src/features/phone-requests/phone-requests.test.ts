import { afterAll, beforeAll, expect, test } from 'vitest';
import { HOUR_MS } from '@jarchi/domain/calendar/durations.ts';
import { PHONE_DOCUMENTS_MAX, PHONE_REQUEST_WAIT_MS, PHONE_REQUESTS_PER_DAY } from '@jarchi/domain/session/phone-requests.ts';
import { giveRole } from '#testing/members.ts';
import { slipPicture } from '#testing/money-requests.ts';
import { askAway as askPhoneAway, askPhone, beginAway, findStopKeys, newPhone } from '#testing/sessions/ask-phone.ts';
import { askForCode } from '#testing/sessions/prove.ts';
import { emailOf, openProvables } from '#testing/sessions/provables.ts';
import { PASSWORD } from '#testing/sessions/seed-person.ts';
import { openAgain, seedStaff, type TestStaff } from '#testing/staff/open-staff.ts';
import { openTestApp, type TestAccount, type TestApp } from '#testing/test-app.ts';

let app: TestApp;
let first: TestStaff;
let second: TestStaff;
beforeAll(async () => {
  app = await openTestApp();
  first = await seedStaff(app);
  second = await seedStaff(app);
});
afterAll(() => app.close());

const { confirmEmail, setPhone, proveBy, openPerson: openProvable } = openProvables(() => app);

/** Somebody with a phone and a confirmed e-mail, and no other proof. */
async function openPerson(): Promise<TestAccount> {
  const person = await app.seedAccount();
  await confirmEmail(person);
  return person;
}

const ask = (person: Pick<TestAccount, 'client'>, phone?: string) => askPhone(app, person, phone);
const askAway = (away: Parameters<typeof askPhoneAway>[1]) => askPhoneAway(app, away);
const findKeys = ({ phone, user_id }: Pick<TestAccount, 'phone' | 'user_id'>) => findStopKeys(app, phone, `person${user_id}@example.ir`);

const latest = async (phone: string) => {
  const { results } = await first.desk.phoneRequests.listPhoneRequests({ query: { limit: 100 } });
  return results.find(({ new_phone }) => new_phone === phone);
};
const idOf = async (phone: string) => (await latest(phone))?.id ?? 0;
const decide = async ({ desk }: TestStaff, phone: string, decision: 'approve' | 'refuse', reason = 'the card is theirs') =>
  desk.phoneRequests.decidePhoneRequest({ params: { request: await idOf(phone) }, body: { decision, reason } });

/** The wait passes, and every job that is due runs. */
async function pass(ms = PHONE_REQUEST_WAIT_MS) {
  app.wall.at += ms;
  await app.runWallJobs();
}
/** Sessions are over after so long a wait: the members sign in again. */
async function signInAgain() {
  first = await openAgain(app, first);
  second = await openAgain(app, second);
}

const signIn = async (phone: string) => {
  const browser = app.openBrowser();
  const { is_new } = await browser.client.session.verifyOtp({ body: await askForCode(app, browser, phone) });
  return { ...browser, is_new };
};
const phoneOf = async ({ user_id }: TestAccount) =>
  (await app.db.pool.query<{ phone: string | null }>('select phone from app_user where id = $1', [user_id])).rows[0]?.phone;

const titlesTo = (phone: string) => app.notices.filter((notice) => notice.phone === phone).map(({ url }) => new URL(url).pathname);
const kinds = async ({ client }: Pick<TestAccount, 'client'>) =>
  (await client.notifications.listNotifications()).results.map(({ kind }) => kind);

test('a person in a session gets the phone after 72 hours, and all their addresses are told', async () => {
  const person = await openPerson();
  const row = await ask(person);
  expect(row).toMatchObject({ ground: 'session', state: 'waiting', phone_end: row.phone.slice(-4) });
  expect(Date.parse(row.until) - Date.parse(row.created)).toBe(PHONE_REQUEST_WAIT_MS);
  expect(await findKeys(person)).toEqual([expect.stringMatching(/^\d+\.[\w-]{22}$/), expect.stringMatching(/^\d+\.[\w-]{22}$/)]);
  expect(await kinds(person)).toContain('phone_requested');
  expect((await person.client.phoneRequests.listOwnPhoneRequests()).results).toMatchObject([{ id: row.id, state: 'waiting' }]);
  await pass(PHONE_REQUEST_WAIT_MS - HOUR_MS);
  expect(await phoneOf(person)).toBe(person.phone);
  await pass(HOUR_MS);
  expect(await phoneOf(person)).toBe(row.phone);
  expect(titlesTo(row.phone)).toContain('/auth/login');
  // The way back of every other change follows too.
  expect(titlesTo(person.phone)).toContain('/auth/way-back');
  expect((await signIn(row.phone)).is_new).toBe(false);
});

test('the session that asked goes on, the others end, and no money is paid back for a day', async () => {
  const person = await openPerson();
  const other = await signIn(person.phone);
  const row = await ask(person);
  // The wait passes in the store, so that the sessions are still alive.
  await app.db.pool.query(`update phone_request set until = now() - interval '1 hour' where id = $1`, [row.id]);
  await app.db.pool.query(`update job set run_at = 'epoch' where kind = 'phone-requests.due' and payload ->> 'request_id' = $1`, [
    String(row.id),
  ]);
  await app.db.pool.query(`update phone_request set until = 'epoch' where id = $1`, [row.id]);
  await app.runWallJobs();
  expect((await person.client.session.getUser()).phone).toBe(row.phone);
  await expect(other.client.session.getUser()).rejects.toMatchObject({ status: 401 });
  const { rows } = await app.db.pool.query<{ until: Date }>('select no_money_back_until as until from app_user where id = $1', [
    person.user_id,
  ]);
  expect(rows[0]?.until.getTime()).toBe(app.wall.at + 24 * HOUR_MS);
});

test('the phone, the e-mail and any session of the person stop a request, once and for good', async () => {
  for (const way of ['phone', 'email', 'session'] as const) {
    const person = await openPerson();
    const thief = await signIn(person.phone);
    const row = await ask(thief);
    const [byPhone = '', byMail = ''] = await findKeys(person);
    const stop = () =>
      way === 'session'
        ? person.client.phoneRequests.stopPhoneRequest({ params: { request: row.id }, body: {} })
        : app.openBrowser().client.phoneRequests.stopPhoneRequestByLink({ body: { key: way === 'phone' ? byPhone : byMail } });
    const answer = await app.openBrowser().client.phoneRequests.readPhoneRequest({ body: { key: byPhone } });
    expect(answer).toMatchObject({ id: row.id, state: 'waiting' });
    expect(await stop()).toMatchObject({ state: 'stopped' });
    await expect(stop()).rejects.toMatchObject({ status: 409, code: 'phone_request_over' });
    expect(await kinds(person)).toContain('phone_request_stopped');
    await pass();
    expect(await phoneOf(person)).toBe(person.phone);
    expect(titlesTo(row.phone)).toContain('/auth/lost-phone');
  }
});

test('nobody stops a request of another person, and no made-up link opens one', async () => {
  const [person, stranger] = [await openPerson(), await openPerson()];
  const row = await ask(person);
  await expect(stranger.client.phoneRequests.stopPhoneRequest({ params: { request: row.id }, body: {} })).rejects.toMatchObject({
    status: 404,
  });
  const { phoneRequests } = stranger.client;
  for (const key of [`${row.id}.${'a'.repeat(22)}`, `${row.id}`, 'x'])
    for (const open of [phoneRequests.readPhoneRequest, phoneRequests.stopPhoneRequestByLink])
      await expect(open({ body: { key } })).rejects.toMatchObject({ status: 404 });
});

test('a person has one such request at a time; a phone of somebody else or their own is refused', async () => {
  const [person, other] = [await openPerson(), await openPerson()];
  await expect(ask(person, other.phone)).rejects.toMatchObject({ code: 'phone_taken' });
  await expect(ask(person, person.phone)).rejects.toMatchObject({ code: 'phone_taken' });
  const { until } = await ask(person);
  await expect(ask(person)).rejects.toMatchObject({ code: 'phone_request_waits', facts: { until } });
});

test('who cannot sign in gets the phone once two members have approved and the wait is over', async () => {
  const person = await openPerson();
  const { phone } = await askAway({ login: person.phone, documents: 2 });
  expect(await kinds(person)).toContain('phone_requested');
  expect(await latest(phone)).toMatchObject({ ground: 'documents', state: 'waiting', approvals: 0, is_own: false });
  const request = await idOf(phone);
  const full = await first.desk.phoneRequests.getPhoneRequest({ params: { request } });
  expect(full).toMatchObject({
    login: person.phone,
    story: 'My phone was stolen.',
    decisions: ['approve', 'refuse'],
    email: emailOf(person),
  });
  expect(full.documents).toHaveLength(2);
  expect(full.accounts).toMatchObject([{ account: person.slug }]);
  const document = full.documents[0]?.id ?? 0;
  const file = await first.desk.phoneRequests.getPhoneDocument({ params: { request, document } });
  expect(file.blob.size).toBeGreaterThan(0);
  expect(await decide(first, phone, 'approve')).toMatchObject({ approvals: 1, decisions: ['refuse'] });
  await expect(decide(first, phone, 'approve')).rejects.toMatchObject({ code: 'own_request' });
  await app.runWallJobs();
  const approved = await decide(second, phone, 'approve', 'the face fits');
  expect(approved).toMatchObject({ approvals: 2, state: 'waiting', decisions: ['refuse'] });
  expect(approved.entries.map(({ what, by, reason }) => [what, by, reason])).toEqual([
    ['asked', 'away', ''],
    ['approved', 'staff', 'the card is theirs'],
    ['approved', 'staff', 'the face fits'],
  ]);
  await app.runWallJobs();
  expect(await phoneOf(person)).toBe(person.phone);
  await pass();
  expect(await phoneOf(person)).toBe(phone);
  expect((await signIn(phone)).is_new).toBe(false);
});

test('after the wait the second approval carries a request out at once', async () => {
  const person = await openPerson();
  const { phone } = await askAway({ login: emailOf(person) });
  await pass();
  await decide(first, phone, 'approve');
  await app.runWallJobs();
  expect(await phoneOf(person)).toBe(person.phone);
  await decide(second, phone, 'approve');
  await app.runWallJobs();
  expect(await phoneOf(person)).toBe(phone);
});

test('one member refuses with a reason; the new phone and the person hear of it', async () => {
  const person = await openPerson();
  const { phone } = await askAway({ login: person.phone });
  await decide(first, phone, 'approve');
  await expect(decide(second, phone, 'refuse', ' ')).rejects.toMatchObject({ code: 'reason_required' });
  expect(await decide(second, phone, 'refuse', 'another face')).toMatchObject({ state: 'refused', decisions: [] });
  await app.runWallJobs();
  expect(titlesTo(phone)).toEqual(['/auth/lost-phone']);
  expect(await kinds(person)).toContain('phone_request_refused');
  await expect(decide(first, phone, 'approve')).rejects.toMatchObject({ code: 'phone_request_over' });
});

test('nobody decides about themself, or about who shares an account with them', async () => {
  const person = await openPerson();
  const colleague = await seedStaff(app);
  await giveRole(app, colleague, person.account_id, 'viewer');
  for (const login of [first.phone, person.phone]) {
    const { phone } = await askAway({ login });
    const member = login === first.phone ? first : colleague;
    const request = await idOf(phone);
    const own = { status: 403, code: 'own_account' };
    const { results } = await member.desk.phoneRequests.listPhoneRequests({ query: { limit: 100 } });
    expect(results.find(({ id }) => id === request)?.is_own).toBe(true);
    const { documents } = await second.desk.phoneRequests.getPhoneRequest({ params: { request } });
    await expect(member.desk.phoneRequests.getPhoneRequest({ params: { request } })).rejects.toMatchObject(own);
    const document = documents[0]?.id ?? 0;
    await expect(member.desk.phoneRequests.getPhoneDocument({ params: { request, document } })).rejects.toMatchObject(own);
    for (const decision of ['approve', 'refuse'] as const) await expect(decide(member, phone, decision)).rejects.toMatchObject(own);
  }
});

test("no answer tells whether a name is somebody's, and what is about nobody goes no further", async () => {
  const phone = newPhone();
  const unknown = await askAway({ login: 'nobody.has.this@example.ir', phone });
  const known = await askAway({ login: (await openPerson()).phone });
  expect(Object.keys(unknown)).toEqual(Object.keys(known));
  await app.runWallJobs();
  expect(titlesTo(phone)).toEqual([]);
  expect(await latest(phone)).toBeUndefined();
  const limited = { code: 'phone_requests_full', facts: { limit: PHONE_REQUESTS_PER_DAY } };
  for (const login of ['nobody.has.that@example.ir', (await openPerson()).phone]) {
    for (let n = 0; n < PHONE_REQUESTS_PER_DAY; n += 1) await askAway({ login });
    await expect(askAway({ login })).rejects.toMatchObject(limited);
  }
});

test('an e-mail that nobody confirmed names nobody', async () => {
  const person = await app.seedAccount();
  await app.db.pool.query('update app_user set email = $1 where id = $2', [emailOf(person), person.user_id]);
  const { phone } = await askAway({ login: emailOf(person) });
  expect(await latest(phone)).toBeUndefined();
});

test('only the browser that began a request sends its documents, one at least, four at most, in time', async () => {
  const person = await openPerson();
  const browser = app.openBrowser();
  const { phoneRequests } = browser.client;
  const { draft } = await phoneRequests.beginPhoneRequest({
    body: { login: person.phone, ...(await askForCode(app, browser, newPhone())) },
  });
  const params = { draft };
  const over = { status: 410, code: 'challenge_over' };
  await expect(app.openBrowser().client.phoneRequests.sendPhoneDocument({ params, file: slipPicture() })).rejects.toMatchObject(over);
  await expect(phoneRequests.finishPhoneRequest({ params, body: { story: '' } })).rejects.toMatchObject({
    code: 'phone_document_required',
  });
  for (let n = 0; n < PHONE_DOCUMENTS_MAX; n += 1) await phoneRequests.sendPhoneDocument({ params, file: slipPicture() });
  await expect(phoneRequests.sendPhoneDocument({ params, file: slipPicture() })).rejects.toMatchObject({
    code: 'phone_documents_full',
    facts: { limit: PHONE_DOCUMENTS_MAX },
  });
  await expect(phoneRequests.sendPhoneDocument({ params, file: new Blob(['no picture']) })).rejects.toMatchObject({ status: 409 });
  await phoneRequests.finishPhoneRequest({ params, body: { story: '' } });
  await expect(phoneRequests.finishPhoneRequest({ params, body: { story: '' } })).rejects.toMatchObject(over);
  const late = await beginAway(app, { login: person.phone });
  app.wall.at += HOUR_MS;
  await expect(late.phoneRequests.sendPhoneDocument({ params: { draft: late.draft }, file: slipPicture() })).rejects.toMatchObject(over);
});

test('a phone that somebody else has by then ends the request; so does another phone of the person', async () => {
  const [person, mover] = [await openPerson(), await openProvable()];
  const row = await ask(person);
  await app.db.pool.query('update app_user set phone = $1 where id = $2', [row.phone, (await app.seedAccount()).user_id]);
  const moved = await ask(mover);
  await setPhone(mover, await proveBy('password', mover, 'phone_change'));
  const phone = await phoneOf(mover);
  await pass();
  expect(await phoneOf(person)).toBe(person.phone);
  expect(await phoneOf(mover)).toBe(phone);
  for (const { phone: asked } of [row, moved]) expect(await latest(asked)).toMatchObject({ state: 'failed' });
});

test('a frozen person without a proof comes back by documents, to what was theirs before', async () => {
  const person = await openPerson();
  const { user_id } = person;
  // A thief with the session and the phone for a minute takes the account to a phone of their own, and sets a password.
  const code = await askForCode(app, person, person.phone);
  const { proof } = await person.client.credentials.proveSelf({ body: { change: 'phone_change', proof: { by: 'code', ...code } } });
  const stolen = newPhone();
  await person.client.session.setPhone({ body: { ...(await askForCode(app, person, stolen)), proof } });
  // The link of this change, and not of the next one, whose mail may be sent before it.
  await app.runWallJobs();
  const key = /way-back#(\S+)/.exec(app.mails.find(({ to }) => to === emailOf(person))?.text ?? '')?.[1] ?? '';
  const again = await askForCode(app, person, stolen);
  await person.client.credentials.changePassword({ body: { password: 'kafe-9ahveh', proof: { by: 'code', ...again } } });
  await app.runWallJobs();
  await app.openBrowser().client.credentials.freezePerson({ body: { key } });
  const { phone } = await askAway({ login: emailOf(person) });
  expect(await findKeys({ phone: stolen, user_id: 0 })).toEqual([undefined, undefined]);
  expect(await findKeys(person)).toEqual([expect.any(String), expect.any(String)]);
  expect(await latest(phone)).toMatchObject({ person: { is_frozen: true } });
  await decide(first, phone, 'approve');
  await decide(second, phone, 'approve');
  await pass();
  const back = await signIn(phone);
  expect(back.is_new).toBe(false);
  expect(await back.client.session.getUser()).toMatchObject({ id: user_id, phone, email: emailOf(person) });
  expect((await back.client.credentials.getCredentials()).has_password).toBe(false);
});

test('the phone of before undoes nothing that a request has changed, a password of before does', async () => {
  const person = await openProvable();
  const row = await ask(person);
  await pass();
  const key = /way-back#(\S+)/.exec(app.mails.findLast(({ to }) => to === emailOf(person))?.text ?? '')?.[1] ?? '';
  const holder = app.openBrowser().client.credentials;
  expect(await holder.readWayBack({ body: { key } })).toMatchObject({ change: 'phone_change', ways: ['password', 'passkey'] });
  await holder.freezePerson({ body: { key } });
  await holder.restorePerson({ body: { key, proof: { by: 'password', password: PASSWORD } } });
  expect(await phoneOf(person)).toBe(person.phone);
  expect(row.phone).not.toBe(person.phone);
});

test('staff in the name of a customer ask for no phone and stop nothing', async () => {
  const person = await openPerson();
  const row = await ask(person);
  const visit = await first.actFor(person.slug);
  const code = await askForCode(app, { client: visit }, newPhone());
  await expect(visit.phoneRequests.askPhone({ body: code })).rejects.toMatchObject({ status: 403 });
  await expect(visit.phoneRequests.stopPhoneRequest({ params: { request: row.id }, body: {} })).rejects.toMatchObject({ status: 403 });
  await first.desk.staff.releaseImpersonation({ body: {} }).catch(() => undefined);
});

test('what was never sent goes after a day, documents ninety days after the end', async () => {
  const person = await openPerson();
  const { phone } = await askAway({ login: person.phone });
  const request = await idOf(phone);
  await decide(first, phone, 'refuse', 'another face');
  await beginAway(app, { login: person.phone });
  const countIdle = async () =>
    Number(
      (await app.db.pool.query<{ n: string }>('select count(*) as n from phone_request where sent_at is null or user_id is null')).rows[0]
        ?.n,
    );
  const countOf = async () => (await app.db.pool.query('select 1 from phone_document where request_id = $1', [request])).rowCount;
  expect(await countIdle()).toBeGreaterThan(0);
  app.wall.at += 25 * HOUR_MS;
  await app.app.services.phoneRequests.forgetOld();
  expect([await countIdle(), await countOf()]).toEqual([0, 1]);
  app.wall.at += 90 * 24 * HOUR_MS;
  await app.app.services.phoneRequests.forgetOld();
  expect(await countOf()).toBe(0);
  await signInAgain();
});
