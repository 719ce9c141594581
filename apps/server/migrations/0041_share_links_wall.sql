alter table share_link enable row level security;
drop policy if exists own_rows on share_link;
create policy own_rows on share_link to jarchi_tenant using (account_id = nullif(current_setting('app.account_id', true), '')::bigint) with check (account_id = nullif(current_setting('app.account_id', true), '')::bigint);
drop policy if exists staff_reads on share_link;
create policy staff_reads on share_link for select to jarchi_staff using (true);
grant select, insert, update, delete on share_link to jarchi_tenant;
grant select on share_link to jarchi_staff;
