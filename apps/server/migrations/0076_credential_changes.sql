CREATE TABLE "credential_change" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "credential_change_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" bigint NOT NULL,
	"change" text NOT NULL,
	"state" text NOT NULL,
	"ground" text NOT NULL,
	"created" timestamp with time zone NOT NULL,
	"old_phone" text,
	"old_username" text NOT NULL,
	"old_email" text,
	"old_email_verified" boolean NOT NULL,
	"old_password_hash" text,
	"way_back_until" timestamp with time zone NOT NULL,
	"frozen_at" timestamp with time zone,
	"undone_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "app_user" ADD COLUMN "no_money_back_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "app_user" ADD COLUMN "frozen_by" bigint;--> statement-breakpoint
ALTER TABLE "credential_change" ADD CONSTRAINT "credential_change_user_id_app_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "credential_change_user" ON "credential_change" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "credential_change_phone" ON "credential_change" USING btree ("old_phone","way_back_until");