import { afterAll, beforeAll, expect, test } from 'vitest';
import type { CallAnswer } from '@jarchi/contract/types.ts';
import { HOUR_MS } from '@jarchi/domain/calendar/durations.ts';
import { sendReceipt } from '#testing/money-requests.ts';
import { seedStaff, type TestStaff } from '#testing/staff/open-staff.ts';
import { openTestApp, type TestAccount, type TestApp } from '#testing/test-app.ts';
import { openTicket } from '#testing/tickets.ts';
import { asOwner } from '#infra/testing/as-owner.ts';

let app: TestApp;
let staff: TestStaff;
let customer: TestAccount;
beforeAll(async () => {
  app = await openTestApp();
  customer = await app.seedAccount({ balance: 300_000 });
});
afterAll(() => app.close());

interface Entry {
  readonly call: string;
  readonly status: number;
  readonly is_read: boolean;
  readonly account_id: number | null;
  readonly subject: object;
  readonly words: object | null;
}

/** What the audit has of a new member of staff who does this. */
async function listEntries(work: (member: TestStaff) => Promise<unknown>): Promise<Entry[]> {
  staff = await seedStaff(app);
  await work(staff);
  await app.app.services.staff.settleAudit();
  const { rows } = await app.db.pool.query<Entry>(
    `select l.call, l.status, l.is_read, l.account_id, l.subject, w.words from audit_log l left join audit_words w on w.audit_id = l.id
      where l.staff_id = $1 order by l.id`,
    [staff.user_id],
  );
  return rows;
}

test('a search of customers leaves an entry; what was typed stands beside it', async () => {
  const entries = await listEntries(({ desk }) => desk.staff.listCustomers({ query: { search: 'سارا محمدی' } }));
  expect(entries).toMatchObject([
    { call: 'staff.listCustomers', status: 200, is_read: true, account_id: null, words: { search: 'سارا محمدی' } },
  ]);
  expect(JSON.stringify(entries[0]?.subject)).not.toContain('سارا');
});

test('the file of a customer, a slip and a ticket leave an entry of their account each', async () => {
  const slip: CallAnswer<'moneyRequests', 'sendReceipt'> = await sendReceipt(customer.client);
  const { id: ticket } = await openTicket(customer.client);
  const { slug: account, account_id } = customer;
  const attachment = slip.attachments[0]?.id ?? 0;
  const entries = await listEntries(async ({ desk }) => {
    await desk.staff.getCustomer({ params: { account } });
    await desk.moneyRequests.getWaitingRequest({ params: { account, request: slip.id } });
    await desk.moneyRequests.getWaitingAttachment({ params: { account, attachment } });
    await desk.tickets.getCustomerTicket({ params: { account, ticket } });
    await desk.staff.getCustomer({ params: { account: 'nobody' } }).catch(() => undefined);
  });
  const read = { is_read: true, status: 200, account_id, words: null };
  const byCall = entries.toSorted((one, other) => (one.call < other.call ? -1 : 1));
  expect(byCall.filter(({ account_id: id }) => id !== null)).toMatchObject([
    { ...read, call: 'moneyRequests.getWaitingAttachment', subject: { account, attachment: String(attachment) } },
    { ...read, call: 'moneyRequests.getWaitingRequest', subject: { account, request: String(slip.id) } },
    { ...read, call: 'staff.getCustomer', subject: { account } },
    { ...read, call: 'tickets.getCustomerTicket', subject: { account, ticket: String(ticket) } },
  ]);
  expect(entries.filter(({ status }) => status === 404)).toMatchObject([{ call: 'staff.getCustomer', account_id: null }]);
});

test('what staff read in a customer’s name leaves entries of the account, and counts as no change', async () => {
  const entries = await listEntries(async ({ actFor }) => {
    const panel = await actFor(customer.slug);
    await panel.profile.listSessions();
    await panel.finance.getBalance({ params: { account: customer.slug } });
  });
  expect(entries.filter(({ is_read }) => is_read)).toMatchObject([
    { call: 'profile.listSessions', status: 200, account_id: customer.account_id },
    { call: 'finance.getBalance', status: 200, account_id: customer.account_id },
  ]);
  const { impersonations } = await staff.desk.staff.getCustomer({ params: { account: customer.slug } });
  expect(impersonations[0]?.writes).toBe(0);
});

test('a page that reads itself again is one entry an hour, and one for each subject', async () => {
  const entries = await listEntries(async ({ desk }) => {
    for (let nth = 0; nth < 3; nth++) await desk.tickets.listCustomerTickets();
    await desk.tickets.listCustomerTickets({ query: { state: 'closed' } });
    app.wall.at += HOUR_MS + 1;
    await desk.tickets.listCustomerTickets();
  });
  expect(entries.map(({ call }) => call)).toEqual(['tickets', 'tickets', 'tickets'].map((slice) => `${slice}.listCustomerTickets`));
});

test('an export and a file stand in the audit when they are answered', async () => {
  const slip = await sendReceipt(customer.client);
  const member = await seedStaff(app);
  const panel = await member.actFor(customer.slug);
  await panel.campaigns.exportCampaigns({});
  await panel.attachments.getAttachment({ params: { attachment: slip.attachments[0]?.id ?? 0 } });
  const { rows } = await app.db.pool.query(
    `select call, status from audit_log where staff_id = $1 and call in ('campaigns.exportCampaigns', 'attachments.getAttachment') order by id`,
    [member.user_id],
  );
  expect(rows).toEqual([
    { call: 'campaigns.exportCampaigns', status: 200 },
    { call: 'attachments.getAttachment', status: 200 },
  ]);
});

test('the reason of a visit stands beside its entry', async () => {
  const entries = await listEntries(({ actFor }) => actFor(customer.slug));
  expect(entries.filter(({ words }) => words !== null)).toMatchObject([
    { call: 'staff.startImpersonation', account_id: customer.account_id, words: { reason: 'asked by phone about a bill' } },
  ]);
  expect(entries.some(({ subject }) => JSON.stringify(subject).includes('phone'))).toBe(false);
});

test.each([
  'delete from audit_log',
  'delete from audit_log where id = (select min(id) from audit_log)',
  `update audit_log set call = 'nothing' where id = (select min(id) from audit_log)`,
  'update audit_log set status = 403 where id = (select min(id) from audit_log where status = 200)',
  'update audit_log set status = 0 where id = (select min(id) from audit_log where status = 200)',
  'truncate audit_log cascade',
  `set jarchi.emptying = 'sample_world'; truncate audit_log cascade`,
])('the audit only grows, for the owner of the store too: %s', async (statement) => {
  await listEntries(({ desk }) => desk.staff.listCustomers());
  const count = async () => (await app.db.pool.query('select count(*)::int as n from audit_log')).rows[0];
  const before = await count();
  for (const { pool } of [app.db, asOwner(app.db)]) await expect(pool.query(statement)).rejects.toMatchObject({ code: '42501' });
  expect(await count()).toEqual(before);
});

test('an open entry is closed once, and with nothing else', async () => {
  const { rows } = await app.db.pool.query<{ id: number }>(
    `insert into audit_log (at, staff_id, call, status, request_id) values (now(), 1, 'a.call', 0, 'r') returning id`,
  );
  const id = rows[0]?.id ?? 0;
  const close = (change: string) => app.db.pool.query(`update audit_log set ${change} where id = $1`, [id]);
  await expect(close(`status = 200, call = 'b.call'`)).rejects.toMatchObject({ code: '42501' });
  await close('status = 200');
  await expect(close('status = 500')).rejects.toMatchObject({ code: '42501' });
});

test('the words of an entry are emptied, the entry stays', async () => {
  await listEntries(({ desk }) => desk.staff.listCustomers({ query: { search: 'a name' } }));
  const { rowCount } = await asOwner(app.db).pool.query(
    `update audit_words set words = '{}' where audit_id in (select id from audit_log where staff_id = $1)`,
    [staff.user_id],
  );
  expect(rowCount).toBe(1);
});
