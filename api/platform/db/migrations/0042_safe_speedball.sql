ALTER TABLE "vouchers" ADD COLUMN "refund_number" integer;--> statement-breakpoint
ALTER TABLE "ledger_accounts" ADD COLUMN "owed_h" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "ledger_accounts" ADD CONSTRAINT "ledger_owed" CHECK ("ledger_accounts"."owed_h" = 0 or ("ledger_accounts"."owed_h" > 0 and "ledger_accounts"."kind" = 'wallet'));