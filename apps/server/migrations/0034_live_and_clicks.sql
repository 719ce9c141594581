CREATE TABLE "click_batch" (
	"account_id" bigint NOT NULL,
	"batch" text NOT NULL,
	"loaded_at" timestamp with time zone NOT NULL,
	CONSTRAINT "click_batch_account_id_batch_pk" PRIMARY KEY("account_id","batch")
);
--> statement-breakpoint
CREATE TABLE "click_hour" (
	"account_id" bigint NOT NULL,
	"placement_id" bigint NOT NULL,
	"hour" timestamp with time zone NOT NULL,
	"verdict" text NOT NULL,
	"campaign_id" bigint NOT NULL,
	"clicks" bigint NOT NULL,
	"late" bigint DEFAULT 0 NOT NULL,
	"is_measured" boolean DEFAULT false NOT NULL,
	CONSTRAINT "click_hour_account_id_placement_id_hour_verdict_pk" PRIMARY KEY("account_id","placement_id","hour","verdict")
);
--> statement-breakpoint
CREATE TABLE "tracked_link" (
	"account_id" bigint NOT NULL,
	"placement_id" bigint NOT NULL,
	"campaign_id" bigint NOT NULL,
	"code" text NOT NULL,
	"target" text NOT NULL,
	"created" timestamp with time zone NOT NULL,
	CONSTRAINT "tracked_link_account_id_placement_id_pk" PRIMARY KEY("account_id","placement_id")
);
--> statement-breakpoint
CREATE TABLE "event" (
	"account_id" bigint NOT NULL,
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "event_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"xid" "xid8" DEFAULT pg_current_xact_id() NOT NULL,
	"kind" text NOT NULL,
	"subject_id" bigint,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "event_account_id_id_pk" PRIMARY KEY("account_id","id")
);
--> statement-breakpoint
ALTER TABLE "click_hour" ADD CONSTRAINT "click_hour_account_id_campaign_id_campaign_account_id_id_fk" FOREIGN KEY ("account_id","campaign_id") REFERENCES "public"."campaign"("account_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tracked_link" ADD CONSTRAINT "tracked_link_account_id_campaign_id_campaign_account_id_id_fk" FOREIGN KEY ("account_id","campaign_id") REFERENCES "public"."campaign"("account_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "click_batch_age" ON "click_batch" USING btree ("loaded_at");--> statement-breakpoint
CREATE INDEX "click_hour_campaign" ON "click_hour" USING btree ("account_id","campaign_id","hour");--> statement-breakpoint
CREATE INDEX "tracked_link_campaign" ON "tracked_link" USING btree ("account_id","campaign_id");--> statement-breakpoint
CREATE INDEX "event_order" ON "event" USING btree ("xid","id");--> statement-breakpoint
CREATE INDEX "event_age" ON "event" USING btree ("at");