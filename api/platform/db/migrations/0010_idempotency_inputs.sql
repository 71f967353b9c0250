ALTER TABLE "participations" ADD COLUMN "input_digest" text;--> statement-breakpoint
ALTER TABLE "site_drafts" ADD COLUMN "input_digest" text;