ALTER TABLE "ledger_accounts" ADD COLUMN "owed_paid_h" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "ledger_accounts" ADD COLUMN "paid_h" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "ledger_transfers" ADD COLUMN "paid_h" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "ledger_accounts" ADD CONSTRAINT "ledger_paid" CHECK (("ledger_accounts"."owed_paid_h" = 0 and "ledger_accounts"."paid_h" = 0) or ("ledger_accounts"."owed_paid_h" >= 0 and "ledger_accounts"."paid_h" >= 0 and "ledger_accounts"."kind" = 'wallet'));--> statement-breakpoint
-- What was bought before is taken as the last to be used: no more of it than wallet and hold have.
UPDATE ledger_accounts wallet SET paid_h = least(bought.amount_h, wallet.balance_h + coalesce(held.balance_h, 0))
FROM (
  SELECT line.station_id, line.account_id, sum(line.amount_h) AS amount_h
  FROM ledger_lines line
  JOIN ledger_transfers transfer ON transfer.station_id = line.station_id AND transfer.id = line.transfer_id
  WHERE transfer.cause IN ('top_up', 'points_purchase') GROUP BY 1, 2
) bought, ledger_accounts held
WHERE wallet.kind = 'wallet' AND bought.station_id = wallet.station_id AND bought.account_id = wallet.id AND bought.amount_h > 0
  AND held.kind = 'hold' AND held.station_id = wallet.station_id AND held.participant_id = wallet.participant_id;
