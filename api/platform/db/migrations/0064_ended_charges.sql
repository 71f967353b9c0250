ALTER TABLE "payment_charges" ADD COLUMN "end_asked_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "payment_charges" ADD COLUMN "given_up_at" timestamp (3) with time zone;