alter table alert_memory enable row level security;
drop policy if exists own_rows on alert_memory;
create policy own_rows on alert_memory to jarchi_tenant using (account_id = nullif(current_setting('app.account_id', true), '')::bigint) with check (account_id = nullif(current_setting('app.account_id', true), '')::bigint);
drop policy if exists staff_reads on alert_memory;
create policy staff_reads on alert_memory for select to jarchi_staff using (true);
grant select, insert, update, delete on alert_memory to jarchi_tenant;
grant select on alert_memory to jarchi_staff;
--> statement-breakpoint
alter table alert_setting enable row level security;
drop policy if exists own_rows on alert_setting;
create policy own_rows on alert_setting to jarchi_tenant using (account_id = nullif(current_setting('app.account_id', true), '')::bigint) with check (account_id = nullif(current_setting('app.account_id', true), '')::bigint);
drop policy if exists staff_reads on alert_setting;
create policy staff_reads on alert_setting for select to jarchi_staff using (true);
grant select, insert, update, delete on alert_setting to jarchi_tenant;
grant select on alert_setting to jarchi_staff;
--> statement-breakpoint
alter table scheduled_report enable row level security;
drop policy if exists own_rows on scheduled_report;
create policy own_rows on scheduled_report to jarchi_tenant using (account_id = nullif(current_setting('app.account_id', true), '')::bigint) with check (account_id = nullif(current_setting('app.account_id', true), '')::bigint);
drop policy if exists staff_reads on scheduled_report;
create policy staff_reads on scheduled_report for select to jarchi_staff using (true);
grant select, insert, update, delete on scheduled_report to jarchi_tenant;
grant select on scheduled_report to jarchi_staff;
