-- Webhooks that programs set before the token was stored with them: the log knows who saved one last. One that was resumed since, and whose
-- token has ended, stays without: whoever resumed it may have taken it over.
UPDATE "webhook_endpoints" SET "token_id" = "last_save"."token_id"
FROM (
  SELECT DISTINCT ON ("subject_id") "id", "subject_id", "token_id" FROM "audit_entries"
  WHERE "subject" = 'webhook' AND "before" <> ''
  ORDER BY "subject_id", "id" DESC
) AS "last_save"
WHERE "webhook_endpoints"."token_id" IS NULL AND "webhook_endpoints"."id"::text = "last_save"."subject_id"
  AND (
    EXISTS (SELECT 1 FROM "access_tokens" WHERE "id" = "last_save"."token_id" AND "expires_at" > now())
    OR NOT EXISTS (
      SELECT 1 FROM "audit_entries" AS "later"
      WHERE "later"."subject" = 'webhook' AND "later"."subject_id" = "last_save"."subject_id"
        AND "later"."after" = 'resumed' AND "later"."id" > "last_save"."id"
    )
  );
