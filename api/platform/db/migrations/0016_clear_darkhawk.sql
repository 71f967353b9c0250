ALTER TABLE "mail_outbox" ADD COLUMN "code_id" text;--> statement-breakpoint
ALTER TABLE "mail_outbox" ADD COLUMN "held_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "mail_outbox_open" ON "mail_outbox" USING btree ("station_id") WHERE "mail_outbox"."delivered_at" is null;