CREATE TABLE "email_code" (
	"user_id" bigint PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"code_hash" text NOT NULL,
	"tries" smallint DEFAULT 0 NOT NULL,
	"created" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
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
ALTER TABLE "account_member" ADD COLUMN "ceiling" bigint;--> statement-breakpoint
ALTER TABLE "account_member" ADD COLUMN "joined" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "account_member" ADD COLUMN "last_seen" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "app_user" ADD COLUMN "image_key" text;--> statement-breakpoint
ALTER TABLE "session" ADD COLUMN "address" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "email_code" ADD CONSTRAINT "email_code_user_id_app_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_invitation" ADD CONSTRAINT "team_invitation_account_id_account_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("account_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "team_invitation_phone" ON "team_invitation" USING btree ("phone");--> statement-breakpoint
CREATE INDEX "team_invitation_latest" ON "team_invitation" USING btree ("account_id","created");--> statement-breakpoint
CREATE UNIQUE INDEX "app_user_image" ON "app_user" USING btree ("image_key");