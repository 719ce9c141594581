CREATE TABLE "created_content" (
	"account_id" bigint NOT NULL,
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "created_content_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"campaign_id" bigint NOT NULL,
	"placement_id" bigint NOT NULL,
	"attempt" smallint NOT NULL,
	"files" jsonb NOT NULL,
	"caption" text NOT NULL,
	"state" text NOT NULL,
	"advertiser_comment" text DEFAULT '' NOT NULL,
	"attachments" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"created" timestamp with time zone NOT NULL,
	"decided_at" timestamp with time zone,
	"seen_at" timestamp with time zone,
	CONSTRAINT "created_content_account_id_id_pk" PRIMARY KEY("account_id","id")
);
--> statement-breakpoint
ALTER TABLE "measurement" DROP CONSTRAINT "measurement_account_id_placement_id_metric_hour_source_pk";--> statement-breakpoint
ALTER TABLE "measurement" ADD CONSTRAINT "measurement_account_id_placement_id_metric_hour_source_is_accepted_pk" PRIMARY KEY("account_id","placement_id","metric","hour","source","is_accepted");--> statement-breakpoint
ALTER TABLE "placement" ADD COLUMN "delivered_units" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "created_content" ADD CONSTRAINT "created_content_account_id_account_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("account_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "created_content" ADD CONSTRAINT "created_content_account_id_campaign_id_campaign_account_id_id_fk" FOREIGN KEY ("account_id","campaign_id") REFERENCES "public"."campaign"("account_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "created_content" ADD CONSTRAINT "created_content_account_id_placement_id_placement_account_id_id_fk" FOREIGN KEY ("account_id","placement_id") REFERENCES "public"."placement"("account_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "created_content_state" ON "created_content" USING btree ("account_id","state","due_at");--> statement-breakpoint
CREATE INDEX "created_content_placement" ON "created_content" USING btree ("account_id","campaign_id","placement_id");