import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import type { Call } from '@jarchi/contract/call.ts';
import { ACCOUNT_ROLES } from '@jarchi/domain/account/roles.ts';
import { type CountChanges, startCountingChanges } from '#infra/testing/count-changes.ts';
import { seedStaff, type TestStaff } from '#testing/staff/open-staff.ts';
import type { TestApp } from '#testing/test-app.ts';
import { everyCall } from './testing/every-call.ts';
import { openPlays, playCall } from './testing/play-calls.ts';
import { asOwner } from '#infra/testing/as-owner.ts';

/** How a member of staff belongs to an account: a role in it, or they left it after they asked for what the call is about. */
const WAYS = [...ACCOUNT_ROLES, 'left'] as const;
type Way = (typeof WAYS)[number];

/** Calls of staff that name no account, and why nobody is refused them. Rows of lists say which ones are one’s own. */
const OF_NO_ACCOUNT: Readonly<Record<string, string>> = {
  'staff.getStaffMember': 'the caller',
  'staff.listCustomers': 'a list',
  'moneyRequests.listWaitingRequests': 'a list',
  'tickets.listCustomerTickets': 'a list',
  'phoneRequests.listPhoneRequests': 'a list',
  'documents.listOfficialRequests': 'a list',
  'stuck.listDeadJobs': 'jobs of all accounts; a row of one’s own offers no act',
  'stuck.listOverdue': 'jobs and campaigns of all accounts, about which nobody decides there',
  'stuck.listJobDecisions': 'what was decided',
  'measurements.listMeasurementFindings': 'figures of the platforms, about which nobody decides',
};
/** Ends the session in which staff would act. */
const ALWAYS_OPEN = ['staff.releaseImpersonation'];
/** In a customer’s name these refuse what the member asked for as a customer; others know of no asker. */
const OF_AN_ASKER = ['moneyRequests.decideMoneyRequest', 'moneyRequests.withdrawMoneyRequest'];

let app: TestApp;
let insider: TestStaff;
/** Asked for everything as a customer, and left. */
let leaver: TestStaff;
let countChanges: CountChanges;
beforeAll(async () => {
  app = await openPlays();
  [insider, leaver] = [await seedStaff(app), await seedStaff(app)];
  countChanges = await startCountingChanges(app.db);
});
// A call that moves the clock is answered before all that falls due has been done.
beforeEach(() => app.app.services.world.whenStill());
afterEach(() => vi.restoreAllMocks());
afterAll(async () => {
  await app.app.services.world.whenStill();
  await app.close();
});

const leave = () =>
  app.db.pool.query('delete from account_member where user_id = $1 and account_id <> $2', [insider.user_id, insider.account_id]);

/** Everything that a customer asked for was asked for by the one who left. A bank account would tell their other accounts too. */
async function askForAll(): Promise<void> {
  const { pool } = asOwner(app.db);
  const asker = [leaver.user_id];
  await pool.query('update money_request set made_by_user = $1 where made_by_staff is null and iban is null', asker);
  await pool.query(`update ticket_entry set user_id = $1 where author = 'customer' and staff_id is null`, asker);
  await pool.query('update dispute set opened_by = $1', asker);
  await pool.query('alter table document disable trigger user');
  await pool.query(`update document set asked_by = $1 where kind = 'official_invoice'`, asker);
  await pool.query('alter table document enable trigger user');
}

/** Makes the member of staff belong to every account in a way. */
async function belong(way: Way): Promise<void> {
  if (way === 'left') return askForAll();
  await app.db.pool.query(
    `insert into account_member (account_id, user_id, role) select account_id, $1, $2 from account where account_id <> $3
      on conflict (account_id, user_id) do update set role = excluded.role`,
    [insider.user_id, way, insider.account_id],
  );
}

const WORDS: Readonly<Record<string, string>> = { account: '[\\w-]+', kind: '[\\w-]+', month: '[\\d-]+' };
function isOf({ method, host, path }: Call, request: InjectOptions): boolean {
  const pattern = path.replaceAll('.', '\\.').replace(/\{(\w+)\}/g, (_, word: string) => WORDS[word] ?? '[\\w-]+');
  const { url } = request;
  return request.method === method && typeof url === 'string' && new RegExp(`^${app.config.bases[host]}${pattern}(\\?|$)`).test(url);
}

function findCode(response: LightMyRequestResponse): string | undefined {
  if (!String(response.headers['content-type']).includes('json')) return undefined;
  const body = response.json<{ error?: { code: string } } | [string, { code: string }]>();
  return Array.isArray(body) ? body[1].code : body.error?.code;
}

interface Attempt {
  readonly way: Way;
  readonly response: LightMyRequestResponse;
  readonly hasChanged: boolean;
}

/** Until the end of the test, each request of the call is first sent by the member of staff who belongs to its account, in every way. */
function sendAsInsider(
  call: Call,
  ways: readonly Way[],
  getToken: (staff: TestStaff, request: InjectOptions) => Promise<string>,
): Attempt[] {
  const attempts: Attempt[] = [];
  const inject = app.server.inject.bind(app.server) as (request: InjectOptions) => Promise<LightMyRequestResponse>;
  let isSending = false;
  async function send(request: InjectOptions): Promise<LightMyRequestResponse> {
    if (isSending || !isOf(call, request)) return inject(request);
    isSending = true;
    await leave();
    const tokens = { member: await getToken(insider, request), left: ways.includes('left') ? await getToken(leaver, request) : '' };
    for (const way of ways) {
      await belong(way);
      const headers = { ...request.headers, authorization: `Bearer ${way === 'left' ? tokens.left : tokens.member}` };
      const before = await countChanges();
      const response = await inject({ ...request, headers });
      attempts.push({ way, response, hasChanged: (await countChanges()) > before });
    }
    await leave();
    isSending = false;
    return inject(request);
  }
  vi.spyOn(app.server, 'inject').mockImplementation(send as typeof app.server.inject);
  return attempts;
}

function expectRefused(attempts: readonly Attempt[], ways: readonly Way[]): void {
  expect(new Set(attempts.map(({ way }) => way)), 'no request of the call was seen').toEqual(new Set(ways));
  for (const { way, response, hasChanged } of attempts)
    expect([way, response.statusCode, findCode(response), hasChanged]).toEqual([way, 403, 'own_account', false]);
}

const ofStaff = everyCall.filter(({ call }) => call.access === 'staff');
const about = ofStaff.filter(({ name }) => OF_NO_ACCOUNT[name] === undefined);
/** A request for another phone is about a person, who is found by their login. */
const isOfAsker = ({ path }: Call) => /\{(request|ticket|document)\}|disputes/.test(path) && !path.startsWith('/phone-requests');
const consoleToken = async (staff: TestStaff) => (await staff.desk.session.getAccessToken({ query: { app: 'staff' } })).token;

test.each(about)('staff are refused $name in an account in which they have a place', async (named) => {
  const ways = isOfAsker(named.call) ? WAYS : ACCOUNT_ROLES;
  const attempts = sendAsInsider(named.call, ways, consoleToken);
  await playCall(named);
  expectRefused(attempts, ways);
});

test.each(ofStaff.filter(({ name, call }) => OF_NO_ACCOUNT[name] === 'a list' && call.method === 'GET'))(
  '$name says which rows are of an account in which the caller has a place',
  async (named) => {
    const rowsOf = (response: LightMyRequestResponse) =>
      response.json<{ results: { is_own: boolean }[] }>().results.map(({ is_own }) => is_own);
    const plays = [
      'moneyRequests.getWaitingRequest',
      'tickets.getCustomerTicket',
      'documents.getOfficialRequest',
      'phoneRequests.getPhoneRequest',
    ];
    for (const play of plays) await playCall(everyCall.find(({ name }) => name === play)!);
    const send = async () => {
      const headers = { authorization: `Bearer ${await consoleToken(insider)}` };
      return app.server.inject({ method: 'GET', url: app.config.bases[named.call.host] + named.call.path, headers });
    };
    await leave();
    const others = rowsOf(await send());
    await belong('viewer');
    const own = rowsOf(await send());
    await leave();
    expect(others.length).toBeGreaterThan(0);
    expect(new Set(own)).toEqual(new Set([true]));
    expect(others.length).toBe(own.length);
  },
);

const slugIn = async (request: InjectOptions): Promise<string> => {
  const [, claims = ''] = String(request.headers?.['authorization']).split('.');
  const { account_id } = JSON.parse(Buffer.from(claims, 'base64url').toString()) as { account_id: number };
  const { rows } = await app.db.pool.query<{ slug: string }>('select slug from account where account_id = $1', [account_id]);
  return rows[0]?.slug ?? '';
};

/** A token in the customer’s name that was given out before the member had a place there. */
async function openVisit(staff: TestStaff, request: InjectOptions): Promise<string> {
  const account = await slugIn(request);
  const panel = await staff.actFor(account);
  return (await panel.session.getAccessToken({ query: { account } })).token;
}

const written = everyCall.filter(
  ({ name, call }) =>
    (call.access === 'account' || call.access === 'user') && call.method !== 'GET' && call.isRead !== true && !ALWAYS_OPEN.includes(name),
);

test.each(written)('in a customer’s name, staff who have a place there are refused $name', async (named) => {
  const ways = OF_AN_ASKER.includes(named.name) ? WAYS : ACCOUNT_ROLES;
  const attempts = sendAsInsider(named.call, ways, openVisit);
  await playCall(named);
  expectRefused(attempts, ways);
});

test('a visit whose member of staff gains a place is not prolonged, and can be ended', async () => {
  await leave();
  const customer = await app.seedAccount();
  const panel = await insider.actFor(customer.slug);
  await panel.account.getAccountInfo();
  await belong('viewer');
  const renewed = await panel.session.getAccessToken({ query: { account: customer.slug } });
  expect(await insider.openPanel(customer.slug).account.getAccountInfo()).toMatchObject({ is_hijacked: false });
  expect(renewed.account).toBe(customer.slug);
  await panel.staff.releaseImpersonation({ body: {} });
  await leave();
});
