alter table notification enable row level security;
drop policy if exists own_rows on notification;
create policy own_rows on notification to jarchi_tenant using (account_id = nullif(current_setting('app.account_id', true), '')::bigint) with check (account_id = nullif(current_setting('app.account_id', true), '')::bigint);
drop policy if exists staff_reads on notification;
create policy staff_reads on notification for select to jarchi_staff using (true);
grant select, insert, update, delete on notification to jarchi_tenant;
grant select on notification to jarchi_staff;
--> statement-breakpoint
grant select on business_category to jarchi_tenant, jarchi_staff;
grant select on changelog_attachment to jarchi_tenant, jarchi_staff;
grant select on changelog_item to jarchi_tenant, jarchi_staff;
