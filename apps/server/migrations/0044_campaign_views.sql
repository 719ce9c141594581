CREATE TABLE "campaign_view" (
	"account_id" bigint NOT NULL,
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "campaign_view_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" bigint NOT NULL,
	"name" text NOT NULL,
	"stage" text NOT NULL,
	"ordering" text NOT NULL,
	"filter" jsonb NOT NULL,
	"columns" jsonb NOT NULL,
	"is_default" boolean DEFAULT false NOT NULL,
	"created" timestamp with time zone NOT NULL,
	CONSTRAINT "campaign_view_account_id_id_pk" PRIMARY KEY("account_id","id")
);
--> statement-breakpoint
DROP INDEX "campaign_created";--> statement-breakpoint
ALTER TABLE "campaign_view" ADD CONSTRAINT "campaign_view_account_id_account_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("account_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "campaign_view_name" ON "campaign_view" USING btree ("account_id","user_id","name");--> statement-breakpoint
CREATE UNIQUE INDEX "campaign_view_default" ON "campaign_view" USING btree ("account_id","user_id") WHERE is_default;--> statement-breakpoint
CREATE INDEX "campaign_list" ON "campaign" USING btree ("account_id","is_deleted","created","id","state","media_type","campaign_type","price","discount","cost","reach","views","clicks","goal_total_reach","search_text");--> statement-breakpoint
CREATE INDEX "campaign_by_title" ON "campaign" USING btree ("account_id","is_deleted","title","id","state","media_type","campaign_type");--> statement-breakpoint
CREATE INDEX "campaign_by_start" ON "campaign" USING btree ("account_id","is_deleted","publish_period_start","id","state","media_type","campaign_type");--> statement-breakpoint
CREATE INDEX "campaign_by_price" ON "campaign" USING btree ("account_id","is_deleted",(price - discount),"id","state","media_type","campaign_type","price","discount");