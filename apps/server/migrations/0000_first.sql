-- The whole store. drizzle-kit writes the tables, their keys and most indexes from *.tables.ts; comments mark what is added to them. What
-- drizzle-kit cannot say follows: roles, walls, functions, triggers, views, and the rows that every store has.
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
	"business_data" jsonb,
	"created" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "account_member" (
	"account_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"role" text DEFAULT 'owner' NOT NULL,
	"ceiling" bigint,
	"joined" timestamp with time zone DEFAULT now() NOT NULL,
	"last_seen" timestamp with time zone,
	CONSTRAINT "account_member_account_id_user_id_pk" PRIMARY KEY("account_id","user_id")
);
--> statement-breakpoint
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
CREATE TABLE "attachment" (
	"account_id" bigint NOT NULL,
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "attachment_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"type" text NOT NULL,
	"size" bigint NOT NULL,
	"storage_key" text NOT NULL,
	"sent_by" bigint,
	"sent_by_staff" bigint,
	"created" timestamp with time zone NOT NULL,
	CONSTRAINT "attachment_account_id_id_pk" PRIMARY KEY("account_id","id")
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
	"discounts" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"services" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"bundles" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"quote_valid_until" timestamp with time zone NOT NULL,
	"is_auto_after_charge" boolean DEFAULT false NOT NULL,
	"auto_ordered_by" bigint,
	"is_auto_replace" boolean DEFAULT false NOT NULL,
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
	"changed_at" timestamp with time zone NOT NULL,
	"replacement_hours" smallint DEFAULT 0 NOT NULL,
	"list_ready_at" timestamp with time zone,
	"pauses" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"pause_at" timestamp with time zone,
	"resume_at" timestamp with time zone,
	"disputed_at" timestamp with time zone,
	"held" bigint DEFAULT 0 NOT NULL,
	"captured" bigint DEFAULT 0 NOT NULL,
	"released" bigint DEFAULT 0 NOT NULL,
	"refunded" bigint DEFAULT 0 NOT NULL,
	"rest_released" bigint DEFAULT 0 NOT NULL,
	"credit_notes" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"overdue_since" timestamp with time zone,
	"overdue_told_at" timestamp with time zone,
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
	"user_id" bigint,
	"staff_id" bigint,
	"person" text,
	"staff" text,
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
	"net_step" smallint NOT NULL,
	"plan_price" bigint,
	"asked_price" bigint,
	"bought_units" bigint,
	"delivered_units" bigint DEFAULT 0 NOT NULL,
	"bundle_id" bigint,
	"captured" bigint DEFAULT 0 NOT NULL,
	"released" bigint DEFAULT 0 NOT NULL,
	"captured_vat" bigint DEFAULT 0 NOT NULL,
	"captured_discount" bigint DEFAULT 0 NOT NULL,
	"captured_publisher" bigint DEFAULT 0 NOT NULL,
	"refunded" bigint DEFAULT 0 NOT NULL,
	"share" text DEFAULT 'none' NOT NULL,
	"offered_at" timestamp with time zone,
	"out_at" timestamp with time zone,
	"out_reason" text,
	"owed_since" timestamp with time zone,
	"delivered_at" timestamp with time zone,
	"rejections" smallint DEFAULT 0 NOT NULL,
	"slot_at" timestamp with time zone,
	"live_at" timestamp with time zone,
	"edited_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"measured_until" timestamp with time zone,
	"post_ref" text,
	CONSTRAINT "placement_account_id_id_pk" PRIMARY KEY("account_id","id")
);
--> statement-breakpoint
CREATE TABLE "dispute" (
	"account_id" bigint NOT NULL,
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "dispute_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"campaign_id" bigint NOT NULL,
	"placement_id" bigint,
	"reason" text NOT NULL,
	"attachments" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"opened_by" bigint,
	"opened_at" timestamp with time zone NOT NULL,
	"answered_at" timestamp with time zone,
	"answer" text,
	"staff_id" bigint,
	"refunded" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "dispute_account_id_id_pk" PRIMARY KEY("account_id","id")
);
--> statement-breakpoint
CREATE TABLE "discount_use" (
	"account_id" bigint NOT NULL,
	"campaign_id" bigint NOT NULL,
	"discount_code" text NOT NULL,
	"amount" bigint NOT NULL,
	"used_at" timestamp with time zone NOT NULL,
	"returned_at" timestamp with time zone,
	CONSTRAINT "discount_use_account_id_campaign_id_discount_code_pk" PRIMARY KEY("account_id","campaign_id","discount_code")
);
--> statement-breakpoint
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
CREATE TABLE "media_file" (
	"account_id" bigint NOT NULL,
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "media_file_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"type" text NOT NULL,
	"size" bigint NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"duration" real,
	"rare_coding" text,
	"last_modified" timestamp with time zone,
	"storage_key" text NOT NULL,
	"thumb_key" text,
	"public_key" text NOT NULL,
	"created" timestamp with time zone NOT NULL,
	CONSTRAINT "media_file_account_id_id_pk" PRIMARY KEY("account_id","id")
);
--> statement-breakpoint
CREATE TABLE "media_template" (
	"account_id" bigint NOT NULL,
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "media_template_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"title" text NOT NULL,
	"media_type" text NOT NULL,
	"content_type" text NOT NULL,
	"media_file_id" bigint NOT NULL,
	"created" timestamp with time zone NOT NULL,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "media_template_account_id_id_pk" PRIMARY KEY("account_id","id")
);
--> statement-breakpoint
CREATE TABLE "document" (
	"account_id" bigint NOT NULL,
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "document_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"state" text NOT NULL,
	"series" text,
	"year" integer,
	"sequence" integer,
	"number" text,
	"issued_at" timestamp with time zone,
	"created" timestamp with time zone NOT NULL,
	"cause" text NOT NULL,
	"campaign_id" bigint,
	"payment_id" bigint,
	"money_request_id" bigint,
	"corrects_id" bigint,
	"official_id" bigint,
	"valid_until" date,
	"asked_by" bigint,
	"reason" text,
	"closed_at" timestamp with time zone,
	"gross" bigint NOT NULL,
	"discount" bigint NOT NULL,
	"net" bigint NOT NULL,
	"vat" bigint NOT NULL,
	"total" bigint NOT NULL,
	"search_text" text NOT NULL,
	"content" jsonb NOT NULL,
	CONSTRAINT "document_account_id_id_pk" PRIMARY KEY("account_id","id")
);
--> statement-breakpoint
CREATE TABLE "document_number" (
	"series" text NOT NULL,
	"year" integer NOT NULL,
	"last" integer NOT NULL,
	"last_at" timestamp with time zone NOT NULL,
	CONSTRAINT "document_number_series_year_pk" PRIMARY KEY("series","year")
);
--> statement-breakpoint
CREATE TABLE "pre_invoice_payment" (
	"account_id" bigint NOT NULL,
	"payment_id" bigint NOT NULL,
	"document_id" bigint NOT NULL,
	CONSTRAINT "pre_invoice_payment_account_id_payment_id_pk" PRIMARY KEY("account_id","payment_id")
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
	"created" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "draft_account_id_id_pk" PRIMARY KEY("account_id","id")
);
--> statement-breakpoint
CREATE TABLE "gateway_reference" (
	"gateway" text NOT NULL,
	"kind" text NOT NULL,
	"reference" text NOT NULL,
	"account_id" bigint NOT NULL,
	"payment_id" bigint NOT NULL,
	"credited_at" timestamp with time zone NOT NULL,
	CONSTRAINT "gateway_reference_gateway_kind_reference_pk" PRIMARY KEY("gateway","kind","reference")
);
--> statement-breakpoint
CREATE TABLE "ledger_balance" (
	"account_id" bigint NOT NULL,
	"code" text NOT NULL,
	"balance" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "ledger_balance_account_id_code_pk" PRIMARY KEY("account_id","code")
);
--> statement-breakpoint
CREATE TABLE "ledger_day" (
	"account_id" bigint NOT NULL,
	"day" date NOT NULL,
	"kind" text NOT NULL,
	"campaign_id" bigint NOT NULL,
	"lines" bigint NOT NULL,
	"entries" bigint NOT NULL,
	"available" bigint NOT NULL,
	"held" bigint NOT NULL,
	CONSTRAINT "ledger_day_account_id_day_kind_campaign_id_pk" PRIMARY KEY("account_id","day","kind","campaign_id")
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
CREATE TABLE "ledger_line" (
	"account_id" bigint NOT NULL,
	"line" bigint NOT NULL,
	"kind" text NOT NULL,
	"day" date NOT NULL,
	"campaign_id" bigint,
	"payment_id" bigint,
	"money_request_id" bigint,
	"placement_id" bigint,
	"units" bigint,
	"first_moves" bigint NOT NULL,
	"last_moves" bigint NOT NULL,
	"entries" bigint NOT NULL,
	"transaction_id" bigint NOT NULL,
	"number" bigint NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"available" bigint NOT NULL,
	"held" bigint NOT NULL,
	"available_after" bigint NOT NULL,
	"held_after" bigint NOT NULL,
	CONSTRAINT "ledger_line_account_id_line_pk" PRIMARY KEY("account_id","line")
);
--> statement-breakpoint
CREATE TABLE "ledger_transaction" (
	"account_id" bigint NOT NULL,
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "ledger_transaction_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"number" bigint NOT NULL,
	"moves" bigint NOT NULL,
	"kind" text NOT NULL,
	"campaign_id" bigint,
	"payment_id" bigint,
	"money_request_id" bigint,
	"placement_id" bigint,
	"units" bigint,
	"idempotency_key" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"available" bigint NOT NULL,
	"held" bigint NOT NULL,
	"available_after" bigint NOT NULL,
	"held_after" bigint NOT NULL,
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
CREATE TABLE "help_article" (
	"slug" text PRIMARY KEY NOT NULL,
	"category_id" integer NOT NULL,
	"title" text NOT NULL,
	"summary" text NOT NULL,
	"keywords" text NOT NULL,
	"body" jsonb NOT NULL,
	"related" jsonb NOT NULL,
	"position" integer NOT NULL,
	"beginning" integer,
	"updated" text NOT NULL,
	"seeded_hash" text DEFAULT '' NOT NULL,
	"edited_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "help_category" (
	"id" integer PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"summary" text NOT NULL,
	"position" integer NOT NULL,
	"seeded_hash" text DEFAULT '' NOT NULL,
	"edited_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "help_reader" (
	"user_id" bigint NOT NULL,
	"article" text NOT NULL,
	"opened_at" timestamp with time zone NOT NULL,
	"is_useful" boolean,
	"comment" text DEFAULT '' NOT NULL,
	"voted_at" timestamp with time zone,
	CONSTRAINT "help_reader_user_id_article_pk" PRIMARY KEY("user_id","article")
);
--> statement-breakpoint
-- One partition for each Tehran month, which open_measurement_month makes. Hence no foreign keys.
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
	"reject_reason" text DEFAULT '' NOT NULL,
	"revision" smallint DEFAULT 0 NOT NULL,
	CONSTRAINT "measurement_key" PRIMARY KEY("account_id","placement_id","metric","hour","revision","reject_reason")
) PARTITION BY RANGE ("hour");
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
CREATE TABLE "measurement_dirty" (
	"account_id" bigint NOT NULL,
	"campaign_id" bigint NOT NULL,
	"day" date NOT NULL,
	CONSTRAINT "measurement_dirty_account_id_campaign_id_day_pk" PRIMARY KEY("account_id","campaign_id","day")
);
--> statement-breakpoint
CREATE TABLE "measurement_finding" (
	"account_id" bigint NOT NULL,
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "measurement_finding_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"campaign_id" bigint NOT NULL,
	"placement_id" bigint NOT NULL,
	"metric" text NOT NULL,
	"hour" timestamp with time zone NOT NULL,
	"source" text NOT NULL,
	"standing" bigint NOT NULL,
	"value" bigint NOT NULL,
	"is_counted" boolean NOT NULL,
	"found_at" timestamp with time zone NOT NULL,
	CONSTRAINT "measurement_finding_account_id_id_pk" PRIMARY KEY("account_id","id")
);
--> statement-breakpoint
CREATE TABLE "money_request" (
	"account_id" bigint NOT NULL,
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "money_request_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"direction" text,
	"state" text NOT NULL,
	"amount" bigint NOT NULL,
	"amount_credited" bigint,
	"reason" text DEFAULT '' NOT NULL,
	"outcome" text DEFAULT '' NOT NULL,
	"made_by_user" bigint,
	"made_by_staff" bigint,
	"first_staff" bigint,
	"second_staff" bigint,
	"other_account_id" bigint,
	"origin_id" bigint,
	"iban" text,
	"bank" text,
	"day" date,
	"tracking_number" text,
	"attachments" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"idempotency_key" text,
	"created" timestamp with time zone NOT NULL,
	"decided_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "money_request_account_id_id_pk" PRIMARY KEY("account_id","id")
);
--> statement-breakpoint
CREATE TABLE "money_request_event" (
	"account_id" bigint NOT NULL,
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "money_request_event_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"request_id" bigint NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"state" text NOT NULL,
	"user_id" bigint,
	"staff_id" bigint,
	"amount" bigint,
	"text" text DEFAULT '' NOT NULL,
	CONSTRAINT "money_request_event_account_id_id_pk" PRIMARY KEY("account_id","id")
);
--> statement-breakpoint
CREATE TABLE "slip_reference" (
	"bank" text NOT NULL,
	"day" date NOT NULL,
	"tracking_number" text NOT NULL,
	"account_id" bigint NOT NULL,
	"request_id" bigint NOT NULL,
	"credited_at" timestamp with time zone NOT NULL,
	CONSTRAINT "slip_reference_bank_day_tracking_number_pk" PRIMARY KEY("bank","day","tracking_number")
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
	"user_id" bigint,
	"facts" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"dedupe_key" text,
	"waits" text[],
	"settled_at" timestamp with time zone,
	"history_date" timestamp with time zone NOT NULL,
	CONSTRAINT "notification_account_id_id_pk" PRIMARY KEY("account_id","id")
);
--> statement-breakpoint
CREATE TABLE "notification_read" (
	"account_id" bigint NOT NULL,
	"notice_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	CONSTRAINT "notification_read_account_id_notice_id_user_id_pk" PRIMARY KEY("account_id","notice_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "phone_document" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "phone_document_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"request_id" bigint NOT NULL,
	"name" text NOT NULL,
	"type" text NOT NULL,
	"size" bigint NOT NULL,
	"storage_key" text NOT NULL,
	"created" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "phone_request" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "phone_request_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" bigint,
	"ground" text NOT NULL,
	"state" text NOT NULL,
	"login" text NOT NULL,
	"new_phone" text NOT NULL,
	"present_phone" text,
	"session_id" uuid,
	"story" text DEFAULT '' NOT NULL,
	"created" timestamp with time zone NOT NULL,
	"sent_at" timestamp with time zone,
	"until" timestamp with time zone NOT NULL,
	"first_staff" bigint,
	"second_staff" bigint,
	"stopped_by" text,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "phone_request_entry" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "phone_request_entry_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"request_id" bigint NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"what" text NOT NULL,
	"by" text NOT NULL,
	"stopped_by" text,
	"staff_id" bigint,
	"reason" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "click_tier" (
	"from_clicks" integer PRIMARY KEY NOT NULL,
	"price" bigint NOT NULL,
	"publisher_price" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "cpm_configuration" (
	"media_type" text NOT NULL,
	"content_type" text NOT NULL,
	"cpm_price" bigint NOT NULL,
	"cpm_publisher_price" bigint NOT NULL,
	CONSTRAINT "cpm_configuration_media_type_content_type_pk" PRIMARY KEY("media_type","content_type")
);
--> statement-breakpoint
CREATE TABLE "discount" (
	"discount_code" text PRIMARY KEY NOT NULL,
	"percent" smallint,
	"toman" bigint,
	"maximum_amount" bigint,
	"minimum_purchase" bigint DEFAULT 0 NOT NULL,
	"valid_from" timestamp with time zone NOT NULL,
	"valid_until" timestamp with time zone,
	"media_types" jsonb,
	"campaign_types" jsonb,
	"is_once_per_account" boolean NOT NULL,
	"total_uses" integer,
	"is_stackable" boolean NOT NULL,
	"used" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "service_offer" (
	"key" text PRIMARY KEY NOT NULL,
	"title_fa" text NOT NULL,
	"description_fa" text NOT NULL,
	"price" bigint NOT NULL,
	"media_types" jsonb,
	"campaign_types" jsonb,
	"position" smallint NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL
);
--> statement-breakpoint
CREATE TABLE "email_code" (
	"user_id" bigint PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"code_hash" text NOT NULL,
	"tries" smallint DEFAULT 0 NOT NULL,
	"created" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "bundle" (
	"id" bigint PRIMARY KEY GENERATED BY DEFAULT AS IDENTITY (sequence name "bundle_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"media_type" text NOT NULL,
	"content_type" text NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"price" bigint NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL
);
--> statement-breakpoint
CREATE TABLE "bundle_plan" (
	"bundle_id" bigint NOT NULL,
	"plan_id" bigint NOT NULL,
	CONSTRAINT "bundle_plan_bundle_id_plan_id_pk" PRIMARY KEY("bundle_id","plan_id")
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
	"story_count" smallint DEFAULT 1 NOT NULL,
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
CREATE TABLE "campaign_note" (
	"account_id" bigint NOT NULL,
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "campaign_note_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"campaign_id" bigint NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"text" text NOT NULL,
	"user_id" bigint NOT NULL,
	"created" timestamp with time zone NOT NULL,
	CONSTRAINT "campaign_note_account_id_id_pk" PRIMARY KEY("account_id","id")
);
--> statement-breakpoint
CREATE TABLE "credential_request" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"door_hash" text NOT NULL,
	"user_id" bigint,
	"challenge" text DEFAULT '' NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "passkey" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "passkey_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" bigint NOT NULL,
	"credential_id" text NOT NULL,
	"public_key" "bytea" NOT NULL,
	"counter" bigint NOT NULL,
	"transports" text[] NOT NULL,
	"is_backed_up" boolean NOT NULL,
	"name" text NOT NULL,
	"created" timestamp with time zone NOT NULL,
	"last_used_at" timestamp with time zone
);
--> statement-breakpoint
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
	"image_key" text,
	"created" timestamp with time zone NOT NULL,
	"last_login" timestamp with time zone,
	"changelog_closed" bigint DEFAULT 0 NOT NULL,
	"password_changed_at" timestamp with time zone,
	"no_money_back_until" timestamp with time zone,
	"frozen_by" bigint,
	"terms_version" smallint,
	"terms_accepted_at" timestamp with time zone,
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
	"is_failed" boolean DEFAULT false NOT NULL,
	"is_known" boolean DEFAULT false NOT NULL,
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
	"agent" text DEFAULT '' NOT NULL,
	"address" text DEFAULT '' NOT NULL,
	"impersonated_by" bigint,
	"account_id" bigint,
	"reason" text
);
--> statement-breakpoint
CREATE TABLE "share_link" (
	"account_id" bigint NOT NULL,
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "share_link_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"campaign_id" bigint,
	"content_id" bigint,
	"made_by" bigint,
	"made_by_staff" bigint,
	"made_in_session" uuid,
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
	"is_read" boolean DEFAULT false NOT NULL,
	"request_id" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "audit_words" (
	"audit_id" bigint PRIMARY KEY NOT NULL,
	"account_id" bigint,
	"words" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "job_decision" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "job_decision_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"job_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"account_id" bigint,
	"campaign_id" bigint,
	"cause" text NOT NULL,
	"act" text NOT NULL,
	"reason" text NOT NULL,
	"staff_id" bigint NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "chat_identity" (
	"account_id" bigint NOT NULL,
	"user_id" text NOT NULL,
	"created" timestamp with time zone NOT NULL,
	CONSTRAINT "chat_identity_account_id_pk" PRIMARY KEY("account_id")
);
--> statement-breakpoint
CREATE TABLE "team_invitation" (
	"account_id" bigint NOT NULL,
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "team_invitation_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"phone" text NOT NULL,
	"role" text NOT NULL,
	"ceiling" bigint,
	"invited_by" bigint NOT NULL,
	"created" timestamp with time zone NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"ended_as" text,
	"ended_at" timestamp with time zone,
	CONSTRAINT "team_invitation_account_id_id_pk" PRIMARY KEY("account_id","id")
);
--> statement-breakpoint
CREATE TABLE "ticket" (
	"account_id" bigint NOT NULL,
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "ticket_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"department" text NOT NULL,
	"category" text NOT NULL,
	"subject" text NOT NULL,
	"search_text" text NOT NULL,
	"state" text NOT NULL,
	"campaign_id" bigint,
	"order_id" bigint,
	"document_id" bigint,
	"assigned_staff" bigint,
	"first_answered_at" timestamp with time zone,
	"last_entry_id" bigint DEFAULT 0 NOT NULL,
	"last_staff_entry_id" bigint DEFAULT 0 NOT NULL,
	"last_at" timestamp with time zone NOT NULL,
	"entries" integer DEFAULT 0 NOT NULL,
	"closings" integer DEFAULT 0 NOT NULL,
	"idempotency_key" text NOT NULL,
	"created" timestamp with time zone NOT NULL,
	CONSTRAINT "ticket_account_id_id_pk" PRIMARY KEY("account_id","id")
);
--> statement-breakpoint
CREATE TABLE "ticket_entry" (
	"account_id" bigint NOT NULL,
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "ticket_entry_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"ticket_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"author" text NOT NULL,
	"user_id" bigint,
	"staff_id" bigint,
	"text" text DEFAULT '' NOT NULL,
	"attachments" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"idempotency_key" text,
	CONSTRAINT "ticket_entry_account_id_id_pk" PRIMARY KEY("account_id","id")
);
--> statement-breakpoint
CREATE TABLE "ticket_rating" (
	"account_id" bigint NOT NULL,
	"ticket_id" bigint NOT NULL,
	"closing" integer NOT NULL,
	"rating" smallint NOT NULL,
	"words" text DEFAULT '' NOT NULL,
	"user_id" bigint,
	"staff_id" bigint,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "ticket_rating_account_id_ticket_id_closing_pk" PRIMARY KEY("account_id","ticket_id","closing")
);
--> statement-breakpoint
CREATE TABLE "ticket_reader" (
	"account_id" bigint NOT NULL,
	"ticket_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"read_to" bigint NOT NULL,
	CONSTRAINT "ticket_reader_account_id_ticket_id_user_id_pk" PRIMARY KEY("account_id","ticket_id","user_id")
);
--> statement-breakpoint
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
CREATE TABLE "world_clock" (
	"id" smallint PRIMARY KEY DEFAULT 1 NOT NULL,
	"offset_ms" bigint NOT NULL,
	"moved_by" uuid,
	"moved_until" timestamp with time zone,
	"stands_at" timestamp with time zone,
	"moving_to" timestamp with time zone,
	CONSTRAINT "world_clock_single" CHECK ("world_clock"."id" = 1)
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
	"max_attempts" smallint DEFAULT 12 NOT NULL,
	"locked_until" timestamp with time zone,
	"dedupe_key" text,
	"last_error" text,
	"dead_at" timestamp with time zone,
	CONSTRAINT "job_clock" CHECK ("job"."clock" in ('wall', 'world'))
);
--> statement-breakpoint
CREATE TABLE "job_turn" (
	"account_id" bigint PRIMARY KEY NOT NULL,
	"turns" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "request_key" (
	"account_id" bigint NOT NULL,
	"idempotency_key" text NOT NULL,
	"fingerprint" text NOT NULL,
	"created" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "request_key_account_id_idempotency_key_pk" PRIMARY KEY("account_id","idempotency_key")
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
CREATE TABLE "doorway" (
	"kind" text NOT NULL,
	"key_hash" text NOT NULL,
	"account_id" bigint NOT NULL,
	"subject_id" bigint NOT NULL,
	"expires_at" timestamp with time zone,
	CONSTRAINT "doorway_kind_key_hash_pk" PRIMARY KEY("kind","key_hash")
);
--> statement-breakpoint
CREATE TABLE "store_state" (
	"key" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL
);
--> statement-breakpoint
-- Unlogged, so that counting costs no sync to disk: a crash of the database empties it, and limits can bear that.
CREATE UNLOGGED TABLE "try_count" (
	"kind" text NOT NULL,
	"key_hash" text NOT NULL,
	"taken" integer NOT NULL,
	"next_at" timestamp with time zone,
	"ends_at" timestamp with time zone NOT NULL,
	CONSTRAINT "try_count_kind_key_hash_pk" PRIMARY KEY("kind","key_hash")
) WITH (fillfactor = 50);
--> statement-breakpoint
ALTER TABLE "account_member" ADD CONSTRAINT "account_member_account_id_account_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("account_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_member" ADD CONSTRAINT "account_member_user_id_app_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_panel" ADD CONSTRAINT "user_panel_user_id_app_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "alert_memory" ADD CONSTRAINT "alert_memory_account_id_account_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("account_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "alert_setting" ADD CONSTRAINT "alert_setting_account_id_account_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("account_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scheduled_report" ADD CONSTRAINT "scheduled_report_account_id_account_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("account_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attachment" ADD CONSTRAINT "attachment_account_id_account_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("account_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaign" ADD CONSTRAINT "campaign_account_id_account_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("account_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaign_event" ADD CONSTRAINT "campaign_event_account_id_account_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("account_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaign_event" ADD CONSTRAINT "campaign_event_account_id_campaign_id_campaign_account_id_id_fk" FOREIGN KEY ("account_id","campaign_id") REFERENCES "public"."campaign"("account_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "placement" ADD CONSTRAINT "placement_account_id_account_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("account_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "placement" ADD CONSTRAINT "placement_account_id_campaign_id_campaign_account_id_id_fk" FOREIGN KEY ("account_id","campaign_id") REFERENCES "public"."campaign"("account_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dispute" ADD CONSTRAINT "dispute_account_id_account_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("account_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dispute" ADD CONSTRAINT "dispute_account_id_campaign_id_campaign_account_id_id_fk" FOREIGN KEY ("account_id","campaign_id") REFERENCES "public"."campaign"("account_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "discount_use" ADD CONSTRAINT "discount_use_account_id_campaign_id_campaign_account_id_id_fk" FOREIGN KEY ("account_id","campaign_id") REFERENCES "public"."campaign"("account_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "channel_code" ADD CONSTRAINT "channel_code_user_id_app_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "channel_delivery" ADD CONSTRAINT "channel_delivery_user_id_app_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "channel_link" ADD CONSTRAINT "channel_link_user_id_app_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "channel_setting" ADD CONSTRAINT "channel_setting_user_id_app_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "click_hour" ADD CONSTRAINT "click_hour_account_id_campaign_id_campaign_account_id_id_fk" FOREIGN KEY ("account_id","campaign_id") REFERENCES "public"."campaign"("account_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tracked_link" ADD CONSTRAINT "tracked_link_account_id_campaign_id_campaign_account_id_id_fk" FOREIGN KEY ("account_id","campaign_id") REFERENCES "public"."campaign"("account_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "created_content" ADD CONSTRAINT "created_content_account_id_account_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("account_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "created_content" ADD CONSTRAINT "created_content_account_id_campaign_id_campaign_account_id_id_fk" FOREIGN KEY ("account_id","campaign_id") REFERENCES "public"."campaign"("account_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "created_content" ADD CONSTRAINT "created_content_account_id_placement_id_placement_account_id_id_fk" FOREIGN KEY ("account_id","placement_id") REFERENCES "public"."placement"("account_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "media_file" ADD CONSTRAINT "media_file_account_id_account_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("account_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "media_template" ADD CONSTRAINT "media_template_account_id_account_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("account_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "media_template" ADD CONSTRAINT "media_template_account_id_media_file_id_media_file_account_id_id_fk" FOREIGN KEY ("account_id","media_file_id") REFERENCES "public"."media_file"("account_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document" ADD CONSTRAINT "document_account_id_account_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("account_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document" ADD CONSTRAINT "document_account_id_corrects_id_document_account_id_id_fk" FOREIGN KEY ("account_id","corrects_id") REFERENCES "public"."document"("account_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document" ADD CONSTRAINT "document_account_id_official_id_document_account_id_id_fk" FOREIGN KEY ("account_id","official_id") REFERENCES "public"."document"("account_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pre_invoice_payment" ADD CONSTRAINT "pre_invoice_payment_account_id_document_id_document_account_id_id_fk" FOREIGN KEY ("account_id","document_id") REFERENCES "public"."document"("account_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "draft" ADD CONSTRAINT "draft_account_id_account_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("account_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_balance" ADD CONSTRAINT "ledger_balance_account_id_account_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("account_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_day" ADD CONSTRAINT "ledger_day_account_id_account_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("account_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entry" ADD CONSTRAINT "ledger_entry_account_id_account_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("account_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entry" ADD CONSTRAINT "ledger_entry_account_id_transaction_id_ledger_transaction_account_id_id_fk" FOREIGN KEY ("account_id","transaction_id") REFERENCES "public"."ledger_transaction"("account_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_line" ADD CONSTRAINT "ledger_line_account_id_account_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("account_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_transaction" ADD CONSTRAINT "ledger_transaction_account_id_account_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("account_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment" ADD CONSTRAINT "payment_account_id_account_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("account_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "help_article" ADD CONSTRAINT "help_article_category_id_help_category_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."help_category"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "help_reader" ADD CONSTRAINT "help_reader_user_id_app_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "help_reader" ADD CONSTRAINT "help_reader_article_help_article_slug_fk" FOREIGN KEY ("article") REFERENCES "public"."help_article"("slug") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "measurement_day" ADD CONSTRAINT "measurement_day_account_id_account_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("account_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "measurement_dirty" ADD CONSTRAINT "measurement_dirty_account_id_account_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("account_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "measurement_dirty" ADD CONSTRAINT "measurement_dirty_campaign" FOREIGN KEY ("account_id","campaign_id") REFERENCES "public"."campaign"("account_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "measurement_finding" ADD CONSTRAINT "measurement_finding_account_id_account_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("account_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "measurement_finding" ADD CONSTRAINT "measurement_finding_campaign" FOREIGN KEY ("account_id","campaign_id") REFERENCES "public"."campaign"("account_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "money_request" ADD CONSTRAINT "money_request_account_id_account_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("account_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "money_request_event" ADD CONSTRAINT "money_request_event_account_id_account_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("account_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "money_request_event" ADD CONSTRAINT "money_request_event_account_id_request_id_money_request_account_id_id_fk" FOREIGN KEY ("account_id","request_id") REFERENCES "public"."money_request"("account_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "changelog_attachment" ADD CONSTRAINT "changelog_attachment_item_id_changelog_item_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."changelog_item"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification" ADD CONSTRAINT "notification_account_id_account_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("account_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification_read" ADD CONSTRAINT "notification_read_account_id_notice_id_notification_account_id_id_fk" FOREIGN KEY ("account_id","notice_id") REFERENCES "public"."notification"("account_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "phone_document" ADD CONSTRAINT "phone_document_request_id_phone_request_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."phone_request"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "phone_request" ADD CONSTRAINT "phone_request_user_id_app_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "phone_request" ADD CONSTRAINT "phone_request_first_staff_app_user_id_fk" FOREIGN KEY ("first_staff") REFERENCES "public"."app_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "phone_request" ADD CONSTRAINT "phone_request_second_staff_app_user_id_fk" FOREIGN KEY ("second_staff") REFERENCES "public"."app_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "phone_request_entry" ADD CONSTRAINT "phone_request_entry_request_id_phone_request_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."phone_request"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "phone_request_entry" ADD CONSTRAINT "phone_request_entry_staff_id_app_user_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."app_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "email_code" ADD CONSTRAINT "email_code_user_id_app_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bundle_plan" ADD CONSTRAINT "bundle_plan_bundle_id_bundle_id_fk" FOREIGN KEY ("bundle_id") REFERENCES "public"."bundle"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bundle_plan" ADD CONSTRAINT "bundle_plan_plan_id_media_plan_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."media_plan"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "media_plan" ADD CONSTRAINT "media_plan_publisher_id_publisher_id_fk" FOREIGN KEY ("publisher_id") REFERENCES "public"."publisher"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "publisher_category" ADD CONSTRAINT "publisher_category_publisher_id_publisher_id_fk" FOREIGN KEY ("publisher_id") REFERENCES "public"."publisher"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "publisher_category" ADD CONSTRAINT "publisher_category_category_id_category_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."category"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaign_note" ADD CONSTRAINT "campaign_note_account_id_account_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("account_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaign_note" ADD CONSTRAINT "campaign_note_account_id_campaign_id_campaign_account_id_id_fk" FOREIGN KEY ("account_id","campaign_id") REFERENCES "public"."campaign"("account_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credential_request" ADD CONSTRAINT "credential_request_user_id_app_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "passkey" ADD CONSTRAINT "passkey_user_id_app_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credential_change" ADD CONSTRAINT "credential_change_user_id_app_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session" ADD CONSTRAINT "session_user_id_app_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session" ADD CONSTRAINT "session_impersonated_by_app_user_id_fk" FOREIGN KEY ("impersonated_by") REFERENCES "public"."app_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "share_link" ADD CONSTRAINT "share_link_account_id_account_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("account_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "share_link" ADD CONSTRAINT "share_link_account_id_campaign_id_campaign_account_id_id_fk" FOREIGN KEY ("account_id","campaign_id") REFERENCES "public"."campaign"("account_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "share_link" ADD CONSTRAINT "share_link_account_id_content_id_created_content_account_id_id_fk" FOREIGN KEY ("account_id","content_id") REFERENCES "public"."created_content"("account_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "audit_words" ADD CONSTRAINT "audit_words_audit_id_audit_log_id_fk" FOREIGN KEY ("audit_id") REFERENCES "public"."audit_log"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_identity" ADD CONSTRAINT "chat_identity_account_id_account_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("account_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_invitation" ADD CONSTRAINT "team_invitation_account_id_account_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("account_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ticket" ADD CONSTRAINT "ticket_account_id_account_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("account_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ticket" ADD CONSTRAINT "ticket_assigned_staff_app_user_id_fk" FOREIGN KEY ("assigned_staff") REFERENCES "public"."app_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ticket" ADD CONSTRAINT "ticket_account_id_campaign_id_campaign_account_id_id_fk" FOREIGN KEY ("account_id","campaign_id") REFERENCES "public"."campaign"("account_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ticket" ADD CONSTRAINT "ticket_account_id_order_id_payment_account_id_id_fk" FOREIGN KEY ("account_id","order_id") REFERENCES "public"."payment"("account_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ticket" ADD CONSTRAINT "ticket_account_id_document_id_document_account_id_id_fk" FOREIGN KEY ("account_id","document_id") REFERENCES "public"."document"("account_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ticket_entry" ADD CONSTRAINT "ticket_entry_account_id_account_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("account_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ticket_entry" ADD CONSTRAINT "ticket_entry_user_id_app_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ticket_entry" ADD CONSTRAINT "ticket_entry_staff_id_app_user_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."app_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ticket_entry" ADD CONSTRAINT "ticket_entry_account_id_ticket_id_ticket_account_id_id_fk" FOREIGN KEY ("account_id","ticket_id") REFERENCES "public"."ticket"("account_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ticket_rating" ADD CONSTRAINT "ticket_rating_account_id_account_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("account_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ticket_rating" ADD CONSTRAINT "ticket_rating_user_id_app_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ticket_rating" ADD CONSTRAINT "ticket_rating_staff_id_app_user_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."app_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ticket_rating" ADD CONSTRAINT "ticket_rating_account_id_ticket_id_ticket_account_id_id_fk" FOREIGN KEY ("account_id","ticket_id") REFERENCES "public"."ticket"("account_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ticket_reader" ADD CONSTRAINT "ticket_reader_account_id_account_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("account_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ticket_reader" ADD CONSTRAINT "ticket_reader_user_id_app_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ticket_reader" ADD CONSTRAINT "ticket_reader_account_id_ticket_id_ticket_account_id_id_fk" FOREIGN KEY ("account_id","ticket_id") REFERENCES "public"."ticket"("account_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaign_view" ADD CONSTRAINT "campaign_view_account_id_account_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("account_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "account_slug" ON "account" USING btree ("slug");--> statement-breakpoint
CREATE INDEX "account_member_user" ON "account_member" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "scheduled_report_person" ON "scheduled_report" USING btree ("account_id","user_id");--> statement-breakpoint
CREATE INDEX "attachment_created" ON "attachment" USING btree ("account_id","created");--> statement-breakpoint
CREATE UNIQUE INDEX "campaign_draft" ON "campaign" USING btree ("account_id","draft_id");--> statement-breakpoint
CREATE INDEX "campaign_list" ON "campaign" USING btree ("account_id","is_deleted","created","id","state","media_type","campaign_type","price","discount","cost","reach","views","clicks","goal_total_reach","search_text");--> statement-breakpoint
CREATE INDEX "campaign_by_title" ON "campaign" USING btree ("account_id","is_deleted","title","id","state","media_type","campaign_type");--> statement-breakpoint
CREATE INDEX "campaign_by_start" ON "campaign" USING btree ("account_id","is_deleted","publish_period_start","id","state","media_type","campaign_type");--> statement-breakpoint
CREATE INDEX "campaign_by_price" ON "campaign" USING btree ("account_id","is_deleted",(price - discount),"id","state","media_type","campaign_type","price","discount");--> statement-breakpoint
CREATE INDEX "campaign_state" ON "campaign" USING btree ("account_id","state");--> statement-breakpoint
CREATE INDEX "campaign_overdue" ON "campaign" USING btree ("overdue_since") WHERE overdue_since is not null;--> statement-breakpoint
CREATE INDEX "campaign_event_campaign" ON "campaign_event" USING btree ("account_id","campaign_id");--> statement-breakpoint
CREATE INDEX "placement_campaign" ON "placement" USING btree ("account_id","campaign_id");--> statement-breakpoint
CREATE INDEX "dispute_campaign" ON "dispute" USING btree ("account_id","campaign_id");--> statement-breakpoint
CREATE INDEX "channel_code_expiry" ON "channel_code" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "channel_delivery_once" ON "channel_delivery" USING btree ("account_id","notification_id","user_id","channel","link_id");--> statement-breakpoint
CREATE INDEX "channel_delivery_due" ON "channel_delivery" USING btree ("channel","run_at","id") WHERE state = 'waiting';--> statement-breakpoint
CREATE INDEX "channel_delivery_sending" ON "channel_delivery" USING btree ("channel","lease_until") WHERE state = 'sending';--> statement-breakpoint
CREATE INDEX "channel_delivery_user" ON "channel_delivery" USING btree ("user_id","channel","done_at");--> statement-breakpoint
CREATE UNIQUE INDEX "channel_link_address" ON "channel_link" USING btree ("channel","address");--> statement-breakpoint
CREATE INDEX "channel_link_user" ON "channel_link" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "click_batch_age" ON "click_batch" USING btree ("loaded_at");--> statement-breakpoint
CREATE INDEX "click_hour_campaign" ON "click_hour" USING btree ("account_id","campaign_id","hour");--> statement-breakpoint
CREATE INDEX "tracked_link_campaign" ON "tracked_link" USING btree ("account_id","campaign_id");--> statement-breakpoint
CREATE INDEX "created_content_state" ON "created_content" USING btree ("account_id","state","due_at");--> statement-breakpoint
CREATE INDEX "created_content_placement" ON "created_content" USING btree ("account_id","campaign_id","placement_id");--> statement-breakpoint
CREATE INDEX "media_file_created" ON "media_file" USING btree ("account_id","created");--> statement-breakpoint
CREATE UNIQUE INDEX "document_cause" ON "document" USING btree ("account_id","kind","cause");--> statement-breakpoint
CREATE INDEX "document_list" ON "document" USING btree ("account_id","created","id");--> statement-breakpoint
CREATE INDEX "document_campaign" ON "document" USING btree ("account_id","campaign_id");--> statement-breakpoint
CREATE INDEX "document_corrects" ON "document" USING btree ("account_id","corrects_id") WHERE corrects_id is not null;--> statement-breakpoint
CREATE INDEX "document_official" ON "document" USING btree ("account_id","official_id") WHERE official_id is not null;--> statement-breakpoint
CREATE INDEX "document_payment" ON "document" USING btree ("account_id","payment_id") WHERE payment_id is not null;--> statement-breakpoint
CREATE INDEX "document_requested" ON "document" USING btree ("state","created") WHERE kind = 'official_invoice';--> statement-breakpoint
CREATE UNIQUE INDEX "draft_key" ON "draft" USING btree ("account_id","idempotency_key");--> statement-breakpoint
CREATE INDEX "draft_created" ON "draft" USING btree ("account_id","created");--> statement-breakpoint
CREATE INDEX "draft_updated" ON "draft" USING btree ("account_id","updated_at");--> statement-breakpoint
CREATE INDEX "ledger_entry_code" ON "ledger_entry" USING btree ("account_id","code");--> statement-breakpoint
CREATE INDEX "ledger_line_kind" ON "ledger_line" USING btree ("account_id","kind","line");--> statement-breakpoint
CREATE INDEX "ledger_line_campaign" ON "ledger_line" USING btree ("account_id","campaign_id","line");--> statement-breakpoint
CREATE INDEX "ledger_line_day" ON "ledger_line" USING btree ("account_id","day","line");--> statement-breakpoint
CREATE UNIQUE INDEX "ledger_transaction_key" ON "ledger_transaction" USING btree ("account_id","idempotency_key");--> statement-breakpoint
CREATE UNIQUE INDEX "ledger_transaction_number" ON "ledger_transaction" USING btree ("account_id","number");--> statement-breakpoint
CREATE UNIQUE INDEX "ledger_transaction_line" ON "ledger_transaction" USING btree ("account_id","moves") WHERE (available <> 0 or held <> 0);--> statement-breakpoint
CREATE INDEX "ledger_transaction_moves" ON "ledger_transaction" USING btree ("account_id","at","id") WHERE (available <> 0 or held <> 0);--> statement-breakpoint
CREATE UNIQUE INDEX "payment_key" ON "payment" USING btree ("account_id","idempotency_key");--> statement-breakpoint
CREATE UNIQUE INDEX "payment_authority" ON "payment" USING btree ("account_id","gateway","authority");--> statement-breakpoint
CREATE UNIQUE INDEX "payment_tracking" ON "payment" USING btree ("account_id","gateway","tracking_number");--> statement-breakpoint
CREATE INDEX "payment_created" ON "payment" USING btree ("account_id","created");--> statement-breakpoint
CREATE INDEX "help_article_category" ON "help_article" USING btree ("category_id");--> statement-breakpoint
CREATE INDEX "help_reader_article" ON "help_reader" USING btree ("article");--> statement-breakpoint
CREATE INDEX "measurement_campaign" ON "measurement" USING btree ("account_id","campaign_id","hour");--> statement-breakpoint
CREATE INDEX "measurement_revised" ON "measurement" USING btree ("account_id","placement_id","metric","hour") WHERE revision > 0;--> statement-breakpoint
CREATE UNIQUE INDEX "money_request_slip" ON "money_request" USING btree ("account_id","bank","day","tracking_number") WHERE (kind = 'receipt' and state in ('waiting', 'waiting_second', 'done'));--> statement-breakpoint
CREATE UNIQUE INDEX "money_request_origin" ON "money_request" USING btree ("account_id","other_account_id","origin_id") WHERE origin_id is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "money_request_key" ON "money_request" USING btree ("account_id","idempotency_key");--> statement-breakpoint
CREATE INDEX "money_request_kind" ON "money_request" USING btree ("account_id","kind","id");--> statement-breakpoint
CREATE INDEX "money_request_waiting" ON "money_request" USING btree ("created") WHERE state in ('waiting', 'waiting_second');--> statement-breakpoint
CREATE INDEX "money_request_event_request" ON "money_request_event" USING btree ("account_id","request_id","id");--> statement-breakpoint
CREATE INDEX "changelog_attachment_item" ON "changelog_attachment" USING btree ("item_id");--> statement-breakpoint
CREATE UNIQUE INDEX "notification_once" ON "notification" USING btree ("account_id","dedupe_key") WHERE dedupe_key is not null;--> statement-breakpoint
CREATE INDEX "notification_latest" ON "notification" USING btree ("account_id","history_date","id");--> statement-breakpoint
CREATE INDEX "notification_waiting" ON "notification" USING btree ("account_id","campaign_id") WHERE waits is not null and settled_at is null;--> statement-breakpoint
CREATE INDEX "notification_read_when" ON "notification_read" USING btree ("account_id","user_id","seen_at");--> statement-breakpoint
CREATE INDEX "phone_document_request" ON "phone_document" USING btree ("request_id");--> statement-breakpoint
CREATE INDEX "phone_request_user" ON "phone_request" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "phone_request_state" ON "phone_request" USING btree ("state","id");--> statement-breakpoint
CREATE INDEX "phone_request_new_phone" ON "phone_request" USING btree ("new_phone","created");--> statement-breakpoint
CREATE INDEX "phone_request_login" ON "phone_request" USING btree ("login","created");--> statement-breakpoint
CREATE INDEX "phone_request_entry_request" ON "phone_request_entry" USING btree ("request_id","id");--> statement-breakpoint
CREATE INDEX "bundle_plan_plan" ON "bundle_plan" USING btree ("plan_id");--> statement-breakpoint
-- Lists filter and sort by the columns beside the keys, so the page of a large market is found in the indexes alone.
CREATE UNIQUE INDEX "media_plan_offer" ON "media_plan" USING btree ("publisher_id","content_type","availability_hours","story_count")
  INCLUDE ("id","media_type","price","reach","is_active");--> statement-breakpoint
CREATE INDEX "media_plan_search" ON "media_plan" USING btree ("media_type","content_type","price")
  INCLUDE ("publisher_id","id","availability_hours","story_count","reach","is_active");--> statement-breakpoint
CREATE INDEX "publisher_followers" ON "publisher" USING btree ("media_type","followers")
  INCLUDE ("id","page_type","score","is_reliable","is_recommended","will_provide_insight","is_active");--> statement-breakpoint
CREATE INDEX "publisher_page_type" ON "publisher" USING btree ("media_type","page_type","followers")
  INCLUDE ("id","score","is_reliable","is_recommended","will_provide_insight","is_active");--> statement-breakpoint
CREATE UNIQUE INDEX "publisher_username" ON "publisher" USING btree ("media_type","username");--> statement-breakpoint
CREATE INDEX "publisher_category_category" ON "publisher_category" USING btree ("category_id","publisher_id");--> statement-breakpoint
CREATE INDEX "campaign_note_campaign" ON "campaign_note" USING btree ("account_id","campaign_id","at");--> statement-breakpoint
CREATE INDEX "credential_request_expiry" ON "credential_request" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "passkey_credential" ON "passkey" USING btree ("credential_id");--> statement-breakpoint
CREATE INDEX "passkey_user" ON "passkey" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "credential_change_user" ON "credential_change" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "credential_change_phone" ON "credential_change" USING btree ("old_phone","way_back_until");--> statement-breakpoint
CREATE UNIQUE INDEX "app_user_phone" ON "app_user" USING btree ("phone");--> statement-breakpoint
CREATE UNIQUE INDEX "app_user_confirmed_email" ON "app_user" USING btree ("email") WHERE email_verified;--> statement-breakpoint
CREATE UNIQUE INDEX "app_user_image" ON "app_user" USING btree ("image_key");--> statement-breakpoint
CREATE INDEX "otp_request_phone" ON "otp_request" USING btree ("phone","created");--> statement-breakpoint
CREATE INDEX "otp_request_address" ON "otp_request" USING btree ("address","created");--> statement-breakpoint
CREATE UNIQUE INDEX "session_refresh" ON "session" USING btree ("refresh_hash");--> statement-breakpoint
CREATE INDEX "session_previous" ON "session" USING btree ("previous_hash");--> statement-breakpoint
CREATE INDEX "session_user" ON "session" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "session_impersonation" ON "session" USING btree ("account_id","created");--> statement-breakpoint
CREATE INDEX "share_link_campaign" ON "share_link" USING btree ("account_id","campaign_id");--> statement-breakpoint
CREATE INDEX "share_link_content" ON "share_link" USING btree ("account_id","content_id");--> statement-breakpoint
CREATE INDEX "share_link_maker" ON "share_link" USING btree ("account_id","made_by");--> statement-breakpoint
CREATE INDEX "audit_log_account" ON "audit_log" USING btree ("account_id","at");--> statement-breakpoint
CREATE INDEX "audit_log_staff" ON "audit_log" USING btree ("staff_id","at");--> statement-breakpoint
CREATE INDEX "audit_words_account" ON "audit_words" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "job_decision_at" ON "job_decision" USING btree ("at","id");--> statement-breakpoint
CREATE INDEX "team_invitation_phone" ON "team_invitation" USING btree ("phone");--> statement-breakpoint
CREATE INDEX "team_invitation_latest" ON "team_invitation" USING btree ("account_id","created");--> statement-breakpoint
CREATE UNIQUE INDEX "ticket_key" ON "ticket" USING btree ("account_id","idempotency_key");--> statement-breakpoint
CREATE INDEX "ticket_list" ON "ticket" USING btree ("account_id","last_at","id");--> statement-breakpoint
CREATE INDEX "ticket_waiting" ON "ticket" USING btree ("last_at") WHERE state = 'waiting';--> statement-breakpoint
CREATE INDEX "ticket_answered" ON "ticket" USING btree ("first_answered_at");--> statement-breakpoint
CREATE INDEX "ticket_entry_ticket" ON "ticket_entry" USING btree ("account_id","ticket_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "ticket_entry_key" ON "ticket_entry" USING btree ("account_id","idempotency_key");--> statement-breakpoint
CREATE UNIQUE INDEX "campaign_view_name" ON "campaign_view" USING btree ("account_id","user_id","name");--> statement-breakpoint
CREATE UNIQUE INDEX "campaign_view_default" ON "campaign_view" USING btree ("account_id","user_id") WHERE is_default;--> statement-breakpoint
CREATE INDEX "job_due" ON "job" USING btree ("clock","run_at","id") WHERE dead_at is null;--> statement-breakpoint
CREATE INDEX "job_of_account" ON "job" USING btree ("account_id","clock","run_at","id") WHERE dead_at is null;--> statement-breakpoint
CREATE INDEX "job_held" ON "job" USING btree ("account_id") WHERE locked_until is not null;--> statement-breakpoint
CREATE INDEX "job_failed" ON "job" USING btree ("kind","dedupe_key") WHERE last_error is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "job_dedupe" ON "job" USING btree ("kind","dedupe_key") WHERE attempts = 0 and dedupe_key is not null;--> statement-breakpoint
CREATE INDEX "request_key_created" ON "request_key" USING brin ("created");--> statement-breakpoint
CREATE INDEX "event_order" ON "event" USING btree ("xid","id");--> statement-breakpoint
CREATE INDEX "event_age" ON "event" USING btree ("at");--> statement-breakpoint
CREATE INDEX "doorway_expiry" ON "doorway" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "try_count_end" ON "try_count" USING btree ("ends_at");
--> statement-breakpoint
-- == Roles ==
-- Roles without rights of their own; a transaction takes one with SET LOCAL ROLE (infra/store/tenancy.ts).
-- Roles belong to the whole cluster: another database, or another server that starts now, may have made them.
do $$
declare role_name text;
begin
  foreach role_name in array array['jarchi_tenant', 'jarchi_staff'] loop
    begin
      if not exists (select from pg_roles where rolname = role_name) then
        execute format('create role %I nologin noinherit', role_name);
      end if;
    exception when duplicate_object or unique_violation then null;
    end;
    if not (select rolsuper from pg_roles where rolname = current_user) then
      execute format('grant %I to current_user', role_name);
    end if;
  end loop;
end $$;
--> statement-breakpoint
grant usage on schema public to jarchi_tenant, jarchi_staff;
--> statement-breakpoint
-- == Walls ==
-- Printed by apps/server/sql/policies.ts. An account reaches its own rows, staff read all rows. Append-only tables take no change from an
-- account, those that the store writes not even a row. The owner, who works across accounts in jobs, is behind no wall.
alter table account enable row level security;
create policy own_rows on account to jarchi_tenant using (account_id = nullif(current_setting('app.account_id', true), '')::bigint) with check (account_id = nullif(current_setting('app.account_id', true), '')::bigint);
create policy staff_reads on account for select to jarchi_staff using (true);
grant select, insert, update, delete on account to jarchi_tenant;
grant select on account to jarchi_staff;
--> statement-breakpoint
alter table account_member enable row level security;
create policy own_rows on account_member to jarchi_tenant using (account_id = nullif(current_setting('app.account_id', true), '')::bigint) with check (account_id = nullif(current_setting('app.account_id', true), '')::bigint);
create policy staff_reads on account_member for select to jarchi_staff using (true);
grant select, insert, update, delete on account_member to jarchi_tenant;
grant select on account_member to jarchi_staff;
--> statement-breakpoint
alter table alert_memory enable row level security;
create policy own_rows on alert_memory to jarchi_tenant using (account_id = nullif(current_setting('app.account_id', true), '')::bigint) with check (account_id = nullif(current_setting('app.account_id', true), '')::bigint);
create policy staff_reads on alert_memory for select to jarchi_staff using (true);
grant select, insert, update, delete on alert_memory to jarchi_tenant;
grant select on alert_memory to jarchi_staff;
--> statement-breakpoint
alter table alert_setting enable row level security;
create policy own_rows on alert_setting to jarchi_tenant using (account_id = nullif(current_setting('app.account_id', true), '')::bigint) with check (account_id = nullif(current_setting('app.account_id', true), '')::bigint);
create policy staff_reads on alert_setting for select to jarchi_staff using (true);
grant select, insert, update, delete on alert_setting to jarchi_tenant;
grant select on alert_setting to jarchi_staff;
--> statement-breakpoint
alter table attachment enable row level security;
create policy own_rows on attachment to jarchi_tenant using (account_id = nullif(current_setting('app.account_id', true), '')::bigint) with check (account_id = nullif(current_setting('app.account_id', true), '')::bigint);
create policy staff_reads on attachment for select to jarchi_staff using (true);
grant select, insert, update, delete on attachment to jarchi_tenant;
grant select on attachment to jarchi_staff;
--> statement-breakpoint
alter table campaign enable row level security;
create policy own_rows on campaign to jarchi_tenant using (account_id = nullif(current_setting('app.account_id', true), '')::bigint) with check (account_id = nullif(current_setting('app.account_id', true), '')::bigint);
create policy staff_reads on campaign for select to jarchi_staff using (true);
grant select, insert, update, delete on campaign to jarchi_tenant;
grant select on campaign to jarchi_staff;
--> statement-breakpoint
alter table campaign_event enable row level security;
create policy own_rows on campaign_event to jarchi_tenant using (account_id = nullif(current_setting('app.account_id', true), '')::bigint) with check (account_id = nullif(current_setting('app.account_id', true), '')::bigint);
create policy staff_reads on campaign_event for select to jarchi_staff using (true);
grant select, insert on campaign_event to jarchi_tenant;
grant select on campaign_event to jarchi_staff;
--> statement-breakpoint
alter table campaign_note enable row level security;
create policy own_rows on campaign_note to jarchi_tenant using (account_id = nullif(current_setting('app.account_id', true), '')::bigint) with check (account_id = nullif(current_setting('app.account_id', true), '')::bigint);
create policy staff_reads on campaign_note for select to jarchi_staff using (true);
grant select, insert, update, delete on campaign_note to jarchi_tenant;
grant select on campaign_note to jarchi_staff;
--> statement-breakpoint
alter table campaign_view enable row level security;
create policy own_rows on campaign_view to jarchi_tenant using (account_id = nullif(current_setting('app.account_id', true), '')::bigint) with check (account_id = nullif(current_setting('app.account_id', true), '')::bigint);
create policy staff_reads on campaign_view for select to jarchi_staff using (true);
grant select, insert, update, delete on campaign_view to jarchi_tenant;
grant select on campaign_view to jarchi_staff;
--> statement-breakpoint
alter table chat_identity enable row level security;
create policy own_rows on chat_identity to jarchi_tenant using (account_id = nullif(current_setting('app.account_id', true), '')::bigint) with check (account_id = nullif(current_setting('app.account_id', true), '')::bigint);
create policy staff_reads on chat_identity for select to jarchi_staff using (true);
grant select, insert, update, delete on chat_identity to jarchi_tenant;
grant select on chat_identity to jarchi_staff;
--> statement-breakpoint
alter table click_batch enable row level security;
create policy own_rows on click_batch to jarchi_tenant using (account_id = nullif(current_setting('app.account_id', true), '')::bigint) with check (account_id = nullif(current_setting('app.account_id', true), '')::bigint);
create policy staff_reads on click_batch for select to jarchi_staff using (true);
grant select, insert on click_batch to jarchi_tenant;
grant select on click_batch to jarchi_staff;
--> statement-breakpoint
alter table click_hour enable row level security;
create policy own_rows on click_hour to jarchi_tenant using (account_id = nullif(current_setting('app.account_id', true), '')::bigint) with check (account_id = nullif(current_setting('app.account_id', true), '')::bigint);
create policy staff_reads on click_hour for select to jarchi_staff using (true);
grant select, insert, update, delete on click_hour to jarchi_tenant;
grant select on click_hour to jarchi_staff;
--> statement-breakpoint
alter table created_content enable row level security;
create policy own_rows on created_content to jarchi_tenant using (account_id = nullif(current_setting('app.account_id', true), '')::bigint) with check (account_id = nullif(current_setting('app.account_id', true), '')::bigint);
create policy staff_reads on created_content for select to jarchi_staff using (true);
grant select, insert, update, delete on created_content to jarchi_tenant;
grant select on created_content to jarchi_staff;
--> statement-breakpoint
alter table discount_use enable row level security;
create policy own_rows on discount_use to jarchi_tenant using (account_id = nullif(current_setting('app.account_id', true), '')::bigint) with check (account_id = nullif(current_setting('app.account_id', true), '')::bigint);
create policy staff_reads on discount_use for select to jarchi_staff using (true);
grant select, insert, update, delete on discount_use to jarchi_tenant;
grant select on discount_use to jarchi_staff;
--> statement-breakpoint
alter table dispute enable row level security;
create policy own_rows on dispute to jarchi_tenant using (account_id = nullif(current_setting('app.account_id', true), '')::bigint) with check (account_id = nullif(current_setting('app.account_id', true), '')::bigint);
create policy staff_reads on dispute for select to jarchi_staff using (true);
grant select, insert, update, delete on dispute to jarchi_tenant;
grant select on dispute to jarchi_staff;
--> statement-breakpoint
alter table document enable row level security;
create policy own_rows on document to jarchi_tenant using (account_id = nullif(current_setting('app.account_id', true), '')::bigint) with check (account_id = nullif(current_setting('app.account_id', true), '')::bigint);
create policy staff_reads on document for select to jarchi_staff using (true);
grant select, insert, update on document to jarchi_tenant;
grant select on document to jarchi_staff;
--> statement-breakpoint
alter table draft enable row level security;
create policy own_rows on draft to jarchi_tenant using (account_id = nullif(current_setting('app.account_id', true), '')::bigint) with check (account_id = nullif(current_setting('app.account_id', true), '')::bigint);
create policy staff_reads on draft for select to jarchi_staff using (true);
grant select, insert, update, delete on draft to jarchi_tenant;
grant select on draft to jarchi_staff;
--> statement-breakpoint
alter table event enable row level security;
create policy own_rows on event to jarchi_tenant using (account_id = nullif(current_setting('app.account_id', true), '')::bigint) with check (account_id = nullif(current_setting('app.account_id', true), '')::bigint);
create policy staff_reads on event for select to jarchi_staff using (true);
grant select, insert on event to jarchi_tenant;
grant select on event to jarchi_staff;
--> statement-breakpoint
alter table ledger_balance enable row level security;
create policy own_rows on ledger_balance to jarchi_tenant using (account_id = nullif(current_setting('app.account_id', true), '')::bigint) with check (account_id = nullif(current_setting('app.account_id', true), '')::bigint);
create policy staff_reads on ledger_balance for select to jarchi_staff using (true);
grant select on ledger_balance to jarchi_tenant;
grant select on ledger_balance to jarchi_staff;
--> statement-breakpoint
alter table ledger_day enable row level security;
create policy own_rows on ledger_day to jarchi_tenant using (account_id = nullif(current_setting('app.account_id', true), '')::bigint) with check (account_id = nullif(current_setting('app.account_id', true), '')::bigint);
create policy staff_reads on ledger_day for select to jarchi_staff using (true);
grant select on ledger_day to jarchi_tenant;
grant select on ledger_day to jarchi_staff;
--> statement-breakpoint
alter table ledger_entry enable row level security;
create policy own_rows on ledger_entry to jarchi_tenant using (account_id = nullif(current_setting('app.account_id', true), '')::bigint) with check (account_id = nullif(current_setting('app.account_id', true), '')::bigint);
create policy staff_reads on ledger_entry for select to jarchi_staff using (true);
grant select, insert on ledger_entry to jarchi_tenant;
grant select on ledger_entry to jarchi_staff;
--> statement-breakpoint
alter table ledger_line enable row level security;
create policy own_rows on ledger_line to jarchi_tenant using (account_id = nullif(current_setting('app.account_id', true), '')::bigint) with check (account_id = nullif(current_setting('app.account_id', true), '')::bigint);
create policy staff_reads on ledger_line for select to jarchi_staff using (true);
grant select on ledger_line to jarchi_tenant;
grant select on ledger_line to jarchi_staff;
--> statement-breakpoint
alter table ledger_transaction enable row level security;
create policy own_rows on ledger_transaction to jarchi_tenant using (account_id = nullif(current_setting('app.account_id', true), '')::bigint) with check (account_id = nullif(current_setting('app.account_id', true), '')::bigint);
create policy staff_reads on ledger_transaction for select to jarchi_staff using (true);
grant select, insert on ledger_transaction to jarchi_tenant;
grant select on ledger_transaction to jarchi_staff;
--> statement-breakpoint
alter table measurement enable row level security;
create policy own_rows on measurement to jarchi_tenant using (account_id = nullif(current_setting('app.account_id', true), '')::bigint) with check (account_id = nullif(current_setting('app.account_id', true), '')::bigint);
create policy staff_reads on measurement for select to jarchi_staff using (true);
grant select, insert on measurement to jarchi_tenant;
grant select on measurement to jarchi_staff;
--> statement-breakpoint
alter table measurement_day enable row level security;
create policy own_rows on measurement_day to jarchi_tenant using (account_id = nullif(current_setting('app.account_id', true), '')::bigint) with check (account_id = nullif(current_setting('app.account_id', true), '')::bigint);
create policy staff_reads on measurement_day for select to jarchi_staff using (true);
grant select, insert, update, delete on measurement_day to jarchi_tenant;
grant select on measurement_day to jarchi_staff;
--> statement-breakpoint
alter table measurement_dirty enable row level security;
create policy own_rows on measurement_dirty to jarchi_tenant using (account_id = nullif(current_setting('app.account_id', true), '')::bigint) with check (account_id = nullif(current_setting('app.account_id', true), '')::bigint);
create policy staff_reads on measurement_dirty for select to jarchi_staff using (true);
grant select, insert, update, delete on measurement_dirty to jarchi_tenant;
grant select on measurement_dirty to jarchi_staff;
--> statement-breakpoint
alter table measurement_finding enable row level security;
create policy own_rows on measurement_finding to jarchi_tenant using (account_id = nullif(current_setting('app.account_id', true), '')::bigint) with check (account_id = nullif(current_setting('app.account_id', true), '')::bigint);
create policy staff_reads on measurement_finding for select to jarchi_staff using (true);
grant select, insert on measurement_finding to jarchi_tenant;
grant select on measurement_finding to jarchi_staff;
--> statement-breakpoint
alter table media_file enable row level security;
create policy own_rows on media_file to jarchi_tenant using (account_id = nullif(current_setting('app.account_id', true), '')::bigint) with check (account_id = nullif(current_setting('app.account_id', true), '')::bigint);
create policy staff_reads on media_file for select to jarchi_staff using (true);
grant select, insert, update, delete on media_file to jarchi_tenant;
grant select on media_file to jarchi_staff;
--> statement-breakpoint
alter table media_template enable row level security;
create policy own_rows on media_template to jarchi_tenant using (account_id = nullif(current_setting('app.account_id', true), '')::bigint) with check (account_id = nullif(current_setting('app.account_id', true), '')::bigint);
create policy staff_reads on media_template for select to jarchi_staff using (true);
grant select, insert, update, delete on media_template to jarchi_tenant;
grant select on media_template to jarchi_staff;
--> statement-breakpoint
alter table money_request enable row level security;
create policy own_rows on money_request to jarchi_tenant using (account_id = nullif(current_setting('app.account_id', true), '')::bigint) with check (account_id = nullif(current_setting('app.account_id', true), '')::bigint);
create policy staff_reads on money_request for select to jarchi_staff using (true);
grant select, insert, update, delete on money_request to jarchi_tenant;
grant select on money_request to jarchi_staff;
--> statement-breakpoint
alter table money_request_event enable row level security;
create policy own_rows on money_request_event to jarchi_tenant using (account_id = nullif(current_setting('app.account_id', true), '')::bigint) with check (account_id = nullif(current_setting('app.account_id', true), '')::bigint);
create policy staff_reads on money_request_event for select to jarchi_staff using (true);
grant select, insert on money_request_event to jarchi_tenant;
grant select on money_request_event to jarchi_staff;
--> statement-breakpoint
alter table notification enable row level security;
create policy own_rows on notification to jarchi_tenant using (account_id = nullif(current_setting('app.account_id', true), '')::bigint) with check (account_id = nullif(current_setting('app.account_id', true), '')::bigint);
create policy staff_reads on notification for select to jarchi_staff using (true);
grant select, insert, update, delete on notification to jarchi_tenant;
grant select on notification to jarchi_staff;
--> statement-breakpoint
alter table notification_read enable row level security;
create policy own_rows on notification_read to jarchi_tenant using (account_id = nullif(current_setting('app.account_id', true), '')::bigint) with check (account_id = nullif(current_setting('app.account_id', true), '')::bigint);
create policy staff_reads on notification_read for select to jarchi_staff using (true);
grant select, insert, update, delete on notification_read to jarchi_tenant;
grant select on notification_read to jarchi_staff;
--> statement-breakpoint
alter table payment enable row level security;
create policy own_rows on payment to jarchi_tenant using (account_id = nullif(current_setting('app.account_id', true), '')::bigint) with check (account_id = nullif(current_setting('app.account_id', true), '')::bigint);
create policy staff_reads on payment for select to jarchi_staff using (true);
grant select, insert, update, delete on payment to jarchi_tenant;
grant select on payment to jarchi_staff;
--> statement-breakpoint
alter table placement enable row level security;
create policy own_rows on placement to jarchi_tenant using (account_id = nullif(current_setting('app.account_id', true), '')::bigint) with check (account_id = nullif(current_setting('app.account_id', true), '')::bigint);
create policy staff_reads on placement for select to jarchi_staff using (true);
grant select, insert, update, delete on placement to jarchi_tenant;
grant select on placement to jarchi_staff;
--> statement-breakpoint
alter table pre_invoice_payment enable row level security;
create policy own_rows on pre_invoice_payment to jarchi_tenant using (account_id = nullif(current_setting('app.account_id', true), '')::bigint) with check (account_id = nullif(current_setting('app.account_id', true), '')::bigint);
create policy staff_reads on pre_invoice_payment for select to jarchi_staff using (true);
grant select, insert on pre_invoice_payment to jarchi_tenant;
grant select on pre_invoice_payment to jarchi_staff;
--> statement-breakpoint
alter table request_key enable row level security;
create policy own_rows on request_key to jarchi_tenant using (account_id = nullif(current_setting('app.account_id', true), '')::bigint) with check (account_id = nullif(current_setting('app.account_id', true), '')::bigint);
create policy staff_reads on request_key for select to jarchi_staff using (true);
grant select, insert, update, delete on request_key to jarchi_tenant;
grant select on request_key to jarchi_staff;
--> statement-breakpoint
alter table scheduled_report enable row level security;
create policy own_rows on scheduled_report to jarchi_tenant using (account_id = nullif(current_setting('app.account_id', true), '')::bigint) with check (account_id = nullif(current_setting('app.account_id', true), '')::bigint);
create policy staff_reads on scheduled_report for select to jarchi_staff using (true);
grant select, insert, update, delete on scheduled_report to jarchi_tenant;
grant select on scheduled_report to jarchi_staff;
--> statement-breakpoint
alter table share_link enable row level security;
create policy own_rows on share_link to jarchi_tenant using (account_id = nullif(current_setting('app.account_id', true), '')::bigint) with check (account_id = nullif(current_setting('app.account_id', true), '')::bigint);
create policy staff_reads on share_link for select to jarchi_staff using (true);
grant select, insert, update, delete on share_link to jarchi_tenant;
grant select on share_link to jarchi_staff;
--> statement-breakpoint
alter table team_invitation enable row level security;
create policy own_rows on team_invitation to jarchi_tenant using (account_id = nullif(current_setting('app.account_id', true), '')::bigint) with check (account_id = nullif(current_setting('app.account_id', true), '')::bigint);
create policy staff_reads on team_invitation for select to jarchi_staff using (true);
grant select, insert, update, delete on team_invitation to jarchi_tenant;
grant select on team_invitation to jarchi_staff;
--> statement-breakpoint
alter table ticket enable row level security;
create policy own_rows on ticket to jarchi_tenant using (account_id = nullif(current_setting('app.account_id', true), '')::bigint) with check (account_id = nullif(current_setting('app.account_id', true), '')::bigint);
create policy staff_reads on ticket for select to jarchi_staff using (true);
grant select, insert, update on ticket to jarchi_tenant;
grant select on ticket to jarchi_staff;
--> statement-breakpoint
alter table ticket_entry enable row level security;
create policy own_rows on ticket_entry to jarchi_tenant using (account_id = nullif(current_setting('app.account_id', true), '')::bigint) with check (account_id = nullif(current_setting('app.account_id', true), '')::bigint);
create policy staff_reads on ticket_entry for select to jarchi_staff using (true);
grant select, insert on ticket_entry to jarchi_tenant;
grant select on ticket_entry to jarchi_staff;
--> statement-breakpoint
alter table ticket_rating enable row level security;
create policy own_rows on ticket_rating to jarchi_tenant using (account_id = nullif(current_setting('app.account_id', true), '')::bigint) with check (account_id = nullif(current_setting('app.account_id', true), '')::bigint);
create policy staff_reads on ticket_rating for select to jarchi_staff using (true);
grant select, insert on ticket_rating to jarchi_tenant;
grant select on ticket_rating to jarchi_staff;
--> statement-breakpoint
alter table ticket_reader enable row level security;
create policy own_rows on ticket_reader to jarchi_tenant using (account_id = nullif(current_setting('app.account_id', true), '')::bigint) with check (account_id = nullif(current_setting('app.account_id', true), '')::bigint);
create policy staff_reads on ticket_reader for select to jarchi_staff using (true);
grant select, insert, update, delete on ticket_reader to jarchi_tenant;
grant select on ticket_reader to jarchi_staff;
--> statement-breakpoint
alter table tracked_link enable row level security;
create policy own_rows on tracked_link to jarchi_tenant using (account_id = nullif(current_setting('app.account_id', true), '')::bigint) with check (account_id = nullif(current_setting('app.account_id', true), '')::bigint);
create policy staff_reads on tracked_link for select to jarchi_staff using (true);
grant select, insert, update, delete on tracked_link to jarchi_tenant;
grant select on tracked_link to jarchi_staff;
--> statement-breakpoint
alter table doorway enable row level security;
create policy own_insert on doorway for insert to jarchi_tenant with check (account_id = nullif(current_setting('app.account_id', true), '')::bigint);
grant insert on doorway to jarchi_tenant;
--> statement-breakpoint
alter table gateway_reference enable row level security;
create policy own_insert on gateway_reference for insert to jarchi_tenant with check (account_id = nullif(current_setting('app.account_id', true), '')::bigint);
grant insert on gateway_reference to jarchi_tenant;
--> statement-breakpoint
alter table slip_reference enable row level security;
create policy own_insert on slip_reference for insert to jarchi_tenant with check (account_id = nullif(current_setting('app.account_id', true), '')::bigint);
grant insert on slip_reference to jarchi_tenant;
--> statement-breakpoint
grant select on bundle to jarchi_tenant, jarchi_staff;
grant select on bundle_plan to jarchi_tenant, jarchi_staff;
grant select on business_category to jarchi_tenant, jarchi_staff;
grant select on category to jarchi_tenant, jarchi_staff;
grant select on changelog_attachment to jarchi_tenant, jarchi_staff;
grant select on changelog_item to jarchi_tenant, jarchi_staff;
grant select on click_tier to jarchi_tenant, jarchi_staff;
grant select on cpm_configuration to jarchi_tenant, jarchi_staff;
grant select on discount to jarchi_tenant, jarchi_staff;
grant select on help_article to jarchi_tenant, jarchi_staff;
grant select on help_category to jarchi_tenant, jarchi_staff;
grant select on media_plan to jarchi_tenant, jarchi_staff;
grant select on publisher to jarchi_tenant, jarchi_staff;
grant select on publisher_category to jarchi_tenant, jarchi_staff;
grant select on service_offer to jarchi_tenant, jarchi_staff;
--> statement-breakpoint
-- == What accounts reach through functions alone ==
-- Jobs are enqueued inside the transactions of accounts, but no account may read them.
create function enqueue_job(
  new_account_id bigint, new_kind text, new_payload jsonb, new_clock text, new_run_at timestamptz,
  new_priority smallint, new_max_attempts smallint, new_dedupe_key text, is_replacing boolean
) returns bigint language plpgsql security definer set search_path = public, pg_temp as $$
declare
  own_account_id bigint := nullif(current_setting('app.account_id', true), '')::bigint;
  job_id bigint;
begin
  if own_account_id is not null and new_account_id is distinct from own_account_id and new_account_id is not null then
    raise exception 'a job of account % was enqueued by account %', new_account_id, own_account_id using errcode = '42501';
  end if;
  insert into job (account_id, kind, payload, clock, run_at, priority, max_attempts, dedupe_key)
  values (new_account_id, new_kind, new_payload, new_clock, new_run_at, new_priority, new_max_attempts, new_dedupe_key)
  on conflict (kind, dedupe_key) where attempts = 0 and dedupe_key is not null
  do update set
    run_at = case when is_replacing then least(job.run_at, excluded.run_at) else job.run_at end,
    payload = case when is_replacing then excluded.payload else job.payload end
  returning id into job_id;
  return job_id;
end $$;
--> statement-breakpoint
revoke all on function enqueue_job from public;
--> statement-breakpoint
grant execute on function enqueue_job to jarchi_tenant, jarchi_staff;
--> statement-breakpoint
-- A discount belongs to all accounts: an account counts a use of it through these two functions, and reaches nothing else of it.
create function take_discount_use(code text) returns boolean
language sql security definer set search_path = public, pg_temp as $$
  with taken as (
    update discount set used = used + 1 where discount_code = code and (total_uses is null or used < total_uses) returning 1
  )
  select exists (select from taken)
$$;
--> statement-breakpoint
create function return_discount_use(code text) returns void
language sql security definer set search_path = public, pg_temp as $$
  update discount set used = used - 1 where discount_code = code and used > 0
$$;
--> statement-breakpoint
revoke all on function take_discount_use, return_discount_use from public;
--> statement-breakpoint
grant execute on function take_discount_use, return_discount_use to jarchi_tenant;
--> statement-breakpoint
-- A history names people: an account reads the names of its members and of staff, and nothing else of them.
create function name_of_person(person bigint) returns text
language sql stable security definer set search_path = public, pg_temp as $$
  select nullif(trim(u.first_name || ' ' || u.last_name), '') from app_user u where u.id = person and (u.is_staff or exists (
    select from account_member m where m.user_id = u.id and m.account_id = nullif(current_setting('app.account_id', true), '')::bigint))
$$;
--> statement-breakpoint
revoke all on function name_of_person from public;
--> statement-breakpoint
grant execute on function name_of_person to jarchi_tenant;
--> statement-breakpoint
-- == Measurements: partitions by month, and what stands (decision 27) ==
-- Makes the partition of the Tehran month of an instant, unless it exists. A new table that is attached stops neither readers nor writers;
-- "create table … partition of" would.
create function open_measurement_month(at timestamptz) returns boolean
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  starts_at timestamptz := date_trunc('month', at, 'Asia/Tehran');
  ends_at timestamptz := date_trunc('month', starts_at + interval '40 days', 'Asia/Tehran');
  partition_name text := 'measurement_' || to_char(starts_at at time zone 'Asia/Tehran', 'YYYY_MM');
begin
  if to_regclass('public.' || partition_name) is not null then
    return false;
  end if;
  if at < '2000-01-01' or at > '2101-01-01' then
    raise exception 'no measurement is of %', at;
  end if;
  perform pg_advisory_xact_lock(7241002);
  if to_regclass('public.' || partition_name) is not null then
    return false;
  end if;
  execute format('create table %I (like measurement including defaults including constraints including indexes)', partition_name);
  execute format('alter table %I enable row level security', partition_name);
  execute format('alter table measurement attach partition %I for values from (%L) to (%L)', partition_name, starts_at, ends_at);
  return true;
end $$;
--> statement-breakpoint
revoke all on function open_measurement_month(timestamptz) from public;
--> statement-breakpoint
grant execute on function open_measurement_month(timestamptz) to jarchi_tenant;
--> statement-breakpoint
-- Figures that nothing replaced and nothing set aside. Almost no hour has a revision: the index of those that have one is small.
create view standing_measurement with (security_invoker = true) as
select m.account_id, m.placement_id, m.metric, m.hour, m.source, m.campaign_id, m.value, m.collected_at, m.is_accepted, m.reject_reason, m.revision
from measurement m
where m.revision >= 0 and not exists (
  select from measurement later
  where later.account_id = m.account_id and later.placement_id = m.placement_id and later.metric = m.metric and later.hour = m.hour
    and later.revision > 0 and later.revision > m.revision
);
--> statement-breakpoint
-- The sums of marked days, made of their figures. A function, so that readers plan and lock the partitions only while days are marked.
create function list_marked_figures() returns table (
  account_id bigint, campaign_id bigint, placement_id bigint, metric text, day date, value bigint, accepted bigint
) language plpgsql stable set search_path = public, pg_temp as $$
declare
  marked measurement_dirty;
begin
  for marked in select * from measurement_dirty loop
    return query
      select m.account_id, m.campaign_id, m.placement_id, m.metric, marked.day, sum(m.value)::bigint,
        coalesce(sum(m.value) filter (where m.is_accepted), 0)::bigint
      from standing_measurement m
      where m.account_id = marked.account_id and m.campaign_id = marked.campaign_id
        and m.hour >= marked.day::timestamp at time zone 'Asia/Tehran' and m.hour < (marked.day + 1)::timestamp at time zone 'Asia/Tehran'
      group by m.account_id, m.campaign_id, m.placement_id, m.metric;
  end loop;
end $$;
--> statement-breakpoint
revoke all on function list_marked_figures() from public;
--> statement-breakpoint
grant execute on function list_marked_figures() to jarchi_tenant, jarchi_staff;
--> statement-breakpoint
-- The sums of all days, exact at every moment.
create view daily_figure with (security_invoker = true) as
select d.account_id, d.campaign_id, d.placement_id, d.metric, d.day, d.value, d.accepted
from measurement_day d
where not exists (
  select from measurement_dirty dirty
  where dirty.account_id = d.account_id and dirty.campaign_id = d.campaign_id and dirty.day = d.day
)
union all
select m.account_id, m.campaign_id, m.placement_id, m.metric, m.day, m.value, m.accepted from list_marked_figures() m;
--> statement-breakpoint
grant select on standing_measurement, daily_figure to jarchi_tenant, jarchi_staff;
--> statement-breakpoint
-- == The ledger only grows (decision 32) ==
-- These walls hold for every login, the owner of the tables included, because grants do not bind an owner.
-- Posted rows never change. The one exception is the emptying of a store that nobody has used, before it gets the sample world.
create function refuse_ledger_change() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  if tg_op = 'TRUNCATE' and coalesce(current_setting('jarchi.emptying', true), '') = 'sample_world' then
    if not exists (select from ledger_transaction) or exists (select from store_state where key = 'sample_world' and value = 'seeding') then
      return null;
    end if;
  end if;
  raise exception '% on % is refused: the ledger only grows', tg_op, tg_table_name using errcode = '42501';
end $$;
--> statement-breakpoint
create trigger ledger_only_grows before update or delete or truncate on ledger_transaction
  for each statement execute function refuse_ledger_change();
--> statement-breakpoint
create trigger ledger_only_grows before update or delete or truncate on ledger_entry
  for each statement execute function refuse_ledger_change();
--> statement-breakpoint
create trigger ledger_only_grows before delete or truncate on ledger_balance
  for each statement execute function refuse_ledger_change();
--> statement-breakpoint
-- A transaction follows the one before it in its account: the next number, and the money after it. The owner reads the one before: with
-- the policy of an account in it, the plan went through all transactions of the account.
create function check_ledger_order() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if exists (
    select from added a left join ledger_transaction b on b.account_id = a.account_id and b.number = a.number - 1
    where (a.number, a.moves, a.available_after, a.held_after) is distinct from (
      coalesce(b.number, 0) + 1,
      coalesce(b.moves, 0) + (a.available <> 0 or a.held <> 0)::int,
      coalesce(b.available_after, 0) + a.available,
      coalesce(b.held_after, 0) + a.held)
  ) then
    raise exception 'a ledger transaction does not follow the one before it' using errcode = '23514';
  end if;
  return null;
end $$;
--> statement-breakpoint
create trigger ledger_keeps_order after insert on ledger_transaction
  referencing new table as added for each statement execute function check_ledger_order();
--> statement-breakpoint
-- All entries of a transaction come together, sum to 0, say of the own money what the transaction says, and are added to the balances.
create function add_ledger_entries() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if exists (select from added group by account_id, transaction_id having sum(amount) <> 0 or min(line) <> 1) then
    raise exception 'the entries of a ledger transaction come together and sum to 0' using errcode = '23514';
  end if;
  if exists (
    select from (
      select account_id, transaction_id,
        coalesce(sum(amount) filter (where code = 'advertiser.available'), 0) as available,
        coalesce(sum(amount) filter (where code = 'advertiser.held'), 0) as held
      from added group by 1, 2
    ) e join ledger_transaction t on t.account_id = e.account_id and t.id = e.transaction_id
    where (t.available, t.held) is distinct from (e.available, e.held)
  ) then
    raise exception 'a ledger transaction says of the own money what its entries do not' using errcode = '23514';
  end if;
  insert into ledger_balance (account_id, code, balance)
  select account_id, code, sum(amount)::bigint from added group by 1, 2 order by 1, 2
  on conflict (account_id, code) do update set balance = ledger_balance.balance + excluded.balance;
  return null;
end $$;
--> statement-breakpoint
create trigger ledger_adds_up after insert on ledger_entry
  referencing new table as added for each statement execute function add_ledger_entries();
--> statement-breakpoint
-- The trigger above, which runs one level higher, writes the balances, and nothing else does.
create function refuse_balance_change() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  if pg_trigger_depth() < 2 then
    raise exception '% on ledger_balance is refused: entries alone move a balance', tg_op using errcode = '42501';
  end if;
  return null;
end $$;
--> statement-breakpoint
create trigger ledger_balance_follows before insert or update on ledger_balance
  for each statement execute function refuse_balance_change();
--> statement-breakpoint
-- A transaction that moves the own money is committed with its entries or not at all. The owner reads, since a transaction of the store may
-- have entered another account by its end.
create function check_ledger_entries() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if not exists (select from ledger_entry where account_id = new.account_id and transaction_id = new.id) then
    raise exception 'a ledger transaction has no entries' using errcode = '23514';
  end if;
  return null;
end $$;
--> statement-breakpoint
create constraint trigger ledger_has_entries after insert on ledger_transaction deferrable initially deferred
  for each row when (new.available <> 0 or new.held <> 0) execute function check_ledger_entries();
--> statement-breakpoint
-- The lines and day sums of a statement follow from what is posted. A move of the own money begins a line, or joins the last one: captures,
-- or releases, of one campaign and Tehran day that follow each other.
create function add_ledger_lines() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  with moved as (
    select a.*, (a.at at time zone 'Asia/Tehran')::date as day from added a where a.available <> 0 or a.held <> 0
  ), ends as (
    select l.* from (select distinct account_id from moved) a cross join lateral (
      select account_id, line, kind, campaign_id, day from ledger_line where account_id = a.account_id order by line desc limit 1) l
  ), begun as (
    select m.*, coalesce(e.line, 0) as last_line, (m.kind not in ('capture', 'release') or (m.kind, m.campaign_id, m.day) is distinct from (
      coalesce(lag(m.kind) over posted, e.kind),
      case when lag(m.kind) over posted is null then e.campaign_id else lag(m.campaign_id) over posted end,
      coalesce(lag(m.day) over posted, e.day)))::int as begins
    from moved m left join ends e on e.account_id = m.account_id window posted as (partition by m.account_id order by m.moves)
  ), placed as (
    select b.*, last_line + sum(begins) over (partition by account_id order by moves rows unbounded preceding) as place from begun b
  ), written as (
    insert into ledger_line as l
      (account_id, line, kind, day, campaign_id, payment_id, money_request_id, placement_id, units, first_moves, last_moves, entries,
        transaction_id, number, at, available, held, available_after, held_after)
    select account_id, place, min(kind), min(day), min(campaign_id), min(payment_id), min(money_request_id),
      case when count(placement_id) = count(*) and min(placement_id) = max(placement_id) then min(placement_id) end,
      case when count(units) = count(*) then sum(units)::bigint end, min(moves), max(moves), count(*),
      max(id), max(number), (array_agg(at order by moves desc))[1], sum(available)::bigint, sum(held)::bigint,
      (array_agg(available_after order by moves desc))[1], (array_agg(held_after order by moves desc))[1]
    from placed group by account_id, place order by account_id, place
    on conflict (account_id, line) do update set
      placement_id = case when l.placement_id = excluded.placement_id then l.placement_id end,
      units = l.units + excluded.units, last_moves = excluded.last_moves, entries = l.entries + excluded.entries,
      transaction_id = excluded.transaction_id, number = excluded.number, at = excluded.at,
      available = l.available + excluded.available, held = l.held + excluded.held,
      available_after = excluded.available_after, held_after = excluded.held_after
  )
  insert into ledger_day as d (account_id, day, kind, campaign_id, lines, entries, available, held)
  select account_id, day, kind, coalesce(campaign_id, 0), sum(begins), count(*), sum(available)::bigint, sum(held)::bigint
  from placed group by 1, 2, 3, 4 order by 1, 2, 3, 4
  on conflict (account_id, day, kind, campaign_id) do update set
    lines = d.lines + excluded.lines, entries = d.entries + excluded.entries,
    available = d.available + excluded.available, held = d.held + excluded.held;
  return null;
end $$;
--> statement-breakpoint
create trigger ledger_lines_follow after insert on ledger_transaction
  referencing new table as added for each statement execute function add_ledger_lines();
--> statement-breakpoint
create function refuse_line_change() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  if pg_trigger_depth() < 2 then
    raise exception '% on % is refused: what is posted alone writes it', tg_op, tg_table_name using errcode = '42501';
  end if;
  return null;
end $$;
--> statement-breakpoint
create trigger ledger_only_grows before delete or truncate on ledger_line
  for each statement execute function refuse_ledger_change();
--> statement-breakpoint
create trigger ledger_line_follows before insert or update on ledger_line
  for each statement execute function refuse_line_change();
--> statement-breakpoint
create trigger ledger_only_grows before delete or truncate on ledger_day
  for each statement execute function refuse_ledger_change();
--> statement-breakpoint
create trigger ledger_day_follows before insert or update on ledger_day
  for each statement execute function refuse_line_change();
--> statement-breakpoint
-- == Documents: their numbers, and what never changes of them (decision 33) ==
alter table document add constraint document_state check (
  (kind in ('receipt', 'invoice', 'credit_note') and state = 'issued')
  or (kind = 'pre_invoice' and state in ('open', 'paid', 'void'))
  or (kind = 'official_invoice' and state in ('requested', 'issued', 'refused', 'withdrawn')));
--> statement-breakpoint
-- The Jalali year of an instant in Tehran. A year begins on 21 March, in the listed years on 20 March; the domain's calendar says the same.
create function jalali_year(instant timestamptz) returns integer language plpgsql immutable set search_path = public, pg_temp as $$
declare
  day date := (instant at time zone 'Asia/Tehran')::date;
  begun integer := extract(year from day)::integer - 621;
begin
  if begun not between 1401 and 1469 then
    raise exception 'no calendar of documents for %', day using errcode = '22008';
  end if;
  if day < make_date(begun + 621, 3, case when begun in (
      1403, 1407, 1408, 1411, 1412, 1415, 1416, 1419, 1420, 1423, 1424, 1427, 1428, 1431, 1432, 1435,
      1436, 1439, 1440, 1441, 1443, 1444, 1445, 1447, 1448, 1449, 1451, 1452, 1453, 1455, 1456, 1457,
      1459, 1460, 1461, 1463, 1464, 1465, 1467, 1468, 1469) then 20 else 21 end) then
    return begun - 1;
  end if;
  return begun;
end $$;
--> statement-breakpoint
-- The next number of a series: one transaction after the other, for the whole company. No date is before that of the last number.
create function number_document() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
declare
  last_issued timestamptz;
begin
  if new.state in ('requested', 'refused', 'withdrawn') then
    if num_nonnulls(new.series, new.year, new.sequence, new.number, new.issued_at) > 0 then
      raise exception 'a document that is not issued has no number' using errcode = '23514';
    end if;
    return new;
  end if;
  if tg_op = 'UPDATE' and old.number is not null then
    return new;
  end if;
  if num_nonnulls(new.series, new.year, new.sequence, new.number) > 0 then
    raise exception 'the store numbers documents' using errcode = '23514';
  end if;
  new.series := case new.kind when 'receipt' then 'RC' when 'invoice' then 'IN' when 'credit_note' then 'CN'
    when 'pre_invoice' then 'PI' when 'official_invoice' then 'OI' end;
  perform pg_advisory_xact_lock(hashtextextended('document_number:' || new.series, 0));
  select max(last_at) into last_issued from document_number where series = new.series;
  new.issued_at := greatest(new.issued_at, last_issued);
  new.year := jalali_year(new.issued_at);
  insert into document_number as n (series, year, last, last_at) values (new.series, new.year, 1, new.issued_at)
    on conflict (series, year) do update set last = n.last + 1, last_at = excluded.last_at
    returning n.last into new.sequence;
  new.number := new.series || '-' || new.year || '-' || lpad(new.sequence::text, 6, '0');
  return new;
end $$;
--> statement-breakpoint
create function refuse_document_change() returns trigger language plpgsql set search_path = public, pg_temp as $$
declare
  living text[] := array['state', 'official_id', 'reason', 'closed_at'];
begin
  if old.state = 'requested' and new.state = 'issued' then
    living := living || array['series', 'year', 'sequence', 'number', 'issued_at'];
  end if;
  if to_jsonb(old) - living <> to_jsonb(new) - living then
    raise exception 'a document never changes' using errcode = '42501';
  end if;
  if old.state <> new.state and (old.kind, old.state, new.state) not in (
      ('pre_invoice', 'open', 'paid'), ('pre_invoice', 'open', 'void'),
      ('official_invoice', 'requested', 'issued'), ('official_invoice', 'requested', 'refused'),
      ('official_invoice', 'requested', 'withdrawn')) then
    raise exception 'a % is not % after %', old.kind, new.state, old.state using errcode = '42501';
  end if;
  if new.official_id is distinct from old.official_id and old.kind <> 'invoice' then
    raise exception 'only an invoice stands in an official invoice' using errcode = '42501';
  end if;
  if (new.reason, new.closed_at) is distinct from (old.reason, old.closed_at) and old.state = new.state then
    raise exception 'a document never changes' using errcode = '42501';
  end if;
  return new;
end $$;
--> statement-breakpoint
-- Triggers of one kind run in the order of their names: the check comes first.
create trigger document_a_stays before update on document for each row execute function refuse_document_change();
--> statement-breakpoint
create trigger document_b_number before insert or update on document for each row execute function number_document();
--> statement-breakpoint
-- The one exception is the emptying of a store before it gets the sample world, as for the ledger.
create function refuse_document_loss() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  if tg_op = 'TRUNCATE' and coalesce(current_setting('jarchi.emptying', true), '') = 'sample_world' then
    if not exists (select from document) or exists (select from store_state where key = 'sample_world' and value = 'seeding') then
      return null;
    end if;
  end if;
  raise exception '% on % is refused: documents only grow', tg_op, tg_table_name using errcode = '42501';
end $$;
--> statement-breakpoint
create trigger document_only_grows before delete or truncate on document
  for each statement execute function refuse_document_loss();
--> statement-breakpoint
create trigger document_only_grows before delete or truncate on document_number
  for each statement execute function refuse_document_loss();
--> statement-breakpoint
-- The trigger that numbers documents, which runs one level higher, counts the numbers, and nothing else does.
create function refuse_number_change() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  if pg_trigger_depth() < 2 then
    raise exception '% on document_number is refused: documents alone count numbers', tg_op using errcode = '42501';
  end if;
  return null;
end $$;
--> statement-breakpoint
create trigger document_number_follows before insert or update on document_number
  for each statement execute function refuse_number_change();
--> statement-breakpoint
-- == The audit only grows ==
-- For every login, the owner of the table included. An open entry is closed once; nothing else of it changes.
create function refuse_audit_change() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  if tg_op = 'UPDATE' then
    if old.status = 0 and new.status <> 0 and to_jsonb(old) - 'status' = to_jsonb(new) - 'status' then
      return new;
    end if;
  end if;
  raise exception '% on % is refused: the audit only grows', tg_op, tg_table_name using errcode = '42501';
end $$;
--> statement-breakpoint
create trigger audit_only_grows before update or delete on audit_log for each row execute function refuse_audit_change();
--> statement-breakpoint
create trigger audit_is_never_emptied before truncate on audit_log for each statement execute function refuse_audit_change();
--> statement-breakpoint
-- == Rows that every store has: production too, and the sample world keeps them ==
insert into business_category (id, title_fa) values
  (1, 'خوراک، کافه و رستوران'),
  (2, 'مد و پوشاک'),
  (3, 'آرایشی، بهداشتی و زیبایی'),
  (4, 'سلامت و پزشکی'),
  (5, 'آموزش و کتاب'),
  (6, 'گردشگری، هتل و بلیت'),
  (7, 'کالای دیجیتال و لوازم خانگی'),
  (8, 'خانه، دکوراسیون و ساختمان'),
  (9, 'خودرو و حمل‌ونقل'),
  (10, 'بانک، بیمه و خدمات مالی'),
  (11, 'نرم‌افزار، اپلیکیشن و استارتاپ'),
  (12, 'فرهنگ، هنر و رویداد'),
  (13, 'مادر، کودک و اسباب‌بازی'),
  (14, 'ورزش و تناسب اندام'),
  (15, 'دیگر');
--> statement-breakpoint
-- Prices in toman, net of VAT.
insert into click_tier (from_clicks, price, publisher_price) values
  (0, 1500, 1275),
  (5000, 1400, 1190),
  (10000, 1300, 1105),
  (25000, 1150, 978),
  (50000, 1000, 850);
--> statement-breakpoint
-- The other platforms that sell views have a price of their own.
insert into cpm_configuration (media_type, content_type, cpm_price, cpm_publisher_price) values
  ('SOROUSH', 'IN_CHANNEL', 12000, 10200);
--> statement-breakpoint
-- The networks that publish by themselves; a plan's price is that of a thousand views, or of a click.
insert into publisher (media_type, username, title, search_text, page_type, followers, score, is_reliable, is_recommended, will_provide_insight) values
  ('RUBIKA', 'rubika', 'روبیکا', 'messenger روبیکا rubika', 'MESSENGER', 20000000, 9, true, true, true),
  ('SOROUSH', 'soroush', 'سروش پلاس', 'messenger سروش پلاس soroush', 'MESSENGER', 8000000, 9, true, true, true);
--> statement-breakpoint
insert into media_plan (publisher_id, media_type, content_type, price, publisher_price, availability_hours, reach, reach_low, reach_high)
select publisher.id, publisher.media_type, offer.content_type, offer.price, offer.publisher_price, 24, offer.reach, offer.reach_low, offer.reach_high
from publisher join (values
  ('RUBIKA', 'PIN', 9000, 7650, 6000000, 4800000, 7200000),
  ('SOROUSH', 'PIN', 1500, 1275, 1200000, 950000, 1450000),
  ('SOROUSH', 'IN_CHANNEL', 12000, 10200, 900000, 700000, 1100000)
) as offer (media_type, content_type, price, publisher_price, reach, reach_low, reach_high) on offer.media_type = publisher.media_type
where publisher.page_type = 'MESSENGER'
order by offer.media_type, offer.content_type desc;
