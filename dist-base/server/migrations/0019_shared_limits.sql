-- Unlogged, so that counting costs no sync to disk: a crash of the database empties it, which limits may be.
CREATE UNLOGGED TABLE "try_count" (
	"kind" text NOT NULL,
	"key_hash" text NOT NULL,
	"taken" integer NOT NULL,
	"next_at" timestamp with time zone,
	"ends_at" timestamp with time zone NOT NULL,
	CONSTRAINT "try_count_kind_key_hash_pk" PRIMARY KEY("kind","key_hash")
) WITH (fillfactor = 50);
--> statement-breakpoint
ALTER TABLE "otp_request" ADD COLUMN "is_failed" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "otp_request" ADD COLUMN "is_known" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "world_clock" ADD COLUMN "moved_by" uuid;--> statement-breakpoint
ALTER TABLE "world_clock" ADD COLUMN "moved_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "world_clock" ADD COLUMN "stands_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "world_clock" ADD COLUMN "moving_to" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "try_count_end" ON "try_count" USING btree ("ends_at");
