CREATE TABLE "activity_like_counts" (
	"station_id" bigint NOT NULL,
	"activity_id" bigint NOT NULL,
	"likes" integer NOT NULL,
	CONSTRAINT "activity_like_counts_station_id_activity_id_pk" PRIMARY KEY("station_id","activity_id")
);
--> statement-breakpoint
CREATE TABLE "activity_likes" (
	"station_id" bigint NOT NULL,
	"activity_id" bigint NOT NULL,
	"participant_id" bigint NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "activity_likes_station_id_activity_id_participant_id_pk" PRIMARY KEY("station_id","activity_id","participant_id")
);
--> statement-breakpoint
CREATE TABLE "video_views" (
	"station_id" bigint NOT NULL,
	"participant_id" bigint NOT NULL,
	"activity_id" bigint NOT NULL,
	"video_id" integer NOT NULL,
	"started_at" timestamp (3) with time zone NOT NULL,
	"watched_ms" integer NOT NULL,
	"duration_ms" integer,
	"viewed_once_at" timestamp (3) with time zone,
	"has_viewed" boolean NOT NULL,
	CONSTRAINT "video_views_station_id_participant_id_activity_id_video_id_pk" PRIMARY KEY("station_id","participant_id","activity_id","video_id")
);
--> statement-breakpoint
ALTER TABLE "activity_like_counts" ADD CONSTRAINT "activity_like_counts_station_id_activity_id_activities_station_id_id_fk" FOREIGN KEY ("station_id","activity_id") REFERENCES "public"."activities"("station_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "activity_likes" ADD CONSTRAINT "activity_likes_station_id_activity_id_activities_station_id_id_fk" FOREIGN KEY ("station_id","activity_id") REFERENCES "public"."activities"("station_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "activity_likes" ADD CONSTRAINT "activity_likes_station_id_participant_id_participants_station_id_id_fk" FOREIGN KEY ("station_id","participant_id") REFERENCES "public"."participants"("station_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "video_views" ADD CONSTRAINT "video_views_station_id_activity_id_activities_station_id_id_fk" FOREIGN KEY ("station_id","activity_id") REFERENCES "public"."activities"("station_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "video_views" ADD CONSTRAINT "video_views_station_id_participant_id_participants_station_id_id_fk" FOREIGN KEY ("station_id","participant_id") REFERENCES "public"."participants"("station_id","id") ON DELETE cascade ON UPDATE no action;