-- Cake pages show what delivery costs.
CREATE TRIGGER "delivery_options_record_insert" AFTER INSERT ON "delivery_options" REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION "record_public_change"('content', 'NULL::text', 'true');
--> statement-breakpoint
CREATE TRIGGER "delivery_options_record_update" AFTER UPDATE ON "delivery_options" REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION "record_public_change"('content', 'NULL::text', 'true');
--> statement-breakpoint
CREATE TRIGGER "delivery_options_record_delete" AFTER DELETE ON "delivery_options" REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION "record_public_change"('content', 'NULL::text', 'true');
--> statement-breakpoint
CREATE TRIGGER "delivery_options_record_truncate" AFTER TRUNCATE ON "delivery_options" FOR EACH STATEMENT EXECUTE FUNCTION "record_public_change"('content', 'NULL::text', 'true');
