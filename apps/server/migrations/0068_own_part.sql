ALTER TABLE "dispute" ADD COLUMN "opened_by" bigint;--> statement-breakpoint
ALTER TABLE "document" ADD COLUMN "asked_by" bigint;