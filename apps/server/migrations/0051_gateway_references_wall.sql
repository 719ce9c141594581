-- An account adds references of its own and reads none.
alter table gateway_reference enable row level security;
drop policy if exists own_insert on gateway_reference;
create policy own_insert on gateway_reference for insert to jarchi_tenant with check (account_id = nullif(current_setting('app.account_id', true), '')::bigint);
grant insert on gateway_reference to jarchi_tenant;
--> statement-breakpoint
-- What was credited before this table.
insert into gateway_reference (gateway, kind, reference, account_id, payment_id, credited_at)
select gateway, 'authority', authority, account_id, id, coalesce(paid_at, created) from payment where state = 'paid' and authority is not null
union all
select gateway, 'tracking', tracking_number, account_id, id, coalesce(paid_at, created) from payment where state = 'paid' and tracking_number is not null
on conflict do nothing;
