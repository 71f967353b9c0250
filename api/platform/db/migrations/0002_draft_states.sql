CREATE TABLE "station_draft_states" (
	"station_id" bigint NOT NULL,
	"number" integer NOT NULL,
	"document" jsonb,
	CONSTRAINT "station_draft_states_station_id_number_pk" PRIMARY KEY("station_id","number")
);
--> statement-breakpoint
ALTER TABLE "station_drafts" ADD COLUMN "state" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "station_drafts" ADD COLUMN "first_state" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "station_drafts" ADD COLUMN "last_state" integer DEFAULT 0 NOT NULL;