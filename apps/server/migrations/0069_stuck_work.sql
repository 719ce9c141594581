CREATE TABLE "job_decision" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "job_decision_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"job_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"account_id" bigint,
	"campaign_id" bigint,
	"cause" text NOT NULL,
	"act" text NOT NULL,
	"reason" text NOT NULL,
	"staff_id" bigint NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "job" ALTER COLUMN "max_attempts" SET DEFAULT 12;--> statement-breakpoint
ALTER TABLE "campaign" ADD COLUMN "overdue_since" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "campaign" ADD COLUMN "overdue_told_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "job_decision_at" ON "job_decision" USING btree ("at","id");--> statement-breakpoint
CREATE INDEX "campaign_overdue" ON "campaign" USING btree ("overdue_since") WHERE overdue_since is not null;--> statement-breakpoint
CREATE INDEX "job_failed" ON "job" USING btree ("kind","dedupe_key") WHERE last_error is not null;