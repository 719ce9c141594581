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
ALTER TABLE "document" ADD CONSTRAINT "document_account_id_account_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("account_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document" ADD CONSTRAINT "document_account_id_corrects_id_document_account_id_id_fk" FOREIGN KEY ("account_id","corrects_id") REFERENCES "public"."document"("account_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document" ADD CONSTRAINT "document_account_id_official_id_document_account_id_id_fk" FOREIGN KEY ("account_id","official_id") REFERENCES "public"."document"("account_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "document_cause" ON "document" USING btree ("account_id","kind","cause");--> statement-breakpoint
CREATE INDEX "document_list" ON "document" USING btree ("account_id","created","id");--> statement-breakpoint
CREATE INDEX "document_campaign" ON "document" USING btree ("account_id","campaign_id");--> statement-breakpoint
CREATE INDEX "document_corrects" ON "document" USING btree ("account_id","corrects_id") WHERE corrects_id is not null;--> statement-breakpoint
CREATE INDEX "document_official" ON "document" USING btree ("account_id","official_id") WHERE official_id is not null;--> statement-breakpoint
CREATE INDEX "document_payment" ON "document" USING btree ("account_id","payment_id") WHERE payment_id is not null;--> statement-breakpoint
CREATE INDEX "document_requested" ON "document" USING btree ("state","created") WHERE kind = 'official_invoice';