CREATE TABLE "ledger_days" (
	"station_id" bigint NOT NULL,
	"account_id" bigint NOT NULL,
	"day" date NOT NULL,
	"amount_h" bigint NOT NULL,
	"earned_h" bigint NOT NULL,
	CONSTRAINT "ledger_days_station_id_account_id_day_pk" PRIMARY KEY("station_id","account_id","day")
);
--> statement-breakpoint
ALTER TABLE "ledger_days" ADD CONSTRAINT "ledger_days_account" FOREIGN KEY ("station_id","account_id") REFERENCES "public"."ledger_accounts"("station_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
-- Whoever writes lines, by whatever statement: the days of their wallets move with them. What the programme or another wallet gives is earned
-- new; what comes out of a hold or the sink comes back.
CREATE FUNCTION ledger_days_kept() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO ledger_days AS kept (station_id, account_id, day, amount_h, earned_h)
  SELECT line.station_id, line.account_id, (line.created_at AT TIME ZONE 'UTC')::date, sum(line.amount_h),
    coalesce(sum(line.amount_h) FILTER (WHERE line.amount_h > 0 AND fresh.transfer_id IS NOT NULL), 0)
  FROM written line
  JOIN ledger_accounts account
    ON account.station_id = line.station_id AND account.id = line.account_id AND account.kind = 'wallet'
  LEFT JOIN (
    SELECT DISTINCT giving.station_id, giving.transfer_id FROM written giving
    JOIN ledger_accounts giver ON giver.station_id = giving.station_id AND giver.id = giving.account_id
    WHERE giving.amount_h < 0 AND giver.kind IN ('programme', 'wallet')
  ) fresh ON fresh.station_id = line.station_id AND fresh.transfer_id = line.transfer_id
  GROUP BY 1, 2, 3 ORDER BY 1, 2, 3
  ON CONFLICT (station_id, account_id, day) DO UPDATE
    SET amount_h = kept.amount_h + excluded.amount_h, earned_h = kept.earned_h + excluded.earned_h;
  RETURN NULL;
END $$;
--> statement-breakpoint
-- The trigger first: it keeps others from writing lines until the days of those that are there are counted.
CREATE TRIGGER ledger_days_kept AFTER INSERT ON ledger_lines REFERENCING NEW TABLE AS written
  FOR EACH STATEMENT EXECUTE FUNCTION ledger_days_kept();
--> statement-breakpoint
INSERT INTO ledger_days (station_id, account_id, day, amount_h, earned_h)
  SELECT line.station_id, line.account_id, (line.created_at AT TIME ZONE 'UTC')::date, sum(line.amount_h),
    coalesce(sum(line.amount_h) FILTER (WHERE line.amount_h > 0 AND fresh.transfer_id IS NOT NULL), 0)
  FROM ledger_lines line
  JOIN ledger_accounts account
    ON account.station_id = line.station_id AND account.id = line.account_id AND account.kind = 'wallet'
  LEFT JOIN (
    SELECT DISTINCT giving.station_id, giving.transfer_id FROM ledger_lines giving
    JOIN ledger_accounts giver ON giver.station_id = giving.station_id AND giver.id = giving.account_id
    WHERE giving.amount_h < 0 AND giver.kind IN ('programme', 'wallet')
  ) fresh ON fresh.station_id = line.station_id AND fresh.transfer_id = line.transfer_id
  GROUP BY 1, 2, 3 ORDER BY 1, 2, 3;
