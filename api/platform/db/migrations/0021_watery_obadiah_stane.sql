ALTER TABLE "password_resets" ADD COLUMN "used_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "site_signups" ADD COLUMN "used_at" timestamp (3) with time zone;