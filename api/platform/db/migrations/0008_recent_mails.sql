DROP INDEX "audit_lines_recent";--> statement-breakpoint
DROP INDEX "mail_outbox_recent";--> statement-breakpoint
CREATE INDEX "mail_outbox_recent" ON "mail_outbox" USING btree ("station_id","created_at","id");