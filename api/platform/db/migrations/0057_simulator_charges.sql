ALTER TABLE "payment_simulator_records" ADD COLUMN "charge_id" text GENERATED ALWAYS AS (coalesce(data->>'chargeId', data->'charge'->>'id')) STORED;--> statement-breakpoint
ALTER TABLE "payment_simulator_records" ADD COLUMN "is_waiting" boolean GENERATED ALWAYS AS (data->'isDelivered' = 'false'::jsonb) STORED;--> statement-breakpoint
CREATE INDEX "payment_simulator_charge" ON "payment_simulator_records" USING btree ("charge_id","kind");--> statement-breakpoint
CREATE INDEX "payment_simulator_waiting" ON "payment_simulator_records" USING btree ("position") WHERE is_waiting;