DROP INDEX "publisher_category_category";--> statement-breakpoint
CREATE INDEX "publisher_category_category" ON "publisher_category" USING btree ("category_id","publisher_id");