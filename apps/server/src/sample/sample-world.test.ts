import { HOUR_MS } from '@jarchi/domain/calendar/durations.ts';
import { addDays, tehranDay, tehranInstant } from '@jarchi/domain/calendar/jalali.ts';
import { isCompanyId, isPostalCode } from '@jarchi/domain/account/identity-numbers.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { auditMoney, BALANCES } from '#testing/audit-money.ts';
import type { KeptRows } from './kept/kept-rows.ts';
import type { KeptWorld } from './kept/kept-world.ts';
import { SAMPLE_BRANDS } from './brands/brands.ts';
import { sampleKey } from './sample-key.ts';
import { listMissingCombinations, listMissingStates } from './testing/list-missing.ts';
import { listUntoldStories } from './testing/list-untold.ts';
import { openSampleWorld, type SampleWorld } from './testing/live-sample-world.ts';
import { findSharedWorld } from './testing/shared-world.ts';

const MEASUREMENTS_MAX = 60_000;
const SEEDING_LIMIT_MS = 300_000;

let world: SampleWorld;
let kept: KeptWorld;
let opened: KeptRows;
/** When it was lived, and the day of that instant, for SQL. */
let [instant, today] = ['', ''];
beforeAll(async () => {
  kept = await findSharedWorld();
  [instant, today] = [new Date(kept.at).toISOString(), tehranDay(kept.at)];
  world = await openSampleWorld(kept);
  opened = await world.readRows();
}, SEEDING_LIMIT_MS);
afterAll(() => world.close());

/** How many placements there are for which a condition holds. */
const countPlacements = async (condition: string) =>
  (await world.read<{ count: number }>(`select count(*)::int as count from placement where ${condition}`))[0]?.count ?? 0;

async function findCampaign(title: string) {
  const [row] = await world.read<{ account_id: number; id: number; total: number }>(
    `select account_id, id, total from campaign where title = '${title}'`,
  );
  if (!row) throw new Error(`no campaign «${title}»`);
  return row;
}

test('a world that was kept and opened again has every row that it had', () => {
  // The store does not promise where it puts a row.
  const listRows = ({ tables }: KeptRows) =>
    tables.map(({ name, chunks }) => [
      name,
      chunks.flatMap((chunk) => (JSON.parse(chunk) as object[]).map((row) => JSON.stringify(row))).toSorted(),
    ]);
  expect(opened.sequences).toEqual(kept.rows.sequences);
  expect(listRows(opened)).toEqual(listRows(kept.rows));
});

test('every combination that can be bought has a campaign under way, one that is over, and one ahead', async () => {
  expect(await listMissingCombinations(world)).toEqual([]);
});

test('every state of a campaign is there, with every reason', async () => {
  expect(await listMissingStates(world)).toEqual([]);
});

test('every story of a campaign is as it is told', async () => {
  expect(await listUntoldStories(world)).toEqual([]);
});

test('the ordinary and the official advertiser, and the one in debt, have campaigns under way and over', async () => {
  const rows = await world.read<{ slug: string; live: number; over: number }>(`
    select a.slug, count(*) filter (where c.state = 'PUBLISHING')::int as live, count(*) filter (where c.reason = 'completed')::int as over
    from campaign c join account a on a.account_id = c.account_id group by 1 order by 1`);
  expect(rows.map(({ slug }) => slug)).toEqual(['nikafarin', 'sepidar', 'toranj']);
  for (const { live, over } of rows) expect(Math.min(live, over)).toBeGreaterThan(0);
});

test('tickets of customers are in each state, and those of money promise a time of answer', async () => {
  const rows = await world.read<{ stage: string }>(`
    select distinct state || case when state <> 'closed' and closings > 0 then ' again' else '' end as stage from ticket
    union select 'unread' from ticket t where last_staff_entry_id > coalesce(
      (select max(read_to) from ticket_reader r where r.account_id = t.account_id and r.ticket_id = t.id), 0)
    union select 'rated' from ticket_rating
    union select distinct kind || ' of ' || author from ticket_entry
    union select 'files' from ticket_entry where jsonb_array_length(attachments) > 1`);
  expect(rows.map(({ stage }) => stage)).toEqual(
    expect.arrayContaining([
      'waiting',
      'waiting again',
      'answered',
      'closed',
      'unread',
      'rated',
      'files',
      'note of staff',
      'message of agent',
    ]),
  );
  const { categories } = await world.app.services.tickets.listPageCategories('advertiser');
  expect(categories.find(({ key }) => key === 'finance')?.answer_minutes).toBeGreaterThan(0);
});

test('payments and the ledger explain every balance, and each other', async () => {
  expect(await auditMoney(world.db)).toEqual([]);
  const accounts = await world.read<Record<'slug' | 'shown' | 'entries' | 'paid' | 'asked' | 'captured' | 'refunded', number>>(`
    select a.slug,
      (select coalesce(sum(balance), 0)::bigint from ${BALANCES} b where b.account_id = a.account_id and code like 'advertiser.%') as shown,
      (select coalesce(sum(amount), 0)::bigint from ledger_entry e where e.account_id = a.account_id and code like 'advertiser.%') as entries,
      (select coalesce(sum(amount), 0)::bigint from payment p where p.account_id = a.account_id and state = 'paid') as paid,
      (select coalesce(sum(case when kind in ('receipt', 'charge') or direction = 'in' then amount_credited else -amount_credited end), 0)::bigint
        from money_request r where r.account_id = a.account_id and state = 'done') as asked,
      (select coalesce(sum(captured), 0)::bigint from campaign c where c.account_id = a.account_id) as captured,
      (select coalesce(sum(refunded), 0)::bigint from campaign c where c.account_id = a.account_id) as refunded
    from account a order by 1`);
  expect(accounts.filter(({ paid }) => paid > 0).map(({ slug }) => slug)).toEqual(['nikafarin', 'sepidar', 'sepidar-roastery', 'toranj']);
  for (const { slug, shown, entries, paid, asked, captured, refunded } of accounts)
    expect({ slug, shown, entries, asked }).toEqual({ slug, shown: paid - captured + refunded, entries: shown, asked: 0 });
  const unmatched = await world.read(`
    select t.account_id, t.id, t.kind, p.id as payment, p.state
    from (select t.*, -e.amount as amount from ledger_transaction t join ledger_entry e on e.account_id = t.account_id
        and e.transaction_id = t.id and e.code = 'gateway.clearing') t
      full join (select * from payment where state = 'paid') p on p.account_id = t.account_id and p.id = t.payment_id and p.amount = t.amount
        and p.paid_at = t.at
    where t.id is null or p.id is null or t.kind <> 'charge'`);
  expect(unmatched).toEqual([]);
});

test('requests of money are of every kind and in every state, and are carried out by the ledger', async () => {
  const rows = await world.read<{ kind: string; states: string[] }>(
    'select kind, array_agg(distinct state order by state) as states from money_request group by 1 order by 1',
  );
  expect(Object.fromEntries(rows.map(({ kind, states }) => [kind, states]))).toEqual({
    charge: ['done', 'draft', 'refused', 'waiting_second', 'withdrawn'],
    deduction: ['done', 'draft', 'refused', 'waiting_second', 'withdrawn'],
    money_back: ['done', 'refused', 'waiting', 'waiting_second', 'withdrawn'],
    receipt: ['done', 'refused', 'waiting', 'waiting_second', 'withdrawn'],
    transfer: ['done', 'draft', 'refused', 'waiting_second', 'withdrawn'],
  });
  const owners = await world.read<{ slug: string }>('select distinct slug from money_request join account using (account_id) order by 1');
  expect(owners.map(({ slug }) => slug)).toEqual(['gandom', 'nikafarin', 'sepidar', 'sepidar-roastery', 'toranj']);
  const unmatched = await world.read(`
    select r.account_id, r.id, r.kind, r.state from money_request r
    where (r.state = 'done') <> exists (select from ledger_transaction t where t.account_id = r.account_id and t.money_request_id = r.id
      and t.kind in ('charge', 'adjustment', 'deduction', 'transfer'))`);
  expect(unmatched).toEqual([]);
});

test('payments are as old as the campaigns they paid for, one was cancelled at the gateway, and one was refused', async () => {
  const rows = await world.read<{ state: string; ages: number }>(
    `select state, count(distinct created::date)::int as ages from payment group by 1 order by 1`,
  );
  expect(rows.map(({ state }) => state)).toEqual(['cancelled', 'failed', 'paid']);
  expect(rows[2]?.ages).toBeGreaterThan(5);
  const early = await world.read(`
    select c.title from campaign c where held > 0
      and not exists (select from payment p where p.account_id = c.account_id and state = 'paid' and paid_at < c.created)`);
  expect(early).toEqual([]);
});

test('a debt is what was held and captured above the charges, within the limit', async () => {
  const debts = await world.read<Record<'slug' | 'available' | 'spent' | 'debt_limit', number>>(`
    select a.slug, a.debt_limit, b.balance as available,
      (select sum(amount)::bigint from payment p where p.account_id = a.account_id and state = 'paid')
        - (select sum(captured + (held - captured - released))::bigint from campaign c where c.account_id = a.account_id) as spent
    from account a join ${BALANCES} b on b.account_id = a.account_id and b.code = 'advertiser.available' where b.balance < 0`);
  expect(debts.map(({ slug }) => slug)).toEqual(['toranj']);
  for (const { available, spent, debt_limit } of debts) {
    expect(available).toBe(spent);
    expect(-available).toBeLessThanOrEqual(debt_limit);
  }
});

test('figures go back 90 days, are hourly for the last eleven, and have a limited number of rows', async () => {
  const recentFrom = new Date(tehranInstant(addDays(today, -10), 0)).toISOString();
  const [all] = await world.read<{ count: number; days: number; recent: number }>(`
    select count(*)::int as count, ('${today}'::date - min(hour at time zone 'Asia/Tehran')::date)::int as days,
      count(distinct (hour at time zone 'Asia/Tehran')::date) filter (where hour >= '${recentFrom}')::int as recent from measurement`);
  expect(all?.count).toBeLessThanOrEqual(MEASUREMENTS_MAX);
  expect(all?.days).toBeGreaterThanOrEqual(90);
  // In the first hour of a day nobody has seen a figure of it.
  expect(all?.recent).toBe(tehranDay(kept.at - HOUR_MS) === today ? 11 : 10);
});

test('figures were refused for more than one reason', async () => {
  const rows = await world.read<{ reject_reason: string }>(
    'select distinct reject_reason from measurement where not is_accepted order by 1',
  );
  expect(rows.map(({ reject_reason }) => reject_reason)).toEqual(['bot', 'repeat']);
});

test('publishers declined, were silent, were late, published nothing and deleted early; advertisers were silent too', async () => {
  for (const reason of ['declined', 'offer_lapsed', 'content_lapsed', 'not_live'])
    expect([reason, (await countPlacements(`out_reason = '${reason}'`)) > 0]).toEqual([reason, true]);
  const late = await world.read(`
    select from campaign_event answered join campaign_event approved
      on approved.account_id = answered.account_id and approved.campaign_id = answered.campaign_id and approved.event = 'approve'
    where answered.event = 'placement_accepted' and answered.at > approved.at + interval '12 hours'`);
  expect(late.length).toBeGreaterThan(0);
  const silent = await findCampaign('عکس شب با گوشی تازه');
  const events = await world.read<{ event: string; actor: string }>(
    `select event, actor from campaign_event where account_id = ${silent.account_id} and campaign_id = ${silent.id} order by id desc limit 1`,
  );
  expect(events).toEqual([{ event: 'end_negotiation', actor: 'system' }]);
});

test('an early delete costs the hours it was live, and gives the rest back', async () => {
  const rows = await world.read<Record<'total' | 'captured' | 'released' | 'hours' | 'bought', number>>(`
    select total, captured, released, availability_hours as bought, (extract(epoch from ended_at - live_at) / 3600)::float8 as hours
    from placement where state = 'cut_short' and bought_units is null`);
  expect(rows.length).toBeGreaterThan(0);
  for (const { total, captured, released, hours, bought } of rows) {
    expect(captured + released).toBe(total);
    expect(Math.abs(captured / total - hours / bought)).toBeLessThan(1 / bought);
  }
});

test('prices rose after a campaign was made, which its advertiser is told before paying', async () => {
  const { account_id, id, total } = await findCampaign('قهوهٔ سرد زمستانی');
  const [member] = await world.read<{ user_id: number }>(
    `select user_id from account_member where account_id = ${account_id} and role = 'owner'`,
  );
  const caller = { account_id, user_id: member?.user_id ?? 0, impersonated_by: null };
  const order = { expected_total: total, is_auto_after_charge: false };
  const bought = await world.app.services.campaigns.purchaseCampaign({ caller, key: sampleKey('test-risen') }, id, order);
  expect(bought).toMatchObject({ ok: false, error: { code: 'quote_changed', before: total } });
  expect(bought).toMatchObject({ error: { after: expect.toSatisfy((after: number) => after > total) } });
});

test('a campaign is paused until a day, one is stopped while a post is up, one has a dispute', async () => {
  const read = async (title: string) => {
    const { account_id, id } = await findCampaign(title);
    const found = await world.app.services.campaigns.getCampaign(account_id, id);
    if (!found.ok) throw new Error(found.error.code);
    return found.value;
  };
  const paused = await read('اسپیکرهای همراه');
  expect(paused).toMatchObject({ reason: 'paused', resume_at: expect.any(String), allowed: expect.arrayContaining(['resumeCampaign']) });
  expect(paused.money.held).toBeGreaterThan(0);
  const { stopped } = await read('ساعت‌های زمستانی');
  expect(stopped).toMatchObject({ by: 'advertiser', reason: 'موجودی ساعت‌ها تمام شد.' });
  expect(stopped?.posts_up).toBeGreaterThan(0);
  expect((await read('شارژرهای تازه رسید')).disputes).toMatchObject([{ state: 'open', refunded: 0 }]);
});

test('a publisher took the share of another one, and shares of a campaign wait for publishers', async () => {
  const replaced = await findCampaign('دوربین در سفر');
  const rows = await world.read<{ share: string; live: boolean }>(
    `select share, live_at is not null as live from placement where account_id = ${replaced.account_id} and campaign_id = ${replaced.id}`,
  );
  expect(rows.filter(({ share }) => share === 'moved')).toHaveLength(1);
  expect(rows.filter(({ live }) => live).length).toBeGreaterThan(0);
  const { account_id, id } = await findCampaign('یک روز با هدفون');
  const waiting = await world.app.services.campaigns.getCampaign(account_id, id);
  const [first] = waiting.ok ? waiting.value.replacements : [];
  const listed = await world.app.services.campaigns.listReplacements({ account_id, id, placement: first?.placement_id ?? 0 });
  expect(listed.ok && listed.value.results.length).toBeGreaterThan(0);
});

test('a draft’s days have passed, and a campaign is archived', async () => {
  const drafts = await world.read<{ start: string }>(`
    select data ->> 'publish_period_start' as start from draft where campaign is null and data ->> 'publish_period_start' < '${today}'`);
  expect(drafts).toHaveLength(1);
  expect(await world.read('select from campaign where is_deleted')).toHaveLength(1);
});

test('suggestions to an advertiser come from what that advertiser has bought', async () => {
  for (const [slug, { categories }] of Object.entries(SAMPLE_BRANDS)) {
    const [row] = await world.read<{ account_id: number }>(`select account_id from account where slug = '${slug}'`);
    const { basis, results } = await world.app.services.campaigns.suggestPlans(row?.account_id ?? 0);
    expect({ slug, ids: new Set(basis.categories.map(({ id }) => id)) }).toEqual({ slug, ids: new Set(categories) });
    expect(basis.campaigns).toBeGreaterThan(3);
    for (const plan of results) expect(plan.categories.some(({ id }) => categories.includes(id))).toBe(true);
  }
});

test('an alert of the ordinary advertiser rang, for the person who switched it on', async () => {
  const rung = await world.read<{ user_id: number | null }>(`
    select user_id from notification join account using (account_id) where slug = 'sepidar' and kind like 'alert%'`);
  expect(rung.length).toBeGreaterThan(0);
  expect(new Set(rung.map(({ user_id }) => user_id)).size).toBe(1);
  expect(rung).not.toContainEqual({ user_id: null });
});

test('the official advertiser has every kind of document, in each state', async () => {
  const rows = await world.read<{ kind: string; state: string }>(`
    select distinct d.kind, case when d.state = 'open' and d.valid_until < '${today}' then 'expired' else d.state end as state
    from document d join account a using (account_id) where a.slug = 'nikafarin' order by 1, 2`);
  expect(rows.map(({ kind, state }) => `${kind} ${state}`)).toEqual([
    'credit_note issued',
    'invoice issued',
    'official_invoice issued',
    'official_invoice refused',
    'official_invoice requested',
    'pre_invoice expired',
    'pre_invoice open',
    'pre_invoice paid',
    'pre_invoice void',
    'receipt issued',
  ]);
});

test('papers name a whole company as their seller', async () => {
  const sellers = await world.read<{ seller: Record<string, string> }>(`select distinct content -> 'seller' as seller from document`);
  expect(sellers).toHaveLength(1);
  expect(Object.values(sellers[0]?.seller ?? {})).not.toContain('');
  expect(isCompanyId(sellers[0]?.seller.national_number ?? '')).toBe(true);
  expect(isPostalCode(sellers[0]?.seller.postal_code ?? '')).toBe(true);
});

test('no work of the past is left to do', async () => {
  expect(await world.read(`select kind from job where dead_at is null and run_at < '${instant}'`)).toEqual([]);
});

test('one job is dead, and the campaign whose dispute waits for an answer is the only overdue one', async () => {
  expect(await world.read('select kind, account_id from job where dead_at is not null')).toEqual([
    { kind: 'payments.collect', account_id: null },
  ]);
  const overdue = await world.read('select disputed_at is not null as is_disputed from campaign where overdue_since is not null');
  expect(overdue).toEqual([{ is_disputed: true }]);
});
