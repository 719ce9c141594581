ALTER TABLE "attachment" ADD COLUMN "sent_by" bigint;--> statement-breakpoint
ALTER TABLE "attachment" ADD COLUMN "sent_by_staff" bigint;--> statement-breakpoint
ALTER TABLE "dispute" ADD COLUMN "opened_by" bigint;--> statement-breakpoint
ALTER TABLE "document" ADD COLUMN "asked_by" bigint;