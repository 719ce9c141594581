ALTER TABLE "campaign" ADD COLUMN "changed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "campaign" ADD COLUMN "replacement_hours" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "campaign" ADD COLUMN "list_ready_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "campaign" ADD COLUMN "pauses" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "campaign" ADD COLUMN "held" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "campaign" ADD COLUMN "captured" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "campaign" ADD COLUMN "released" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "campaign" ADD COLUMN "refunded" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "campaign" ADD COLUMN "rest_released" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "campaign" ADD COLUMN "credit_notes" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "campaign_event" ADD COLUMN "user_id" bigint;--> statement-breakpoint
ALTER TABLE "campaign_event" ADD COLUMN "staff_id" bigint;--> statement-breakpoint
ALTER TABLE "campaign_event" ADD COLUMN "person" text;--> statement-breakpoint
ALTER TABLE "campaign_event" ADD COLUMN "staff" text;--> statement-breakpoint
ALTER TABLE "placement" ADD COLUMN "captured_vat" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "placement" ADD COLUMN "captured_discount" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "placement" ADD COLUMN "captured_publisher" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "placement" ADD COLUMN "refunded" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "placement" ADD COLUMN "share" text DEFAULT 'none' NOT NULL;--> statement-breakpoint
ALTER TABLE "placement" ADD COLUMN "offered_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "placement" ADD COLUMN "out_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "placement" ADD COLUMN "out_reason" text;--> statement-breakpoint
ALTER TABLE "placement" ADD COLUMN "owed_since" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "placement" ADD COLUMN "delivered_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "placement" ADD COLUMN "rejections" smallint DEFAULT 0 NOT NULL;
--> statement-breakpoint
-- What the life of a campaign needs of those under way: its money is what the ledger says, its instants are those of its history.
update campaign c set changed_at = greatest(c.state_since,
  (select max(e.at) from campaign_event e where e.account_id = c.account_id and e.campaign_id = c.id),
  (select max(p.measured_until) from placement p where p.account_id = c.account_id and p.campaign_id = c.id and p.bought_units is not null));
--> statement-breakpoint
alter table campaign alter column changed_at set not null;
--> statement-breakpoint
update campaign c set held = m.held, captured = m.captured, released = m.released, rest_released = m.rest_released
from (
  select t.account_id, t.campaign_id,
    coalesce(sum(e.amount) filter (where t.kind = 'hold'), 0)::bigint as held,
    coalesce(-sum(e.amount) filter (where t.kind = 'capture'), 0)::bigint as captured,
    coalesce(-sum(e.amount) filter (where t.kind = 'release'), 0)::bigint as released,
    coalesce(-sum(e.amount) filter (where t.idempotency_key = 'release:' || o.id || ':' || o.version || ':ceiling'), 0)::bigint as rest_released
  from ledger_transaction t
  join ledger_entry e on e.account_id = t.account_id and e.transaction_id = t.id and e.code = 'advertiser.held'
  join campaign o on o.account_id = t.account_id and o.id = t.campaign_id
  group by 1, 2
) m where m.account_id = c.account_id and m.campaign_id = c.id;
--> statement-breakpoint
update placement p set captured_vat = m.vat, captured_discount = m.discount, captured_publisher = m.publisher
from (
  select t.account_id, split_part(t.idempotency_key, ':', 2)::bigint as placement_id,
    coalesce(sum(e.amount) filter (where e.code = 'vat.payable'), 0)::bigint as vat,
    coalesce(-sum(e.amount) filter (where e.code = 'discount'), 0)::bigint as discount,
    coalesce(sum(e.amount) filter (where e.code = 'publisher.payable'), 0)::bigint as publisher
  from ledger_transaction t join ledger_entry e on e.account_id = t.account_id and e.transaction_id = t.id
  where t.kind = 'capture' and t.idempotency_key ~ '^capture:[0-9]+:' and t.campaign_id is not null
  group by 1, 2
) m where m.account_id = p.account_id and m.placement_id = p.id;
--> statement-breakpoint
-- Posts of ready content have their share with the purchase; where publishers make it, with the list that was taken. States say so and
-- not sums: what costs nothing has a share too. Views and clicks keep theirs until their campaign is over.
update placement p set share = case
  when c.state = 'REJECTED' or (c.state = 'INACTIVE' and c.reason is distinct from 'paused') or p.state in ('declined', 'failed')
    or (p.state in ('ended', 'cut_short') and p.bought_units is null) then 'closed'
  else 'open' end
from campaign c where c.account_id = p.account_id and c.id = p.campaign_id and (
  p.captured + p.released > 0
  or (c.campaign_type <> 'INFLUENCE' and (c.state in ('AWAITING_APPROVAL', 'ACCEPTED', 'SCHEDULED', 'PUBLISHING', 'REJECTED')
    or c.reason in ('completed', 'unfilled')))
  or p.state in ('content_pending', 'content_confirmed', 'scheduled', 'live', 'ended', 'cut_short', 'failed'));
--> statement-breakpoint
-- What happened to campaigns since they are priced as they are.
create temporary view lately as select e.* from campaign_event e where not exists (
  select from campaign_event x
  where x.account_id = e.account_id and x.campaign_id = e.campaign_id and x.event = 'edit' and x.id > e.id);
--> statement-breakpoint
update placement p set offered_at = coalesce(a.at, c.state_since)
from campaign c left join (
  select account_id, campaign_id, max(at) as at from lately where event in ('approve', 'approve_to_negotiation') group by 1, 2
) a on a.account_id = c.account_id and a.campaign_id = c.id
where c.account_id = p.account_id and c.id = p.campaign_id
  and (a.at is not null or p.state <> 'offered' or c.state in ('NEGOTIATION', 'ACCEPTED'));
--> statement-breakpoint
-- Whoever is on a list owes a content since it was taken, or since the last one was rejected.
update placement p set
  owed_since = greatest(coalesce(l.at, c.state_since), k.rejected_at),
  delivered_at = case when p.state <> 'declined' then k.delivered_at end,
  rejections = coalesce(k.rejections, 0)
from campaign c left join (
  select account_id, campaign_id, max(at) as at from lately where event in ('accept_list', 'pay_difference') group by 1, 2
) l on l.account_id = c.account_id and l.campaign_id = c.id, placement q left join (
  select account_id, placement_id, count(*) filter (where state = 'rejected') as rejections,
    max(decided_at) filter (where state = 'rejected') as rejected_at,
    max(created) filter (where state in ('pending', 'confirmed')) as delivered_at
  from created_content group by 1, 2
) k on k.account_id = q.account_id and k.placement_id = q.id
where q.account_id = p.account_id and q.id = p.id and c.account_id = p.account_id and c.id = p.campaign_id
  and c.campaign_type = 'INFLUENCE' and p.share <> 'none';
--> statement-breakpoint
-- Whoever fell out did so when they answered, when a content was taken back, or when their time was over: a title may stand twice in a
-- campaign, so that its history tells this of posts alone that did not come.
update placement p set
  out_at = case
    when p.state = 'failed' then coalesce(f.at, p.slot_at + interval '6 hours')
    when p.owed_since is not null then coalesce(k.at, p.owed_since + interval '72 hours')
    else coalesce(p.answered_at, c.state_since) end,
  out_reason = case
    when p.state = 'failed' then 'not_live'
    when k.at is not null and p.rejections >= 2 then 'content_refused'
    when k.at is not null then 'content_lapsed'
    when p.owed_since is not null then 'delivery_lapsed'
    when p.answered_at >= p.offered_at + case when c.campaign_type = 'INFLUENCE' then interval '72 hours' else interval '24 hours' end
      then 'offer_lapsed'
    else 'declined' end
from campaign c, placement q
left join lateral (
  select min(e.at) as at from campaign_event e
  where e.account_id = q.account_id and e.campaign_id = q.campaign_id and e.event = 'placement_failed' and e.facts ->> 'title' = q.title
    and e.at >= q.slot_at + interval '6 hours'
) f on true
left join lateral (
  select max(w.decided_at) as at from created_content w
  where w.account_id = q.account_id and w.placement_id = q.id and w.state = 'withdrawn'
) k on true
where q.account_id = p.account_id and q.id = p.id and c.account_id = p.account_id and c.id = p.campaign_id and p.state in ('declined', 'failed');
--> statement-breakpoint
-- Publishers of a negotiation have all answered, or let their time pass.
update campaign c set list_ready_at = greatest(case when c.state = 'NEGOTIATION' then c.state_since end, p.answered_at)
from (
  select account_id, campaign_id, max(answered_at) as answered_at from placement group by 1, 2 having bool_and(state <> 'offered')
) p where p.account_id = c.account_id and p.campaign_id = c.id and c.campaign_type = 'INFLUENCE';
--> statement-breakpoint
-- What an ended campaign left open is closed.
update placement p set state = 'declined', out_at = c.state_since, out_reason = 'campaign_over', delivered_at = null
from campaign c where c.account_id = p.account_id and c.id = p.campaign_id
  and (c.state = 'REJECTED' or (c.state = 'INACTIVE' and c.reason is distinct from 'paused'))
  and p.state in ('offered', 'accepted', 'content_pending', 'content_confirmed', 'scheduled');
--> statement-breakpoint
update created_content k set state = 'withdrawn', decided_at = c.state_since
from campaign c where c.account_id = k.account_id and c.id = k.campaign_id and k.state = 'pending'
  and (c.state = 'REJECTED' or (c.state = 'INACTIVE' and c.reason is distinct from 'paused'));
--> statement-breakpoint
-- A history names what moved; what somebody let lapse is nobody's refusal, in versions of before too.
update campaign_event e set event = 'offer_lapsed', actor = 'system'
from campaign_event a
where e.event = 'placement_declined' and a.account_id = e.account_id and a.campaign_id = e.campaign_id and a.id < e.id and e.at = a.at + case
  a.event when 'approve' then interval '24 hours' when 'approve_to_negotiation' then interval '72 hours' end;
--> statement-breakpoint
update campaign_event e set event = p.out_reason, actor = case p.out_reason when 'content_refused' then 'operator' else 'system' end
from placement p
where e.event = 'placement_declined' and p.account_id = e.account_id and p.campaign_id = e.campaign_id and p.title = e.facts ->> 'title'
  and p.out_at = e.at and p.out_reason in ('content_lapsed', 'content_refused', 'delivery_lapsed');
--> statement-breakpoint
update campaign_event set facts = jsonb_strip_nulls(jsonb_build_object(
  'idempotency_key', facts -> 'idempotency_key', 'title', facts -> 'title', 'publishers', facts -> 'publishers',
  'shortfall', nullif(facts -> 'shortfall', '0'), 'reason', facts -> 'reason', 'comment', facts -> 'comment',
  'publish_period_start', facts -> 'publish_period_start', 'publish_period_end', facts -> 'publish_period_end',
  'held', case
    when event in ('purchase', 'pay') then nullif(facts -> 'amount', '0')
    when event in ('accept_list', 'pay_difference') and (facts ->> 'difference')::bigint > 0 then facts -> 'difference' end,
  'captured', case
    when event = 'complete' then facts -> 'amount'
    when event in ('placement_ended', 'placement_cut_short') then nullif(facts -> 'amount', '0') end,
  'released', case
    when event = 'complete' then facts -> 'released'
    when event in ('reject', 'placement_declined', 'placement_failed', 'offer_lapsed', 'content_lapsed', 'content_refused', 'delivery_lapsed')
      then nullif(facts -> 'amount', '0')
    when event in ('accept_list', 'pay_difference') and (facts ->> 'difference')::bigint < 0
      then to_jsonb(-(facts ->> 'difference')::bigint)
    else nullif(facts -> 'released', '0') end));
--> statement-breakpoint
-- A cancellation said what the campaign had cost; it says what it moved.
update campaign_event e set facts = e.facts || jsonb_strip_nulls(jsonb_build_object('captured', m.captured, 'released', m.released))
from (
  select t.account_id, t.campaign_id, t.at, -sum(l.amount) filter (where t.kind = 'capture') as captured,
    -sum(l.amount) filter (where t.kind = 'release') as released
  from ledger_transaction t
  join ledger_entry l on l.account_id = t.account_id and l.transaction_id = t.id and l.code = 'advertiser.held'
  group by 1, 2, 3
) m where e.event = 'cancel' and m.account_id = e.account_id and m.campaign_id = e.campaign_id and m.at = e.at;
--> statement-breakpoint
drop view lately;
--> statement-breakpoint
-- A history names people; accounts read the names of their members, and of staff, through this and reach nothing else of them.
create or replace function name_of_person(person bigint) returns text
language sql stable security definer set search_path = public, pg_temp as $$
  select nullif(trim(u.first_name || ' ' || u.last_name), '') from app_user u where u.id = person and (u.is_staff or exists (
    select from account_member m where m.user_id = u.id and m.account_id = nullif(current_setting('app.account_id', true), '')::bigint))
$$;
--> statement-breakpoint
revoke all on function name_of_person from public;
--> statement-breakpoint
grant execute on function name_of_person to jarchi_tenant;
