alter table request_key enable row level security;
drop policy if exists own_rows on request_key;
create policy own_rows on request_key to jarchi_tenant using (account_id = nullif(current_setting('app.account_id', true), '')::bigint) with check (account_id = nullif(current_setting('app.account_id', true), '')::bigint);
drop policy if exists staff_reads on request_key;
create policy staff_reads on request_key for select to jarchi_staff using (true);
grant select, insert, update, delete on request_key to jarchi_tenant;
grant select on request_key to jarchi_staff;
