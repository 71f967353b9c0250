ALTER TABLE "subscription_bills" ADD COLUMN "card_id" bigint;--> statement-breakpoint
ALTER TABLE "case_imports" ADD COLUMN "worked_at" timestamp (3) with time zone;