-- Lines bought until now are in single toman; a new row names its step.
ALTER TABLE "placement" ADD COLUMN "net_step" smallint DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "placement" ALTER COLUMN "net_step" DROP DEFAULT;
