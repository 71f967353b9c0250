DROP INDEX "orders_by_status";--> statement-breakpoint
CREATE INDEX "order_parts_undelivered" ON "order_parts" USING btree ("station_id","order_id") WHERE "order_parts"."location_id" is not null and "order_parts"."delivered_at" is null;--> statement-breakpoint
CREATE INDEX "orders_by_payment" ON "orders" USING btree ("station_id","paid_at") WHERE "orders"."paid_at" is not null;--> statement-breakpoint
CREATE INDEX "participants_search" ON "participants" USING gin ((search_text("name") || ' ' || "email") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "orders_by_status" ON "orders" USING btree ("station_id","status","created_at","id");