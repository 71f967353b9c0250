-- Domains that came with folders become claims; only those that were proved and reached stay addresses.
INSERT INTO "domain_claims" ("station_id", "domain", "token", "created_at")
SELECT s."id", d."domain", replace(gen_random_uuid()::text, '-', ''), now()
FROM "stations" s CROSS JOIN LATERAL jsonb_array_elements_text(coalesce(s."config"->'domains', '[]'::jsonb)) AS d("domain")
ON CONFLICT DO NOTHING;
--> statement-breakpoint
DELETE FROM "station_domains" d WHERE NOT EXISTS (
  SELECT 1 FROM "domain_claims" c
  WHERE c."station_id" = d."station_id" AND c."domain" = d."domain" AND c."proved_at" IS NOT NULL
);
--> statement-breakpoint
UPDATE "stations" s SET "revision" = "revision" + 1, "config" = jsonb_set(s."config", '{domains}', coalesce((
  SELECT jsonb_agg(d."domain" ORDER BY d."position")
  FROM jsonb_array_elements_text(s."config"->'domains') WITH ORDINALITY AS d("domain", "position")
  JOIN "domain_claims" c ON c."station_id" = s."id" AND c."domain" = d."domain"
  WHERE c."proved_at" IS NOT NULL AND c."seen_at" IS NOT NULL
), '[]'::jsonb))
WHERE jsonb_array_length(coalesce(s."config"->'domains', '[]'::jsonb)) > 0;
