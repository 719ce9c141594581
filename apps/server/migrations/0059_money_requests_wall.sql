alter table attachment enable row level security;
drop policy if exists own_rows on attachment;
create policy own_rows on attachment to jarchi_tenant using (account_id = nullif(current_setting('app.account_id', true), '')::bigint) with check (account_id = nullif(current_setting('app.account_id', true), '')::bigint);
drop policy if exists staff_reads on attachment;
create policy staff_reads on attachment for select to jarchi_staff using (true);
grant select, insert, update, delete on attachment to jarchi_tenant;
grant select on attachment to jarchi_staff;
--> statement-breakpoint
alter table money_request enable row level security;
drop policy if exists own_rows on money_request;
create policy own_rows on money_request to jarchi_tenant using (account_id = nullif(current_setting('app.account_id', true), '')::bigint) with check (account_id = nullif(current_setting('app.account_id', true), '')::bigint);
drop policy if exists staff_reads on money_request;
create policy staff_reads on money_request for select to jarchi_staff using (true);
grant select, insert, update, delete on money_request to jarchi_tenant;
grant select on money_request to jarchi_staff;
--> statement-breakpoint
alter table money_request_event enable row level security;
drop policy if exists own_rows on money_request_event;
create policy own_rows on money_request_event to jarchi_tenant using (account_id = nullif(current_setting('app.account_id', true), '')::bigint) with check (account_id = nullif(current_setting('app.account_id', true), '')::bigint);
drop policy if exists staff_reads on money_request_event;
create policy staff_reads on money_request_event for select to jarchi_staff using (true);
grant select, insert on money_request_event to jarchi_tenant;
grant select on money_request_event to jarchi_staff;
--> statement-breakpoint
alter table slip_reference enable row level security;
drop policy if exists own_insert on slip_reference;
create policy own_insert on slip_reference for insert to jarchi_tenant with check (account_id = nullif(current_setting('app.account_id', true), '')::bigint);
grant insert on slip_reference to jarchi_tenant;
