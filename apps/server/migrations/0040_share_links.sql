CREATE TABLE "share_link" (
	"account_id" bigint NOT NULL,
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "share_link_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"campaign_id" bigint,
	"content_id" bigint,
	"name" text NOT NULL,
	"is_cost_hidden" boolean NOT NULL,
	"key_hash" text NOT NULL,
	"sealed_token" text NOT NULL,
	"created" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"revoked_at" timestamp with time zone,
	"openings" integer DEFAULT 0 NOT NULL,
	"last_opened_at" timestamp with time zone,
	CONSTRAINT "share_link_account_id_id_pk" PRIMARY KEY("account_id","id"),
	CONSTRAINT "share_link_subject" CHECK (("share_link"."campaign_id" is null) <> ("share_link"."content_id" is null))
);
--> statement-breakpoint
ALTER TABLE "share_link" ADD CONSTRAINT "share_link_account_id_account_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("account_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "share_link" ADD CONSTRAINT "share_link_account_id_campaign_id_campaign_account_id_id_fk" FOREIGN KEY ("account_id","campaign_id") REFERENCES "public"."campaign"("account_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "share_link" ADD CONSTRAINT "share_link_account_id_content_id_created_content_account_id_id_fk" FOREIGN KEY ("account_id","content_id") REFERENCES "public"."created_content"("account_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "share_link_campaign" ON "share_link" USING btree ("account_id","campaign_id");--> statement-breakpoint
CREATE INDEX "share_link_content" ON "share_link" USING btree ("account_id","content_id");