import { afterAll, beforeAll, expect, test } from 'vitest';
import { openCampaigns, type Campaigns } from '#testing/campaigns/open-campaigns.ts';
import { seedOfficialRequest } from '#testing/documents/seed-documents.ts';
import { sendReceipt } from '#testing/money-requests.ts';
import { askPhone } from '#testing/sessions/ask-phone.ts';
import { seedStaff, type TestStaff } from '#testing/staff/open-staff.ts';
import { seedDeadJob } from '#testing/stuck.ts';
import { openTicket } from '#testing/tickets.ts';
import { watchStatements } from '#infra/testing/watch-statements.ts';
import { everyCall, type NamedCall } from './testing/every-call.ts';

const ROWS = 10;
/** Lists that ask more for more rows, and why. */
const BY_ROWS: Readonly<Record<string, string>> = {
  'stuck.listOverdue': 'what a campaign waits for is told by its whole life, which is loaded for each',
};

let shop: Campaigns;
let staff: TestStaff;
let statements: string[] = [];
beforeAll(async () => {
  shop = await openCampaigns({ wrapDatabase: (db) => watchStatements(db, (text) => void statements.push(text)) });
  staff = await seedStaff(shop.app);
  await seedRows();
});
afterAll(() => shop.app.close());

/** Ten of everything that staff list, each of an account of its own. */
async function seedRows(): Promise<void> {
  const { app } = shop;
  const { account: buyer, campaign } = await shop.seedBought();
  for (let left = ROWS; left > 0; left--) {
    const account = await app.seedAccount();
    await openTicket(account.client);
    await sendReceipt(account.client);
    await seedOfficialRequest(shop, account);
    await askPhone(app, account);
    await seedDeadJob(app, { account_id: account.account_id });
    const job = await seedDeadJob(app, { kind: 'live.forget', clock: 'wall', account_id: account.account_id });
    await staff.desk.stuck.dismissJob({ params: { job }, body: { reason: 'its cause is gone' } });
    await shop.seedCampaign(account);
  }
  await app.db.pool.query('update campaign set overdue_since = created where account_id <> $1', [buyer.account_id]);
  await app.db.pool.query(
    `insert into measurement_finding (account_id, campaign_id, placement_id, metric, hour, source, standing, value, is_counted, found_at)
     select account_id, campaign_id, id, 'reach', now(), 'platform_api', 2, 1, true, now() from placement, generate_series(1, $2)
      where campaign_id = $1 limit $2`,
    [campaign.id, ROWS],
  );
}

const lists = everyCall.filter(({ call, key }) => call.access === 'staff' && key.startsWith('list'));

async function ask({ slice, key }: NamedCall, limit: number): Promise<{ readonly rows: number; readonly asked: readonly string[] }> {
  const slices = staff.desk as unknown as Record<string, Record<string, (input: object) => Promise<{ results: unknown[] }>>>;
  const call = slices[slice]![key]!;
  // Sessions are known and the reading is in the audit from the first time on.
  await call({ query: { limit } });
  await shop.app.app.services.staff.settleAudit();
  statements = [];
  const { results } = await call({ query: { limit } });
  await shop.app.app.services.staff.settleAudit();
  return { rows: results.length, asked: [...statements] };
}

test('the lists of staff are those of the contract', () => {
  expect(lists.map(({ name }) => name).toSorted()).toEqual([
    'documents.listOfficialRequests',
    'measurements.listMeasurementFindings',
    'moneyRequests.listWaitingRequests',
    'phoneRequests.listPhoneRequests',
    'staff.listCustomers',
    'stuck.listDeadJobs',
    'stuck.listJobDecisions',
    'stuck.listOverdue',
    'tickets.listCustomerTickets',
  ]);
});

async function compare(list: NamedCall) {
  const [one, ten] = [await ask(list, 1), await ask(list, ROWS)];
  return { rows: [one.rows, ten.rows], asked: [one.asked.length, ten.asked.length] };
}

const named = (isByRows: boolean) => lists.filter(({ name }) => name in BY_ROWS === isByRows).map((list) => [list.name, list] as const);

test.each(named(false))('%s asks the store as often for ten rows as for one', async (_name, list) => {
  const { rows, asked } = await compare(list);
  expect([rows, asked[1]]).toEqual([[1, ROWS], asked[0]]);
});

test.each(named(true))('%s still asks more for more rows, or is no exception any more', async (_name, list) => {
  const { rows, asked } = await compare(list);
  expect(rows).toEqual([1, ROWS]);
  expect(asked[1]).toBeGreaterThan(asked[0]!);
});

test.each(['documents.listOfficialRequests', 'moneyRequests.listWaitingRequests', 'staff.listCustomers', 'tickets.listCustomerTickets'])(
  '%s asks one statement, in the role of staff',
  async (name) => {
    const list = lists.find((one) => one.name === name)!;
    const { asked } = await ask(list, ROWS);
    const begun = asked.findIndex((text) => text.includes('set local role jarchi_staff'));
    expect(asked.slice(begun)).toEqual([expect.stringContaining('jarchi_staff'), expect.stringMatching(/^with /), 'commit']);
    expect(asked.slice(0, begun).filter((text) => /^with |role/.test(text))).toEqual([]);
  },
);
