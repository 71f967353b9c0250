ALTER TABLE "audit_lines" ADD COLUMN "kind" text GENERATED ALWAYS AS (split_part(split_part(case when what like '%.%' then what else part end, '.', 1), ':', 1)) STORED;--> statement-breakpoint
ALTER TABLE "audit_lines" ADD COLUMN "name" text;--> statement-breakpoint
CREATE INDEX "audit_lines_newest" ON "audit_lines" USING btree ("station_id","created_at","id");--> statement-breakpoint
CREATE INDEX "audit_lines_by_person" ON "audit_lines" USING btree ("station_id","participant_id","created_at","id");--> statement-breakpoint
CREATE INDEX "audit_lines_by_kind" ON "audit_lines" USING btree ("station_id","kind","created_at","id");--> statement-breakpoint
CREATE INDEX "audit_lines_by_part" ON "audit_lines" USING btree ("station_id","part","created_at","id");--> statement-breakpoint
CREATE INDEX "audit_lines_search" ON "audit_lines" USING gin (search_text("who" || ' ' || coalesce("name", "after" ->> 'name', "before" ->> 'name', '')) gin_trgm_ops);