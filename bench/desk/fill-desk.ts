import type pg from 'pg';

const MANY = 100_000;

/** Customers of one account each, with money, a ticket of two entries and a request of money. */
export async function fillDesk(client: pg.Client): Promise<void> {
  const steps = [
    `insert into app_user (username, phone, first_name, last_name, created)
     select 'desk-' || n, '0935' || lpad(n::text, 7, '0'), (array['Sara', '\u0633\u0627\u0631\u0627', 'Omid', '\u0644\u0627\u0644\u0647'])[1 + n % 4], (array['Karimi', '\u0645\u062d\u0645\u062f\u064a', 'Sharifi'])[1 + n % 3], now()
     from generate_series(1, $1::int) n`,
    `insert into account (slug, title, created) select 'desk-' || n, '\u0642\u0647\u0648\u0647\u0654 \u0634\u0645\u0627\u0631\u0647\u0654 ' || n, now() - n * interval '1 minute' from generate_series(1, $1::int) n`,
    `insert into account_member (account_id, user_id)
     select a.account_id, u.id from app_user u join account a on a.slug = u.username where u.username like 'desk-%' and $1 > 0`,
    `insert into ledger_transaction
       (account_id, number, moves, kind, idempotency_key, at, entries, available, held, available_after, held_after)
     select account_id, 1, 1, 'charge', 'desk', created, 0, account_id, account_id, account_id, account_id from account
     where slug like 'desk-%' and $1 > 0`,
    `insert into ticket (account_id, department, category, subject, search_text, state, last_at, entries, idempotency_key, created)
     select account_id, 'advertiser', 'finance', 'bill ' || account_id, 'bill ' || account_id, (array['waiting', 'answered', 'closed', 'closed'])[1 + account_id % 4], created, 1, 'desk', created
     from account where slug like 'desk-%' and $1 > 0`,
    `insert into ticket_entry (account_id, ticket_id, kind, author, user_id, text, at)
     select t.account_id, t.id, 'message', 'customer', m.user_id, 'where is it?', t.created
     from ticket t join account_member m on m.account_id = t.account_id where $1 > 0`,
    `update ticket set last_entry_id = e.id from ticket_entry e where e.account_id = ticket.account_id and e.ticket_id = ticket.id and $1 > 0`,
    `insert into money_request (account_id, kind, state, amount, made_by_user, bank, day, tracking_number, created)
     select m.account_id, 'receipt', (array['waiting', 'done', 'done', 'refused'])[1 + m.account_id % 4], 2000000, m.user_id, '012', '2026-11-20', m.account_id::text, a.created
     from account_member m join account a on a.account_id = m.account_id where a.slug like 'desk-%' and $1 > 0`,
  ];
  // The transactions have no entries.
  await client.query('set session_replication_role = replica');
  for (const step of steps) await client.query(step, [MANY]);
  await client.query('vacuum analyze');
}

const owned = `from account a join account_member m on m.account_id = a.account_id and m.role = 'owner'
  join app_user u on u.id = m.user_id and not u.is_staff`;
const customer = `a.account_id, a.slug, a.title, a.is_official, a.debt_limit, a.created, u.username, u.first_name, u.last_name, u.phone, u.email, u.last_login,
  (select available_after from ledger_transaction t where t.account_id = a.account_id order by number desc limit 1) as available,
  (select held_after from ledger_transaction t where t.account_id = a.account_id order by number desc limit 1) as held,
  (select count(*) from campaign c where c.account_id = a.account_id and not c.is_deleted) as campaigns`;
const text = `(a.search_title || ' ' || u.search_text || ' ' || a.search_address)`;

/** What each page shows, read by hand: as the owner, by who knows that an account has one owner, without own parts. */
export const BARE = {
  customers: `select (select count(*) ${owned}) as count, ${customer} ${owned} order by a.created desc, a.account_id desc limit 10`,
  searched: `with found as materialized (select a.account_id, a.created, u.id ${owned} where ${text} like $1 and ${text} like $2)
    select (select count(*) from found) as count, ${customer} from (select * from found order by created desc, account_id desc limit 10) f
    join account a on a.account_id = f.account_id join app_user u on u.id = f.id order by a.created desc, a.account_id desc`,
  tickets: `with page as (
      select account_id, id from ticket order by state = 'waiting' desc, case when state = 'waiting' then last_at end, last_at desc, id desc limit 10
    )
    select (select jsonb_object_agg(state, n) from (select state, count(*) as n from ticket group by state) s) as states,
      t.*, a.slug, a.title as account_title, e.kind, e.author, e.text, u.username, u.first_name, u.last_name
    from page join ticket t on t.account_id = page.account_id and t.id = page.id
    join account a on a.account_id = t.account_id
    join ticket_entry e on e.account_id = t.account_id and e.id = t.last_entry_id
    left join app_user u on u.id = coalesce(e.staff_id, e.user_id)
    order by t.state = 'waiting' desc, case when t.state = 'waiting' then t.last_at end, t.last_at desc, t.id desc`,
  requests: `with page as (
      select account_id, id from money_request where state <> 'draft'
      order by state in ('waiting', 'waiting_second') desc, case when state in ('waiting', 'waiting_second') then created end, coalesce(decided_at, created) desc, id desc limit 10
    )
    select (select jsonb_object_agg(state, n) from (select state, count(*) as n from money_request where state <> 'draft' group by state) s) as states,
      r.*, a.slug, a.title as account_title, u.username, u.first_name, u.last_name
    from page join money_request r on r.account_id = page.account_id and r.id = page.id
    join account a on a.account_id = r.account_id left join app_user u on u.id = r.made_by_user
    order by r.state in ('waiting', 'waiting_second') desc, case when r.state in ('waiting', 'waiting_second') then r.created end, coalesce(r.decided_at, r.created) desc, r.id desc`,
} as const;
