CREATE TABLE "access_tokens" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"name" text NOT NULL,
	"scopes" text[] NOT NULL,
	"token_hash" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"last_used_at" timestamp with time zone,
	CONSTRAINT "access_tokens_one_per_hash" UNIQUE("token_hash"),
	CONSTRAINT "access_tokens_one_per_name" UNIQUE("user_id","name")
);
--> statement-breakpoint
ALTER TABLE "audit_entries" ADD COLUMN "token_id" uuid;--> statement-breakpoint
ALTER TABLE "audit_entries" ADD COLUMN "token_name" text;--> statement-breakpoint
ALTER TABLE "access_tokens" ADD CONSTRAINT "access_tokens_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "access_tokens_by_creation" ON "access_tokens" USING btree ("created_at");