CREATE TABLE "research_sealed" (
	"station_id" bigint NOT NULL,
	"id" text NOT NULL,
	"activity_id" bigint NOT NULL,
	"version" integer NOT NULL,
	"sealed" text NOT NULL,
	CONSTRAINT "research_sealed_station_id_id_pk" PRIMARY KEY("station_id","id")
);
--> statement-breakpoint
ALTER TABLE "research_responses" ALTER COLUMN "participation_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "research_drafts" ADD COLUMN "sealed" text;--> statement-breakpoint
ALTER TABLE "research_sealed" ADD CONSTRAINT "research_sealed_station_id_activity_id_version_research_versions_station_id_activity_id_version_fk" FOREIGN KEY ("station_id","activity_id","version") REFERENCES "public"."research_versions"("station_id","activity_id","version") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "research_sealed_of_version" ON "research_sealed" USING btree ("station_id","activity_id","version");