import { randomUUID } from 'node:crypto';
import { MINUTE_MS } from '@jarchi/domain/calendar/durations.ts';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openTestApp, type TestApp } from '#testing/test-app.ts';
import { openAgain, seedStaff } from '#testing/staff/open-staff.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

const readAudit = async (staffId: number) =>
  (
    await app.db.pool.query<{ call: string; status: number; user_id: number | null; account_id: number | null; subject: object }>(
      'select call, status, user_id, account_id, subject from audit_log where staff_id = $1 and not is_read order by id',
      [staffId],
    )
  ).rows;

test('staff act as the owner of the customer’s account, and every answer shows it', async () => {
  const [staff, customer] = [await seedStaff(app), await app.seedAccount({ balance: 70_000 })];
  const reason = '  asked by phone about a bill ';
  const started = await staff.desk.staff.startImpersonation({ body: { account: customer.slug, reason } });
  expect(started).toEqual({ path: `/u/${customer.slug}`, expires_at: new Date(app.wall.at + 60 * MINUTE_MS).toISOString() });
  const panel = staff.openPanel(customer.slug);
  expect(await panel.account.getAccountInfo()).toMatchObject({ account: customer.slug, balance: 70_000, is_hijacked: true });
  expect(await panel.session.getUser()).toMatchObject({ id: customer.user_id });
  const { session_id } = await getCaller((await panel.session.getAccessToken({ query: { account: customer.slug } })).token);
  expect(await app.tenancy.withSystem((tx) => app.app.services.session.findImpersonation(tx, session_id))).toEqual({
    staff_name: 'Nima Rastegar',
    reason: reason.trim(),
    expires_at: started.expires_at,
  });
  expect(await customer.client.account.getAccountInfo()).toMatchObject({ is_hijacked: false });
});

test.each(['', '    ', 'abc', '  abcd  '])('a reason of «%s» is refused', async (reason) => {
  const [staff, customer] = [await seedStaff(app), await app.seedAccount()];
  const starting = staff.desk.staff.startImpersonation({ body: { account: customer.slug, reason } });
  await expect(starting).rejects.toMatchObject({ status: 422, code: 'reason_required' });
  expect(staff.findCookie('jarchi_impersonation')).toBeUndefined();
});

test('staff cannot act for a colleague, for themselves or for an unknown account', async () => {
  const [staff, colleague] = [await seedStaff(app), await seedStaff(app)];
  await expect(staff.actFor(staff.slug)).rejects.toMatchObject({ status: 403, code: 'own_account' });
  for (const account of [colleague.slug, 'nobody'])
    await expect(staff.actFor(account)).rejects.toMatchObject({ status: 404, code: 'account_not_found' });
});

test('the console and the panel are open next to each other in one browser', async () => {
  const [staff, customer] = [await seedStaff(app), await app.seedAccount()];
  const panel = await staff.actFor(customer.slug);
  await panel.account.getAccountInfo();
  expect(staff.findCookie('account')).toBe(customer.slug);
  app.wall.at += 16 * MINUTE_MS;
  expect(await staff.desk.staff.getStaffMember()).toMatchObject({ id: staff.user_id, name: 'Nima Rastegar' });
  expect(staff.findCookie('account')).toBe(customer.slug);
  expect(await panel.account.getAccountInfo()).toMatchObject({ account: customer.slug, is_hijacked: true });
  expect(await staff.openPanel(staff.slug).account.getAccountInfo()).toMatchObject({ account: staff.slug, is_hijacked: false });
});

test('after sixty minutes the session ends, and staff do not land in another account', async () => {
  const [staff, customer] = [await seedStaff(app), await app.seedAccount()];
  const panel = await staff.actFor(customer.slug);
  app.wall.at += 59 * MINUTE_MS;
  const { token, expires_at } = await panel.session.getAccessToken({ query: { account: customer.slug } });
  expect(expires_at).toBe(new Date(app.wall.at + MINUTE_MS).toISOString());
  expect(await whoIs(token)).toBe(200);
  app.wall.at += MINUTE_MS;
  expect(await whoIs(token)).toBe(401);
  const gone = { status: 404, code: 'account_not_found' };
  await expect(panel.account.getAccountInfo()).rejects.toMatchObject(gone);
  expect(staff.findCookie('jarchi_impersonation')).toBeUndefined();
  await expect(staff.openPanel(customer.slug).account.getAccountInfo()).rejects.toMatchObject(gone);
  app.wall.at += MINUTE_MS;
  expect(await staff.desk.staff.getStaffMember()).toMatchObject({ id: staff.user_id });
});

test('a release ends the session at once, and its tokens too', async () => {
  const [staff, customer] = [await seedStaff(app), await app.seedAccount()];
  const panel = await staff.actFor(customer.slug);
  const { token } = await panel.session.getAccessToken({ query: { account: customer.slug } });
  expect(await whoIs(token)).toBe(200);
  await panel.staff.releaseImpersonation({ body: {} });
  expect(await whoIs(token)).toBe(401);
  expect([staff.findCookie('jarchi_impersonation'), staff.findCookie('account')]).toEqual([undefined, undefined]);
  await expect(staff.openPanel(customer.slug).account.getAccountInfo()).rejects.toMatchObject({ status: 404 });
  expect(await staff.desk.staff.getStaffMember()).toMatchObject({ id: staff.user_id });
});

test('a person’s own session has nothing to release', async () => {
  const customer = await app.seedAccount();
  await expect(customer.client.staff.releaseImpersonation({ body: {} })).rejects.toMatchObject({ status: 409, code: 'not_impersonating' });
});

test('acting for the next customer ends acting for the previous one in the same browser', async () => {
  const [staff, first, second] = [await seedStaff(app), await app.seedAccount(), await app.seedAccount()];
  const before = await staff.actFor(first.slug);
  const { token } = await before.session.getAccessToken({ query: { account: first.slug } });
  expect(await whoIs(token)).toBe(200);
  const panel = await staff.actFor(second.slug);
  expect(await whoIs(token)).toBe(401);
  expect(await panel.account.getAccountInfo()).toMatchObject({ account: second.slug, is_hijacked: true });
});

test('acting in another browser of the same member of staff goes on', async () => {
  const [staff, first, second] = [await seedStaff(app), await app.seedAccount(), await app.seedAccount()];
  const panel = await staff.actFor(first.slug);
  const elsewhere = await openAgain(app, staff);
  await elsewhere.actFor(second.slug);
  app.wall.at += 16 * MINUTE_MS;
  expect(await panel.account.getAccountInfo()).toMatchObject({ account: first.slug, is_hijacked: true });
  await elsewhere.desk.session.signOut();
  expect(await panel.account.getAccountInfo()).toMatchObject({ account: first.slug });
});

test('a session in a customer’s name cannot enter the console, or change name, e-mail or phone', async () => {
  const [staff, customer] = [await seedStaff(app), await app.seedAccount()];
  const panel = await staff.actFor(customer.slug);
  for (const ask of [
    () => panel.staff.listCustomers(),
    () => panel.staff.getStaffMember(),
    () => panel.staff.startImpersonation({ body: { account: customer.slug, reason: 'once more please' } }),
    () => panel.session.updateInfo({ body: { first_name: 'Else', email: 'else@example.com' } }),
    () => panel.session.setPhone({ body: { request_id: randomUUID(), code: '48213' } }),
  ])
    await expect(ask()).rejects.toMatchObject({ status: 403, code: 'forbidden' });
  expect(await customer.client.session.getUser()).toMatchObject({ first_name: '', email: null });
});

test('the secret of a session in a customer’s name is not a refresh token, and a refresh token opens no customer', async () => {
  const [staff, customer] = [await seedStaff(app), await app.seedAccount()];
  await staff.actFor(customer.slug);
  const ask = (cookies: Record<string, string>) =>
    app.server.inject({ url: `${app.config.bases.accounts}/token/access?account=${customer.slug}`, cookies });
  expect((await ask({ jarchi_refresh: staff.findCookie('jarchi_impersonation') ?? '' })).statusCode).toBe(401);
  expect((await ask({ jarchi_impersonation: staff.findCookie('jarchi_refresh') ?? '' })).statusCode).toBe(401);
  expect((await ask({ jarchi_impersonation: staff.findCookie('jarchi_impersonation') ?? '' })).statusCode).toBe(200);
});

test.each(['sign-out', 'sign-in'])('a %s in the same browser ends it', async (kind) => {
  const [staff, customer] = [await seedStaff(app), await app.seedAccount()];
  const panel = await staff.actFor(customer.slug);
  const { token } = await panel.session.getAccessToken({ query: { account: customer.slug } });
  if (kind === 'sign-out') await panel.session.signOut();
  else {
    app.wall.at += MINUTE_MS;
    const { request_id, code } = await panel.session.sendOtp({ body: { phone: customer.phone } });
    await panel.session.verifyOtp({ body: { request_id, code: code ?? '' } });
  }
  expect(await whoIs(token)).toBe(401);
  expect(staff.findCookie('jarchi_impersonation')).toBeUndefined();
});

test('a person who is no longer staff acts for no one', async () => {
  const [staff, customer] = [await seedStaff(app), await app.seedAccount()];
  const panel = await staff.actFor(customer.slug);
  const { token } = await panel.session.getAccessToken({ query: { account: customer.slug } });
  await app.db.pool.query('update app_user set is_staff = false where id = $1', [staff.user_id]);
  app.wall.at += 2000;
  expect(await whoIs(token)).toBe(401);
  await expect(staff.desk.staff.listCustomers()).rejects.toMatchObject({ status: 403 });
  await expect(staff.openPanel(customer.slug).account.getAccountInfo()).rejects.toMatchObject({ status: 404 });
  expect(await staff.openPanel(staff.slug).account.getAccountInfo()).toMatchObject({ account: staff.slug, is_hijacked: false });
});

test('the start and every change are stored with both ids', async () => {
  const [staff, customer] = [await seedStaff(app), await app.seedAccount()];
  const panel = await staff.actFor(customer.slug);
  const charge = (amount: number) =>
    panel.finance.createOnlinePayment({ body: { amount, gateway: 'test' } }, { idempotencyKey: `staff-${staff.user_id}-${amount}` });
  await panel.account.getAccountInfo();
  await panel.account.listFeatureFlags({ body: {} });
  await charge(50_000);
  await expect(charge(1)).rejects.toMatchObject({ code: 'amount_below_minimum' });
  const both = { user_id: customer.user_id, account_id: customer.account_id };
  const start = { call: 'staff.startImpersonation', status: 200 };
  expect(await readAudit(staff.user_id)).toEqual([
    { ...start, user_id: null, account_id: customer.account_id, subject: {} },
    { ...start, ...both, subject: { account: customer.slug, session_id: expect.any(String) } },
    { ...both, call: 'finance.createOnlinePayment', status: 200, subject: {} },
    { ...both, call: 'finance.createOnlinePayment', status: 422, subject: {} },
  ]);
  await panel.staff.releaseImpersonation({ body: {} });
  const { impersonations } = await staff.desk.staff.getCustomer({ params: { account: customer.slug } });
  expect(impersonations).toMatchObject([{ staff_name: 'Nima Rastegar', reason: 'asked by phone about a bill', is_open: false, writes: 1 }]);
  await customer.client.finance.createOnlinePayment({ body: { amount: 50_000, gateway: 'test' } }, { idempotencyKey: 'of-the-customer' });
  expect((await readAudit(staff.user_id)).map(({ call }) => call)).toHaveLength(5);
});

test('a refused start is stored too', async () => {
  const staff = await seedStaff(app);
  await expect(staff.actFor('nobody')).rejects.toMatchObject({ code: 'account_not_found' });
  expect(await readAudit(staff.user_id)).toEqual([
    { call: 'staff.startImpersonation', status: 404, user_id: null, account_id: null, subject: {} },
  ]);
});

test('a change that fails halfway is stored as failed', async () => {
  const [staff, customer] = [await seedStaff(app), await app.seedAccount()];
  const panel = await staff.actFor(customer.slug);
  vi.spyOn(app.app.services.session, 'endImpersonation').mockRejectedValueOnce(new Error('the store is down'));
  await expect(panel.staff.releaseImpersonation({ body: {} })).rejects.toMatchObject({ status: 500 });
  expect(app.takeErrors()).toHaveLength(1);
  expect((await readAudit(staff.user_id)).at(-1)).toMatchObject({ call: 'staff.releaseImpersonation', status: 500 });
});

async function whoIs(token: string): Promise<number> {
  const { bases } = app.config;
  return (await app.server.inject({ url: `${bases.accounts}/user/`, headers: { authorization: `Bearer ${token}` } })).statusCode;
}

async function getCaller(token: string) {
  const caller = await app.app.services.session.guards.authenticate(`Bearer ${token}`);
  if (!caller) throw new Error('the token has no caller');
  return caller;
}
