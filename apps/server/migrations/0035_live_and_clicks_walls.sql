alter table click_batch enable row level security;
drop policy if exists own_rows on click_batch;
create policy own_rows on click_batch to jarchi_tenant using (account_id = nullif(current_setting('app.account_id', true), '')::bigint) with check (account_id = nullif(current_setting('app.account_id', true), '')::bigint);
drop policy if exists staff_reads on click_batch;
create policy staff_reads on click_batch for select to jarchi_staff using (true);
grant select, insert on click_batch to jarchi_tenant;
grant select on click_batch to jarchi_staff;
--> statement-breakpoint
alter table click_hour enable row level security;
drop policy if exists own_rows on click_hour;
create policy own_rows on click_hour to jarchi_tenant using (account_id = nullif(current_setting('app.account_id', true), '')::bigint) with check (account_id = nullif(current_setting('app.account_id', true), '')::bigint);
drop policy if exists staff_reads on click_hour;
create policy staff_reads on click_hour for select to jarchi_staff using (true);
grant select, insert, update, delete on click_hour to jarchi_tenant;
grant select on click_hour to jarchi_staff;
--> statement-breakpoint
alter table event enable row level security;
drop policy if exists own_rows on event;
create policy own_rows on event to jarchi_tenant using (account_id = nullif(current_setting('app.account_id', true), '')::bigint) with check (account_id = nullif(current_setting('app.account_id', true), '')::bigint);
drop policy if exists staff_reads on event;
create policy staff_reads on event for select to jarchi_staff using (true);
grant select, insert on event to jarchi_tenant;
grant select on event to jarchi_staff;
--> statement-breakpoint
alter table tracked_link enable row level security;
drop policy if exists own_rows on tracked_link;
create policy own_rows on tracked_link to jarchi_tenant using (account_id = nullif(current_setting('app.account_id', true), '')::bigint) with check (account_id = nullif(current_setting('app.account_id', true), '')::bigint);
drop policy if exists staff_reads on tracked_link;
create policy staff_reads on tracked_link for select to jarchi_staff using (true);
grant select, insert, update, delete on tracked_link to jarchi_tenant;
grant select on tracked_link to jarchi_staff;
