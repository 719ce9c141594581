-- The lines and day sums of a statement follow from what is posted, and the store alone writes them: decision 32.
-- What was posted before.
with moved as (
  select t.*, (t.at at time zone 'Asia/Tehran')::date as day from ledger_transaction t where t.available <> 0 or t.held <> 0
), begun as (
  select m.*, (kind not in ('capture', 'release') or (kind, campaign_id, day) is distinct from (
    lag(kind) over posted, lag(campaign_id) over posted, lag(day) over posted))::int as begins
  from moved m window posted as (partition by account_id order by moves)
), placed as (
  select b.*, sum(begins) over (partition by account_id order by moves rows unbounded preceding) as line from begun b
), written as (
  insert into ledger_line
    (account_id, line, kind, day, campaign_id, payment_id, money_request_id, placement_id, units, first_moves, last_moves, entries,
      transaction_id, number, at, available, held, available_after, held_after)
  select account_id, line, min(kind), min(day), min(campaign_id), min(payment_id), min(money_request_id), null, null, min(moves), max(moves),
    count(*), max(id), max(number), (array_agg(at order by moves desc))[1], sum(available)::bigint, sum(held)::bigint,
    (array_agg(available_after order by moves desc))[1], (array_agg(held_after order by moves desc))[1]
  from placed group by account_id, line
)
insert into ledger_day (account_id, day, kind, campaign_id, lines, entries, available, held)
select account_id, day, kind, coalesce(campaign_id, 0), sum(begins), count(*), sum(available)::bigint, sum(held)::bigint
from placed group by 1, 2, 3, 4;
--> statement-breakpoint
-- A move of the own money begins a line, or joins the last one: captures, or releases, of one campaign and Tehran day that follow each other.
create function add_ledger_lines() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  with moved as (
    select a.*, (a.at at time zone 'Asia/Tehran')::date as day from added a where a.available <> 0 or a.held <> 0
  ), ends as (
    select l.* from (select distinct account_id from moved) a cross join lateral (
      select account_id, line, kind, campaign_id, day from ledger_line where account_id = a.account_id order by line desc limit 1) l
  ), begun as (
    select m.*, coalesce(e.line, 0) as last_line, (m.kind not in ('capture', 'release') or (m.kind, m.campaign_id, m.day) is distinct from (
      coalesce(lag(m.kind) over posted, e.kind),
      case when lag(m.kind) over posted is null then e.campaign_id else lag(m.campaign_id) over posted end,
      coalesce(lag(m.day) over posted, e.day)))::int as begins
    from moved m left join ends e on e.account_id = m.account_id window posted as (partition by m.account_id order by m.moves)
  ), placed as (
    select b.*, last_line + sum(begins) over (partition by account_id order by moves rows unbounded preceding) as place from begun b
  ), written as (
    insert into ledger_line as l
      (account_id, line, kind, day, campaign_id, payment_id, money_request_id, placement_id, units, first_moves, last_moves, entries,
        transaction_id, number, at, available, held, available_after, held_after)
    select account_id, place, min(kind), min(day), min(campaign_id), min(payment_id), min(money_request_id),
      case when count(placement_id) = count(*) and min(placement_id) = max(placement_id) then min(placement_id) end,
      case when count(units) = count(*) then sum(units)::bigint end, min(moves), max(moves), count(*),
      max(id), max(number), (array_agg(at order by moves desc))[1], sum(available)::bigint, sum(held)::bigint,
      (array_agg(available_after order by moves desc))[1], (array_agg(held_after order by moves desc))[1]
    from placed group by account_id, place order by account_id, place
    on conflict (account_id, line) do update set
      placement_id = case when l.placement_id = excluded.placement_id then l.placement_id end,
      units = l.units + excluded.units, last_moves = excluded.last_moves, entries = l.entries + excluded.entries,
      transaction_id = excluded.transaction_id, number = excluded.number, at = excluded.at,
      available = l.available + excluded.available, held = l.held + excluded.held,
      available_after = excluded.available_after, held_after = excluded.held_after
  )
  insert into ledger_day as d (account_id, day, kind, campaign_id, lines, entries, available, held)
  select account_id, day, kind, coalesce(campaign_id, 0), sum(begins), count(*), sum(available)::bigint, sum(held)::bigint
  from placed group by 1, 2, 3, 4 order by 1, 2, 3, 4
  on conflict (account_id, day, kind, campaign_id) do update set
    lines = d.lines + excluded.lines, entries = d.entries + excluded.entries,
    available = d.available + excluded.available, held = d.held + excluded.held;
  return null;
end $$;
--> statement-breakpoint
create trigger ledger_lines_follow after insert on ledger_transaction
  referencing new table as added for each statement execute function add_ledger_lines();
--> statement-breakpoint
create function refuse_line_change() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  if pg_trigger_depth() < 2 then
    raise exception '% on % is refused: what is posted alone writes it', tg_op, tg_table_name using errcode = '42501';
  end if;
  return null;
end $$;
--> statement-breakpoint
create trigger ledger_only_grows before delete or truncate on ledger_line
  for each statement execute function refuse_ledger_change();
--> statement-breakpoint
create trigger ledger_line_follows before insert or update on ledger_line
  for each statement execute function refuse_line_change();
--> statement-breakpoint
create trigger ledger_only_grows before delete or truncate on ledger_day
  for each statement execute function refuse_ledger_change();
--> statement-breakpoint
create trigger ledger_day_follows before insert or update on ledger_day
  for each statement execute function refuse_line_change();
--> statement-breakpoint
alter table ledger_day enable row level security;
drop policy if exists own_rows on ledger_day;
create policy own_rows on ledger_day to jarchi_tenant using (account_id = nullif(current_setting('app.account_id', true), '')::bigint) with check (account_id = nullif(current_setting('app.account_id', true), '')::bigint);
drop policy if exists staff_reads on ledger_day;
create policy staff_reads on ledger_day for select to jarchi_staff using (true);
grant select on ledger_day to jarchi_tenant;
grant select on ledger_day to jarchi_staff;
--> statement-breakpoint
alter table ledger_line enable row level security;
drop policy if exists own_rows on ledger_line;
create policy own_rows on ledger_line to jarchi_tenant using (account_id = nullif(current_setting('app.account_id', true), '')::bigint) with check (account_id = nullif(current_setting('app.account_id', true), '')::bigint);
drop policy if exists staff_reads on ledger_line;
create policy staff_reads on ledger_line for select to jarchi_staff using (true);
grant select on ledger_line to jarchi_tenant;
grant select on ledger_line to jarchi_staff;
