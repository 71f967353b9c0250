ALTER TABLE "plans" RENAME COLUMN "amount_cents" TO "price_cents";--> statement-breakpoint
ALTER TABLE "participations" ADD COLUMN "undone_by" text;--> statement-breakpoint
ALTER TABLE "participations" ADD COLUMN "undone_reason" text;--> statement-breakpoint
ALTER TABLE "participations" ADD COLUMN "undone_taken_h" bigint;--> statement-breakpoint
-- Who took it back and why lay among a type's own answers.
UPDATE "participations" SET
  "undone_by" = "data"#>>'{undone,by}',
  "undone_reason" = "data"#>>'{undone,reason}',
  "undone_taken_h" = ("data"#>>'{undone,takenH}')::bigint,
  "data" = "data" - 'undone'
WHERE "data" ?| array['undone'];
