import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newIdempotencyKey } from '@jarchi/api-client/idempotency.ts';
import { MINUTE_MS } from '@jarchi/domain/calendar/durations.ts';
import { emptyDraft } from '@jarchi/domain/drafts/drafts.ts';
import { EMAIL_CODE_TTL_MS, EMAIL_CODE_WAIT_MS } from '@jarchi/domain/session/profile/email-code.ts';
import { PROFILE_IMAGE_BYTES, PROFILE_IMAGE_PX } from '@jarchi/domain/session/profile/profile-image.ts';
import { seedStaff } from '#testing/staff/open-staff.ts';
import { openTestApp, type TestAccount, type TestApp } from '#testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

const changeUsername = ({ client }: TestAccount, username: string) => client.profile.changeUsername({ body: { username } });
const saveEmail = ({ client }: TestAccount, email: string) =>
  client.session.updateInfo({ body: { first_name: 'Sara', last_name: '', email } });
const sendCode = ({ client }: TestAccount) => client.profile.sendEmailCode({ body: {} });
const confirm = ({ client }: TestAccount, code: string) => client.profile.confirmEmail({ body: { code } });
const upload = ({ client }: TestAccount, bytes: Uint8Array, name = 'me.png') =>
  client.profile.uploadImage({ file: new File([new Uint8Array(bytes)], name) });
const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#7f3fbf' } })
    .withExif({ IFD0: { Artist: 'secret' } })
    .jpeg()
    .toBuffer();

/** Width and height of a lossy WebP; the server itself reads none. */
const sizeOfWebp = (bytes: Buffer) => [bytes.readUInt16LE(26) & 0x3fff, bytes.readUInt16LE(28) & 0x3fff];

test('a username is stored in lower case, signs in, and is nobody else’s in any case', async () => {
  const [sara, other] = [await app.seedAccount(), await app.seedAccount()];
  const name = `sara.${sara.user_id}`;
  expect(await changeUsername(sara, ` Sara.${sara.user_id} `)).toMatchObject({ username: name, yn_username: name });
  await expect(changeUsername(other, name.toUpperCase())).rejects.toMatchObject({ status: 409, code: 'username_taken' });
  for (const wrong of ['سارا', 'sa', 'sara..x', ''])
    await expect(changeUsername(other, wrong)).rejects.toMatchObject({ status: 422, code: 'username_invalid' });
  expect(await changeUsername(other, other.phone)).toMatchObject({ username: other.phone });
});

test('a username may begin with a digit or an underscore', async () => {
  const { user_id, ...person } = await app.seedAccount();
  for (const name of [`_ab${user_id}`, `1ab${user_id}`]) expect((await changeUsername({ user_id, ...person }, name)).username).toBe(name);
});

test('names of the house, of the system and of phones are reserved, and whoever has one already keeps it', async () => {
  const [sara, other] = [await app.seedAccount(), await app.seedAccount()];
  for (const name of ['admin', 'Ｒoot', 'sup\u200bport', 'jarchi', 'adm1n', 'jarchi.team', sara.phone, '09350000000'])
    await expect(changeUsername(other, name)).rejects.toMatchObject({ status: 422, code: 'username_reserved' });
  await app.db.pool.query("update app_user set username = 'support' where id = $1", [other.user_id]);
  expect((await changeUsername(other, 'support')).username).toBe('support');
});

test('of two people who take a username at the same instant one gets it', async () => {
  const people = [await app.seedAccount(), await app.seedAccount()];
  const results = await Promise.allSettled(people.map((person) => changeUsername(person, `race${person.user_id > 0 ? 'd' : ''}`)));
  expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  expect(results.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { code: 'username_taken' } });
});

test('letters of an Arabic keyboard in a name become Persian ones', async () => {
  const { client } = await app.seedAccount();
  const saved = await client.session.updateInfo({ body: { first_name: 'علي', last_name: 'مكي', email: null } });
  expect([saved.first_name, saved.last_name]).toEqual(['علی', 'مکی']);
});

test('a picture is cut to a square without what the camera wrote, and opens by its address only', async () => {
  const sara = await app.seedAccount();
  const { image } = await upload(sara, await picture(900, 400));
  const shown = await app.server.inject({ url: image ?? '' });
  expect([shown.statusCode, shown.headers['content-type']]).toEqual([200, 'image/webp']);
  expect(sizeOfWebp(shown.rawPayload)).toEqual([PROFILE_IMAGE_PX, PROFILE_IMAGE_PX]);
  for (const part of ['EXIF', 'secret']) expect(shown.rawPayload.includes(part), part).toBe(false);
  const second = await upload(sara, await picture(40, 40));
  expect(second.image).not.toBe(image);
  expect((await app.server.inject({ url: image ?? '' })).statusCode).toBe(404);
  expect((await sara.client.profile.deleteImage()).image).toBeNull();
  expect((await app.server.inject({ url: second.image ?? '' })).statusCode).toBe(404);
});

test('what is no picture, is broken or is too large is refused, and the picture before it stays', async () => {
  const sara = await app.seedAccount();
  const { image } = await upload(sara, await picture(40, 40));
  const whole = await picture(400, 400);
  const attempts = [
    [new TextEncoder().encode('no picture'), 'file_type_not_allowed'],
    [new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'file_type_not_allowed'],
    [new Uint8Array(), 'file_broken'],
    [whole.subarray(0, whole.length - 200), 'file_broken'],
    [Buffer.concat([whole, Buffer.alloc(PROFILE_IMAGE_BYTES)]), 'file_too_large'],
  ] as const;
  for (const [bytes, code] of attempts) await expect(upload(sara, bytes)).rejects.toMatchObject({ code });
  expect((await sara.client.session.getUser()).image).toBe(image);
});

test('an e-mail is confirmed by the code that was mailed to it, in any digits', async () => {
  const sara = await app.seedAccount();
  await expect(sendCode(sara)).rejects.toMatchObject({ code: 'email_missing' });
  await saveEmail(sara, `sara${sara.user_id}@example.com`);
  const { email, code } = await sendCode(sara);
  const mail = app.mails.findLast(({ to }) => to === email);
  const digits = (code ?? '').replace(/\d/g, (digit) => '۰۱۲۳۴۵۶۷۸۹'[Number(digit)] ?? digit);
  expect(mail?.text).toContain(digits);
  await expect(sendCode(sara)).rejects.toMatchObject({ code: 'rate_limited' });
  const wrong = code === '00000' ? '11111' : '00000';
  await expect(confirm(sara, wrong)).rejects.toMatchObject({ code: 'email_code_wrong', facts: { tries_left: 4 } });
  expect(await confirm(sara, digits)).toMatchObject({ email, email_verified: true });
  await expect(sendCode(sara)).rejects.toMatchObject({ code: 'email_confirmed' });
  await expect(saveEmail(sara, `new${sara.user_id}@example.com`)).rejects.toMatchObject({ code: 'proof_required' });
});

test('a code ends with its time, and with the address that it was for', async () => {
  const sara = await app.seedAccount();
  await saveEmail(sara, `first${sara.user_id}@example.com`);
  await sendCode(sara);
  app.wall.at += EMAIL_CODE_WAIT_MS;
  const second = await sendCode(sara);
  await saveEmail(sara, `second${sara.user_id}@example.com`);
  await expect(confirm(sara, second.code ?? '')).rejects.toMatchObject({ code: 'email_code_over' });
  const third = await sendCode(sara);
  app.wall.at += EMAIL_CODE_TTL_MS;
  await expect(confirm(sara, third.code ?? '')).rejects.toMatchObject({ code: 'email_code_over' });
});

test('an address that another person has confirmed is told only to who shows that they read its mail', async () => {
  const [owner, second] = [await app.seedAccount(), await app.seedAccount()];
  const email = `shared${owner.user_id}@example.com`;
  for (const person of [owner, second]) expect(await saveEmail(person, email)).toMatchObject({ email, email_verified: false });
  const sent = await sendCode(owner);
  expect(await confirm(owner, sent.code ?? '')).toMatchObject({ email_verified: true });
  const free = await saveEmail(second, `free${second.user_id}@example.com`);
  const taken = await saveEmail(second, email);
  expect({ ...taken, email: '' }).toEqual({ ...free, email: '' });
  const { code } = await sendCode(second);
  const wrong = code === '00000' ? '11111' : '00000';
  await expect(confirm(second, wrong)).rejects.toMatchObject({ code: 'email_code_wrong' });
  await expect(confirm(second, code ?? '')).rejects.toMatchObject({ status: 409, code: 'email_taken' });
  expect(await second.client.session.getUser()).toMatchObject({ email, email_verified: false });
  expect(await owner.client.session.getUser()).toMatchObject({ email, email_verified: true });
});

test('of two people who confirm an address at the same instant one gets it', async () => {
  const people = [await app.seedAccount(), await app.seedAccount()];
  const codes: string[] = [];
  for (const person of people) {
    await saveEmail(person, `race${people[0]?.user_id}@example.com`);
    codes.push((await sendCode(person)).code ?? '');
  }
  const results = await Promise.allSettled(people.map((person, index) => confirm(person, codes[index] ?? '')));
  expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  expect(results.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { code: 'email_taken' } });
});

test('a text that can be no code is refused at its field, and costs no try', async () => {
  const sara = await app.seedAccount();
  await saveEmail(sara, `try${sara.user_id}@example.com`);
  const { code } = await sendCode(sara);
  for (const none of ['', '1', '123456', 'کد'])
    await expect(confirm(sara, none)).rejects.toMatchObject({
      status: 400,
      code: 'invalid',
      issues: [{ path: 'code', code: 'code_invalid' }],
    });
  const wrong = code === '00000' ? '11111' : '00000';
  await expect(confirm(sara, wrong)).rejects.toMatchObject({ facts: { tries_left: 4 } });
});

/** Another browser of the same person. */
async function signInAgain(person: TestAccount) {
  app.wall.at += MINUTE_MS;
  const browser = app.openBrowser();
  const { request_id } = await browser.client.session.sendOtp({ body: { phone: person.phone } });
  const code = app.sms.findLast(({ phone }) => phone === person.phone)?.code ?? '';
  await browser.client.session.verifyOtp({ body: { request_id, code } });
  return browser;
}

test('a person sees their browsers with addresses, ends one, and then all others', async () => {
  const [sara, stranger] = [await app.seedAccount(), await app.seedAccount()];
  const [second, third] = [await signInAgain(sara), await signInAgain(sara)];
  await Promise.all([second.client.session.getUser(), third.client.session.getUser()]);
  const { results } = await sara.client.profile.listSessions();
  expect(results.map(({ is_current }) => is_current)).toEqual([true, false, false]);
  expect(new Set(results.map(({ address }) => address)).size).toBe(3);
  const [mine] = (await second.client.profile.listSessions()).results;
  const params = { session: mine?.session ?? '' };
  await expect(stranger.client.profile.endSession({ params })).rejects.toMatchObject({ status: 404 });
  await sara.client.profile.endSession({ params });
  await expect(second.client.session.getUser()).rejects.toMatchObject({ status: 401 });
  expect(await sara.client.profile.endOtherSessions({ body: {} })).toEqual({ ended: 1 });
  await expect(third.client.session.getUser()).rejects.toMatchObject({ status: 401 });
  expect((await sara.client.profile.listSessions()).results).toHaveLength(1);
});

test('what staff did in the account is told with its reason, and in kinds of acts', async () => {
  const [staff, sara] = [await seedStaff(app), await app.seedAccount()];
  const panel = await staff.actFor(sara.slug);
  await panel.drafts.createDraft(
    { body: { data: emptyDraft(), draft_step: 'general-information' } },
    { idempotencyKey: newIdempotencyKey() },
  );
  const [visit] = (await sara.client.profile.listStaffVisits()).results;
  expect(visit).toMatchObject({ is_open: true, is_timed_out: false, acts: [{ act: 'draft', count: 1 }] });
  expect(visit?.reason.length).toBeGreaterThan(4);
  await panel.staff.releaseImpersonation({ body: {} });
  const after = await sara.client.profile.listStaffVisits();
  expect([after.count, after.results[0]?.is_open, after.results[0]?.acts]).toEqual([1, false, [{ act: 'draft', count: 1 }]]);
});

test('staff who act for a customer change nothing of the person', async () => {
  const [staff, sara] = [await seedStaff(app), await app.seedAccount()];
  await saveEmail(sara, `kept${sara.user_id}@example.com`);
  const { profile } = await staff.actFor(sara.slug);
  const attempts = [
    () => profile.changeUsername({ body: { username: 'taken.over' } }),
    () => profile.uploadImage({ file: new File(['x'], 'x.png') }),
    () => profile.deleteImage(),
    () => profile.sendEmailCode({ body: {} }),
    () => profile.confirmEmail({ body: { code: '00000' } }),
    () => profile.endOtherSessions({ body: {} }),
  ];
  for (const attempt of attempts) await expect(attempt()).rejects.toMatchObject({ status: 403, code: 'forbidden' });
  expect((await profile.listSessions()).results).toEqual([]);
});

test('the advertiser, its limits and the publisher panels are those of the stored rows', async () => {
  const sara = await app.seedAccount({ debt_limit: 400_000 });
  const before = await sara.client.profile.getAdvertiserProfile();
  expect(before).toMatchObject({ account: sara.slug, account_id: sara.account_id, members: 1, business: null });
  const { results } = await sara.client.account.listBusinessCategories();
  const category = results[0];
  const answers = { service_description: 'coffee', need_help: true, monthly_budget_min: null, monthly_budget_max: 5_000_000 };
  await sara.client.account.submitBusinessData({ body: { ...answers, business_category: category?.id ?? 0 } });
  const { business } = await sara.client.profile.getAdvertiserProfile();
  expect(business).toEqual({ ...answers, business_category: category?.id, title_fa: category?.title_fa });
  expect(await sara.client.profile.getAdvertiserConfig()).toMatchObject({
    debt_limit: 400_000,
    is_official: false,
    has_seen_welcome_message: true,
    daily_limits: app.config.daily_limits,
  });
  expect(await sara.client.profile.getPublisherProfile()).toEqual({ is_publisher: false, panels: [] });
  const panel = { service: 'publishers', account: 'cafe', app_title: 'Cafe', url: 'https://publishers.example/cafe' };
  await app.db.pool.query(`insert into user_panel (user_id, service, account, type, app_title, url) values ($1, $2, $3, 'pub', $4, $5)`, [
    sara.user_id,
    panel.service,
    panel.account,
    panel.app_title,
    panel.url,
  ]);
  expect(await sara.client.profile.getPublisherProfile()).toEqual({ is_publisher: true, panels: [panel] });
});

test('the calls of notices, profile, support and flags answer at the addresses and under the names of the specification', async () => {
  const sara = await app.seedAccount();
  const { main, crm } = app.config.bases;
  const backOffice = app.config.bases['back-office'];
  const headers = { authorization: `Bearer ${await sara.getToken()}` };
  const ask = async (method: 'GET' | 'POST', url: string, payload?: object) => {
    const response = await app.server.inject({ method, url, headers, ...(payload && { payload }) });
    return { status: response.statusCode, answer: response.json<Record<string, unknown>>() };
  };
  await app.app.services.notifications.addChangelogItem({
    title: 'new',
    content: '<p>new</p>',
    created: new Date(app.wall.now()),
    attachments: [{ name: 'a.txt', type: 'text/plain', bytes: new Uint8Array() }],
  });
  const lists: readonly (readonly [string, readonly string[]])[] = [
    [`${main}/account/advertiser/notifications?campaign_id=1`, ['count', 'results', 'unread']],
    [`${backOffice}/new-panel-notifications`, ['results', 'unread']],
    [`${crm}/panel-notifications?limit=1000000`, ['count', 'results', 'unread']],
    [`${main}/account/advertiser/profile`, ['account', 'account_id', 'business', 'created', 'members', 'title']],
    [`${main}/advertiser/config`, ['account', 'daily_limits', 'debt_limit', 'has_seen_welcome_message', 'is_official']],
    [`${main}/publisher/profile`, ['is_publisher', 'panels']],
    [`${crm}/support/page-categories?department=advertiser`, ['categories', 'department']],
    [`${main}/account/business-categories`, ['results']],
    [`${main}/changelog/`, ['results']],
  ];
  for (const [url, names] of lists) {
    const { status, answer } = await ask('GET', url);
    expect([url, status, Object.keys(answer).toSorted()]).toEqual([url, 200, names]);
  }
  const rowsOf = async (path: string) => (await ask('GET', `${main}${path}`)).answer['results'] as Record<string, unknown>[];
  expect(Object.keys((await rowsOf('/changelog/'))[0] ?? {}).toSorted()).toEqual(['attachments', 'content', 'id', 'title']);
  const [category] = await rowsOf('/account/business-categories');
  expect(Object.keys(category ?? {}).toSorted()).toEqual(['id', 'title_fa']);
  const flags = await ask('POST', `${main}/account/feature-flags`, { feature_flags: ['media-plan-v2-ui', 'unknown'] });
  expect([flags.status, Object.keys(flags.answer)]).toEqual([200, ['feature_flags']]);
  // A name that is no flag is off, as all are by default.
  expect(flags.answer['feature_flags']).toMatchObject({ 'media-plan-v2-ui': true, unknown: false });
  const answers = { service_description: 'coffee', need_help: false, monthly_budget_min: 5_000_000, monthly_budget_max: 20_000_000 };
  const refused = await ask('POST', `${main}/advertiser/business-data`, { ...answers, business_category: 0 });
  expect([refused.status, typeof (refused.answer as unknown as unknown[])[0]]).toEqual([422, 'string']);
  expect((await ask('POST', `${main}/advertiser/business-data`, { ...answers, business_category: category?.['id'] })).status).toBe(200);
});
