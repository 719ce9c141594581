CREATE TABLE "alert_memory" (
	"account_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"campaign_id" bigint NOT NULL,
	"threshold" bigint,
	"rings" integer NOT NULL,
	"false_since" timestamp with time zone,
	CONSTRAINT "alert_memory_account_id_user_id_kind_campaign_id_pk" PRIMARY KEY("account_id","user_id","kind","campaign_id")
);
--> statement-breakpoint
CREATE TABLE "alert_setting" (
	"account_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"is_on" boolean NOT NULL,
	"threshold" bigint,
	"on_since" timestamp with time zone NOT NULL,
	CONSTRAINT "alert_setting_account_id_user_id_kind_pk" PRIMARY KEY("account_id","user_id","kind")
);
--> statement-breakpoint
CREATE TABLE "scheduled_report" (
	"account_id" bigint NOT NULL,
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "scheduled_report_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" bigint NOT NULL,
	"period" text NOT NULL,
	"day" smallint NOT NULL,
	"hour" smallint NOT NULL,
	"campaigns" jsonb NOT NULL,
	"is_on" boolean NOT NULL,
	"next_run_at" timestamp with time zone NOT NULL,
	"last_due_at" timestamp with time zone,
	"last_made_at" timestamp with time zone,
	"last_from" text,
	"last_to" text,
	"last_failure" text,
	"created" timestamp with time zone NOT NULL,
	CONSTRAINT "scheduled_report_account_id_id_pk" PRIMARY KEY("account_id","id")
);
--> statement-breakpoint
ALTER TABLE "notification" ADD COLUMN "user_id" bigint;--> statement-breakpoint
ALTER TABLE "alert_memory" ADD CONSTRAINT "alert_memory_account_id_account_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("account_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "alert_setting" ADD CONSTRAINT "alert_setting_account_id_account_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("account_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scheduled_report" ADD CONSTRAINT "scheduled_report_account_id_account_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("account_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "scheduled_report_person" ON "scheduled_report" USING btree ("account_id","user_id");