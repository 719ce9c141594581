DROP INDEX "media_plan_offer";--> statement-breakpoint
ALTER TABLE "media_plan" ADD COLUMN "story_count" smallint DEFAULT 1 NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "media_plan_offer" ON "media_plan" USING btree ("publisher_id","content_type","availability_hours","story_count");