-- The same offers as before, with what lists filter by beside the keys.
drop index media_plan_offer;
--> statement-breakpoint
create unique index media_plan_offer on media_plan (publisher_id, content_type, availability_hours, story_count)
  include (id, media_type, price, reach, is_active);
