CREATE TABLE "subscription_items" (
	"station_id" bigint NOT NULL,
	"subscription_id" bigint NOT NULL,
	"product_number" integer NOT NULL,
	"name" text NOT NULL,
	"quantity" integer NOT NULL,
	"unit_cents" bigint NOT NULL,
	CONSTRAINT "subscription_items_station_id_subscription_id_product_number_pk" PRIMARY KEY("station_id","subscription_id","product_number"),
	CONSTRAINT "subscription_items_quantity" CHECK ("subscription_items"."quantity" > 0)
);
--> statement-breakpoint
DROP INDEX "subscriptions_one";--> statement-breakpoint
ALTER TABLE "subscription_bills" ALTER COLUMN "plan_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "subscriptions" ALTER COLUMN "plan_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "activity_id" bigint;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "recurrence" text;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "anchor_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "subscription_items" ADD CONSTRAINT "subscription_items_station_id_subscription_id_subscriptions_station_id_id_fk" FOREIGN KEY ("station_id","subscription_id") REFERENCES "public"."subscriptions"("station_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "subscriptions_one_plan" ON "subscriptions" USING btree ("station_id","participant_id") WHERE "subscriptions"."state" <> 'ended' and "subscriptions"."plan_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "subscriptions_one_of_activity" ON "subscriptions" USING btree ("station_id","participant_id","activity_id") WHERE "subscriptions"."state" <> 'ended' and "subscriptions"."activity_id" is not null;--> statement-breakpoint
CREATE INDEX "subscriptions_of_activity" ON "subscriptions" USING btree ("station_id","activity_id","id");--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_of_one" CHECK (("subscriptions"."plan_id" is null) <> ("subscriptions"."activity_id" is null));--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_recurrence" CHECK (("subscriptions"."activity_id" is null) = ("subscriptions"."recurrence" is null));