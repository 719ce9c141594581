import { afterAll, beforeAll, expect, test } from 'vitest';
import { createClient } from '@jarchi/api-client/testing/client.ts';
import type { Api } from '@jarchi/api-client/api.ts';
import { ApiError } from '@jarchi/api-client/api-error.ts';
import { calls } from '@jarchi/contract/calls.ts';
import { ACCOUNT_ROLES, type AccountRole, listRoles } from '@jarchi/domain/account/roles.ts';
import { giveRole } from '#testing/members.ts';
import { makeReceipt, saveRequest, sendReceipt, slipPicture } from '#testing/money-requests.ts';
import { seedStaff, type TestStaff } from '#testing/staff/open-staff.ts';
import { openTestApp, type TestAccount, type TestApp } from '#testing/test-app.ts';
import { openTicket, sendMessage } from '#testing/tickets.ts';

interface Reader {
  readonly name: string;
  readonly api: Api;
}

let app: TestApp;
let owner: TestAccount;
let staff: TestStaff;
let visit: Api;
/** One of each role beside the owner, and a stranger with an account of their own. */
const members = new Map<AccountRole, Api>();
let readers: readonly Reader[];
beforeAll(async () => {
  app = await openTestApp();
  owner = await app.seedAccount({ balance: 3_000_000 });
  staff = await seedStaff(app);
  for (const role of ACCOUNT_ROLES) {
    const person = await app.seedAccount();
    await giveRole(app, person, owner.account_id, role);
    const browser = { bases: app.config.bases, fetch: person.fetch, now: app.wall.now, pause: async () => undefined };
    members.set(role, createClient({ ...browser, findAccount: () => owner.slug }));
  }
  visit = await staff.actFor(owner.slug);
  const stranger = await app.seedAccount();
  readers = [
    ...[...members].map(([name, api]) => ({ name, api })),
    { name: 'visit', api: visit },
    { name: 'stranger', api: stranger.client },
  ];
});
afterAll(() => app.close());

const as = (role: AccountRole): Api => members.get(role)!;
const upload = async (api: Api) => (await api.attachments.uploadAttachment({ file: slipPicture() })).id;
const statusOf = (sent: Promise<unknown>) =>
  sent.then(
    () => 200,
    (error: unknown) => (error instanceof ApiError ? error.status : 0),
  );

/** Who reads a file of the account: its members by role, staff in the owner’s name, and a stranger, then each part of the console. */
async function listReaders(attachment: number): Promise<string[]> {
  const open: string[] = [];
  const params = { account: owner.slug, attachment };
  const desk: readonly (readonly [string, () => Promise<unknown>])[] = [
    ['desk of requests', () => staff.desk.moneyRequests.getWaitingAttachment({ params })],
    ['desk of tickets', () => staff.desk.tickets.getCustomerTicketFile({ params })],
  ];
  const panels = readers.map(({ name, api }) => [name, () => api.attachments.getAttachment({ params: { attachment } })] as const);
  for (const [name, send] of [...panels, ...desk]) {
    const status = await statusOf(send());
    expect([200, 404]).toContain(status);
    if (status === 200) open.push(name);
  }
  return open;
}

const EVERYONE = [...ACCOUNT_ROLES, 'visit'];
const PAYERS = ['owner', 'buyer', 'accountant', 'visit'];

test('who reads requests of money are the roles of the call that answers with one', () => {
  expect(listRoles(calls.moneyRequests.getMoneyRequest.for)).toEqual(PAYERS.filter((name) => name !== 'visit'));
});

test.each(['owner', 'buyer', 'accountant'] as const)(
  'the file of a slip that the %s sent is read by who may read the request',
  async (role) => {
    const { attachments } = await sendReceipt(as(role));
    expect(await listReaders(attachments[0]?.id ?? 0)).toEqual([...PAYERS, 'desk of requests']);
  },
);

test('a file of a request that staff made is theirs until it is done', async () => {
  const attachment = await upload(visit);
  expect(await listReaders(attachment)).toEqual(['visit']);
  const draft = await saveRequest(visit, { attachment, is_draft: true });
  expect(await listReaders(attachment)).toEqual(['visit']);
  await saveRequest(visit, { id: draft.id, version: draft.version, attachment });
  expect(await listReaders(attachment)).toEqual([...PAYERS, 'desk of requests']);
});

test.each(ACCOUNT_ROLES)('the file of a ticket that the %s sent is read by every member, and by the desk of tickets', async (role) => {
  const attachment = await upload(as(role));
  await openTicket(as(role), { attachments: [attachment] });
  expect(await listReaders(attachment)).toEqual([...EVERYONE, 'desk of tickets']);
});

test.each(ACCOUNT_ROLES)('a file that the %s has not used yet is read by them alone', async (role) => {
  expect(await listReaders(await upload(as(role)))).toEqual([role]);
});

test('nobody sends what they may not read: a slip in a ticket, or a file of another member', async () => {
  const { attachments } = await sendReceipt(owner.client);
  const slip = attachments[0]?.id ?? 0;
  const unused = await upload(as('buyer'));
  const { id: ticket } = await openTicket(as('viewer'));
  for (const id of [slip, unused]) {
    const refused = { code: 'ticket_invalid', facts: { issues: [{ field: 'attachments', code: 'unknown', ids: [id] }] } };
    await expect(openTicket(as('viewer'), { attachments: [id] })).rejects.toMatchObject(refused);
    await expect(sendMessage(as('viewer'), ticket, 'look', [id])).rejects.toMatchObject(refused);
  }
  const again = as('accountant').moneyRequests.sendReceipt(
    { query: makeReceipt({ attachment: unused }), file: slipPicture() },
    { idempotencyKey: 'a-key-of-this-test' },
  );
  await expect(again).rejects.toMatchObject({ code: 'file_missing' });
  expect(await listReaders(slip)).toEqual([...PAYERS, 'desk of requests']);
  expect(await listReaders(unused)).toEqual(['buyer']);
});

test('a file that nobody is known to have sent, and that is not used, is read by nobody', async () => {
  const attachment = await upload(owner.client);
  await app.db.pool.query('update attachment set sent_by = null where id = $1', [attachment]);
  expect(await listReaders(attachment)).toEqual([]);
});
