DROP INDEX "site_signups_email";--> statement-breakpoint
CREATE UNIQUE INDEX "site_signups_link" ON "site_signups" USING btree ("station_id","token_hash");