alter table media_template enable row level security;
drop policy if exists own_rows on media_template;
create policy own_rows on media_template to jarchi_tenant using (account_id = nullif(current_setting('app.account_id', true), '')::bigint) with check (account_id = nullif(current_setting('app.account_id', true), '')::bigint);
drop policy if exists staff_reads on media_template;
create policy staff_reads on media_template for select to jarchi_staff using (true);
grant select, insert, update, delete on media_template to jarchi_tenant;
grant select on media_template to jarchi_staff;
--> statement-breakpoint
alter table discount_use enable row level security;
drop policy if exists own_rows on discount_use;
create policy own_rows on discount_use to jarchi_tenant using (account_id = nullif(current_setting('app.account_id', true), '')::bigint) with check (account_id = nullif(current_setting('app.account_id', true), '')::bigint);
drop policy if exists staff_reads on discount_use;
create policy staff_reads on discount_use for select to jarchi_staff using (true);
grant select, insert, update, delete on discount_use to jarchi_tenant;
grant select on discount_use to jarchi_staff;
--> statement-breakpoint
grant select on bundle to jarchi_tenant, jarchi_staff;
grant select on bundle_plan to jarchi_tenant, jarchi_staff;
grant select on click_tier to jarchi_tenant, jarchi_staff;
grant select on cpm_configuration to jarchi_tenant, jarchi_staff;
grant select on discount to jarchi_tenant, jarchi_staff;
grant select on service_offer to jarchi_tenant, jarchi_staff;
