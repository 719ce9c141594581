ALTER TABLE "media_file" ADD COLUMN "last_modified" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "app_user" ADD COLUMN "changelog_closed" bigint DEFAULT 0 NOT NULL;