ALTER TABLE "plans" ADD COLUMN "discount_cents" bigint;--> statement-breakpoint
UPDATE "plans" SET "discount_cents" = coalesce("price_cents" - round("price_cents" * (100 - "discount"::numeric) / 100), 0);--> statement-breakpoint
ALTER TABLE "plans" ALTER COLUMN "discount_cents" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "plans" DROP COLUMN "discount";
