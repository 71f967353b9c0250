CREATE TABLE "unclaimed_files" (
	"station_id" bigint NOT NULL,
	"folder" text NOT NULL,
	"keys" jsonb NOT NULL,
	"sent_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "unclaimed_files_station_id_folder_pk" PRIMARY KEY("station_id","folder")
);
--> statement-breakpoint
CREATE INDEX "unclaimed_files_age" ON "unclaimed_files" USING btree ("sent_at");