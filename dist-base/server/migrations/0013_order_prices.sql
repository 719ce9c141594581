-- Reference rows: production has them too, and the sample world keeps them. Toman, net of VAT.
insert into click_tier (from_clicks, price, publisher_price) values
  (0, 1500, 1275),
  (5000, 1400, 1190),
  (10000, 1300, 1105),
  (25000, 1150, 978),
  (50000, 1000, 850)
on conflict (from_clicks) do nothing;
--> statement-breakpoint
-- The other platforms that sell views have a price of their own.
insert into cpm_configuration (media_type, content_type, cpm_price, cpm_publisher_price) values
  ('SOROUSH', 'IN_CHANNEL', 12000, 10200)
on conflict (media_type, content_type) do nothing;
--> statement-breakpoint
-- The networks that publish by themselves; a plan's price is that of a thousand views, or of a click.
insert into publisher (media_type, username, title, search_text, page_type, followers, score, is_reliable, is_recommended, will_provide_insight) values
  ('RUBIKA', 'rubika', 'روبیکا', 'messenger روبیکا rubika', 'MESSENGER', 20000000, 9, true, true, true),
  ('SOROUSH', 'soroush', 'سروش پلاس', 'messenger سروش پلاس soroush', 'MESSENGER', 8000000, 9, true, true, true)
on conflict (media_type, username) do nothing;
--> statement-breakpoint
insert into media_plan (publisher_id, media_type, content_type, price, publisher_price, availability_hours, reach, reach_low, reach_high)
select publisher.id, publisher.media_type, offer.content_type, offer.price, offer.publisher_price, 24, offer.reach, offer.reach_low, offer.reach_high
from publisher join (values
  ('RUBIKA', 'PIN', 9000, 7650, 6000000, 4800000, 7200000),
  ('SOROUSH', 'PIN', 1500, 1275, 1200000, 950000, 1450000),
  ('SOROUSH', 'IN_CHANNEL', 12000, 10200, 900000, 700000, 1100000)
) as offer (media_type, content_type, price, publisher_price, reach, reach_low, reach_high) on offer.media_type = publisher.media_type
where publisher.page_type = 'MESSENGER'
order by offer.media_type, offer.content_type desc
on conflict do nothing;
--> statement-breakpoint
-- Discounts are every account's, so an account counts a use through these two and reaches nothing else of them.
create or replace function take_discount_use(code text) returns boolean
language sql security definer set search_path = public, pg_temp as $$
  with taken as (
    update discount set used = used + 1 where discount_code = code and (total_uses is null or used < total_uses) returning 1
  )
  select exists (select from taken)
$$;
--> statement-breakpoint
create or replace function return_discount_use(code text) returns void
language sql security definer set search_path = public, pg_temp as $$
  update discount set used = used - 1 where discount_code = code and used > 0
$$;
--> statement-breakpoint
revoke all on function take_discount_use, return_discount_use from public;
--> statement-breakpoint
grant execute on function take_discount_use, return_discount_use to jarchi_tenant;
