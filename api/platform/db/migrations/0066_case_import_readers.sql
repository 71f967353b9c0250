ALTER TABLE "case_imports" ADD COLUMN "reader_changes" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "case_imports" ADD COLUMN "confirmed_lines" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "case_imports" ADD COLUMN "left_as_is" integer DEFAULT 0 NOT NULL;