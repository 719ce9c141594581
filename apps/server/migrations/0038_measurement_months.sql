alter table measurement rename to measurement_before;
--> statement-breakpoint
alter table measurement_before drop constraint measurement_account_id_account_account_id_fk,
  drop constraint measurement_account_id_campaign_id_campaign_account_id_id_fk,
  drop constraint measurement_account_id_placement_id_metric_hour_source_is_accepted_pk;
--> statement-breakpoint
drop index measurement_campaign;
--> statement-breakpoint
create table measurement (
  account_id bigint not null,
  placement_id bigint not null,
  metric text not null,
  hour timestamptz not null,
  source text not null,
  campaign_id bigint not null,
  value bigint not null,
  collected_at timestamptz not null,
  is_accepted boolean default true not null,
  reject_reason text default '' not null,
  revision smallint default 0 not null,
  constraint measurement_key primary key (account_id, placement_id, metric, hour, revision, reject_reason)
) partition by range (hour);
--> statement-breakpoint
create index measurement_campaign on measurement (account_id, campaign_id, hour);
--> statement-breakpoint
create index measurement_revised on measurement (account_id, placement_id, metric, hour) where revision > 0;
--> statement-breakpoint
-- Makes the partition of the Tehran month of an instant, unless it exists. It is attached, since that stops neither readers nor writers.
create function open_measurement_month(at timestamptz) returns boolean
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  starts_at timestamptz := date_trunc('month', at, 'Asia/Tehran');
  ends_at timestamptz := date_trunc('month', starts_at + interval '40 days', 'Asia/Tehran');
  partition_name text := 'measurement_' || to_char(starts_at at time zone 'Asia/Tehran', 'YYYY_MM');
begin
  if to_regclass('public.' || partition_name) is not null then
    return false;
  end if;
  if at < '2000-01-01' or at > '2101-01-01' then
    raise exception 'no measurement is of %', at;
  end if;
  perform pg_advisory_xact_lock(7241002);
  if to_regclass('public.' || partition_name) is not null then
    return false;
  end if;
  execute format('create table %I (like measurement including defaults including constraints including indexes)', partition_name);
  execute format('alter table %I enable row level security', partition_name);
  execute format('alter table measurement attach partition %I for values from (%L) to (%L)', partition_name, starts_at, ends_at);
  return true;
end $$;
--> statement-breakpoint
revoke all on function open_measurement_month(timestamptz) from public;
--> statement-breakpoint
grant execute on function open_measurement_month(timestamptz) to jarchi_tenant;
--> statement-breakpoint
select open_measurement_month(at) from (select distinct date_trunc('month', hour, 'Asia/Tehran') as at from measurement_before) as month;
--> statement-breakpoint
-- Of several sources of an hour, the one that was collected last stands.
insert into measurement (account_id, placement_id, metric, hour, source, campaign_id, value, collected_at, is_accepted, reject_reason, revision)
select account_id, placement_id, metric, hour, source, campaign_id, value, collected_at, is_accepted, case when is_accepted then '' else coalesce(reject_reason, 'bot') end,
  dense_rank() over (partition by account_id, placement_id, metric, hour order by collected_at, source) - 1
from measurement_before;
--> statement-breakpoint
drop table measurement_before;
--> statement-breakpoint
create table measurement_dirty (
  account_id bigint not null constraint measurement_dirty_account_id_account_account_id_fk references account (account_id),
  campaign_id bigint not null,
  day date not null,
  constraint measurement_dirty_account_id_campaign_id_day_pk primary key (account_id, campaign_id, day),
  constraint measurement_dirty_campaign foreign key (account_id, campaign_id) references campaign (account_id, id)
);
--> statement-breakpoint
create table measurement_finding (
  account_id bigint not null constraint measurement_finding_account_id_account_account_id_fk references account (account_id),
  id bigint generated always as identity,
  campaign_id bigint not null,
  placement_id bigint not null,
  metric text not null,
  hour timestamptz not null,
  source text not null,
  standing bigint not null,
  value bigint not null,
  is_counted boolean not null,
  found_at timestamptz not null,
  constraint measurement_finding_account_id_id_pk primary key (account_id, id),
  constraint measurement_finding_campaign foreign key (account_id, campaign_id) references campaign (account_id, id)
);
--> statement-breakpoint
-- Figures that nothing replaced and nothing set aside. Almost no hour has a revision: the index of those that have is small.
create view standing_measurement with (security_invoker = true) as
select m.account_id, m.placement_id, m.metric, m.hour, m.source, m.campaign_id, m.value, m.collected_at, m.is_accepted, m.reject_reason, m.revision
from measurement m
where m.revision >= 0 and not exists (
  select from measurement later
  where later.account_id = m.account_id and later.placement_id = m.placement_id and later.metric = m.metric and later.hour = m.hour
    and later.revision > 0 and later.revision > m.revision
);
--> statement-breakpoint
-- The sums of days; those of a dirty day are made of its figures.
create view daily_figure with (security_invoker = true) as
select d.account_id, d.campaign_id, d.placement_id, d.metric, d.day, d.value, d.accepted
from measurement_day d
where not exists (
  select from measurement_dirty dirty
  where dirty.account_id = d.account_id and dirty.campaign_id = d.campaign_id and dirty.day = d.day
)
union all
select m.account_id, m.campaign_id, m.placement_id, m.metric, dirty.day, sum(m.value)::bigint,
  coalesce(sum(m.value) filter (where m.is_accepted), 0)::bigint
from measurement_dirty dirty
join standing_measurement m on m.account_id = dirty.account_id and m.campaign_id = dirty.campaign_id
  and m.hour >= dirty.day::timestamp at time zone 'Asia/Tehran' and m.hour < (dirty.day + 1)::timestamp at time zone 'Asia/Tehran'
group by m.account_id, m.campaign_id, m.placement_id, m.metric, dirty.day;
--> statement-breakpoint
grant select on standing_measurement, daily_figure to jarchi_tenant, jarchi_staff;
--> statement-breakpoint
alter table measurement enable row level security;
drop policy if exists own_rows on measurement;
create policy own_rows on measurement to jarchi_tenant using (account_id = nullif(current_setting('app.account_id', true), '')::bigint) with check (account_id = nullif(current_setting('app.account_id', true), '')::bigint);
drop policy if exists staff_reads on measurement;
create policy staff_reads on measurement for select to jarchi_staff using (true);
grant select, insert on measurement to jarchi_tenant;
grant select on measurement to jarchi_staff;
--> statement-breakpoint
alter table measurement_dirty enable row level security;
drop policy if exists own_rows on measurement_dirty;
create policy own_rows on measurement_dirty to jarchi_tenant using (account_id = nullif(current_setting('app.account_id', true), '')::bigint) with check (account_id = nullif(current_setting('app.account_id', true), '')::bigint);
drop policy if exists staff_reads on measurement_dirty;
create policy staff_reads on measurement_dirty for select to jarchi_staff using (true);
grant select, insert, update, delete on measurement_dirty to jarchi_tenant;
grant select on measurement_dirty to jarchi_staff;
--> statement-breakpoint
alter table measurement_finding enable row level security;
drop policy if exists own_rows on measurement_finding;
create policy own_rows on measurement_finding to jarchi_tenant using (account_id = nullif(current_setting('app.account_id', true), '')::bigint) with check (account_id = nullif(current_setting('app.account_id', true), '')::bigint);
drop policy if exists staff_reads on measurement_finding;
create policy staff_reads on measurement_finding for select to jarchi_staff using (true);
grant select, insert on measurement_finding to jarchi_tenant;
grant select on measurement_finding to jarchi_staff;
