CREATE TABLE "research_uploads" (
	"station_id" bigint NOT NULL,
	"id" text NOT NULL,
	"participant_id" bigint NOT NULL,
	"activity_id" bigint,
	"question_id" integer,
	"file" text NOT NULL,
	"bytes" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"response_id" bigint,
	CONSTRAINT "research_uploads_station_id_id_pk" PRIMARY KEY("station_id","id")
);
--> statement-breakpoint
ALTER TABLE "research_uploads" ADD CONSTRAINT "research_uploads_station_id_participant_id_participants_station_id_id_fk" FOREIGN KEY ("station_id","participant_id") REFERENCES "public"."participants"("station_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "research_uploads" ADD CONSTRAINT "research_uploads_station_id_response_id_research_responses_station_id_id_fk" FOREIGN KEY ("station_id","response_id") REFERENCES "public"."research_responses"("station_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "research_uploads_of_person" ON "research_uploads" USING btree ("station_id","participant_id","created_at");--> statement-breakpoint
CREATE INDEX "research_uploads_unsent" ON "research_uploads" USING btree ("created_at") WHERE response_id is null;