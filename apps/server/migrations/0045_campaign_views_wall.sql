-- The wall of the views that people save of the campaign list.
alter table campaign_view enable row level security;
drop policy if exists own_rows on campaign_view;
create policy own_rows on campaign_view to jarchi_tenant using (account_id = nullif(current_setting('app.account_id', true), '')::bigint) with check (account_id = nullif(current_setting('app.account_id', true), '')::bigint);
drop policy if exists staff_reads on campaign_view;
create policy staff_reads on campaign_view for select to jarchi_staff using (true);
grant select, insert, update, delete on campaign_view to jarchi_tenant;
grant select on campaign_view to jarchi_staff;
