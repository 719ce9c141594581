import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, relative, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { ACCOUNT_ROLES, type AccountRole, listRoles } from '@jarchi/domain/account/roles.ts';
import { HOSTS, type Call } from './call.ts';
import { calls } from './calls.ts';
import { commonRefusals } from './refusals/common.ts';
import { refusals } from './refusals.ts';
import type { CallSchemas } from './schema.ts';
import { schemas } from './schemas.ts';

const TABLE: readonly (readonly [name: string, call: Call])[] = Object.entries(calls).flatMap(([slice, table]) =>
  Object.entries<Call>(table).map(([name, call]) => [`${slice}.${name}`, call] as const),
);

test.each(TABLE)('%s is on a known host, under a plain path', (_, call) => {
  expect(HOSTS).toContain(call.host);
  expect(call.path).toMatch(/^(\/([\w.-]+|\{[a-z_]+\}))+\/?$/);
  expect(call.summary.trim()).toBe(call.summary);
  expect(call.summary).not.toBe('');
});

test.each(TABLE)('%s lists only codes that exist, each once', (_, call) => {
  for (const code of [...call.errors, ...(call.tells ?? [])]) expect(refusals).toHaveProperty(code);
  expect(new Set(call.errors).size).toBe(call.errors.length);
});

test('a description tells what to do at each error of its call, and at no other', () => {
  const described = TABLE.flatMap(([name, { errors, description }]) => (description ? [{ name, errors, description }] : []));
  expect(described.length).toBeGreaterThan(0);
  for (const { name, errors, description } of described)
    expect([name, ...Object.keys(description.atErrors).toSorted()]).toEqual([name, ...errors.toSorted()]);
});

test('no two calls share method, host and path, whatever their parameters are named', () => {
  const addresses = TABLE.map(([, { method, host, path }]) => `${method} ${host} ${path.replaceAll(/\{\w+\}/g, '{}').replace(/\/$/, '')}`);
  expect(addresses.filter((address, index) => addresses.indexOf(address) !== index)).toEqual([]);
});

test('calls at one address agree on the last slash', () => {
  const spellings = new Map<string, Set<string>>();
  for (const [, { host, path }] of TABLE) {
    const place = `${host} ${path.replace(/\/$/, '')}`;
    spellings.set(place, new Set([...(spellings.get(place) ?? []), path]));
  }
  expect([...spellings.values()].filter((paths) => paths.size > 1)).toEqual([]);
});

test('no two calls of all slices have the same name', () => {
  const names = TABLE.map(([name]) => name.split('.')[1]);
  expect(new Set(names).size).toBe(names.length);
});

test('only calls that change something have an idempotency key or a file', () => {
  expect(TABLE.filter(([, call]) => (call.isIdempotent || call.isUpload) && call.method !== 'POST')).toEqual([]);
});

test('a call that only reads uses GET or has isRead, and needs no key', () => {
  expect(TABLE.filter(([, call]) => call.isRead && (call.method === 'GET' || call.isIdempotent))).toEqual([]);
});

test('only file answers have a kind of file', () => {
  expect(TABLE.filter(([, call]) => call.file && call.answers !== 'file')).toEqual([]);
});

test('every call that moves money acts once for each key', () => {
  const moving = [
    'createOnlinePayment',
    'createCampaign',
    'purchaseCampaign',
    'cancelCampaign',
    'stopCampaign',
    'replacePlacement',
    'dropPlacement',
    'acceptOffers',
    'dropOffers',
    'refuseOffers',
    'sendReceipt',
    'askMoneyBack',
    'saveMoneyRequest',
  ];
  expect(TABLE.filter(([name, call]) => moving.includes(name.split('.')[1] ?? '') && !call.isIdempotent)).toEqual([]);
});

test('without signing in, only the calls that sign in, those of who cannot, and calls with an unguessable key are open', () => {
  const open = TABLE.filter(([, call]) => call.access === 'public').map(([name]) => name);
  expect(open.filter((name) => !name.startsWith('session.'))).toEqual([
    'credentials.verifyResetPhone',
    'credentials.resetPassword',
    'credentials.readWayBack',
    'credentials.freezePerson',
    'credentials.restorePerson',
    'credentials.beginPasskeySignIn',
    'credentials.signInWithPasskey',
    'phoneRequests.beginPhoneRequest',
    'phoneRequests.sendPhoneDocument',
    'phoneRequests.finishPhoneRequest',
    'phoneRequests.readPhoneRequest',
    'phoneRequests.stopPhoneRequestByLink',
  ]);
  expect(TABLE.filter(([, call]) => call.access === 'doorway' && !call.path.includes('{'))).toEqual([]);
});

const listCalls = (role: AccountRole) => TABLE.filter(([, call]) => call.for && listRoles(call.for).includes(role)).map(([name]) => name);
const MONEY_BUYS = ['createCampaign', 'updateCampaign', 'applyDiscount', 'purchaseCampaign', 'acceptOffers'];

test('every call of an account names its members, and no other call does', () => {
  expect(TABLE.filter(([, call]) => (call.access === 'account') !== (call.for !== undefined))).toEqual([]);
});

test('every role may make some calls, and the owner may make all of them', () => {
  for (const role of ACCOUNT_ROLES) expect(listCalls(role), role).not.toEqual([]);
  expect(listCalls('owner')).toEqual(TABLE.filter(([, call]) => call.access === 'account').map(([name]) => name));
});

/** The calls that a viewer may make with another method than GET, and why. */
const VIEWER_WRITES: Readonly<Record<string, string>> = {
  'account.listFeatureFlags': 'only reads',
  'pricing.getCpmPrice': 'only reads: the goal is sent in the body',
  'pricing.getCpcPrice': 'only reads: the goal is sent in the body',
  'publishers.exportPlans': 'only reads: the filters are sent in the body',
  'alerts.saveAlert': 'a setting of the caller alone, who is told what they may read',
  'alerts.createScheduledReport': 'the same',
  'alerts.updateScheduledReport': 'the same',
  'alerts.deleteScheduledReport': 'the same',
  'alerts.resendScheduledReport': 'the same',
  'attachments.uploadAttachment': 'a file of a ticket or request, which says nothing by itself',
  'contents.seeContent': 'the page calls it when a content is opened; it decides nothing',
  'notifications.seeAllNotifications': 'a member who reads messages may mark them as read',
  'channels.unseeNotifications': 'the same, and takes it back',
  'channels.saveNoticeChoices': 'a member chooses how they themselves are told',
  'channels.createChannelLink': 'a member links a chat of their own',
  'channels.linkBrowser': 'the same, with a browser',
  'channels.unlinkChannel': 'ends a link of one’s own',
  'channels.testChannel': 'sends a message to oneself',
  'notifications.closeChangelog': 'a member who has read the news closes them for oneself',
  'views.createCampaignView': 'every member saves views of the list for oneself',
  'views.updateCampaignView': 'a view of one’s own',
  'views.deleteCampaignView': 'a view of one’s own',
  'tickets.openTicket': 'every member may ask for help',
  'tickets.sendTicketMessage': 'every member takes part in the conversations with support',
  'tickets.closeTicket': 'the same; it may be opened again',
  'tickets.reopenTicket': 'the same',
  'tickets.rateTicket': 'the same',
  'tickets.readTicket': 'a mark of the caller alone',
  'team.leaveTeam': 'a member may leave; the last owner cannot',
  'support.createChatIdentity': 'every member may ask for help; the first name stays',
  'staff.releaseImpersonation': 'ends the session of the caller, and changes nothing in the account',
};

test('a viewer changes nothing except by the calls named here', () => {
  const writes = TABLE.filter(([name, call]) => call.method !== 'GET' && listCalls('viewer').includes(name)).map(([name]) => name);
  expect(writes.toSorted()).toEqual(Object.keys(VIEWER_WRITES).toSorted());
});

test('an accountant buys nothing, and a buyer does not see the ledger', () => {
  const shortOf = (role: AccountRole) => listCalls(role).map((name) => name.split('.')[1] ?? '');
  expect(shortOf('accountant').filter((name) => MONEY_BUYS.includes(name))).toEqual([]);
  expect(shortOf('buyer')).toEqual(expect.arrayContaining([...MONEY_BUYS, 'createOnlinePayment', 'getBalance']));
  expect(shortOf('accountant')).toEqual(expect.arrayContaining(['createOnlinePayment', 'listLedger', 'listPayments', 'getFinancialInfo']));
  expect(shortOf('buyer').filter((name) => ['listLedger', 'listPayments', 'saveFinancialInfo'].includes(name))).toEqual([]);
});

test('every refusal has a status of its kind', () => {
  for (const [code, { status }] of Object.entries(refusals)) expect([code, status >= 400 && status < 600]).toEqual([code, true]);
  expect(refusals).toMatchObject(commonRefusals);
  expect([refusals.internal.status, refusals.unauthenticated.status, refusals.forbidden.status]).toEqual([500, 401, 403]);
});

const IMPORT = /^\s*(?:import|export)\s+(?!type\b)(?:[^'"]*?\sfrom\s*)?['"]([^'"]+)['"]/gm;

/** Every module that a module loads at run time: each import that is not a type, followed through our own files. */
function listLoaded(entry: string): Set<string> {
  const loaded = new Set<string>();
  const queue = [entry];
  for (let path = queue.pop(); path !== undefined; path = queue.pop()) {
    if (loaded.has(path)) continue;
    loaded.add(path);
    if (!path.endsWith('.ts')) continue;
    for (const [, specifier = ''] of readFileSync(path, 'utf8').matchAll(IMPORT)) {
      if (specifier.startsWith('.')) queue.push(resolve(dirname(path), specifier));
      else if (specifier.startsWith('@jarchi/')) queue.push(createRequire(pathToFileURL(path)).resolve(specifier));
      else loaded.add(specifier);
    }
  }
  return loaded;
}

const getFile = (name: string): string => fileURLToPath(new URL(name, import.meta.url));

test('the plain tables load without zod and without any schema', () => {
  const loaded = [...listLoaded(getFile('./calls.ts'))].map((path) => relative(getFile('.'), path));
  const slices = new Set(
    loaded.flatMap((path) =>
      path.endsWith('.calls.ts') ? (path.split('/')[0]?.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase()) ?? []) : [],
    ),
  );
  expect([...slices].toSorted()).toEqual(Object.keys(calls).toSorted());
  expect(loaded.filter((path) => /zod|schema/.test(path))).toEqual([]);
});

test('the schemas do load zod, which shows that the walk finds it', () => {
  expect(listLoaded(getFile('./schemas.ts'))).toContain('zod');
});

test('a call that a link opens is of one campaign or content, takes the token, and may refuse it', () => {
  const opened = TABLE.filter(([, call]) => call.opens !== undefined);
  expect(opened.length).toBeGreaterThan(3);
  for (const [name, { opens, path, errors }] of opened) {
    expect(path.startsWith(opens === 'report' ? '/v1/campaigns/{id}/' : '/publisher-contents/{id}/'), name).toBe(true);
    expect(errors, name).toContain('share_closed');
    const [slice = '', key = ''] = name.split('.');
    const { query } = (schemas as unknown as Readonly<Record<string, Readonly<Record<string, CallSchemas>>>>)[slice]?.[key] ?? {};
    // Parts of a report also need to be told by what.
    expect(query?.safeParse({ token: 'x', ...(key === 'getStatsParts' ? { by: 'content' } : {}) }).success, name).toBe(true);
  }
});
