DROP INDEX "activities_search";--> statement-breakpoint
ALTER TABLE "password_resets" ADD COLUMN "makes_owner" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "activities_search" ON "activities" USING btree ("station_id","status","priority","id","type_id","search_name");