CREATE TABLE "channel_code" (
	"code_hash" text PRIMARY KEY NOT NULL,
	"user_id" bigint NOT NULL,
	"channel" text NOT NULL,
	"home_account_id" bigint NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	"used_by" text
);
--> statement-breakpoint
CREATE TABLE "channel_delivery" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "channel_delivery_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"account_id" bigint NOT NULL,
	"notification_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"channel" text NOT NULL,
	"link_id" bigint DEFAULT 0 NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"is_digest" boolean NOT NULL,
	"run_at" timestamp with time zone NOT NULL,
	"attempts" smallint DEFAULT 0 NOT NULL,
	"attempt_id" uuid,
	"lease_until" timestamp with time zone,
	"reason" text,
	"done_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "channel_line" (
	"channel" text NOT NULL,
	"use" text NOT NULL,
	"holder" uuid,
	"busy_until" timestamp with time zone,
	"paused_until" timestamp with time zone,
	"update_offset" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "channel_line_channel_use_pk" PRIMARY KEY("channel","use")
);
--> statement-breakpoint
CREATE TABLE "channel_link" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "channel_link_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" bigint NOT NULL,
	"channel" text NOT NULL,
	"address" text NOT NULL,
	"name" text NOT NULL,
	"linked_at" timestamp with time zone NOT NULL,
	"home_account_id" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "channel_setting" (
	"user_id" bigint PRIMARY KEY NOT NULL,
	"choices" jsonb NOT NULL,
	"quiet_from" smallint NOT NULL,
	"quiet_until" smallint NOT NULL,
	"is_money_urgent" boolean NOT NULL,
	"digest_hour" smallint
);
--> statement-breakpoint
ALTER TABLE "channel_code" ADD CONSTRAINT "channel_code_user_id_app_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "channel_delivery" ADD CONSTRAINT "channel_delivery_user_id_app_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "channel_link" ADD CONSTRAINT "channel_link_user_id_app_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "channel_setting" ADD CONSTRAINT "channel_setting_user_id_app_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "channel_code_expiry" ON "channel_code" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "channel_delivery_once" ON "channel_delivery" USING btree ("account_id","notification_id","user_id","channel","link_id");--> statement-breakpoint
CREATE INDEX "channel_delivery_due" ON "channel_delivery" USING btree ("channel","run_at","id") WHERE state = 'waiting';--> statement-breakpoint
CREATE INDEX "channel_delivery_sending" ON "channel_delivery" USING btree ("channel","lease_until") WHERE state = 'sending';--> statement-breakpoint
CREATE INDEX "channel_delivery_user" ON "channel_delivery" USING btree ("user_id","channel","done_at");--> statement-breakpoint
CREATE UNIQUE INDEX "channel_link_address" ON "channel_link" USING btree ("channel","address");--> statement-breakpoint
CREATE INDEX "channel_link_user" ON "channel_link" USING btree ("user_id");