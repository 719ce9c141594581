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
ALTER TABLE "ledger_transaction" ADD COLUMN "placement_id" bigint;--> statement-breakpoint
ALTER TABLE "ledger_transaction" ADD COLUMN "units" bigint;--> statement-breakpoint
ALTER TABLE "ledger_day" ADD CONSTRAINT "ledger_day_account_id_account_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("account_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_line" ADD CONSTRAINT "ledger_line_account_id_account_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("account_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "ledger_line_kind" ON "ledger_line" USING btree ("account_id","kind","line");--> statement-breakpoint
CREATE INDEX "ledger_line_campaign" ON "ledger_line" USING btree ("account_id","campaign_id","line");--> statement-breakpoint
CREATE INDEX "ledger_line_day" ON "ledger_line" USING btree ("account_id","day","line");