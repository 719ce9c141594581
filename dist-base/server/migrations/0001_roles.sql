-- Roles without rights of their own; a transaction takes one with SET LOCAL ROLE (infra/tenancy.ts).
-- Roles belong to the whole cluster: another database, or another server starting now, may have made them.
do $$
declare role_name text;
begin
  foreach role_name in array array['jarchi_tenant', 'jarchi_staff'] loop
    begin
      if not exists (select from pg_roles where rolname = role_name) then
        execute format('create role %I nologin noinherit', role_name);
      end if;
    exception when duplicate_object or unique_violation then null;
    end;
    if not (select rolsuper from pg_roles where rolname = current_user) then
      execute format('grant %I to current_user', role_name);
    end if;
  end loop;
end $$;
--> statement-breakpoint
grant usage on schema public to jarchi_tenant, jarchi_staff;
--> statement-breakpoint
-- Jobs are enqueued inside tenant transactions, but no tenant may read them: this function is the only way in.
create or replace function enqueue_job(
  new_account_id bigint, new_kind text, new_payload jsonb, new_clock text, new_run_at timestamptz,
  new_priority smallint, new_max_attempts smallint, new_dedupe_key text, is_replacing boolean
) returns bigint language plpgsql security definer set search_path = public, pg_temp as $$
declare
  own_account_id bigint := nullif(current_setting('app.account_id', true), '')::bigint;
  job_id bigint;
begin
  if own_account_id is not null and new_account_id is distinct from own_account_id and new_account_id is not null then
    raise exception 'a job of account % was enqueued by account %', new_account_id, own_account_id using errcode = '42501';
  end if;
  insert into job (account_id, kind, payload, clock, run_at, priority, max_attempts, dedupe_key)
  values (new_account_id, new_kind, new_payload, new_clock, new_run_at, new_priority, new_max_attempts, new_dedupe_key)
  on conflict (kind, dedupe_key) where attempts = 0 and dedupe_key is not null
  do update set
    run_at = case when is_replacing then least(job.run_at, excluded.run_at) else job.run_at end,
    payload = case when is_replacing then excluded.payload else job.payload end
  returning id into job_id;
  return job_id;
end $$;
--> statement-breakpoint
revoke all on function enqueue_job from public;
--> statement-breakpoint
grant execute on function enqueue_job to jarchi_tenant, jarchi_staff;
