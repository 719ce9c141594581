alter table ticket enable row level security;
drop policy if exists own_rows on ticket;
create policy own_rows on ticket to jarchi_tenant using (account_id = nullif(current_setting('app.account_id', true), '')::bigint) with check (account_id = nullif(current_setting('app.account_id', true), '')::bigint);
drop policy if exists staff_reads on ticket;
create policy staff_reads on ticket for select to jarchi_staff using (true);
grant select, insert, update on ticket to jarchi_tenant;
grant select on ticket to jarchi_staff;
--> statement-breakpoint
alter table ticket_entry enable row level security;
drop policy if exists own_rows on ticket_entry;
create policy own_rows on ticket_entry to jarchi_tenant using (account_id = nullif(current_setting('app.account_id', true), '')::bigint) with check (account_id = nullif(current_setting('app.account_id', true), '')::bigint);
drop policy if exists staff_reads on ticket_entry;
create policy staff_reads on ticket_entry for select to jarchi_staff using (true);
grant select, insert on ticket_entry to jarchi_tenant;
grant select on ticket_entry to jarchi_staff;
--> statement-breakpoint
alter table ticket_rating enable row level security;
drop policy if exists own_rows on ticket_rating;
create policy own_rows on ticket_rating to jarchi_tenant using (account_id = nullif(current_setting('app.account_id', true), '')::bigint) with check (account_id = nullif(current_setting('app.account_id', true), '')::bigint);
drop policy if exists staff_reads on ticket_rating;
create policy staff_reads on ticket_rating for select to jarchi_staff using (true);
grant select, insert on ticket_rating to jarchi_tenant;
grant select on ticket_rating to jarchi_staff;
--> statement-breakpoint
alter table ticket_reader enable row level security;
drop policy if exists own_rows on ticket_reader;
create policy own_rows on ticket_reader to jarchi_tenant using (account_id = nullif(current_setting('app.account_id', true), '')::bigint) with check (account_id = nullif(current_setting('app.account_id', true), '')::bigint);
drop policy if exists staff_reads on ticket_reader;
create policy staff_reads on ticket_reader for select to jarchi_staff using (true);
grant select, insert, update, delete on ticket_reader to jarchi_tenant;
grant select on ticket_reader to jarchi_staff;
