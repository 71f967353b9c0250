CREATE TABLE "payment_simulator_records" (
	"id" text PRIMARY KEY NOT NULL,
	"position" bigint GENERATED ALWAYS AS IDENTITY (sequence name "payment_simulator_records_position_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"code" text,
	"data" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX "payment_simulator_code" ON "payment_simulator_records" USING btree ("kind","code");--> statement-breakpoint
CREATE INDEX "payment_simulator_newest" ON "payment_simulator_records" USING btree ("kind","position");