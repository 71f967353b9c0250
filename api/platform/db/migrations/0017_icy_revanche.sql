CREATE TABLE "owner_creations" (
	"station_id" bigint NOT NULL,
	"participant_id" bigint NOT NULL,
	"key" text NOT NULL,
	"input_digest" text NOT NULL,
	"made_id" bigint,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "owner_creations_station_id_participant_id_key_pk" PRIMARY KEY("station_id","participant_id","key")
);
--> statement-breakpoint
ALTER TABLE "owner_creations" ADD CONSTRAINT "owner_creations_station_id_participant_id_participants_station_id_id_fk" FOREIGN KEY ("station_id","participant_id") REFERENCES "public"."participants"("station_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "owner_creations_age" ON "owner_creations" USING btree ("created_at");