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
CREATE UNIQUE INDEX "ticket_key" ON "ticket" USING btree ("account_id","idempotency_key");--> statement-breakpoint
CREATE INDEX "ticket_list" ON "ticket" USING btree ("account_id","last_at","id");--> statement-breakpoint
CREATE INDEX "ticket_waiting" ON "ticket" USING btree ("last_at") WHERE state = 'waiting';--> statement-breakpoint
CREATE INDEX "ticket_answered" ON "ticket" USING btree ("first_answered_at");--> statement-breakpoint
CREATE INDEX "ticket_entry_ticket" ON "ticket_entry" USING btree ("account_id","ticket_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "ticket_entry_key" ON "ticket_entry" USING btree ("account_id","idempotency_key");