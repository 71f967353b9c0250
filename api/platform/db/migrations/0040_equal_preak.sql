CREATE TABLE "payment_book_checks" (
	"station_id" bigint PRIMARY KEY NOT NULL,
	"closed_until" timestamp (3) with time zone NOT NULL
);
