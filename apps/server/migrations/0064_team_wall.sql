-- Members joined with their account, as far as anyone knows.
update account_member set joined = account.created from account where account.account_id = account_member.account_id;
--> statement-breakpoint
alter table team_invitation enable row level security;
drop policy if exists own_rows on team_invitation;
create policy own_rows on team_invitation to jarchi_tenant using (account_id = nullif(current_setting('app.account_id', true), '')::bigint) with check (account_id = nullif(current_setting('app.account_id', true), '')::bigint);
drop policy if exists staff_reads on team_invitation;
create policy staff_reads on team_invitation for select to jarchi_staff using (true);
grant select, insert, update, delete on team_invitation to jarchi_tenant;
grant select on team_invitation to jarchi_staff;
