CREATE TABLE "audit_words" (
	"audit_id" bigint PRIMARY KEY NOT NULL,
	"account_id" bigint,
	"words" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "attachment" ADD COLUMN "sent_by" bigint;--> statement-breakpoint
ALTER TABLE "attachment" ADD COLUMN "sent_by_staff" bigint;--> statement-breakpoint
ALTER TABLE "dispute" ADD COLUMN "opened_by" bigint;--> statement-breakpoint
ALTER TABLE "document" ADD COLUMN "asked_by" bigint;--> statement-breakpoint
ALTER TABLE "audit_log" ADD COLUMN "is_read" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "audit_words" ADD CONSTRAINT "audit_words_audit_id_audit_log_id_fk" FOREIGN KEY ("audit_id") REFERENCES "public"."audit_log"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audit_words_account" ON "audit_words" USING btree ("account_id");