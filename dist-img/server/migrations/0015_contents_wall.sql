alter table created_content enable row level security;
drop policy if exists own_rows on created_content;
create policy own_rows on created_content to jarchi_tenant using (account_id = nullif(current_setting('app.account_id', true), '')::bigint) with check (account_id = nullif(current_setting('app.account_id', true), '')::bigint);
drop policy if exists staff_reads on created_content;
create policy staff_reads on created_content for select to jarchi_staff using (true);
grant select, insert, update, delete on created_content to jarchi_tenant;
grant select on created_content to jarchi_staff;
