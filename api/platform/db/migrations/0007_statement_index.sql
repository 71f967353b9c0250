DROP INDEX "ledger_lines_statement";--> statement-breakpoint
DROP INDEX "vouchers_of_participant";--> statement-breakpoint
ALTER TABLE "ledger_lines" ADD COLUMN "created_at" timestamp (3) with time zone;--> statement-breakpoint
-- Lines are never changed; this fills in what their transfers say already.
ALTER TABLE "ledger_lines" DISABLE TRIGGER ledger_lines_append_only;--> statement-breakpoint
UPDATE "ledger_lines" SET "created_at" = "ledger_transfers"."created_at" FROM "ledger_transfers"
  WHERE "ledger_transfers"."station_id" = "ledger_lines"."station_id" AND "ledger_transfers"."id" = "ledger_lines"."transfer_id";--> statement-breakpoint
ALTER TABLE "ledger_lines" ENABLE TRIGGER ledger_lines_append_only;--> statement-breakpoint
ALTER TABLE "ledger_lines" ALTER COLUMN "created_at" SET NOT NULL;--> statement-breakpoint
CREATE INDEX "ledger_lines_earned" ON "ledger_lines" USING btree ("station_id","account_id","created_at","id") WHERE "ledger_lines"."amount_h" > 0;--> statement-breakpoint
CREATE INDEX "ledger_lines_used" ON "ledger_lines" USING btree ("station_id","account_id","created_at","id") WHERE "ledger_lines"."amount_h" < 0;--> statement-breakpoint
CREATE INDEX "vouchers_of_participant" ON "vouchers" USING btree ("station_id","participant_id","id");