import { type SQL, sql } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import { statementFaults } from '#features/finance/statement/compare-statements.repository.ts';
import type { Database } from '#infra/store/db.ts';

/** The balance of each code in each account: where its last entry ends. */
export const BALANCES = `(
  select distinct on (account_id, code) account_id, code, balance from ledger_entry order by account_id, code, place desc)`;

type Rules = Readonly<Record<string, string | SQL>>;

/** Rules that hold for the ledger of every account at any time; each query lists what breaks its rule. */
const LEDGER_RULES: Rules = {
  'the entries of each transaction sum to 0': `
    select account_id, transaction_id, sum(amount)::bigint as sum from ledger_entry group by 1, 2 having sum(amount) <> 0`,
  'the places of a code are without a gap, and each balance is the sum of its entries up to it': `
    select account_id, code, place, balance, count, sum from (
      select e.account_id, e.code, e.place, e.balance, count(*) over posted as count, sum(e.amount) over posted as sum
      from ledger_entry e join ledger_transaction t on t.account_id = e.account_id and t.id = e.transaction_id
      window posted as (partition by e.account_id, e.code order by t.number, e.line rows unbounded preceding)) s
    where (place, balance) is distinct from (count, sum)`,
  'a transaction has as many entries as it says, and moved of the own money what they say': `
    select t.account_id, t.id, t.kind, t.available, t.held, t.entries, e.available as posted_available, e.held as posted_held, e.count
    from ledger_transaction t cross join lateral (
      select coalesce(sum(amount) filter (where code = 'advertiser.available'), 0)::bigint as available,
        coalesce(sum(amount) filter (where code = 'advertiser.held'), 0)::bigint as held, count(*) as count
      from ledger_entry where account_id = t.account_id and transaction_id = t.id) e
    where (t.available, t.held, t.entries) is distinct from (e.available, e.held, e.count) or t.entries = 0`,
  'the numbers of an account are without a gap, and count its moves': `
    select account_id, id, number, moves, place, move from (
      select account_id, id, number, moves, row_number() over posted as place,
        count(*) filter (where available <> 0 or held <> 0) over posted as move
      from ledger_transaction window posted as (partition by account_id order by id rows unbounded preceding)) t
    where (number, moves) is distinct from (place, move)`,
  'the money after each transaction is the sum of all entries up to it': `
    select account_id, id, number, available_after, held_after, available, held from (
      select t.account_id, t.id, t.number, t.available_after, t.held_after,
        sum(coalesce(e.available, 0)) over posted as available, sum(coalesce(e.held, 0)) over posted as held
      from ledger_transaction t left join (
        select account_id, transaction_id, sum(amount) filter (where code = 'advertiser.available') as available,
          sum(amount) filter (where code = 'advertiser.held') as held
        from ledger_entry group by 1, 2) e on e.account_id = t.account_id and e.transaction_id = t.id
      window posted as (partition by t.account_id order by t.number rows unbounded preceding)) s
    where (available_after, held_after) is distinct from (available, held)`,
  'the lines and day sums of each statement are those of its transactions': statementFaults(sql`true`),
};

/** The same for campaigns, their placements and payments. */
const CAMPAIGN_RULES: Rules = {
  'a payment that is paid was charged once and whole, under references of its own, and no other was charged': `
    select p.account_id, p.id, p.state, p.amount, t.charges, t.charged, r.authorities
    from payment p cross join lateral (
      select count(*) as charges, coalesce(sum(t.available), 0)::bigint as charged from ledger_transaction t
      where t.account_id = p.account_id and t.payment_id = p.id and t.kind = 'charge') t cross join lateral (
      select count(*) as authorities from gateway_reference r
      where r.account_id = p.account_id and r.payment_id = p.id and r.gateway = p.gateway and r.kind = 'authority' and r.reference = p.authority) r
    where (t.charges, t.charged, r.authorities) is distinct from (case p.state when 'paid' then 1 else 0 end, case p.state when 'paid' then p.amount else 0 end, case p.state when 'paid' then 1 else 0 end)`,
  'the sums of each campaign are those of its ledger': `
    select c.account_id, c.id, c.state, c.held, c.captured, c.released, c.refunded, l.*
    from campaign c left join (
      select t.account_id, t.campaign_id, sum(e.amount)::bigint as open, -(sum(e.amount) filter (where t.kind = 'capture'))::bigint as spent
      from ledger_transaction t join ledger_entry e on e.account_id = t.account_id and e.transaction_id = t.id
      where e.code = 'advertiser.held' group by 1, 2) l on l.account_id = c.account_id and l.campaign_id = c.id
    where coalesce(l.open, 0) <> c.held - c.captured - c.released or coalesce(l.spent, 0) <> c.captured`,
  'nothing is held but by campaigns that are bought and not over': `
    select account_id, id, state, reason, held, captured, released from campaign
    where held - captured - released < 0 or (held - captured - released > 0 and not (
      state in ('AWAITING_APPROVAL', 'NEGOTIATION', 'ACCEPTED', 'SCHEDULED', 'PUBLISHING') or reason in ('after_negotiation', 'paused')))`,
  // A hold under a ceiling has no shares until its list is accepted; offers that were not on the list never get a share.
  'what a campaign holds is what its open shares hold': `
    select c.account_id, c.id, c.state, c.held, c.captured, c.released, s.open
    from campaign c cross join lateral (
      select coalesce(sum(p.total - p.captured - p.released), 0)::bigint as open, count(*) as count from placement p
      where p.account_id = c.account_id and p.campaign_id = c.id and p.share = 'open') s
    where c.held - c.captured - c.released <> s.open and (s.count > 0 or c.state in ('ACCEPTED', 'SCHEDULED', 'PUBLISHING'))`,
  'the shares of a campaign add up to its total': `
    select c.account_id, c.id, c.total, s.shares
    from campaign c cross join lateral (
      select sum(p.total)::bigint as shares from placement p
      where p.account_id = c.account_id and p.campaign_id = c.id and p.share <> 'moved'
        and (c.campaign_type <> 'INFLUENCE' or p.share <> 'none')) s
    where c.total <> s.shares`,
  'a closed share is captured or released to the last toman, an open one never above its total, and no other moves any': `
    select p.account_id, p.campaign_id, p.id, p.state, p.share, p.total, p.captured, p.released
    from placement p
    where (p.share = 'closed' and p.captured + p.released <> p.total) or p.captured + p.released > p.total
       or (p.share in ('none', 'moved') and p.captured + p.released <> 0)`,
  'whoever is out, or in a campaign that is over, holds no share': `
    select p.account_id, p.campaign_id, p.id, p.state, c.state, c.reason from placement p
    join campaign c on c.account_id = p.account_id and c.id = p.campaign_id
    where p.share = 'open' and (p.state = 'failed' or (p.state = 'declined' and c.replacement_hours = 0) or c.state = 'REJECTED' or c.reason in ('completed', 'stopped', 'cancelled', 'unfilled'))`,
  'a campaign that is over leaves no placement open and no content waiting': `
    select p.account_id, p.campaign_id, p.id, p.state, c.state, c.reason from placement p
    join campaign c on c.account_id = p.account_id and c.id = p.campaign_id
    where (c.state = 'REJECTED' or c.reason in ('completed', 'cancelled', 'unfilled')) and (
      p.state in ('offered', 'accepted', 'content_pending', 'content_confirmed', 'scheduled', 'live')
      or exists (select from created_content k where k.account_id = p.account_id and k.placement_id = p.id and k.state = 'pending'))`,
};

/** Documents follow by a job: what still waits for one is not due. A job that was given up is a broken rule. */
const PENDING = (account: string) =>
  `exists (select from job j where j.kind = 'documents.issue' and j.account_id = ${account} and j.dead_at is null)`;

/** The same for documents. */
const DOCUMENT_RULES: Rules = {
  'each charge has one receipt of its amount': `
    select t.account_id, t.id, t.available, d.receipts, d.total from ledger_transaction t cross join lateral (
      select count(*) as receipts, coalesce(sum(d.total), 0)::bigint as total from document d
      where d.account_id = t.account_id and d.kind = 'receipt' and d.cause = 'charge:' || t.id) d
    where t.kind = 'charge' and (d.receipts, d.total) is distinct from (1, t.available) and not ${PENDING('t.account_id')}`,
  'invoices less credit notes of a campaign that is over are what was captured less what was refunded': `
    select c.account_id, c.id, c.state, c.reason, c.captured, c.refunded, d.invoiced, d.credited from campaign c cross join lateral (
      select coalesce(sum(d.total) filter (where d.kind = 'invoice'), 0)::bigint as invoiced,
        coalesce(sum(d.total) filter (where d.kind = 'credit_note'), 0)::bigint as credited
      from document d where d.account_id = c.account_id and d.campaign_id = c.id) d
    where (d.invoiced, d.credited) is distinct from (case when c.state = 'INACTIVE' and c.reason in ('completed', 'stopped', 'cancelled', 'unfilled')
      then (c.captured, c.refunded) else (0::bigint, 0::bigint) end) and not ${PENDING('c.account_id')}`,
  'a credit note names an invoice of its campaign, and gives back no more than that': `
    select n.account_id, n.corrects_id, n.campaign_id, i.kind, i.total, sum(n.total) as credited from document n
    left join document i on i.account_id = n.account_id and i.id = n.corrects_id
    where n.kind = 'credit_note' group by 1, 2, 3, 4, 5, i.campaign_id, i.issued_at
    having i.kind is distinct from 'invoice' or i.campaign_id is distinct from n.campaign_id or sum(n.total) > i.total or min(n.issued_at) < i.issued_at`,
  'the lines of a document add up to its sums': `
    select account_id, id, kind, gross, discount, net, vat, total, l.* from document cross join lateral (
      select sum((line ->> 'gross')::bigint)::bigint as gross_sum, sum((line ->> 'discount')::bigint)::bigint as discount_sum,
        sum((line ->> 'vat')::bigint)::bigint as vat_sum, sum((line ->> 'total')::bigint)::bigint as total_sum
      from jsonb_array_elements(content -> 'lines') line) l
    where (gross, discount, vat, total) is distinct from (gross_sum, discount_sum, vat_sum, total_sum)
      or net <> gross - discount or total <> net + vat`,
  'numbers have no gap in their series and year, and no date is before that of the number before': `
    select * from (
      select series, year, sequence, issued_at, row_number() over numbered as place, lag(issued_at) over (order by series, year, sequence) as before,
        lag(series) over (order by series, year, sequence) as series_before
      from document_number window numbered as (partition by series, year order by sequence)) n
    where sequence <> place or (series = series_before and issued_at < before)`,
  'each document has the number of its cause, and each number its document': `
    select n.account_id, n.cause, n.sequence, d.account_id, d.cause, d.number from document_number n
    full join (select * from document where number is not null) d on d.account_id = n.account_id and d.kind = n.kind and d.cause = n.cause
    where (n.series, n.year, n.sequence, n.issued_at) is distinct from (d.series, d.year, d.sequence, d.issued_at)
      and not (d.id is null and ${PENDING('n.account_id')})`,
  'a document whose issue is decided gets its number': `
    select account_id, id, kind from document d where state = 'requested' and (kind = 'pre_invoice' or closed_at is not null)
      and not ${PENDING('d.account_id')}`,
};

/** Every broken rule of money in the store, with the rows that break it; empty when there is none. */
export async function auditMoney(db: Pick<Database, 'pool'>): Promise<string[]> {
  return [...(await auditLedgers(db)), ...(await listBroken(db, CAMPAIGN_RULES)), ...(await listBroken(db, DOCUMENT_RULES))];
}

/** The same for ledgers alone: they are sound at any moment, also where a test made campaigns by hand. */
export const auditLedgers = (db: Pick<Database, 'pool'>): Promise<string[]> => listBroken(db, LEDGER_RULES);

async function listBroken({ pool }: Pick<Database, 'pool'>, rules: Rules): Promise<string[]> {
  const broken: string[] = [];
  const dialect = new PgDialect();
  for (const [rule, query] of Object.entries(rules)) {
    const { sql: text, params } = dialect.sqlToQuery(typeof query === 'string' ? sql.raw(query) : query);
    const { rows } = await pool.query<Record<string, unknown>>(text, params);
    if (rows.length > 0) broken.push(`not so: ${rule}: ${JSON.stringify(rows.slice(0, 5))}`);
  }
  return broken;
}
