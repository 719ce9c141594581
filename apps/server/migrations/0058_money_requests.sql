CREATE TABLE "attachment" (
	"account_id" bigint NOT NULL,
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "attachment_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"type" text NOT NULL,
	"size" bigint NOT NULL,
	"storage_key" text NOT NULL,
	"created" timestamp with time zone NOT NULL,
	CONSTRAINT "attachment_account_id_id_pk" PRIMARY KEY("account_id","id")
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
ALTER TABLE "attachment" ADD CONSTRAINT "attachment_account_id_account_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("account_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "money_request" ADD CONSTRAINT "money_request_account_id_account_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("account_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "money_request_event" ADD CONSTRAINT "money_request_event_account_id_account_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("account_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "money_request_event" ADD CONSTRAINT "money_request_event_account_id_request_id_money_request_account_id_id_fk" FOREIGN KEY ("account_id","request_id") REFERENCES "public"."money_request"("account_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "attachment_created" ON "attachment" USING btree ("account_id","created");--> statement-breakpoint
CREATE UNIQUE INDEX "money_request_slip" ON "money_request" USING btree ("account_id","bank","day","tracking_number") WHERE (kind = 'receipt' and state in ('waiting', 'waiting_second', 'done'));--> statement-breakpoint
CREATE UNIQUE INDEX "money_request_origin" ON "money_request" USING btree ("account_id","other_account_id","origin_id") WHERE origin_id is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "money_request_key" ON "money_request" USING btree ("account_id","idempotency_key");--> statement-breakpoint
CREATE INDEX "money_request_kind" ON "money_request" USING btree ("account_id","kind","id");--> statement-breakpoint
CREATE INDEX "money_request_waiting" ON "money_request" USING btree ("created") WHERE state in ('waiting', 'waiting_second');--> statement-breakpoint
CREATE INDEX "money_request_event_request" ON "money_request_event" USING btree ("account_id","request_id","id");