CREATE TABLE "station_figures" (
	"station_id" bigint NOT NULL,
	"counted_at" timestamp (3) with time zone NOT NULL,
	"values" jsonb NOT NULL,
	CONSTRAINT "station_figures_station_id_pk" PRIMARY KEY("station_id")
);
--> statement-breakpoint
ALTER TABLE "audit_lines" ADD COLUMN "kind" text GENERATED ALWAYS AS (split_part(split_part(case when what like '%.%' then what else part end, '.', 1), ':', 1)) STORED;--> statement-breakpoint
ALTER TABLE "audit_lines" ADD COLUMN "name" text;--> statement-breakpoint
CREATE INDEX "participations_by_day" ON "participations" USING btree ("station_id","created_at","participant_id") WHERE "participations"."undone_at" is null;--> statement-breakpoint
CREATE INDEX "participants_by_day" ON "participants" USING btree ("station_id","created_at");--> statement-breakpoint
CREATE INDEX "audit_lines_newest" ON "audit_lines" USING btree ("station_id","created_at","id");--> statement-breakpoint
CREATE INDEX "audit_lines_by_person" ON "audit_lines" USING btree ("station_id","participant_id","created_at","id");--> statement-breakpoint
CREATE INDEX "audit_lines_by_kind" ON "audit_lines" USING btree ("station_id","kind","created_at","id");--> statement-breakpoint
CREATE INDEX "audit_lines_by_part" ON "audit_lines" USING btree ("station_id","part","created_at","id");--> statement-breakpoint
CREATE INDEX "audit_lines_search" ON "audit_lines" USING gin (search_text("who" || ' ' || coalesce("name", "after" ->> 'name', "before" ->> 'name', '')) gin_trgm_ops);