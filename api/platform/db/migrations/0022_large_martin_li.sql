ALTER TABLE "participations" ADD COLUMN "spent_h" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "participations" ADD COLUMN "voucher_kind" text;--> statement-breakpoint
ALTER TABLE "participations" ADD COLUMN "voucher_code" text;--> statement-breakpoint
ALTER TABLE "participations" ADD COLUMN "feedback_message" text;--> statement-breakpoint
ALTER TABLE "participations" ADD COLUMN "feedback_lottie" text;--> statement-breakpoint
-- What lay among a type's own answers moves into the columns.
UPDATE "participations" SET
  "spent_h" = coalesce(("data"->>'spentH')::bigint, 0),
  "voucher_kind" = "data"#>>'{voucher,kind}',
  "voucher_code" = "data"#>>'{voucher,code}',
  "feedback_message" = "data"#>>'{feedback,message}',
  "feedback_lottie" = "data"#>>'{feedback,lottieId}',
  "data" = "data" - 'spentH' - 'voucher' - 'feedback'
WHERE "data" ?| array['spentH', 'voucher', 'feedback'];
