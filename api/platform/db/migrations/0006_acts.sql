CREATE TABLE "people_act_refusals" (
	"station_id" bigint NOT NULL,
	"act_id" bigint NOT NULL,
	"participant_id" bigint NOT NULL,
	"why" text NOT NULL,
	CONSTRAINT "people_act_refusals_station_id_act_id_participant_id_pk" PRIMARY KEY("station_id","act_id","participant_id")
);
--> statement-breakpoint
ALTER TABLE "people_acts" ALTER COLUMN "tag_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "people_acts" ALTER COLUMN "tag_name" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "people_acts" ADD COLUMN "reason" text;--> statement-breakpoint
ALTER TABLE "people_acts" ADD COLUMN "amount_h" bigint;--> statement-breakpoint
ALTER TABLE "people_acts" ADD COLUMN "point_kind" text;--> statement-breakpoint
ALTER TABLE "people_acts" ADD COLUMN "is_waiting" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "people_acts" ADD COLUMN "decided_by" bigint;--> statement-breakpoint
ALTER TABLE "people_acts" ADD COLUMN "decided_by_name" text;--> statement-breakpoint
ALTER TABLE "people_acts" ADD COLUMN "refusal" text;--> statement-breakpoint
ALTER TABLE "people_act_refusals" ADD CONSTRAINT "people_act_refusals_station_id_act_id_people_acts_station_id_id_fk" FOREIGN KEY ("station_id","act_id") REFERENCES "public"."people_acts"("station_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "people_act_refusals" ADD CONSTRAINT "people_act_refusals_station_id_participant_id_participants_station_id_id_fk" FOREIGN KEY ("station_id","participant_id") REFERENCES "public"."participants"("station_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "people_act_refusals_of_person" ON "people_act_refusals" USING btree ("station_id","participant_id");--> statement-breakpoint
CREATE INDEX "people_acts_waiting" ON "people_acts" USING btree ("station_id","id") WHERE "people_acts"."is_waiting";