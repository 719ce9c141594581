CREATE TABLE "help_article" (
	"slug" text PRIMARY KEY NOT NULL,
	"category_id" integer NOT NULL,
	"title" text NOT NULL,
	"summary" text NOT NULL,
	"keywords" text NOT NULL,
	"body" jsonb NOT NULL,
	"related" jsonb NOT NULL,
	"position" integer NOT NULL,
	"beginning" integer,
	"updated" text NOT NULL,
	"seeded_hash" text DEFAULT '' NOT NULL,
	"edited_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "help_category" (
	"id" integer PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"summary" text NOT NULL,
	"position" integer NOT NULL,
	"seeded_hash" text DEFAULT '' NOT NULL,
	"edited_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "help_reader" (
	"user_id" bigint NOT NULL,
	"article" text NOT NULL,
	"opened_at" timestamp with time zone NOT NULL,
	"is_useful" boolean,
	"comment" text DEFAULT '' NOT NULL,
	"voted_at" timestamp with time zone,
	CONSTRAINT "help_reader_user_id_article_pk" PRIMARY KEY("user_id","article")
);
--> statement-breakpoint
ALTER TABLE "help_article" ADD CONSTRAINT "help_article_category_id_help_category_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."help_category"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "help_reader" ADD CONSTRAINT "help_reader_user_id_app_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "help_reader" ADD CONSTRAINT "help_reader_article_help_article_slug_fk" FOREIGN KEY ("article") REFERENCES "public"."help_article"("slug") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "help_article_category" ON "help_article" USING btree ("category_id");--> statement-breakpoint
CREATE INDEX "help_reader_article" ON "help_reader" USING btree ("article");