CREATE TABLE "chat_identity" (
	"account_id" bigint NOT NULL,
	"user_id" text NOT NULL,
	"created" timestamp with time zone NOT NULL,
	CONSTRAINT "chat_identity_account_id_pk" PRIMARY KEY("account_id")
);
--> statement-breakpoint
ALTER TABLE "chat_identity" ADD CONSTRAINT "chat_identity_account_id_account_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("account_id") ON DELETE no action ON UPDATE no action;