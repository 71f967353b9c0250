CREATE TABLE "event_windows" (
	"station_id" bigint NOT NULL,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "event_windows_station_id_pk" PRIMARY KEY("station_id")
);
