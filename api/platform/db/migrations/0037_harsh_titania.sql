DROP INDEX "invitation_mails_recent";--> statement-breakpoint
ALTER TABLE "invitation_mails" ALTER COLUMN "sent_at" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "invitation_mails" ADD COLUMN "asked_at" timestamp (3) with time zone;--> statement-breakpoint
UPDATE "invitation_mails" SET "asked_at" = "sent_at";--> statement-breakpoint
ALTER TABLE "invitation_mails" ALTER COLUMN "asked_at" SET NOT NULL;--> statement-breakpoint
CREATE INDEX "invitation_mails_recent" ON "invitation_mails" USING btree ("station_id","inviter_id","asked_at");
