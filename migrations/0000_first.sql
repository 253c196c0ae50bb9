CREATE SEQUENCE "public"."order_numbers" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 100001 CACHE 1;--> statement-breakpoint
CREATE TABLE "addresses" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"line" text NOT NULL,
	"pincode" text NOT NULL,
	"type" text NOT NULL,
	"name" text NOT NULL,
	"phone" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "addresses_each_once" UNIQUE("user_id","line"),
	CONSTRAINT "addresses_known_type" CHECK ("addresses"."type" in ('Home','Office','Other'))
);
--> statement-breakpoint
CREATE TABLE "credentials" (
	"id" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"provider_id" text NOT NULL,
	"user_id" text NOT NULL,
	"access_token" text,
	"refresh_token" text,
	"id_token" text,
	"access_token_expires_at" timestamp with time zone,
	"refresh_token_expires_at" timestamp with time zone,
	"scope" text,
	"password" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "credentials_one_per_provider_account" UNIQUE("provider_id","account_id")
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" text PRIMARY KEY NOT NULL,
	"token" text NOT NULL,
	"user_id" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"ip_address" text,
	"user_agent" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "sessions_one_per_token" UNIQUE("token")
);
--> statement-breakpoint
CREATE TABLE "user_roles" (
	"user_id" text NOT NULL,
	"role" text NOT NULL,
	"granted_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "user_roles_each_once" UNIQUE("user_id","role"),
	CONSTRAINT "user_roles_known" CHECK ("user_roles"."role" in ('owner','manager','kitchen','rider'))
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"email_verified" boolean DEFAULT false NOT NULL,
	"image" text,
	"phone" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "users_one_per_email" UNIQUE("email")
);
--> statement-breakpoint
CREATE TABLE "verifications" (
	"id" text PRIMARY KEY NOT NULL,
	"identifier" text NOT NULL,
	"value" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "cart_lines" (
	"user_id" text NOT NULL,
	"sku" text NOT NULL,
	"quantity" smallint NOT NULL,
	"added_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "cart_lines_one_per_sku" PRIMARY KEY("user_id","sku"),
	CONSTRAINT "cart_lines_quantity" CHECK ("cart_lines"."quantity" between 1 and 20)
);
--> statement-breakpoint
CREATE TABLE "add_ons" (
	"sku" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"price_paise" integer NOT NULL,
	"picture_id" text NOT NULL,
	"tax_class" text NOT NULL,
	"active" boolean NOT NULL,
	"position" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "categories" (
	"slug" text PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"alias_of" text
);
--> statement-breakpoint
CREATE TABLE "combos" (
	"product_id" text NOT NULL,
	"sku" text NOT NULL,
	"label" text NOT NULL,
	"position" smallint NOT NULL,
	CONSTRAINT "combos_product_id_sku_pk" PRIMARY KEY("product_id","sku")
);
--> statement-breakpoint
CREATE TABLE "menu_items" (
	"menu" text NOT NULL,
	"group" text NOT NULL,
	"label" text NOT NULL,
	"slug" text NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "menu_items_menu_group_label_pk" PRIMARY KEY("menu","group","label")
);
--> statement-breakpoint
CREATE TABLE "product_categories" (
	"category" text NOT NULL,
	"product_id" text NOT NULL,
	CONSTRAINT "product_categories_category_product_id_pk" PRIMARY KEY("category","product_id")
);
--> statement-breakpoint
CREATE TABLE "products" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"kind" text NOT NULL,
	"category" text NOT NULL,
	"flavour" text NOT NULL,
	"occasions" text[] NOT NULL,
	"personalization" text[] NOT NULL,
	"description" text NOT NULL,
	"care" text NOT NULL,
	"delivery" text NOT NULL,
	"allergens" text NOT NULL,
	"kcal_per100g" integer,
	"takes_message" boolean NOT NULL,
	"delivery_time" text NOT NULL,
	"lead_hours" smallint NOT NULL,
	"tax_class" text NOT NULL,
	"picture_id" text NOT NULL,
	"more_picture_ids" text[] NOT NULL,
	"tile" text NOT NULL,
	"stars5" integer NOT NULL,
	"stars4" integer NOT NULL,
	"stars3" integer NOT NULL,
	"stars2" integer NOT NULL,
	"stars1" integer NOT NULL,
	"rank" integer NOT NULL,
	"created_on" text NOT NULL,
	CONSTRAINT "products_one_per_rank" UNIQUE("rank"),
	CONSTRAINT "products_known_kind" CHECK ("products"."kind" in ('cake','pastry','flowers','plant','balloons','hamper','chocolates','soft-toy','gift','combo')),
	CONSTRAINT "products_known_delivery_time" CHECK ("products"."delivery_time" in ('same','next','scheduled')),
	CONSTRAINT "products_known_tile" CHECK ("products"."tile" in ('rose','gold','pista','cream','lilac'))
);
--> statement-breakpoint
CREATE TABLE "skus" (
	"sku" text PRIMARY KEY NOT NULL,
	"product_id" text NOT NULL,
	"weight" text NOT NULL,
	"serves" text NOT NULL,
	"flavour" text NOT NULL,
	"shape" text NOT NULL,
	"eggless" boolean NOT NULL,
	"price_paise" integer NOT NULL,
	"sell_paise" integer NOT NULL,
	"points" integer NOT NULL,
	"active" boolean NOT NULL,
	"position" smallint NOT NULL,
	CONSTRAINT "skus_sell_not_above_price" CHECK ("skus"."sell_paise" > 0 and "skus"."sell_paise" <= "skus"."price_paise"),
	CONSTRAINT "skus_points_not_negative" CHECK ("skus"."points" >= 0)
);
--> statement-breakpoint
CREATE TABLE "tax_rates" (
	"tax_class" text NOT NULL,
	"from_on" text NOT NULL,
	"hsn" text NOT NULL,
	"rate_bp" integer NOT NULL,
	CONSTRAINT "tax_rates_tax_class_from_on_pk" PRIMARY KEY("tax_class","from_on")
);
--> statement-breakpoint
CREATE TABLE "delivery_options" (
	"option" text PRIMARY KEY NOT NULL,
	"fee_paise" integer NOT NULL,
	"free_from_paise" integer,
	"last_order_minutes" integer,
	"last_order_at_minute" integer,
	"capacity" smallint NOT NULL,
	"position" smallint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "delivery_windows" (
	"option" text NOT NULL,
	"start_minute" smallint NOT NULL,
	"end_minute" smallint NOT NULL,
	CONSTRAINT "delivery_windows_option_start_minute_pk" PRIMARY KEY("option","start_minute"),
	CONSTRAINT "delivery_windows_run_forward" CHECK ("delivery_windows"."start_minute" >= 0 and "delivery_windows"."end_minute" > "delivery_windows"."start_minute" and "delivery_windows"."end_minute" <= 1440)
);
--> statement-breakpoint
CREATE TABLE "kitchens" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"city" text NOT NULL,
	"state_code" text NOT NULL,
	"address" text NOT NULL,
	"pincode" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "pincodes" (
	"pincode" text PRIMARY KEY NOT NULL,
	"area" text NOT NULL,
	"city" text NOT NULL,
	"kitchen_id" text NOT NULL,
	"standard" boolean NOT NULL,
	"express" boolean NOT NULL,
	"fixed_time" boolean NOT NULL,
	"midnight" boolean NOT NULL,
	"pickup" boolean NOT NULL,
	CONSTRAINT "pincodes_six_digits" CHECK ("pincodes"."pincode" ~ '^[1-9][0-9]{5}$')
);
--> statement-breakpoint
CREATE TABLE "slot_holds" (
	"id" text PRIMARY KEY NOT NULL,
	"slot_id" integer NOT NULL,
	"order_id" text NOT NULL,
	"state" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "slot_holds_one_per_order" UNIQUE("order_id"),
	CONSTRAINT "slot_holds_known_state" CHECK ("slot_holds"."state" in ('held','kept','released'))
);
--> statement-breakpoint
CREATE TABLE "slots" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "slots_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kitchen_id" text NOT NULL,
	"on_date" date NOT NULL,
	"option" text NOT NULL,
	"start_minute" smallint NOT NULL,
	"capacity" smallint NOT NULL,
	"taken" smallint DEFAULT 0 NOT NULL,
	CONSTRAINT "slots_one_per_window" UNIQUE("kitchen_id","on_date","option","start_minute"),
	CONSTRAINT "slots_never_oversold" CHECK ("slots"."taken" >= 0 and "slots"."taken" <= "slots"."capacity")
);
--> statement-breakpoint
CREATE TABLE "order_events" (
	"order_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"status" text NOT NULL,
	"by" text NOT NULL,
	"note" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_lines" (
	"order_id" uuid NOT NULL,
	"position" smallint NOT NULL,
	"sku" text NOT NULL,
	"sheet" text NOT NULL,
	"name" text NOT NULL,
	"flavour" text NOT NULL,
	"weight" text NOT NULL,
	"eggless" boolean NOT NULL,
	"unit_paise" integer NOT NULL,
	"quantity" smallint NOT NULL,
	"total_paise" integer NOT NULL,
	"hsn" text NOT NULL,
	"tax_rate_bp" integer NOT NULL,
	"picture_id" text NOT NULL,
	"tile" text NOT NULL,
	CONSTRAINT "order_lines_order_id_position_pk" PRIMARY KEY("order_id","position"),
	CONSTRAINT "order_lines_known_sheet" CHECK ("order_lines"."sheet" in ('Cakes','Add-Ons')),
	CONSTRAINT "order_lines_total_adds_up" CHECK ("order_lines"."total_paise" = "order_lines"."unit_paise" * "order_lines"."quantity")
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"id" uuid PRIMARY KEY NOT NULL,
	"number" text NOT NULL,
	"user_id" text NOT NULL,
	"email" text NOT NULL,
	"status" text NOT NULL,
	"idempotency_key" text NOT NULL,
	"request_hash" text NOT NULL,
	"delivery_on" date NOT NULL,
	"delivery_option" text NOT NULL,
	"start_minute" smallint NOT NULL,
	"end_minute" smallint NOT NULL,
	"slot_label" text NOT NULL,
	"kitchen_id" text NOT NULL,
	"pincode" text NOT NULL,
	"message" text NOT NULL,
	"recipient_name" text NOT NULL,
	"recipient_phone" text NOT NULL,
	"alt_phone" text NOT NULL,
	"address" text NOT NULL,
	"address_type" text NOT NULL,
	"items_paise" integer NOT NULL,
	"add_ons_paise" integer NOT NULL,
	"delivery_paise" integer NOT NULL,
	"coins" integer NOT NULL,
	"total_paise" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"placed_at" timestamp with time zone,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "orders_one_per_number" UNIQUE("number"),
	CONSTRAINT "orders_one_per_idempotency_key" UNIQUE("user_id","idempotency_key"),
	CONSTRAINT "orders_known_status" CHECK ("orders"."status" in ('awaiting payment','lapsed','placed','accepted','preparing','ready','shipped','out for delivery','delivered','cancelled','undeliverable')),
	CONSTRAINT "orders_total_adds_up" CHECK ("orders"."total_paise" = "orders"."items_paise" + "orders"."add_ons_paise" + "orders"."delivery_paise" - "orders"."coins" * 100),
	CONSTRAINT "orders_coins_within_limit" CHECK ("orders"."coins" between 0 and 60)
);
--> statement-breakpoint
CREATE TABLE "gateway_events" (
	"id" text PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"body" jsonb NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	"handled_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "payments" (
	"id" text PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"gateway_order_id" text,
	"amount_paise" integer NOT NULL,
	"currency" text NOT NULL,
	"status" text NOT NULL,
	"gateway_payment_id" text,
	"method" text,
	"created_at" timestamp with time zone NOT NULL,
	"settled_at" timestamp with time zone,
	"checked_at" timestamp with time zone,
	CONSTRAINT "payments_one_per_order" UNIQUE("order_id"),
	CONSTRAINT "payments_one_per_gateway_order" UNIQUE("gateway_order_id"),
	CONSTRAINT "orders_one_per_payment" UNIQUE("gateway_payment_id"),
	CONSTRAINT "payments_known_status" CHECK ("payments"."status" in ('created','attempted','failed','expired','paid','refunding','refunded','part-refunded')),
	CONSTRAINT "payments_paid_has_payment" CHECK ("payments"."status" not in ('paid','refunding','refunded','part-refunded') or "payments"."gateway_payment_id" is not null)
);
--> statement-breakpoint
CREATE TABLE "refunds" (
	"id" text PRIMARY KEY NOT NULL,
	"payment_id" text NOT NULL,
	"gateway_payment_id" text NOT NULL,
	"amount_paise" integer NOT NULL,
	"reason" text NOT NULL,
	"status" text NOT NULL,
	"gateway_refund_id" text,
	"created_at" timestamp with time zone NOT NULL,
	"settled_at" timestamp with time zone,
	CONSTRAINT "refunds_known_status" CHECK ("refunds"."status" in ('requested','sent','processed','failed')),
	CONSTRAINT "refunds_positive" CHECK ("refunds"."amount_paise" > 0)
);
--> statement-breakpoint
CREATE TABLE "coin_entries" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"number" integer NOT NULL,
	"amount" integer NOT NULL,
	"balance" integer NOT NULL,
	"reason" text NOT NULL,
	"order_id" uuid,
	"idempotency_key" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "coins_each_cause_once" UNIQUE("idempotency_key"),
	CONSTRAINT "coins_one_line_after_another" UNIQUE("user_id","number"),
	CONSTRAINT "coins_never_negative" CHECK ("coin_entries"."balance" >= 0),
	CONSTRAINT "coins_known_reason" CHECK ("coin_entries"."reason" in ('sign-up','order','referral','review','hold','give-back','reversal','demo'))
);
--> statement-breakpoint
CREATE TABLE "sandbox_orders" (
	"id" text PRIMARY KEY NOT NULL,
	"amount" integer NOT NULL,
	"amount_paid" integer DEFAULT 0 NOT NULL,
	"currency" text NOT NULL,
	"receipt" text,
	"notes" jsonb NOT NULL,
	"status" text NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sandbox_payments" (
	"id" text PRIMARY KEY NOT NULL,
	"order_id" text NOT NULL,
	"amount" integer NOT NULL,
	"amount_refunded" integer DEFAULT 0 NOT NULL,
	"currency" text NOT NULL,
	"status" text NOT NULL,
	"method" text NOT NULL,
	"captured" boolean NOT NULL,
	"details" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sandbox_refunds" (
	"id" text PRIMARY KEY NOT NULL,
	"payment_id" text NOT NULL,
	"amount" integer NOT NULL,
	"status" text NOT NULL,
	"speed" text NOT NULL,
	"idempotency_key" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "sandbox_refunds_one_per_key" UNIQUE("idempotency_key")
);
--> statement-breakpoint
CREATE TABLE "sandbox_webhooks" (
	"event_id" text PRIMARY KEY NOT NULL,
	"event" text NOT NULL,
	"body" text NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_at" timestamp with time zone NOT NULL,
	"delivered_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "addresses" ADD CONSTRAINT "addresses_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credentials" ADD CONSTRAINT "credentials_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_roles" ADD CONSTRAINT "user_roles_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_lines" ADD CONSTRAINT "cart_lines_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "combos" ADD CONSTRAINT "combos_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "combos" ADD CONSTRAINT "combos_sku_skus_sku_fk" FOREIGN KEY ("sku") REFERENCES "public"."skus"("sku") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "menu_items" ADD CONSTRAINT "menu_items_slug_categories_slug_fk" FOREIGN KEY ("slug") REFERENCES "public"."categories"("slug") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_categories" ADD CONSTRAINT "product_categories_category_categories_slug_fk" FOREIGN KEY ("category") REFERENCES "public"."categories"("slug") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_categories" ADD CONSTRAINT "product_categories_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "skus" ADD CONSTRAINT "skus_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "delivery_windows" ADD CONSTRAINT "delivery_windows_option_delivery_options_option_fk" FOREIGN KEY ("option") REFERENCES "public"."delivery_options"("option") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pincodes" ADD CONSTRAINT "pincodes_kitchen_id_kitchens_id_fk" FOREIGN KEY ("kitchen_id") REFERENCES "public"."kitchens"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "slot_holds" ADD CONSTRAINT "slot_holds_slot_id_slots_id_fk" FOREIGN KEY ("slot_id") REFERENCES "public"."slots"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "slots" ADD CONSTRAINT "slots_kitchen_id_kitchens_id_fk" FOREIGN KEY ("kitchen_id") REFERENCES "public"."kitchens"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "slots" ADD CONSTRAINT "slots_option_delivery_options_option_fk" FOREIGN KEY ("option") REFERENCES "public"."delivery_options"("option") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_events" ADD CONSTRAINT "order_events_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coin_entries" ADD CONSTRAINT "coin_entries_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sandbox_payments" ADD CONSTRAINT "sandbox_payments_order_id_sandbox_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."sandbox_orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sandbox_refunds" ADD CONSTRAINT "sandbox_refunds_payment_id_sandbox_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."sandbox_payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "credentials_by_user" ON "credentials" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sessions_by_user" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "verifications_by_identifier" ON "verifications" USING btree ("identifier");--> statement-breakpoint
CREATE INDEX "product_categories_by_product" ON "product_categories" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "skus_by_product" ON "skus" USING btree ("product_id","position");--> statement-breakpoint
CREATE INDEX "slot_holds_open" ON "slot_holds" USING btree ("slot_id","expires_at") WHERE "slot_holds"."state" = 'held';--> statement-breakpoint
CREATE INDEX "order_events_by_order" ON "order_events" USING btree ("order_id","at");--> statement-breakpoint
CREATE INDEX "orders_by_customer" ON "orders" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "orders_by_kitchen_day" ON "orders" USING btree ("kitchen_id","delivery_on");--> statement-breakpoint
CREATE INDEX "payments_open" ON "payments" USING btree ("created_at") WHERE "payments"."status" in ('created','attempted','failed','expired');--> statement-breakpoint
CREATE INDEX "refunds_by_payment" ON "refunds" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "sandbox_payments_by_order" ON "sandbox_payments" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "sandbox_webhooks_due" ON "sandbox_webhooks" USING btree ("next_at");