import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import { newIdempotencyKey } from '@jarchi/api-client/idempotency.ts';
import type { Call } from '@jarchi/contract/call.ts';
import { calls } from '@jarchi/contract/calls.ts';
import { ACCOUNT_ROLES, type AccountRole, type RoleGroup, listRoles } from '@jarchi/domain/account/roles.ts';
import { emptyDraft } from '@jarchi/domain/drafts/drafts.ts';
import { type CountChanges, startCountingChanges } from '#infra/testing/count-changes.ts';
import { seedStaff } from '#testing/staff/open-staff.ts';
import type { TestApp } from '#testing/test-app.ts';
import { everyCall } from './testing/every-call.ts';
import { giveRole, seedMembers, type Members } from './testing/members.ts';
import { openPlays, playCall } from './testing/play-calls.ts';

interface Attempt {
  readonly role: AccountRole;
  readonly response: LightMyRequestResponse;
  readonly hasChanged: boolean;
}

let app: TestApp;
let members: Members;
let countChanges: CountChanges;
beforeAll(async () => {
  app = await openPlays();
  members = await seedMembers(app);
  countChanges = await startCountingChanges(app.db);
});
// A call that moves the clock is answered before all that falls due has been done.
beforeEach(() => app.app.services.world.whenStill());
afterEach(() => vi.restoreAllMocks());
afterAll(async () => {
  await app.app.services.world.whenStill();
  await app.close();
});

/** Buyers call these by POST, and nothing of the account changes. */
const READING = [
  'rehearsal.rehearse',
  'publishers.suggestAlternatives',
  'publishers.suggestPackages',
  'publishers.suggestViewsPackages',
  'publishers.importPlans',
  'publishers.displayUrl',
  // Of staff who act for the customer: to a member they are refused.
  'documents.previewPreInvoice',
  'documents.createPreInvoice',
  'documents.voidPreInvoice',
];
/** Only staff in a customer's name do these; a member is refused, whatever their role. */
const OF_STAFF = [
  'staff.releaseImpersonation',
  'moneyRequests.listMoneyRequests',
  'moneyRequests.exportMoneyRequests',
  'moneyRequests.saveMoneyRequest',
  'moneyRequests.decideMoneyRequest',
  'documents.previewPreInvoice',
  'documents.createPreInvoice',
  'documents.voidPreInvoice',
];
/** What one member has for themself: the others find nothing, whatever their role. */
const PERSONAL = [
  'alerts.updateScheduledReport',
  'alerts.deleteScheduledReport',
  'alerts.resendScheduledReport',
  'channels.unlinkChannel',
  'views.updateCampaignView',
  'views.deleteCampaignView',
];

// A stream answers until its reader leaves: features/live has its own test of roles.
const TABLE = everyCall.flatMap((named) =>
  named.call.for && named.call.answers !== 'stream' ? [{ name: named.name, named, group: named.call.for }] : [],
);
const WORDS: Readonly<Record<string, string>> = { account: '[\\w-]+', kind: '[\\w-]+', month: '[\\d-]+' };

/** Whether a request is one of this call; ids in addresses are numbers. */
function isOf({ method, host, path }: Call, request: InjectOptions): boolean {
  const pattern = path.replaceAll('.', '\\.').replace(/\{(\w+)\}/g, (_, word: string) => WORDS[word] ?? '\\d+');
  const { url } = request;
  return request.method === method && typeof url === 'string' && new RegExp(`^${app.config.bases[host]}${pattern}(\\?|$)`).test(url);
}

const accountIn = (request: InjectOptions): number => {
  const [, claims = ''] = String(request.headers?.['authorization']).split('.');
  return (JSON.parse(Buffer.from(claims, 'base64url').toString()) as { account_id: number }).account_id;
};

const findCode = (response: LightMyRequestResponse): string | undefined => {
  if (!String(response.headers['content-type']).includes('json')) return undefined;
  const body = response.json<{ error?: { code: string } } | [string, { code: string }]>();
  return Array.isArray(body) ? body[1].code : body.error?.code;
};
const getFacts = (response: LightMyRequestResponse): unknown => {
  const body = response.json<{ error?: { facts: object } } | [string, object]>();
  return Array.isArray(body) ? body[1] : body.error?.facts;
};

/**
 * From here to the end of the test, each request of the call is sent by members of every role instead of its sender: first by the roles
 * that the call is not for, then, unchanged and with the same key, by those it is for, the weakest role first. The answer is the first one
 * that is not a refusal.
 */
function sendByEveryRole(call: Call, group: RoleGroup): Attempt[] {
  const attempts: Attempt[] = [];
  const inject = app.server.inject.bind(app.server) as (request: InjectOptions) => Promise<LightMyRequestResponse>;

  async function sendAs(role: AccountRole, request: InjectOptions): Promise<LightMyRequestResponse> {
    const account = accountIn(request);
    const headers = { ...request.headers, ...(await members.authorize(account, role)) };
    const before = await countChanges(account);
    const response = await inject({ ...request, headers });
    attempts.push({ role, response, hasChanged: (await countChanges(account)) > before });
    return response;
  }

  async function sendAll(request: InjectOptions): Promise<LightMyRequestResponse> {
    if (!isOf(call, request)) return inject(request);
    const answers: LightMyRequestResponse[] = [];
    const isRefused = (role: AccountRole) => !listRoles(group).includes(role);
    for (const role of ACCOUNT_ROLES.filter(isRefused)) await sendAs(role, request);
    for (const role of listRoles(group).toReversed()) answers.push(await sendAs(role, request));
    return answers.find(({ statusCode }) => statusCode < 400) ?? inject(request);
  }

  vi.spyOn(app.server, 'inject').mockImplementation(sendAll as typeof app.server.inject);
  return attempts;
}

test.each(TABLE)('$name answers $group; other roles are refused, and change nothing', async ({ name, named, group }) => {
  const attempts = sendByEveryRole(named.call, group);
  await playCall(named);
  const roles = new Set(attempts.map(({ role }) => role));
  expect(roles, 'no request of the call was seen: add the word of its address to WORDS').toEqual(new Set(ACCOUNT_ROLES));
  const [allowed, refused] = [true, false].map((isAllowed) => attempts.filter(({ role }) => listRoles(group).includes(role) === isAllowed));
  for (const { role, response, hasChanged } of refused ?? []) {
    expect([role, response.statusCode, findCode(response), hasChanged]).toEqual([role, 403, 'role_refused', false]);
    expect(getFacts(response)).toMatchObject({ role, roles: listRoles(group) });
  }
  for (const { role, response } of allowed ?? []) expect([role, findCode(response)]).not.toEqual([role, 'role_refused']);
  const isAnswered = allowed?.some(({ response }) => response.statusCode < 400);
  expect(isAnswered, 'no role that may call was answered').toBe(!OF_STAFF.includes(name) && !PERSONAL.includes(name));
  const codes = new Set(allowed?.map(({ response }) => findCode(response)));
  expect([...codes].join() === 'not_found').toBe(PERSONAL.includes(name));
  // The refused request is one that acts: without the refusal the comparison would see a change.
  const isWrite = named.call.method !== 'GET' && group !== 'everyone';
  const hasChanged = isWrite && allowed?.some((attempt) => attempt.hasChanged);
  const hint = 'give the call a play that changes something, in testing/play-calls.ts, or add it to READING';
  expect(hasChanged, hint).toBe(isWrite && !READING.includes(name) && !OF_STAFF.includes(name));
});

/** A person with a role in another person's account, and a function that sends their requests there. */
async function seedMember(role: string) {
  const [owner, person] = [await app.seedAccount(), await app.seedAccount()];
  await giveRole(app, person, owner.account_id, role);
  const { token } = await person.client.session.getAccessToken({ query: { account: owner.slug } });
  const send = async (call: Call, request: InjectOptions = {}) => {
    const headers = { authorization: `Bearer ${token}`, ...request.headers };
    const response = await app.server.inject({ method: call.method, url: app.config.bases[call.host] + call.path, ...request, headers });
    return [response.statusCode, findCode(response)];
  };
  return { owner, person, send };
}

const draft = { data: emptyDraft(), draft_step: 'general-information' } as const;
const refusal = [403, 'role_refused'];

test('a role is refused before a missing key, a broken body and a form without its file', async () => {
  const { send } = await seedMember('viewer');
  expect(await send(calls.drafts.createDraft, { payload: {} })).toEqual(refusal);
  const headers = { 'content-type': 'multipart/form-data; boundary=x' };
  expect(await send(calls.creatives.uploadMedia, { headers, payload: 'no form at all' })).toEqual(refusal);
});

test('a person has a separate role in each of their accounts', async () => {
  const { person, send } = await seedMember('viewer');
  const headers = { 'idempotency-key': newIdempotencyKey() };
  expect(await send(calls.drafts.createDraft, { headers, payload: draft })).toEqual(refusal);
  const own = await person.client.drafts.createDraft({ body: draft }, { idempotencyKey: newIdempotencyKey() });
  expect(own.data).toEqual(draft.data);
});

test('a new role counts as soon as the server looks the session up again', async () => {
  const { owner, person, send } = await seedMember('viewer');
  expect(await send(calls.finance.listPayments)).toEqual(refusal);
  await giveRole(app, person, owner.account_id, 'accountant');
  expect(await send(calls.finance.listPayments)).toEqual([200, undefined]);
  await giveRole(app, person, owner.account_id, 'buyer');
  expect(await send(calls.finance.listPayments)).toEqual(refusal);
});

test('an unknown role may do nothing', async () => {
  const { send } = await seedMember('manager');
  expect(await send(calls.campaigns.listCampaigns)).toEqual(refusal);
});

test('staff who act for a customer act as the owner, even when the customer is no longer the owner', async () => {
  const [staff, customer] = [await seedStaff(app), await app.seedAccount()];
  const panel = await staff.actFor(customer.slug);
  await giveRole(app, customer, customer.account_id, 'viewer');
  const create = { body: draft };
  await expect(customer.client.drafts.createDraft(create, { idempotencyKey: newIdempotencyKey() })).rejects.toMatchObject({
    status: 403,
    code: 'role_refused',
    facts: { role: 'viewer', roles: ['owner', 'buyer'] },
  });
  expect(await panel.drafts.createDraft(create, { idempotencyKey: newIdempotencyKey() })).toMatchObject({ version: 1 });
});
