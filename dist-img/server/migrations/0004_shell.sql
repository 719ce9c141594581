CREATE TABLE "business_category" (
	"id" integer PRIMARY KEY NOT NULL,
	"title_fa" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "user_panel" (
	"user_id" bigint NOT NULL,
	"service" text NOT NULL,
	"account" text NOT NULL,
	"type" text NOT NULL,
	"app_title" text NOT NULL,
	"url" text NOT NULL,
	CONSTRAINT "user_panel_user_id_service_account_pk" PRIMARY KEY("user_id","service","account")
);
--> statement-breakpoint
CREATE TABLE "changelog_attachment" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "changelog_attachment_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"item_id" bigint NOT NULL,
	"name" text NOT NULL,
	"type" text NOT NULL,
	"size" integer NOT NULL,
	"file_key" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "changelog_item" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "changelog_item_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"title" text DEFAULT '' NOT NULL,
	"content" text NOT NULL,
	"created" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "notification" (
	"account_id" bigint NOT NULL,
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "notification_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"notification_type" text NOT NULL,
	"campaign_id" bigint,
	"facts" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"dedupe_key" text,
	"seen_at" timestamp with time zone,
	"history_date" timestamp with time zone NOT NULL,
	CONSTRAINT "notification_account_id_id_pk" PRIMARY KEY("account_id","id")
);
--> statement-breakpoint
CREATE TABLE "audit_log" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "audit_log_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp with time zone NOT NULL,
	"staff_id" bigint NOT NULL,
	"user_id" bigint,
	"account_id" bigint,
	"session_id" uuid,
	"call" text NOT NULL,
	"subject" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"status" smallint NOT NULL,
	"request_id" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "account" ADD COLUMN "business_data" jsonb;--> statement-breakpoint
ALTER TABLE "session" ADD COLUMN "hijacked_by" bigint;--> statement-breakpoint
ALTER TABLE "session" ADD COLUMN "account_id" bigint;--> statement-breakpoint
ALTER TABLE "session" ADD COLUMN "reason" text;--> statement-breakpoint
ALTER TABLE "user_panel" ADD CONSTRAINT "user_panel_user_id_app_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "changelog_attachment" ADD CONSTRAINT "changelog_attachment_item_id_changelog_item_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."changelog_item"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification" ADD CONSTRAINT "notification_account_id_account_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("account_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "changelog_attachment_item" ON "changelog_attachment" USING btree ("item_id");--> statement-breakpoint
CREATE UNIQUE INDEX "notification_once" ON "notification" USING btree ("account_id","dedupe_key") WHERE dedupe_key is not null;--> statement-breakpoint
CREATE INDEX "notification_latest" ON "notification" USING btree ("account_id","history_date","id");--> statement-breakpoint
CREATE INDEX "notification_unread" ON "notification" USING btree ("account_id","history_date") WHERE seen_at is null;--> statement-breakpoint
CREATE INDEX "audit_log_account" ON "audit_log" USING btree ("account_id","at");--> statement-breakpoint
CREATE INDEX "audit_log_staff" ON "audit_log" USING btree ("staff_id","at");--> statement-breakpoint
ALTER TABLE "session" ADD CONSTRAINT "session_hijacked_by_app_user_id_fk" FOREIGN KEY ("hijacked_by") REFERENCES "public"."app_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "session_hijack" ON "session" USING btree ("account_id","created");