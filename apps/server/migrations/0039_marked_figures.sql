drop view daily_figure;
--> statement-breakpoint
-- The sums of marked days, made of their figures. A function, so that readers plan and lock the partitions only while days are marked.
create function list_marked_figures() returns table (
  account_id bigint, campaign_id bigint, placement_id bigint, metric text, day date, value bigint, accepted bigint
) language plpgsql stable set search_path = public, pg_temp as $$
declare
  marked measurement_dirty;
begin
  for marked in select * from measurement_dirty loop
    return query
      select m.account_id, m.campaign_id, m.placement_id, m.metric, marked.day, sum(m.value)::bigint,
        coalesce(sum(m.value) filter (where m.is_accepted), 0)::bigint
      from standing_measurement m
      where m.account_id = marked.account_id and m.campaign_id = marked.campaign_id
        and m.hour >= marked.day::timestamp at time zone 'Asia/Tehran' and m.hour < (marked.day + 1)::timestamp at time zone 'Asia/Tehran'
      group by m.account_id, m.campaign_id, m.placement_id, m.metric;
  end loop;
end $$;
--> statement-breakpoint
revoke all on function list_marked_figures() from public;
--> statement-breakpoint
grant execute on function list_marked_figures() to jarchi_tenant, jarchi_staff;
--> statement-breakpoint
create view daily_figure with (security_invoker = true) as
select d.account_id, d.campaign_id, d.placement_id, d.metric, d.day, d.value, d.accepted
from measurement_day d
where not exists (
  select from measurement_dirty dirty
  where dirty.account_id = d.account_id and dirty.campaign_id = d.campaign_id and dirty.day = d.day
)
union all
select m.account_id, m.campaign_id, m.placement_id, m.metric, m.day, m.value, m.accepted from list_marked_figures() m;
--> statement-breakpoint
grant select on daily_figure to jarchi_tenant, jarchi_staff;
