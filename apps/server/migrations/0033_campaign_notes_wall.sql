alter table campaign_note enable row level security;
drop policy if exists own_rows on campaign_note;
create policy own_rows on campaign_note to jarchi_tenant using (account_id = nullif(current_setting('app.account_id', true), '')::bigint) with check (account_id = nullif(current_setting('app.account_id', true), '')::bigint);
drop policy if exists staff_reads on campaign_note;
create policy staff_reads on campaign_note for select to jarchi_staff using (true);
grant select, insert, update, delete on campaign_note to jarchi_tenant;
grant select on campaign_note to jarchi_staff;
