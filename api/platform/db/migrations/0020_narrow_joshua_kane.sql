CREATE TABLE "proved_mailboxes" (
	"station_id" bigint NOT NULL,
	"email" text NOT NULL,
	"proved_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "proved_mailboxes_station_id_email_pk" PRIMARY KEY("station_id","email")
);
--> statement-breakpoint
-- Contacts of folders that were imported are the operator's word.
INSERT INTO "proved_mailboxes" ("station_id", "email", "proved_at")
SELECT "id", lower("config" #>> '{contact,mail}'), now() FROM "stations"
WHERE "source_hash" IS NOT NULL AND "config" #>> '{contact,mail}' IS NOT NULL;
