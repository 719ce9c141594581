ALTER TABLE "draft" ADD COLUMN "created" timestamp with time zone;--> statement-breakpoint
-- The time of their last change is the nearest that is known of older drafts.
UPDATE "draft" SET "created" = "updated_at";--> statement-breakpoint
ALTER TABLE "draft" ALTER COLUMN "created" SET NOT NULL;--> statement-breakpoint
CREATE INDEX "media_file_created" ON "media_file" USING btree ("account_id","created");--> statement-breakpoint
CREATE INDEX "draft_created" ON "draft" USING btree ("account_id","created");
