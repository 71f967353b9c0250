CREATE TABLE "donation_totals" (
	"station_id" bigint NOT NULL,
	"activity_id" bigint NOT NULL,
	"cents" bigint NOT NULL,
	CONSTRAINT "donation_totals_station_id_activity_id_pk" PRIMARY KEY("station_id","activity_id"),
	CONSTRAINT "donation_totals_not_negative" CHECK ("donation_totals"."cents" >= 0)
);
--> statement-breakpoint
ALTER TABLE "participants" ADD COLUMN "cpf_typed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "participants" ADD COLUMN "birthday_typed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "donation_totals" ADD CONSTRAINT "donation_totals_station_id_activity_id_activities_station_id_id_fk" FOREIGN KEY ("station_id","activity_id") REFERENCES "public"."activities"("station_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
INSERT INTO "donation_totals" ("station_id", "activity_id", "cents")
SELECT "vouchers"."station_id", "vouchers"."activity_id", sum("vouchers"."price_cents")
FROM "vouchers"
JOIN "participations" ON "participations"."station_id" = "vouchers"."station_id" AND "participations"."id" = "vouchers"."participation_id"
WHERE "vouchers"."kind" = 'donation' AND "participations"."undone_at" IS NULL AND "vouchers"."price_cents" IS NOT NULL
GROUP BY "vouchers"."station_id", "vouchers"."activity_id";
