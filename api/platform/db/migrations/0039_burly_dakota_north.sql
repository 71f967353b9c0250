DROP INDEX "checkouts_expire";--> statement-breakpoint
CREATE INDEX "checkouts_expire" ON "checkouts" USING btree ("expires_at") WHERE "checkouts"."reserved" <> '[]';