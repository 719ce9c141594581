alter table account enable row level security;
drop policy if exists own_rows on account;
create policy own_rows on account to jarchi_tenant using (account_id = nullif(current_setting('app.account_id', true), '')::bigint) with check (account_id = nullif(current_setting('app.account_id', true), '')::bigint);
drop policy if exists staff_reads on account;
create policy staff_reads on account for select to jarchi_staff using (true);
grant select, insert, update, delete on account to jarchi_tenant;
grant select on account to jarchi_staff;
--> statement-breakpoint
alter table account_member enable row level security;
drop policy if exists own_rows on account_member;
create policy own_rows on account_member to jarchi_tenant using (account_id = nullif(current_setting('app.account_id', true), '')::bigint) with check (account_id = nullif(current_setting('app.account_id', true), '')::bigint);
drop policy if exists staff_reads on account_member;
create policy staff_reads on account_member for select to jarchi_staff using (true);
grant select, insert, update, delete on account_member to jarchi_tenant;
grant select on account_member to jarchi_staff;
--> statement-breakpoint
alter table campaign enable row level security;
drop policy if exists own_rows on campaign;
create policy own_rows on campaign to jarchi_tenant using (account_id = nullif(current_setting('app.account_id', true), '')::bigint) with check (account_id = nullif(current_setting('app.account_id', true), '')::bigint);
drop policy if exists staff_reads on campaign;
create policy staff_reads on campaign for select to jarchi_staff using (true);
grant select, insert, update, delete on campaign to jarchi_tenant;
grant select on campaign to jarchi_staff;
--> statement-breakpoint
alter table campaign_event enable row level security;
drop policy if exists own_rows on campaign_event;
create policy own_rows on campaign_event to jarchi_tenant using (account_id = nullif(current_setting('app.account_id', true), '')::bigint) with check (account_id = nullif(current_setting('app.account_id', true), '')::bigint);
drop policy if exists staff_reads on campaign_event;
create policy staff_reads on campaign_event for select to jarchi_staff using (true);
grant select, insert on campaign_event to jarchi_tenant;
grant select on campaign_event to jarchi_staff;
--> statement-breakpoint
alter table draft enable row level security;
drop policy if exists own_rows on draft;
create policy own_rows on draft to jarchi_tenant using (account_id = nullif(current_setting('app.account_id', true), '')::bigint) with check (account_id = nullif(current_setting('app.account_id', true), '')::bigint);
drop policy if exists staff_reads on draft;
create policy staff_reads on draft for select to jarchi_staff using (true);
grant select, insert, update, delete on draft to jarchi_tenant;
grant select on draft to jarchi_staff;
--> statement-breakpoint
alter table ledger_balance enable row level security;
drop policy if exists own_rows on ledger_balance;
create policy own_rows on ledger_balance to jarchi_tenant using (account_id = nullif(current_setting('app.account_id', true), '')::bigint) with check (account_id = nullif(current_setting('app.account_id', true), '')::bigint);
drop policy if exists staff_reads on ledger_balance;
create policy staff_reads on ledger_balance for select to jarchi_staff using (true);
grant select, insert, update, delete on ledger_balance to jarchi_tenant;
grant select on ledger_balance to jarchi_staff;
--> statement-breakpoint
alter table ledger_entry enable row level security;
drop policy if exists own_rows on ledger_entry;
create policy own_rows on ledger_entry to jarchi_tenant using (account_id = nullif(current_setting('app.account_id', true), '')::bigint) with check (account_id = nullif(current_setting('app.account_id', true), '')::bigint);
drop policy if exists staff_reads on ledger_entry;
create policy staff_reads on ledger_entry for select to jarchi_staff using (true);
grant select, insert on ledger_entry to jarchi_tenant;
grant select on ledger_entry to jarchi_staff;
--> statement-breakpoint
alter table ledger_transaction enable row level security;
drop policy if exists own_rows on ledger_transaction;
create policy own_rows on ledger_transaction to jarchi_tenant using (account_id = nullif(current_setting('app.account_id', true), '')::bigint) with check (account_id = nullif(current_setting('app.account_id', true), '')::bigint);
drop policy if exists staff_reads on ledger_transaction;
create policy staff_reads on ledger_transaction for select to jarchi_staff using (true);
grant select, insert on ledger_transaction to jarchi_tenant;
grant select on ledger_transaction to jarchi_staff;
--> statement-breakpoint
alter table measurement enable row level security;
drop policy if exists own_rows on measurement;
create policy own_rows on measurement to jarchi_tenant using (account_id = nullif(current_setting('app.account_id', true), '')::bigint) with check (account_id = nullif(current_setting('app.account_id', true), '')::bigint);
drop policy if exists staff_reads on measurement;
create policy staff_reads on measurement for select to jarchi_staff using (true);
grant select, insert on measurement to jarchi_tenant;
grant select on measurement to jarchi_staff;
--> statement-breakpoint
alter table measurement_day enable row level security;
drop policy if exists own_rows on measurement_day;
create policy own_rows on measurement_day to jarchi_tenant using (account_id = nullif(current_setting('app.account_id', true), '')::bigint) with check (account_id = nullif(current_setting('app.account_id', true), '')::bigint);
drop policy if exists staff_reads on measurement_day;
create policy staff_reads on measurement_day for select to jarchi_staff using (true);
grant select, insert, update, delete on measurement_day to jarchi_tenant;
grant select on measurement_day to jarchi_staff;
--> statement-breakpoint
alter table media_file enable row level security;
drop policy if exists own_rows on media_file;
create policy own_rows on media_file to jarchi_tenant using (account_id = nullif(current_setting('app.account_id', true), '')::bigint) with check (account_id = nullif(current_setting('app.account_id', true), '')::bigint);
drop policy if exists staff_reads on media_file;
create policy staff_reads on media_file for select to jarchi_staff using (true);
grant select, insert, update, delete on media_file to jarchi_tenant;
grant select on media_file to jarchi_staff;
--> statement-breakpoint
alter table payment enable row level security;
drop policy if exists own_rows on payment;
create policy own_rows on payment to jarchi_tenant using (account_id = nullif(current_setting('app.account_id', true), '')::bigint) with check (account_id = nullif(current_setting('app.account_id', true), '')::bigint);
drop policy if exists staff_reads on payment;
create policy staff_reads on payment for select to jarchi_staff using (true);
grant select, insert, update, delete on payment to jarchi_tenant;
grant select on payment to jarchi_staff;
--> statement-breakpoint
alter table placement enable row level security;
drop policy if exists own_rows on placement;
create policy own_rows on placement to jarchi_tenant using (account_id = nullif(current_setting('app.account_id', true), '')::bigint) with check (account_id = nullif(current_setting('app.account_id', true), '')::bigint);
drop policy if exists staff_reads on placement;
create policy staff_reads on placement for select to jarchi_staff using (true);
grant select, insert, update, delete on placement to jarchi_tenant;
grant select on placement to jarchi_staff;
--> statement-breakpoint
alter table doorway enable row level security;
drop policy if exists own_insert on doorway;
create policy own_insert on doorway for insert to jarchi_tenant with check (account_id = nullif(current_setting('app.account_id', true), '')::bigint);
grant insert on doorway to jarchi_tenant;
--> statement-breakpoint
grant select on category to jarchi_tenant, jarchi_staff;
grant select on media_plan to jarchi_tenant, jarchi_staff;
grant select on publisher to jarchi_tenant, jarchi_staff;
grant select on publisher_category to jarchi_tenant, jarchi_staff;
