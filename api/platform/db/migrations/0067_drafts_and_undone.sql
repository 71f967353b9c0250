ALTER TABLE "plans" ADD COLUMN "is_draft" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "top_ups" ADD COLUMN "undone_times" integer DEFAULT 0 NOT NULL;