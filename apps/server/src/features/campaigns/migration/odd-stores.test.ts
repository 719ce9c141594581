import { expect, onTestFinished, test } from 'vitest';
import { dueEvents, waitsFor } from '@jarchi/domain/campaigns/life/clock.ts';
import { openCampaigns } from '#testing/campaigns/open-campaigns.ts';
import { auditMoney } from '#infra/testing/audit-money.ts';
import { openVersionBefore } from './testing/open-version-before.ts';
import { readExpectedLives } from './testing/read-expected-lives.ts';
import { describeLife, readLives, type StoredLife } from './testing/read-lives.ts';

/** The store of the previous version, changed by these statements and migrated to this version. */
async function migrateChanged(...changes: readonly string[]) {
  const { store, migrateOn } = await openVersionBefore();
  for (const change of changes) await store.pool.query(change);
  await migrateOn();
  return store;
}

const describe = (lives: ReadonlyMap<string, StoredLife>) => [...lives].flatMap(([title, { life }]) => describeLife(title, life));

test('titles that occur twice in a campaign change no life', async () => {
  const store = await migrateChanged(
    "update placement set title = 'twin'",
    `update campaign_event set facts = facts || '{"title": "twin"}' where facts ? 'title'`,
  );
  onTestFinished(() => store.close());
  expect(describe(await readLives(store))).toEqual(await readExpectedLives());
  const { rows } = await store.pool.query(
    `select e.event, count(*)::int as count from campaign_event e join campaign c on c.account_id = e.account_id and c.id = e.campaign_id
     where c.title = 'made contents' and e.event in ('placement_declined', 'content_lapsed', 'delivery_lapsed', 'offer_lapsed')
     group by 1 order by 1`,
  );
  expect(rows).toEqual([
    { event: 'content_lapsed', count: 1 },
    { event: 'delivery_lapsed', count: 1 },
    { event: 'placement_declined', count: 1 },
  ]);
});

test('a campaign without a history waits for the same, until the same deadlines', async () => {
  const store = await migrateChanged('delete from campaign_event');
  onTestFinished(() => store.close());
  expect(await auditMoney(store)).toEqual([]);
  const lives = await readLives(store);
  const whole = await migrateChanged();
  onTestFinished(() => whole.close());
  for (const [title, { life }] of await readLives(whole)) {
    const lost = lives.get(title)!.life;
    expect([title, waitsFor(lost), dueEvents(lost)]).toEqual([title, waitsFor(life), dueEvents(life)]);
    expect(lost.placements.map(({ share }) => share)).toEqual(life.placements.map(({ share }) => share));
  }
});

/** Copies every account under another id, with different money and instants. */
function copyAccounts(shift: number): string[] {
  const tables = ['draft', 'campaign', 'placement', 'campaign_event', 'created_content', 'ledger_transaction', 'ledger_entry'];
  const isCopy = `account_id between ${shift} and ${shift + 99}`;
  return [
    `insert into account overriding system value select (jsonb_populate_record(a, jsonb_build_object(
       'account_id', a.account_id + ${shift}, 'slug', a.slug || ${shift}))).* from account a where a.account_id between 1 and 99`,
    ...tables.map(
      (table) => `insert into ${table} overriding system value
        select (jsonb_populate_record(t, jsonb_build_object('account_id', t.account_id + ${shift}))).* from ${table} t
        where t.account_id between 1 and 99`,
    ),
    `update campaign set title = title || ' too' where ${isCopy}`,
    `update ledger_entry set amount = amount * 2 where ${isCopy}`,
    `update campaign_event set at = at + interval '1 hour' where ${isCopy}`,
    `update created_content set created = created + interval '1 hour', decided_at = decided_at + interval '1 hour' where ${isCopy}`,
    `update placement set answered_at = answered_at + interval '1 hour' where ${isCopy}`,
  ];
}

test('accounts whose campaigns and placements have the same ids stay separate', async () => {
  const store = await migrateChanged(...copyAccounts(100), ...copyAccounts(-100));
  onTestFinished(() => store.close());
  const own = [...(await readLives(store))].filter(([title]) => !title.endsWith(' too'));
  expect(describe(new Map(own))).toEqual(await readExpectedLives());
});

test('an archived campaign that is under way comes to its end by itself', async () => {
  const titles = ['hours settling', 'views goal reached', 'hours free', 'hours to pay, nearly lapsed'];
  const store = await migrateChanged(`update campaign set is_deleted = true where title in ('${titles.join("', '")}')`);
  const shop = await openCampaigns({ store });
  onTestFinished(() => shop.app.close());
  await shop.app.moveWorld(110);
  const lives = await readLives(store);
  expect(titles.map((title) => lives.get(title)!.life)).toMatchObject([
    { is_archived: true, reason: 'completed' },
    { is_archived: true, reason: 'completed' },
    { is_archived: true, reason: 'completed' },
    { is_archived: true, state: 'CREATED' },
  ]);
});
