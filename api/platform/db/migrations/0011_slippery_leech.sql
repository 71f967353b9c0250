ALTER TABLE "activations" DROP CONSTRAINT "activations_reference";--> statement-breakpoint
DROP INDEX "participants_email";--> statement-breakpoint
DROP INDEX "participants_cpf";--> statement-breakpoint
ALTER TABLE "activations" DROP CONSTRAINT "activations_station_id_participant_id_pk";--> statement-breakpoint
ALTER TABLE "activations" ADD CONSTRAINT "activations_station_id_reference_pk" PRIMARY KEY("station_id","reference");--> statement-breakpoint
ALTER TABLE "activations" ADD COLUMN "is_registrants" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "activations" ADD COLUMN "created_at" timestamp (3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
CREATE INDEX "participants_by_email" ON "participants" USING btree ("station_id","email");--> statement-breakpoint
CREATE INDEX "participants_by_cpf" ON "participants" USING btree ("station_id","cpf");--> statement-breakpoint
CREATE INDEX "activations_participant" ON "activations" USING btree ("station_id","participant_id");--> statement-breakpoint
CREATE INDEX "activations_expiry" ON "activations" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "participants_email" ON "participants" USING btree ("station_id","email") WHERE "participants"."status" <> 'inactive';--> statement-breakpoint
CREATE UNIQUE INDEX "participants_cpf" ON "participants" USING btree ("station_id","cpf") WHERE "participants"."status" <> 'inactive';