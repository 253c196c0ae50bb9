-- Refunds that were under way before their silence was counted: it began when they were asked for.
UPDATE "refunds" SET "silent_since" = "created_at" WHERE "status" IN ('requested', 'sent') AND "silent_since" IS NULL;
