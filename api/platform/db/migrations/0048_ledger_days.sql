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
-- new; what comes out of a hold or the sink comes back. One pass: the plan that is kept for two lines serves a hundred thousand.
CREATE FUNCTION ledger_days_kept() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO ledger_days AS kept (station_id, account_id, day, amount_h, earned_h)
  SELECT line.station_id, line.account_id, (line.created_at AT TIME ZONE 'UTC')::date, sum(line.amount_h),
    coalesce(sum(line.amount_h) FILTER (WHERE line.amount_h > 0 AND line.is_fresh), 0)
  FROM (
    SELECT moved.*, account.kind, bool_or(moved.amount_h < 0 AND account.kind IN ('programme', 'wallet'))
      OVER (PARTITION BY moved.station_id, moved.transfer_id) AS is_fresh
    FROM written moved
    JOIN ledger_accounts account ON account.station_id = moved.station_id AND account.id = moved.account_id
  ) line
  WHERE line.kind = 'wallet'
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
    coalesce(sum(line.amount_h) FILTER (WHERE line.amount_h > 0 AND line.is_fresh), 0)
  FROM (
    SELECT moved.*, account.kind, bool_or(moved.amount_h < 0 AND account.kind IN ('programme', 'wallet'))
      OVER (PARTITION BY moved.station_id, moved.transfer_id) AS is_fresh
    FROM ledger_lines moved
    JOIN ledger_accounts account ON account.station_id = moved.station_id AND account.id = moved.account_id
  ) line
  WHERE line.kind = 'wallet'
  GROUP BY 1, 2, 3 ORDER BY 1, 2, 3;
