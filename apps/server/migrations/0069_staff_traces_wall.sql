-- What staff typed stands beside the entries of the audit, where it can be emptied.
insert into audit_words (audit_id, account_id, words)
  select id, account_id, jsonb_build_object('reason', subject ->> 'reason') from audit_log where subject ? 'reason';
--> statement-breakpoint
update audit_log set subject = subject - 'reason' where subject ? 'reason';
--> statement-breakpoint
-- The entries only grow, for every login, the owner of the table included. An open one is closed once; nothing else of it changes.
create function refuse_audit_change() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  if tg_op = 'UPDATE' then
    if old.status = 0 and new.status <> 0 and to_jsonb(old) - 'status' = to_jsonb(new) - 'status' then
      return new;
    end if;
  end if;
  raise exception '% on % is refused: the audit only grows', tg_op, tg_table_name using errcode = '42501';
end $$;
--> statement-breakpoint
create trigger audit_only_grows before update or delete on audit_log for each row execute function refuse_audit_change();
--> statement-breakpoint
create trigger audit_is_never_emptied before truncate on audit_log for each statement execute function refuse_audit_change();
