CREATE TABLE "prepared_imports" (
	"user_id" text PRIMARY KEY NOT NULL,
	"file_name" text NOT NULL,
	"prepared_at" timestamp with time zone NOT NULL,
	"cells" text NOT NULL,
	"rows" text NOT NULL,
	"fingerprint" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "prepared_imports" ADD CONSTRAINT "prepared_imports_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;