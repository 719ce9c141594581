DROP INDEX "app_user_email";--> statement-breakpoint
CREATE UNIQUE INDEX "app_user_confirmed_email" ON "app_user" USING btree ("email") WHERE email_verified;