CREATE TABLE "gateway_reference" (
	"gateway" text NOT NULL,
	"kind" text NOT NULL,
	"reference" text NOT NULL,
	"account_id" bigint NOT NULL,
	"payment_id" bigint NOT NULL,
	"credited_at" timestamp with time zone NOT NULL,
	CONSTRAINT "gateway_reference_gateway_kind_reference_pk" PRIMARY KEY("gateway","kind","reference")
);
