-- Present marks are those of the account's present members.
insert into notification_read (account_id, notice_id, user_id, seen_at)
  select n.account_id, n.id, m.user_id, n.seen_at
    from notification n
    join account_member m on m.account_id = n.account_id
   where n.seen_at is not null and (n.user_id is null or n.user_id = m.user_id);
--> statement-breakpoint
drop index notification_unread;
--> statement-breakpoint
alter table notification drop column seen_at;
--> statement-breakpoint
alter table notification_read enable row level security;
drop policy if exists own_rows on notification_read;
create policy own_rows on notification_read to jarchi_tenant using (account_id = nullif(current_setting('app.account_id', true), '')::bigint) with check (account_id = nullif(current_setting('app.account_id', true), '')::bigint);
drop policy if exists staff_reads on notification_read;
create policy staff_reads on notification_read for select to jarchi_staff using (true);
grant select, insert, update, delete on notification_read to jarchi_tenant;
grant select on notification_read to jarchi_staff;
