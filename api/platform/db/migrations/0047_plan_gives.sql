CREATE TABLE "plan_rewards" (
	"station_id" bigint NOT NULL,
	"participant_id" bigint NOT NULL,
	"month" text NOT NULL,
	"plan_id" bigint NOT NULL,
	"points_h" bigint NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "plan_rewards_station_id_participant_id_month_pk" PRIMARY KEY("station_id","participant_id","month"),
	CONSTRAINT "plan_rewards_points" CHECK ("plan_rewards"."points_h" > 0)
);
--> statement-breakpoint
ALTER TABLE "activities" ADD COLUMN "only_for_plans" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "plan_cents" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "plan_name" text;--> statement-breakpoint
ALTER TABLE "plans" ADD COLUMN "gives" jsonb DEFAULT '{"discountPercent":0,"discountCapCents":null,"monthlyPoints":0,"areas":{"feed":false,"quizzes":false,"checkout":false,"card":false}}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "subscription_bills" ADD COLUMN "gives" jsonb DEFAULT '{"discountPercent":0,"discountCapCents":null,"monthlyPoints":0,"areas":{"feed":false,"quizzes":false,"checkout":false,"card":false}}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "gives" jsonb DEFAULT '{"discountPercent":0,"discountCapCents":null,"monthlyPoints":0,"areas":{"feed":false,"quizzes":false,"checkout":false,"card":false}}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "next_gives" jsonb;--> statement-breakpoint
ALTER TABLE "plan_rewards" ADD CONSTRAINT "plan_rewards_station_id_participant_id_participants_station_id_id_fk" FOREIGN KEY ("station_id","participant_id") REFERENCES "public"."participants"("station_id","id") ON DELETE no action ON UPDATE no action;