CREATE TABLE "test_gateway_payment" (
	"authority" text PRIMARY KEY NOT NULL,
	"amount" bigint NOT NULL,
	"order_id" text NOT NULL,
	"callback_url" text NOT NULL,
	"description" text NOT NULL,
	"state" text NOT NULL,
	"tracking_number" text,
	"created" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "account" (
	"account_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "account_account_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"slug" text NOT NULL,
	"title" text NOT NULL,
	"is_official" boolean DEFAULT false NOT NULL,
	"debt_limit" bigint DEFAULT 0 NOT NULL,
	"has_seen_welcome_message" boolean DEFAULT false NOT NULL,
	"financial_info" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "account_member" (
	"account_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"role" text DEFAULT 'owner' NOT NULL,
	CONSTRAINT "account_member_account_id_user_id_pk" PRIMARY KEY("account_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "campaign" (
	"account_id" bigint NOT NULL,
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "campaign_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"title" text NOT NULL,
	"media_type" text NOT NULL,
	"campaign_type" text NOT NULL,
	"content_type" text NOT NULL,
	"state" text NOT NULL,
	"reason" text,
	"publish_period_start" date NOT NULL,
	"publish_period_end" date NOT NULL,
	"preferred_publish_start_hour" smallint NOT NULL,
	"preferred_publish_end_hour" smallint NOT NULL,
	"budget" bigint,
	"goal_total_reach" bigint,
	"brief" jsonb NOT NULL,
	"draft_id" bigint NOT NULL,
	"price" bigint NOT NULL,
	"discount" bigint NOT NULL,
	"vat" bigint NOT NULL,
	"total" bigint NOT NULL,
	"vat_percent" numeric NOT NULL,
	"quote_valid_until" timestamp with time zone NOT NULL,
	"is_auto_after_charge" boolean DEFAULT false NOT NULL,
	"reach" bigint DEFAULT 0 NOT NULL,
	"views" bigint DEFAULT 0 NOT NULL,
	"clicks" bigint DEFAULT 0 NOT NULL,
	"cost" bigint DEFAULT 0 NOT NULL,
	"publishers" integer DEFAULT 0 NOT NULL,
	"search_text" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"is_deleted" boolean DEFAULT false NOT NULL,
	"created" timestamp with time zone NOT NULL,
	"state_since" timestamp with time zone NOT NULL,
	CONSTRAINT "campaign_account_id_id_pk" PRIMARY KEY("account_id","id")
);
--> statement-breakpoint
CREATE TABLE "campaign_event" (
	"account_id" bigint NOT NULL,
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "campaign_event_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"campaign_id" bigint NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"event" text NOT NULL,
	"state" text NOT NULL,
	"reason" text,
	"actor" text NOT NULL,
	"facts" jsonb DEFAULT '{}'::jsonb NOT NULL,
	CONSTRAINT "campaign_event_account_id_id_pk" PRIMARY KEY("account_id","id")
);
--> statement-breakpoint
CREATE TABLE "placement" (
	"account_id" bigint NOT NULL,
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "placement_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"campaign_id" bigint NOT NULL,
	"plan_id" bigint NOT NULL,
	"publisher_id" bigint NOT NULL,
	"title" text NOT NULL,
	"username" text NOT NULL,
	"state" text NOT NULL,
	"availability_hours" smallint NOT NULL,
	"reach_estimate" integer NOT NULL,
	"price" bigint NOT NULL,
	"discount" bigint NOT NULL,
	"vat" bigint NOT NULL,
	"total" bigint NOT NULL,
	"publisher_price" bigint NOT NULL,
	"captured" bigint DEFAULT 0 NOT NULL,
	"released" bigint DEFAULT 0 NOT NULL,
	"slot_at" timestamp with time zone,
	"answered_at" timestamp with time zone,
	"live_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"measured_until" timestamp with time zone,
	"post_ref" text,
	CONSTRAINT "placement_account_id_id_pk" PRIMARY KEY("account_id","id")
);
--> statement-breakpoint
CREATE TABLE "media_file" (
	"account_id" bigint NOT NULL,
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "media_file_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"type" text NOT NULL,
	"size" bigint NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"duration" real,
	"storage_key" text NOT NULL,
	"public_key" text NOT NULL,
	"created" timestamp with time zone NOT NULL,
	CONSTRAINT "media_file_account_id_id_pk" PRIMARY KEY("account_id","id")
);
--> statement-breakpoint
CREATE TABLE "draft" (
	"account_id" bigint NOT NULL,
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "draft_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"campaign" bigint,
	"draft_step" text NOT NULL,
	"data" jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"idempotency_key" text NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "draft_account_id_id_pk" PRIMARY KEY("account_id","id")
);
--> statement-breakpoint
CREATE TABLE "ledger_balance" (
	"account_id" bigint NOT NULL,
	"code" text NOT NULL,
	"balance" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "ledger_balance_account_id_code_pk" PRIMARY KEY("account_id","code")
);
--> statement-breakpoint
CREATE TABLE "ledger_entry" (
	"account_id" bigint NOT NULL,
	"transaction_id" bigint NOT NULL,
	"line" smallint NOT NULL,
	"code" text NOT NULL,
	"amount" bigint NOT NULL,
	CONSTRAINT "ledger_entry_account_id_transaction_id_line_pk" PRIMARY KEY("account_id","transaction_id","line")
);
--> statement-breakpoint
CREATE TABLE "ledger_transaction" (
	"account_id" bigint NOT NULL,
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "ledger_transaction_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"campaign_id" bigint,
	"payment_id" bigint,
	"idempotency_key" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "ledger_transaction_account_id_id_pk" PRIMARY KEY("account_id","id")
);
--> statement-breakpoint
CREATE TABLE "payment" (
	"account_id" bigint NOT NULL,
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "payment_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" bigint NOT NULL,
	"gateway" text NOT NULL,
	"amount" bigint NOT NULL,
	"state" text NOT NULL,
	"authority" text,
	"tracking_number" text,
	"return_path" text,
	"idempotency_key" text NOT NULL,
	"created" timestamp with time zone NOT NULL,
	"paid_at" timestamp with time zone,
	CONSTRAINT "payment_account_id_id_pk" PRIMARY KEY("account_id","id")
);
--> statement-breakpoint
CREATE TABLE "category" (
	"id" bigint PRIMARY KEY NOT NULL,
	"title_fa" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "media_plan" (
	"id" bigint PRIMARY KEY GENERATED BY DEFAULT AS IDENTITY (sequence name "media_plan_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"publisher_id" bigint NOT NULL,
	"media_type" text NOT NULL,
	"content_type" text NOT NULL,
	"price" bigint NOT NULL,
	"publisher_price" bigint NOT NULL,
	"availability_hours" smallint NOT NULL,
	"reach" integer NOT NULL,
	"reach_low" integer NOT NULL,
	"reach_high" integer NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL
);
--> statement-breakpoint
CREATE TABLE "publisher" (
	"id" bigint PRIMARY KEY GENERATED BY DEFAULT AS IDENTITY (sequence name "publisher_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"media_type" text NOT NULL,
	"username" text NOT NULL,
	"title" text NOT NULL,
	"search_text" text NOT NULL,
	"page_type" text NOT NULL,
	"followers" integer NOT NULL,
	"score" smallint NOT NULL,
	"is_reliable" boolean NOT NULL,
	"is_recommended" boolean NOT NULL,
	"will_provide_insight" boolean NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL
);
--> statement-breakpoint
CREATE TABLE "publisher_category" (
	"publisher_id" bigint NOT NULL,
	"category_id" bigint NOT NULL,
	CONSTRAINT "publisher_category_publisher_id_category_id_pk" PRIMARY KEY("publisher_id","category_id")
);
--> statement-breakpoint
CREATE TABLE "measurement" (
	"account_id" bigint NOT NULL,
	"placement_id" bigint NOT NULL,
	"metric" text NOT NULL,
	"hour" timestamp with time zone NOT NULL,
	"source" text NOT NULL,
	"campaign_id" bigint NOT NULL,
	"value" bigint NOT NULL,
	"collected_at" timestamp with time zone NOT NULL,
	"is_accepted" boolean DEFAULT true NOT NULL,
	"reject_reason" text,
	CONSTRAINT "measurement_account_id_placement_id_metric_hour_source_pk" PRIMARY KEY("account_id","placement_id","metric","hour","source")
);
--> statement-breakpoint
CREATE TABLE "measurement_day" (
	"account_id" bigint NOT NULL,
	"campaign_id" bigint NOT NULL,
	"placement_id" bigint NOT NULL,
	"metric" text NOT NULL,
	"day" date NOT NULL,
	"value" bigint NOT NULL,
	"accepted" bigint NOT NULL,
	CONSTRAINT "measurement_day_account_id_campaign_id_placement_id_metric_day_pk" PRIMARY KEY("account_id","campaign_id","placement_id","metric","day")
);
--> statement-breakpoint
CREATE TABLE "app_user" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "app_user_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"username" text NOT NULL,
	"email" text,
	"phone" text,
	"first_name" text DEFAULT '' NOT NULL,
	"last_name" text DEFAULT '' NOT NULL,
	"password_hash" text,
	"is_staff" boolean DEFAULT false NOT NULL,
	"phone_verified" boolean DEFAULT false NOT NULL,
	"email_verified" boolean DEFAULT false NOT NULL,
	"created" timestamp with time zone NOT NULL,
	"last_login" timestamp with time zone,
	CONSTRAINT "app_user_username_unique" UNIQUE("username")
);
--> statement-breakpoint
CREATE TABLE "otp_request" (
	"id" uuid PRIMARY KEY NOT NULL,
	"phone" text NOT NULL,
	"address" text NOT NULL,
	"code_hash" text NOT NULL,
	"tries" smallint DEFAULT 0 NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	"created" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "session" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" bigint NOT NULL,
	"refresh_hash" text NOT NULL,
	"previous_hash" text,
	"rotated_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"revoked_at" timestamp with time zone,
	"created" timestamp with time zone NOT NULL,
	"agent" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "doorway" (
	"kind" text NOT NULL,
	"key_hash" text NOT NULL,
	"account_id" bigint NOT NULL,
	"subject_id" bigint NOT NULL,
	"expires_at" timestamp with time zone,
	CONSTRAINT "doorway_kind_key_hash_pk" PRIMARY KEY("kind","key_hash")
);
--> statement-breakpoint
CREATE TABLE "job" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "job_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"account_id" bigint,
	"kind" text NOT NULL,
	"payload" jsonb NOT NULL,
	"clock" text NOT NULL,
	"run_at" timestamp with time zone NOT NULL,
	"priority" smallint DEFAULT 0 NOT NULL,
	"attempts" smallint DEFAULT 0 NOT NULL,
	"max_attempts" smallint DEFAULT 8 NOT NULL,
	"locked_until" timestamp with time zone,
	"dedupe_key" text,
	"last_error" text,
	"dead_at" timestamp with time zone,
	CONSTRAINT "job_clock" CHECK ("job"."clock" in ('wall', 'world'))
);
--> statement-breakpoint
CREATE TABLE "store_state" (
	"key" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "world_clock" (
	"id" smallint PRIMARY KEY DEFAULT 1 NOT NULL,
	"offset_ms" bigint NOT NULL,
	CONSTRAINT "world_clock_single" CHECK ("world_clock"."id" = 1)
);
--> statement-breakpoint
ALTER TABLE "account_member" ADD CONSTRAINT "account_member_account_id_account_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("account_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_member" ADD CONSTRAINT "account_member_user_id_app_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaign" ADD CONSTRAINT "campaign_account_id_account_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("account_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaign_event" ADD CONSTRAINT "campaign_event_account_id_account_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("account_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaign_event" ADD CONSTRAINT "campaign_event_account_id_campaign_id_campaign_account_id_id_fk" FOREIGN KEY ("account_id","campaign_id") REFERENCES "public"."campaign"("account_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "placement" ADD CONSTRAINT "placement_account_id_account_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("account_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "placement" ADD CONSTRAINT "placement_account_id_campaign_id_campaign_account_id_id_fk" FOREIGN KEY ("account_id","campaign_id") REFERENCES "public"."campaign"("account_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "media_file" ADD CONSTRAINT "media_file_account_id_account_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("account_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "draft" ADD CONSTRAINT "draft_account_id_account_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("account_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_balance" ADD CONSTRAINT "ledger_balance_account_id_account_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("account_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entry" ADD CONSTRAINT "ledger_entry_account_id_account_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("account_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entry" ADD CONSTRAINT "ledger_entry_account_id_transaction_id_ledger_transaction_account_id_id_fk" FOREIGN KEY ("account_id","transaction_id") REFERENCES "public"."ledger_transaction"("account_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_transaction" ADD CONSTRAINT "ledger_transaction_account_id_account_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("account_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment" ADD CONSTRAINT "payment_account_id_account_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("account_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "media_plan" ADD CONSTRAINT "media_plan_publisher_id_publisher_id_fk" FOREIGN KEY ("publisher_id") REFERENCES "public"."publisher"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "publisher_category" ADD CONSTRAINT "publisher_category_publisher_id_publisher_id_fk" FOREIGN KEY ("publisher_id") REFERENCES "public"."publisher"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "publisher_category" ADD CONSTRAINT "publisher_category_category_id_category_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."category"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "measurement" ADD CONSTRAINT "measurement_account_id_account_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("account_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "measurement" ADD CONSTRAINT "measurement_account_id_campaign_id_campaign_account_id_id_fk" FOREIGN KEY ("account_id","campaign_id") REFERENCES "public"."campaign"("account_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "measurement_day" ADD CONSTRAINT "measurement_day_account_id_account_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("account_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session" ADD CONSTRAINT "session_user_id_app_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "account_slug" ON "account" USING btree ("slug");--> statement-breakpoint
CREATE INDEX "account_member_user" ON "account_member" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "campaign_draft" ON "campaign" USING btree ("account_id","draft_id");--> statement-breakpoint
CREATE INDEX "campaign_created" ON "campaign" USING btree ("account_id","is_deleted","created");--> statement-breakpoint
CREATE INDEX "campaign_state" ON "campaign" USING btree ("account_id","state");--> statement-breakpoint
CREATE INDEX "campaign_event_campaign" ON "campaign_event" USING btree ("account_id","campaign_id");--> statement-breakpoint
CREATE INDEX "placement_campaign" ON "placement" USING btree ("account_id","campaign_id");--> statement-breakpoint
CREATE UNIQUE INDEX "draft_key" ON "draft" USING btree ("account_id","idempotency_key");--> statement-breakpoint
CREATE INDEX "draft_updated" ON "draft" USING btree ("account_id","updated_at");--> statement-breakpoint
CREATE INDEX "ledger_entry_code" ON "ledger_entry" USING btree ("account_id","code");--> statement-breakpoint
CREATE UNIQUE INDEX "ledger_transaction_key" ON "ledger_transaction" USING btree ("account_id","idempotency_key");--> statement-breakpoint
CREATE INDEX "ledger_transaction_at" ON "ledger_transaction" USING btree ("account_id","at");--> statement-breakpoint
CREATE UNIQUE INDEX "payment_key" ON "payment" USING btree ("account_id","idempotency_key");--> statement-breakpoint
CREATE UNIQUE INDEX "payment_authority" ON "payment" USING btree ("account_id","gateway","authority");--> statement-breakpoint
CREATE UNIQUE INDEX "payment_tracking" ON "payment" USING btree ("account_id","gateway","tracking_number");--> statement-breakpoint
CREATE INDEX "payment_created" ON "payment" USING btree ("account_id","created");--> statement-breakpoint
CREATE UNIQUE INDEX "media_plan_offer" ON "media_plan" USING btree ("publisher_id","content_type","availability_hours");--> statement-breakpoint
CREATE INDEX "media_plan_kind" ON "media_plan" USING btree ("media_type","content_type","price");--> statement-breakpoint
CREATE UNIQUE INDEX "publisher_username" ON "publisher" USING btree ("media_type","username");--> statement-breakpoint
CREATE INDEX "publisher_category_category" ON "publisher_category" USING btree ("category_id");--> statement-breakpoint
CREATE INDEX "measurement_campaign" ON "measurement" USING btree ("account_id","campaign_id","hour");--> statement-breakpoint
CREATE UNIQUE INDEX "app_user_phone" ON "app_user" USING btree ("phone");--> statement-breakpoint
CREATE UNIQUE INDEX "app_user_email" ON "app_user" USING btree ("email");--> statement-breakpoint
CREATE INDEX "otp_request_phone" ON "otp_request" USING btree ("phone","created");--> statement-breakpoint
CREATE INDEX "otp_request_address" ON "otp_request" USING btree ("address","created");--> statement-breakpoint
CREATE UNIQUE INDEX "session_refresh" ON "session" USING btree ("refresh_hash");--> statement-breakpoint
CREATE INDEX "session_previous" ON "session" USING btree ("previous_hash");--> statement-breakpoint
CREATE INDEX "session_user" ON "session" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "doorway_expiry" ON "doorway" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "job_ready" ON "job" USING btree ("clock","run_at") WHERE dead_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "job_dedupe" ON "job" USING btree ("kind","dedupe_key") WHERE attempts = 0 and dedupe_key is not null;