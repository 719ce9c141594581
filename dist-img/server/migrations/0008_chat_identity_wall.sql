alter table chat_identity enable row level security;
drop policy if exists own_rows on chat_identity;
create policy own_rows on chat_identity to jarchi_tenant using (account_id = nullif(current_setting('app.account_id', true), '')::bigint) with check (account_id = nullif(current_setting('app.account_id', true), '')::bigint);
drop policy if exists staff_reads on chat_identity;
create policy staff_reads on chat_identity for select to jarchi_staff using (true);
grant select, insert, update, delete on chat_identity to jarchi_tenant;
grant select on chat_identity to jarchi_staff;
