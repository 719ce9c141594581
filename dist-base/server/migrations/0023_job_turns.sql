CREATE TABLE "job_turn" (
	"account_id" bigint PRIMARY KEY NOT NULL,
	"turns" bigint NOT NULL
);
--> statement-breakpoint
DROP INDEX "job_ready";--> statement-breakpoint
CREATE INDEX "job_due" ON "job" USING btree ("clock","run_at","id") WHERE dead_at is null;--> statement-breakpoint
CREATE INDEX "job_of_account" ON "job" USING btree ("account_id","clock","run_at","id") WHERE dead_at is null;--> statement-breakpoint
CREATE INDEX "job_held" ON "job" USING btree ("account_id") WHERE locked_until is not null;