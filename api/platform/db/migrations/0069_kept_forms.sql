CREATE TABLE "kept_forms" (
	"station_id" bigint NOT NULL,
	"id" text NOT NULL,
	"sealed" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "kept_forms_station_id_id_pk" PRIMARY KEY("station_id","id")
);
--> statement-breakpoint
CREATE INDEX "kept_forms_by_age" ON "kept_forms" USING btree ("station_id","created_at");