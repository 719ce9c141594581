import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openCampaigns, type Campaigns } from '#testing/campaigns/open-campaigns.ts';
import { seedDiscount } from '#testing/campaigns/seed-prices.ts';
import { findSqlState } from '#infra/store/sql/sql-state.ts';
import { tablesWithoutPolicy } from '#infra/store/migration/tenant-tables.ts';
import { createPng } from '#infra/testing/media-samples.ts';
import { listTablesWithoutPolicy } from '#infra/testing/tables-without-policy.ts';
import { sendReceipt } from '#testing/money-requests.ts';
import { closeTicket, openTicket } from '#testing/tickets.ts';
import type { TestAccount } from '#testing/test-app.ts';

let shop: Campaigns;
let one: TestAccount;
let other: TestAccount;
let walled: string[];
beforeAll(async () => {
  shop = await openCampaigns();
  const first = await shop.seedBought({ startsInDays: 1 });
  const second = await shop.seedBought({ startsInDays: 1 });
  [one, other] = [first.account, second.account];
  for (const { client, slug } of [one, other]) {
    await client.support.createChatIdentity({ params: { account: slug }, body: { user_id: `chat-of-${slug}` } });
    const file = new File([new Uint8Array(createPng(108, 192))], 'menu.png');
    await client.creatives.uploadTemplate({ query: { media_type: 'INSTAGRAM', content_type: 'STORY' }, file });
  }
  await seedDiscount(shop.app.tenancy, { discount_code: 'FREE', percent: 100 });
  for (const account of [one, other]) {
    const { id } = await shop.seedCampaign(account);
    const free = await account.client.campaigns.applyDiscount({ body: { campaign: id, discount_codes: ['FREE'] } });
    await shop.buy(account, free);
  }
  // Contents belong to another type of campaign than these two.
  await shop.app.db.pool.query(
    `insert into created_content (account_id, campaign_id, placement_id, attempt, files, caption, state, due_at, created)
      select account_id, campaign_id, id, 1, '[]', '', 'pending', now(), now() from placement`,
  );
  await shop.app.moveWorld(40);
  await shop.app.runWallJobs();
  // Marked days and findings are rare.
  await shop.app.db.pool.query(
    `insert into measurement_dirty (account_id, campaign_id, day) select account_id, id, '2026-11-21' from campaign;
     insert into measurement_finding (account_id, campaign_id, placement_id, metric, hour, source, standing, value, is_counted, found_at)
       select account_id, campaign_id, id, 'reach', now(), 'simulation', 2, 1, true, now() from placement`,
  );
  for (const { client } of [one, other]) {
    const id = (await client.campaigns.listCampaigns({ query: {} })).results[0]?.id ?? 0;
    await client.alerts.saveAlert({ body: { kind: 'pace_behind', is_on: true, threshold: 10 } });
    await client.alerts.createScheduledReport({ body: { period: 'weekly', day: 0, hour: 9, campaigns: [], is_on: true } });
    await client.reports.addNote({ params: { id }, body: { at: new Date(shop.app.world.now()).toISOString(), text: 'a note' } });
    await client.sharing.createReportShare({ params: { id }, body: {} });
    await sendReceipt(client);
    const ticket = (await openTicket(client)).id;
    await closeTicket(client, ticket);
    await client.tickets.rateTicket({ params: { ticket }, body: { rating: 5 } });
    await client.team.inviteMember({ body: { phone: '09359999999', role: 'viewer' } });
    await client.views.createCampaignView({ body: { name: 'mine', stage: 'all', columns: ['state'], is_default: false } });
  }
  // What only rings, disputes and clicks leave.
  await shop.app.db.pool.query(
    `insert into alert_memory (account_id, user_id, kind, campaign_id, rings) select account_id, user_id, kind, 0, 1 from alert_setting;
     insert into dispute (account_id, campaign_id, reason, opened_at) select account_id, id, 'too few', now() from campaign;
     insert into tracked_link (account_id, placement_id, campaign_id, code, target, created)
       select account_id, id, campaign_id, 'code' || id, 'https://sepidar.example', now() from placement on conflict do nothing;
     insert into click_hour (account_id, placement_id, hour, verdict, campaign_id, clicks) select account_id, placement_id, now(), 'counted', campaign_id, 1 from tracked_link;
     insert into pre_invoice_payment (account_id, payment_id, document_id)
       select account_id, payment_id, id from document where payment_id is not null;
     insert into notification_read (account_id, notice_id, user_id, seen_at)
       select n.account_id, n.id, m.user_id, now() from notification n join account_member m on m.account_id = n.account_id on conflict do nothing;
     insert into click_batch (account_id, batch, loaded_at) select account_id, 'one', now() from account`,
  );
  const { rows } = await shop.app.db.pool.query<{ name: string }>(
    `select c.relname as name from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'account_id' and not a.attisdropped
      where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition order by 1`,
  );
  walled = rows.map(({ name }) => name).filter((name) => !(tablesWithoutPolicy as readonly string[]).includes(name));
});
afterAll(() => shop.app.close());

test('every table with an account has a wall', async () => {
  expect(await listTablesWithoutPolicy(shop.app.db.pool)).toEqual([]);
  expect(walled).toEqual(
    expect.arrayContaining([
      'account',
      'campaign',
      'campaign_event',
      'created_content',
      'discount_use',
      'draft',
      'ledger_entry',
      'measurement',
      'measurement_dirty',
      'measurement_finding',
      'notification',
      'payment',
      'placement',
    ]),
  );
});

test('a query without its filter reads only rows of its own account, in every table', async () => {
  for (const table of walled) {
    const { rows } = await shop.app.tenancy.withAccount(one.account_id, (tx) =>
      tx.execute<{ account_id: number; count: number }>(
        sql`select account_id, count(*)::int as count from ${sql.identifier(table)} group by 1`,
      ),
    );
    expect(
      rows.map(({ account_id }) => account_id),
      table,
    ).toEqual([one.account_id]);
  }
});

test('a partition is reached through the wall of its table only, and views of figures keep it', async () => {
  const { rows: partitions } = await shop.app.db.pool.query<{ name: string }>(
    `select c.relname as name from pg_class c where c.relispartition and c.relkind = 'r'`,
  );
  expect(partitions.length).toBeGreaterThan(0);
  for (const { name } of partitions) {
    const reading = shop.app.tenancy.withAccount(one.account_id, (tx) => tx.execute(sql`select from ${sql.identifier(name)}`));
    await expect(reading, name).rejects.toSatisfy((error) => findSqlState(error) === '42501');
  }
  for (const view of ['standing_measurement', 'daily_figure']) {
    const { rows } = await shop.app.tenancy.withAccount(one.account_id, (tx) =>
      tx.execute<{ account_id: number }>(sql`select distinct account_id from ${sql.identifier(view)}`),
    );
    expect(rows, view).toEqual([{ account_id: one.account_id }]);
  }
});

test('an account counts uses of a discount by the two functions, and cannot change a discount otherwise', async () => {
  const changing = shop.app.tenancy.withAccount(one.account_id, (tx) => tx.execute(sql`update discount set percent = 99`));
  await expect(changing).rejects.toThrow();
  const { rows } = await shop.app.db.pool.query<{ used: number }>('select used from discount');
  expect(rows).toEqual([{ used: 2 }]);
});

test('a single statement without a filter reads only rows of its own account', async () => {
  const rows = await shop.app.tenancy.queryAccount<{ account_id: number }>(other.account_id, {
    name: 'all_campaigns',
    text: 'select distinct account_id from campaign',
    values: [],
  });
  expect(rows).toEqual([{ account_id: other.account_id }]);
});

test('a change without its filter leaves other accounts alone, in every table that it may change', async () => {
  const { rows: grants } = await shop.app.db.pool.query<{ name: string }>(
    `select name from unnest($1::text[]) t(name) where has_table_privilege('jarchi_tenant', name, 'update')`,
    [walled],
  );
  expect(grants.length).toBeGreaterThan(5);
  for (const { name } of grants) {
    const column = sql.identifier(name === 'account' ? 'slug' : 'account_id');
    const { rowCount } = await shop.app.tenancy.withAccount(one.account_id, (tx) =>
      tx.execute(sql`update ${sql.identifier(name)} set ${column} = ${column}`),
    );
    const { rows } = await shop.app.db.pool.query<{ count: number }>(`select count(*)::int as count from ${name} where account_id = $1`, [
      one.account_id,
    ]);
    expect(rowCount, name).toBe(rows[0]?.count);
  }
});

test('no row can be inserted for another account, in any table', async () => {
  for (const table of walled) {
    const moving = shop.app.tenancy.withAccount(one.account_id, (tx) =>
      tx.execute(
        sql`insert into ${sql.identifier(table)} select (jsonb_populate_record(t, jsonb_build_object('account_id', ${other.account_id}::bigint))).* from ${sql.identifier(table)} t limit 1`,
      ),
    );
    await expect(moving, table).rejects.toSatisfy((error) => ['42501', '428C9'].includes(findSqlState(error) ?? ''));
  }
});

test('append-only rows cannot be changed or deleted by their account', async () => {
  for (const table of ['ledger_transaction', 'ledger_entry', 'campaign_event', 'measurement', 'measurement_finding']) {
    const deleting = shop.app.tenancy.withAccount(one.account_id, (tx) => tx.execute(sql`delete from ${sql.identifier(table)}`));
    await expect(deleting, table).rejects.toSatisfy((error) => findSqlState(error) === '42501');
  }
});

test('staff read of a person what the console shows, and an e-mail only once it is confirmed', async () => {
  const { tenancy, db } = shop.app;
  await db.pool.query(`update app_user set email = 'typed@example.ir', email_verified = false where id = $1`, [one.user_id]);
  await db.pool.query(`update app_user set email = 'known@example.ir', email_verified = true where id = $1`, [other.user_id]);
  const ids = sql`id in (${one.user_id}, ${other.user_id})`;
  const shown = await tenancy.withStaff(1, (tx) => tx.execute(sql`select * from shown_person where ${ids} order by id`));
  expect(shown.rows).toMatchObject([{ email: null }, { email: 'known@example.ir' }]);
  expect(Object.keys(shown.rows[0] ?? {})).toEqual([
    'id',
    'username',
    'first_name',
    'last_name',
    'phone',
    'email',
    'is_staff',
    'last_login',
    'search_text',
  ]);
  const isRefused = (error: unknown) => findSqlState(error) === '42501';
  await expect(tenancy.withStaff(1, (tx) => tx.execute(sql`select phone from app_user`))).rejects.toSatisfy(isRefused);
  await expect(tenancy.withStaff(1, (tx) => tx.execute(sql`delete from shown_person`))).rejects.toSatisfy(isRefused);
  await expect(tenancy.withAccount(one.account_id, (tx) => tx.execute(sql`select * from shown_person`))).rejects.toSatisfy(isRefused);
});
