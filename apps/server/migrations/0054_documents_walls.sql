-- Documents: their wall, their numbers, and what never changes of them (decision 33).
alter table document enable row level security;
drop policy if exists own_rows on document;
create policy own_rows on document to jarchi_tenant using (account_id = nullif(current_setting('app.account_id', true), '')::bigint) with check (account_id = nullif(current_setting('app.account_id', true), '')::bigint);
drop policy if exists staff_reads on document;
create policy staff_reads on document for select to jarchi_staff using (true);
grant select, insert, update on document to jarchi_tenant;
grant select on document to jarchi_staff;
--> statement-breakpoint
alter table document add constraint document_state check (
  (kind in ('receipt', 'invoice', 'credit_note') and state = 'issued')
  or (kind = 'pre_invoice' and state in ('open', 'paid', 'void'))
  or (kind = 'official_invoice' and state in ('requested', 'issued', 'refused', 'withdrawn')));
--> statement-breakpoint
-- The Jalali year of an instant in Tehran. A year begins on 21 March, or on the 20th in these years; the domain's calendar says the same.
create function jalali_year(instant timestamptz) returns integer language plpgsql immutable set search_path = public, pg_temp as $$
declare
  day date := (instant at time zone 'Asia/Tehran')::date;
  begun integer := extract(year from day)::integer - 621;
begin
  if begun not between 1401 and 1469 then
    raise exception 'no calendar of documents for %', day using errcode = '22008';
  end if;
  if day < make_date(begun + 621, 3, case when begun in (
      1403, 1407, 1408, 1411, 1412, 1415, 1416, 1419, 1420, 1423, 1424, 1427, 1428, 1431, 1432, 1435,
      1436, 1439, 1440, 1441, 1443, 1444, 1445, 1447, 1448, 1449, 1451, 1452, 1453, 1455, 1456, 1457,
      1459, 1460, 1461, 1463, 1464, 1465, 1467, 1468, 1469) then 20 else 21 end) then
    return begun - 1;
  end if;
  return begun;
end $$;
--> statement-breakpoint
-- The next number of a series: one transaction after the other, for the whole company. No date is before that of the last number.
create function number_document() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
declare
  last_issued timestamptz;
begin
  if new.state in ('requested', 'refused', 'withdrawn') then
    if num_nonnulls(new.series, new.year, new.sequence, new.number, new.issued_at) > 0 then
      raise exception 'a document that is not issued has no number' using errcode = '23514';
    end if;
    return new;
  end if;
  if tg_op = 'UPDATE' and old.number is not null then
    return new;
  end if;
  if num_nonnulls(new.series, new.year, new.sequence, new.number) > 0 then
    raise exception 'the store numbers documents' using errcode = '23514';
  end if;
  new.series := case new.kind when 'receipt' then 'RC' when 'invoice' then 'IN' when 'credit_note' then 'CN'
    when 'pre_invoice' then 'PI' when 'official_invoice' then 'OI' end;
  perform pg_advisory_xact_lock(hashtextextended('document_number:' || new.series, 0));
  select max(last_at) into last_issued from document_number where series = new.series;
  new.issued_at := greatest(new.issued_at, last_issued);
  new.year := jalali_year(new.issued_at);
  insert into document_number as n (series, year, last, last_at) values (new.series, new.year, 1, new.issued_at)
    on conflict (series, year) do update set last = n.last + 1, last_at = excluded.last_at
    returning n.last into new.sequence;
  new.number := new.series || '-' || new.year || '-' || lpad(new.sequence::text, 6, '0');
  return new;
end $$;
--> statement-breakpoint
-- Named so that the check comes first: triggers of one kind run in the order of their names.
create function refuse_document_change() returns trigger language plpgsql set search_path = public, pg_temp as $$
declare
  living text[] := array['state', 'official_id', 'reason', 'closed_at'];
begin
  if old.state = 'requested' and new.state = 'issued' then
    living := living || array['series', 'year', 'sequence', 'number', 'issued_at'];
  end if;
  if to_jsonb(old) - living <> to_jsonb(new) - living then
    raise exception 'a document never changes' using errcode = '42501';
  end if;
  if old.state <> new.state and (old.kind, old.state, new.state) not in (
      ('pre_invoice', 'open', 'paid'), ('pre_invoice', 'open', 'void'),
      ('official_invoice', 'requested', 'issued'), ('official_invoice', 'requested', 'refused'),
      ('official_invoice', 'requested', 'withdrawn')) then
    raise exception 'a % is not % after %', old.kind, new.state, old.state using errcode = '42501';
  end if;
  if new.official_id is distinct from old.official_id and old.kind <> 'invoice' then
    raise exception 'only an invoice stands in an official invoice' using errcode = '42501';
  end if;
  if (new.reason, new.closed_at) is distinct from (old.reason, old.closed_at) and old.state = new.state then
    raise exception 'a document never changes' using errcode = '42501';
  end if;
  return new;
end $$;
--> statement-breakpoint
create trigger document_a_stays before update on document for each row execute function refuse_document_change();
--> statement-breakpoint
create trigger document_b_number before insert or update on document for each row execute function number_document();
--> statement-breakpoint
-- The one way out is the emptying of a store before it gets the sample world, as for the ledger.
create function refuse_document_loss() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  if tg_op = 'TRUNCATE' and coalesce(current_setting('jarchi.emptying', true), '') = 'sample_world' then
    if not exists (select from document) or exists (select from store_state where key = 'sample_world' and value = 'seeding') then
      return null;
    end if;
  end if;
  raise exception '% on % is refused: documents only grow', tg_op, tg_table_name using errcode = '42501';
end $$;
--> statement-breakpoint
create trigger document_only_grows before delete or truncate on document
  for each statement execute function refuse_document_loss();
--> statement-breakpoint
create trigger document_only_grows before delete or truncate on document_number
  for each statement execute function refuse_document_loss();
--> statement-breakpoint
-- Numbers are counted by the trigger above, which stands one level higher, and by nothing else.
create function refuse_number_change() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  if pg_trigger_depth() < 2 then
    raise exception '% on document_number is refused: documents alone count numbers', tg_op using errcode = '42501';
  end if;
  return null;
end $$;
--> statement-breakpoint
create trigger document_number_follows before insert or update on document_number
  for each statement execute function refuse_number_change();
--> statement-breakpoint
-- What happened before there were documents gets them now: charges, then campaigns that are over or were refunded.
select enqueue_job(account_id, 'documents.issue', jsonb_build_object('charge', id), 'wall', now(), 0::smallint, 8::smallint,
  account_id || ':charge:' || id, false)
from (select account_id, id from ledger_transaction where kind = 'charge' order by id) charged;
--> statement-breakpoint
select enqueue_job(account_id, 'documents.issue', jsonb_build_object('campaign', id), 'wall', now(), 0::smallint, 8::smallint,
  account_id || ':campaign:' || id, false)
from (
  select account_id, id from campaign
  where state = 'INACTIVE' and reason in ('completed', 'stopped', 'cancelled', 'unfilled') and captured > 0 order by changed_at, id) over;
