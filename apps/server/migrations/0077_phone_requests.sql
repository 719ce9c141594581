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
ALTER TABLE "phone_document" ADD CONSTRAINT "phone_document_request_id_phone_request_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."phone_request"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "phone_request" ADD CONSTRAINT "phone_request_user_id_app_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "phone_request" ADD CONSTRAINT "phone_request_first_staff_app_user_id_fk" FOREIGN KEY ("first_staff") REFERENCES "public"."app_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "phone_request" ADD CONSTRAINT "phone_request_second_staff_app_user_id_fk" FOREIGN KEY ("second_staff") REFERENCES "public"."app_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "phone_request_entry" ADD CONSTRAINT "phone_request_entry_request_id_phone_request_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."phone_request"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "phone_request_entry" ADD CONSTRAINT "phone_request_entry_staff_id_app_user_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."app_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "phone_document_request" ON "phone_document" USING btree ("request_id");--> statement-breakpoint
CREATE INDEX "phone_request_user" ON "phone_request" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "phone_request_state" ON "phone_request" USING btree ("state","id");--> statement-breakpoint
CREATE INDEX "phone_request_new_phone" ON "phone_request" USING btree ("new_phone","created");--> statement-breakpoint
CREATE INDEX "phone_request_login" ON "phone_request" USING btree ("login","created");--> statement-breakpoint
CREATE INDEX "phone_request_entry_request" ON "phone_request_entry" USING btree ("request_id","id");