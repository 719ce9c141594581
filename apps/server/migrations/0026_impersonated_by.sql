ALTER TABLE "session" RENAME COLUMN "hijacked_by" TO "impersonated_by";--> statement-breakpoint
ALTER TABLE "session" DROP CONSTRAINT "session_hijacked_by_app_user_id_fk";
--> statement-breakpoint
DROP INDEX "session_hijack";--> statement-breakpoint
ALTER TABLE "session" ADD CONSTRAINT "session_impersonated_by_app_user_id_fk" FOREIGN KEY ("impersonated_by") REFERENCES "public"."app_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "session_impersonation" ON "session" USING btree ("account_id","created");