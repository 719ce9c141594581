CREATE TABLE "notification_read" (
	"account_id" bigint NOT NULL,
	"notice_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	CONSTRAINT "notification_read_account_id_notice_id_user_id_pk" PRIMARY KEY("account_id","notice_id","user_id")
);
--> statement-breakpoint
ALTER TABLE "campaign" ADD COLUMN "auto_ordered_by" bigint;--> statement-breakpoint
ALTER TABLE "notification" ADD COLUMN "waits" text[];--> statement-breakpoint
ALTER TABLE "notification" ADD COLUMN "settled_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "share_link" ADD COLUMN "made_by" bigint;--> statement-breakpoint
ALTER TABLE "share_link" ADD COLUMN "made_by_staff" bigint;--> statement-breakpoint
ALTER TABLE "share_link" ADD COLUMN "made_in_session" uuid;--> statement-breakpoint
ALTER TABLE "notification_read" ADD CONSTRAINT "notification_read_account_id_notice_id_notification_account_id_id_fk" FOREIGN KEY ("account_id","notice_id") REFERENCES "public"."notification"("account_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "notification_read_when" ON "notification_read" USING btree ("account_id","user_id","seen_at");--> statement-breakpoint
CREATE INDEX "notification_waiting" ON "notification" USING btree ("account_id","campaign_id") WHERE waits is not null and settled_at is null;--> statement-breakpoint
CREATE INDEX "share_link_maker" ON "share_link" USING btree ("account_id","made_by");