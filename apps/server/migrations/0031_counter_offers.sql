ALTER TABLE "placement" ADD COLUMN "asked_price" bigint;--> statement-breakpoint
ALTER TABLE "placement" ADD COLUMN "edited_at" timestamp with time zone;