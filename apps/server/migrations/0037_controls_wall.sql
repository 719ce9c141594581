alter table dispute enable row level security;
drop policy if exists own_rows on dispute;
create policy own_rows on dispute to jarchi_tenant using (account_id = nullif(current_setting('app.account_id', true), '')::bigint) with check (account_id = nullif(current_setting('app.account_id', true), '')::bigint);
drop policy if exists staff_reads on dispute;
create policy staff_reads on dispute for select to jarchi_staff using (true);
grant select, insert, update, delete on dispute to jarchi_tenant;
grant select on dispute to jarchi_staff;
