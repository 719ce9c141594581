DROP INDEX "media_plan_kind";
--> statement-breakpoint
-- With the columns that lists filter and sort by beside the keys, so that a filtered list of a large market is found in the indexes alone.
create index media_plan_search on media_plan (media_type, content_type, price)
  include (publisher_id, id, availability_hours, story_count, reach, is_active);
--> statement-breakpoint
create index publisher_followers on publisher (media_type, followers)
  include (id, page_type, score, is_reliable, is_recommended, will_provide_insight, is_active);
--> statement-breakpoint
create index publisher_page_type on publisher (media_type, page_type, followers)
  include (id, score, is_reliable, is_recommended, will_provide_insight, is_active);
