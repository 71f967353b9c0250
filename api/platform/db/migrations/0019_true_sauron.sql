ALTER TABLE "activities" ADD COLUMN "last_video_id" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
-- Numbers that videos have, and those that somebody saw of videos that are gone. Larger ones than any ever counted were made up.
UPDATE "activities" AS a SET "last_video_id" = greatest(
  (SELECT coalesce(max((v ->> 'id')::bigint), 0) FROM jsonb_array_elements(a."videos") AS v WHERE (v ->> 'id')::bigint <= 1000000),
  (SELECT coalesce(max(w."video_id"), 0) FROM "video_views" AS w WHERE w."station_id" = a."station_id" AND w."activity_id" = a."id")
)
WHERE a."videos" <> '[]'::jsonb OR EXISTS (
  SELECT 1 FROM "video_views" AS w WHERE w."station_id" = a."station_id" AND w."activity_id" = a."id"
);
