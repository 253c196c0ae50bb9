-- Two years of a busy shop: 15,000 SKUs, 200,000 orders, 600,000 mails. Row 1 is the newest of each table.
-- Foreign keys are not checked meanwhile, which halves the time; the rows satisfy them.
set session_replication_role = replica;
set synchronous_commit = off;

create temp table seeded_orders as
select i,
  -- A random UUID, version 4, the same at each run.
  overlay(overlay(md5('order' || i) placing '4' from 13) placing '8' from 17)::uuid as id,
  'usr_seeded' || i % 40000 as user_id,
  -- An order every five minutes.
  now() - i * interval '315 seconds' as at,
  case
    when i <= 5 then 'awaiting payment'
    when i % 100 < 8 then 'lapsed'
    when i % 100 < 12 then 'cancelled'
    when i % 1000 = 50 then 'undeliverable'
    when i <= 500 then (array['placed', 'accepted', 'preparing', 'ready', 'shipped'])[1 + i % 5]
    else 'delivered'
  end as status
from generate_series(1, 200000) i;

insert into products (id, name, kind, category, flavour, occasions, personalization, description, care, delivery,
  allergens, takes_message, delivery_time, lead_hours, tax_class, picture_id, more_picture_ids, tile,
  stars5, stars4, stars3, stars2, stars1, rank, created_on)
select 'PSEED' || i, 'Seeded Cake ' || i, 'cake', 'all-cakes', 'Vanilla', '{Birthday}', '{Message}', '', '', '', '',
  true, 'same', 2, 'cake', 'belgian-chocolate-truffle-cake', '{}', 'rose', 5, 4, 3, 2, 1, 100 + i, '2026-01-01'
from generate_series(1, 5000) i;
insert into skus (sku, product_id, weight, serves, flavour, shape, eggless, price_paise, sell_paise, points, active, position)
select 'SEED' || i, 'PSEED' || 1 + i % 5000, '1 kg', '', 'Vanilla', 'Round', i % 2 = 0, 90000, 80000, 80, true, i / 5000
from generate_series(0, 14999) i;
insert into product_categories (category, product_id) select 'birthday', 'PSEED' || i from generate_series(1, 5000) i;

insert into users (id, name, email, email_verified, phone)
select 'usr_seeded' || i, 'Customer ' || i, 'customer' || i || '@seeded.example', true, '+919800000000'
from generate_series(0, 39999) i;
insert into sessions (id, token, user_id, expires_at)
select 'ses_seeded' || i, md5('token' || i), 'usr_seeded' || i % 40000, now() + (30 - i / 1000) * interval '1 day'
from generate_series(1, 40000) i;
insert into credentials (id, account_id, provider_id, user_id)
select 'crd_seeded' || i, 'usr_seeded' || i, 'credential', 'usr_seeded' || i from generate_series(0, 19999) i;
insert into verifications (id, identifier, value, expires_at)
select 'ver_seeded' || i, 'sign-in-otp-customer' || i || '@seeded.example', 'digest:0', now() - i * interval '1 minute'
from generate_series(1, 20000) i;
insert into addresses (id, user_id, line, pincode, type, name, phone)
select 'adr_seeded' || i, 'usr_seeded' || i, i || ', 1st Main', '110001', 'Home', 'Customer ' || i, '+919800000000'
from generate_series(0, 19999) i;
insert into price_changes (batch, sku, price_paise, sell_paise, from_at, until_at, created_at, settled_at)
select md5('batch' || i % 400)::uuid, 'SEED' || i % 15000, 90000, 70000, now() - i * interval '1 minute', null, now(),
  case when i <= 200 then null else now() end from generate_series(1, 40000) i;
insert into cart_lines (user_id, sku, quantity)
select 'usr_seeded' || i, 'SEED' || i % 15000, 1 from generate_series(0, 19999) i;
-- As many as a busy shop keeps: 90 days of 400 phrases.
insert into missed_searches (searched_on, phrase, outcome, nth, searches)
select (now() at time zone 'Asia/Kolkata')::date - i / 400, 'seeded phrase ' || i % 400, 'nothing', 1 + i % 400, 1
from generate_series(0, 35999) i;
insert into viewed_skus (user_id, sku, viewed_at)
select 'usr_seeded' || i % 20000, 'SEED' || i % 15000, now() - i * interval '1 minute' from generate_series(0, 39999) i;
insert into wishes (user_id, product_id, sku, wished_at)
select 'usr_seeded' || i % 20000, 'PSEED' || 1 + i % 5000, 'SEED' || i % 5000, now() - i * interval '1 minute'
from generate_series(0, 19999) i;
insert into stock_alerts (id, reader_id, email, sku, requested_at)
select 'sa_seeded' || i, 'reader' || i, 'customer' || i || '@seeded.example', 'GONE' || i % 50, now() - i * interval '1 minute'
from generate_series(1, 20000) i;
insert into newsletter_subscribers (id, email, status, asked_at, confirmed_at)
select 'sub_seeded' || i, 'customer' || i || '@seeded.example', case when i <= 50 then 'pending' else 'confirmed' end,
  now() - i * interval '1 hour', case when i <= 50 then null else now() end
from generate_series(1, 20000) i;
insert into referral_codes (user_id, code)
select 'usr_seeded' || i, 'CODE' || i from generate_series(0, 19999) i;
insert into referrals (user_id, referrer_id, created_at)
select 'usr_seeded' || i, 'usr_seeded' || i - 10000, now() from generate_series(10000, 19999) i;
insert into coin_entries (id, user_id, number, amount, balance, reason, order_id, idempotency_key, created_at)
select 'coi_seeded' || i, user_id, 100 - i / 40000, 10, 10, 'order', id, 'earn:' || id, at
from seeded_orders where i <= 80000;

insert into orders (id, number, user_id, email, status, idempotency_key, request_hash, delivery_on, delivery_option,
  start_minute, end_minute, slot_label, kitchen_id, pincode, message, recipient_name, recipient_phone, alt_phone, address,
  address_type, items_paise, add_ons_paise, delivery_paise, coins, total_paise, created_at, placed_at, updated_at)
select id, 'SD' || 900000 - i, user_id, 'customer' || i % 40000 || '@seeded.example', status, 'key' || i, md5('hash' || i),
  (at + interval '1 day')::date, 'standard', 540, 720, '9 AM - 12 PM',
  (array['delhi', 'bengaluru', 'mumbai', 'kolkata'])[1 + i % 4], '110001', '',
  -- Receivers older than 90 days are erased.
  case when at > now() - interval '90 days' then 'Customer ' || i else '' end,
  case when at > now() - interval '90 days' then '+919800000000' else '' end, '', '', 'Home',
  80000, 0, 0, 0, 80000, at, case when status not in ('awaiting payment', 'lapsed') then at + interval '1 minute' end, at + interval '1 day'
from seeded_orders;
insert into order_lines (order_id, position, sku, sheet, name, flavour, weight, eggless, unit_paise, quantity, total_paise,
  hsn, tax_rate_bp, picture_id, tile)
select id, position, 'SEED' || (i * 7 + position * 31) % 15000, case when position = 2 then 'Add-Ons' else 'Cakes' end,
  'Seeded Cake', 'Vanilla', '1 kg', true, 80000, 1, 80000, '1905', 500, 'belgian-chocolate-truffle-cake', 'rose'
from seeded_orders, generate_series(0, i % 3) position;
insert into order_events (order_id, at, status, by, note)
select id, at + event.after, event.status, 'shop', ''
from seeded_orders, lateral (values
  (interval '0', 'awaiting payment'),
  (interval '1 minute', case when status = 'lapsed' then 'lapsed' else 'placed' end),
  (interval '1 day', case when status = 'delivered' then 'delivered' end)) as event (after, status)
where event.status is not null and (i > 5 or event.after = interval '0');

insert into payments (id, order_id, provider, gateway_order_id, amount_paise, currency, status, gateway_payment_id, method,
  refunded_paise, created_at, settled_at, checked_at)
select 'pay_seeded' || i, id, 'razorpay', 'order_seeded' || i, 80000, 'INR',
  case status when 'awaiting payment' then 'created' when 'lapsed' then 'expired' when 'cancelled' then 'refunded' else 'paid' end,
  case when status not in ('awaiting payment', 'lapsed') then 'pay_gateway' || i end, 'upi',
  case status when 'cancelled' then 80000 else 0 end,
  at, case when status not in ('awaiting payment', 'lapsed') then at + interval '1 minute' end, at + interval '30 minutes'
from seeded_orders;
insert into refunds (id, payment_id, gateway_payment_id, amount_paise, reason, status, gateway_refund_id, due_at, created_at,
  silent_since, alarmed_at, settled_at)
select 'ref_seeded' || i, 'pay_seeded' || i, 'pay_gateway' || i, 80000, 'cancelled',
  case when i < 1000 then 'sent' else 'processed' end, 'rfnd_seeded' || i,
  case when i < 1000 then at + interval '1 hour' end, at,
  case when i < 1000 then at end, case when i < 100 then at end, case when i >= 1000 then at + interval '1 hour' end
from seeded_orders where status = 'cancelled';
insert into settlements (id, provider, utr, settled_at)
select 'setl_seeded' || i, 'razorpay', 'UTR' || i, now() - i * interval '1 day' from generate_series(2, 730) i;
insert into settlement_lines (kind, entity_id, settlement_id, amount_paise, fee_paise, tax_paise, debit_paise, credit_paise,
  occurred_at, expected_paise, order_id)
select 'payment', 'pay_gateway' || i, 'setl_seeded' || 2 + i / 275, 80000, 1600, 288, 0, 78112, at,
  case when i % 5000 = 0 then null else 80000 end, id
from seeded_orders where status not in ('awaiting payment', 'lapsed') and i < 200000;
insert into gateway_events (id, type, body, received_at, handled_at)
select 'evt_seeded' || i, 'payment.captured',
  jsonb_build_object('event', 'payment.captured', 'payload', jsonb_build_object('payment', jsonb_build_object('entity',
    jsonb_build_object('id', 'pay_gateway' || i, 'order_id', 'order_seeded' || i, 'amount', 80000)))),
  at, at
from seeded_orders where i <= 50000;

-- Three mails an order. Contents are erased after a week, recipients after 90 days.
insert into mails (key, kind, recipient, subject, body, html, is_secret, state, tries, written_at, tried_at, ended_at)
select mail.kind || ':' || id, mail.kind,
  case when at > now() - interval '90 days' then 'customer' || i % 40000 || '@seeded.example' else '' end,
  case when is_whole then 'Your order' end, case when is_whole then 'Thank you' end, case when is_whole then '<p>' end,
  false, state, case when state = 'waiting' then 0 else 1 end, at, at, case when state <> 'waiting' then at end
from seeded_orders,
  lateral (values ('order-placed'), ('order-ready'), ('order-delivered')) as mail (kind),
  lateral (select at > now() - interval '7 days' as is_whole,
    case when i <= 5 then 'waiting' when i % 1000 = 50 then 'given up' else 'sent' end as state) as stored;

insert into invoices (id, kind, series, financial_year, sequence, number, order_id, issued_at, issued_on, seller,
  place_of_supply, is_inter_state, buyer_name, buyer_address, taxable_paise, cgst_paise, sgst_paise, igst_paise, total_paise)
select 'inv_seeded' || i, 'invoice', 'S07', '2026-27', 500000 - i, 'S07/2627/' || 500000 - i, id, at + interval '1 minute',
  at::date,
  '{"company": "", "address": "", "gstin": "07AAPFU0939F1ZV", "stateCode": "07", "fssai": "", "suppliedFrom": ""}', '07', false, '', '', 80000, 0, 0, 0, 80000
from seeded_orders where i <= 80000 and status not in ('awaiting payment', 'lapsed');
insert into invoice_lines (invoice_id, position, description, hsn, quantity, unit, gross_paise, discount_paise, rate_bp,
  taxable_paise, cgst_paise, sgst_paise, igst_paise, total_paise)
select id, 0, 'Seeded Cake', '1905', 1, 'NOS', 80000, 0, 0, 80000, 0, 0, 0, 80000 from invoices;

insert into slots (kitchen_id, on_date, option, start_minute, capacity, taken)
select kitchen, day::date, 'standard', start, 20, 20
from unnest(array['delhi', 'bengaluru', 'mumbai', 'kolkata']) kitchen,
  generate_series(now() - interval '730 days', now() - interval '2 days', interval '1 day') day,
  generate_series(540, 1080, 180) start;
insert into slot_holds (id, slot_id, order_id, state, expires_at)
select 'hld_seeded' || i, 1 + i % 11000, id::text,
  case status when 'awaiting payment' then 'held' when 'lapsed' then 'released' else 'kept' end, at + interval '15 minutes'
from seeded_orders where i <= 80000;

insert into reviews (id, product_id, order_id, line_position, user_id, name, email, phone, message, stars, bought, status,
  decided_by, decided_at, digest, created_at)
select 'rev_seeded' || i, 'PSEED' || 1 + i % 5000, id, 0, user_id, 'Customer', 'customer' || i % 40000 || '@seeded.example',
  '', 'Good', 1 + i % 5, '1 kg', case when i <= 600 then 'pending' else 'approved' end,
  case when i > 600 then 'usr_staff' end, case when i > 600 then at end, md5('review' || i), at
from seeded_orders where status = 'delivered' and i <= 60000;
insert into review_photos (id, review_id, position, large_file, small_file, created_at)
select 'rph_' || id || position, id, position, md5('large' || id || position), md5('small' || id || position), created_at
from reviews, generate_series(0, 2) position;
-- Reviews of the shop itself.
insert into reviews (id, name, email, phone, message, stars, bought, status, decided_by, decided_at, digest, created_at)
select 'rev_shop' || i, 'Customer', 'customer' || i || '@seeded.example', '', 'Good', 5, '', 'approved', 'usr_staff', now(),
  md5('shop review' || i), now() - i * interval '1 hour'
from generate_series(1, 10000) i;

insert into complaints (id, ticket, order_id, nth, kind, message, status, digest, created_at)
select 'cmp_seeded' || i, 'C-SEED-' || i, id, 1, 'damaged', 'It was squashed',
  case when i <= 2000 then 'open' else 'settled' end, md5('complaint' || i), at
from seeded_orders where i % 10 = 5;
insert into complaint_proofs (id, complaint_id, position, file, media_type, bytes, created_at)
select 'prf' || id || position, id, position, md5(id || position), 'image/jpeg', 1000, created_at
from complaints, generate_series(0, 2) position where created_at > now() - interval '89 days';
insert into print_photos (id, user_id, order_id, file, preview_file, width, height, created_at, erase_on)
select 'ph_' || i, user_id, id, md5('print' || i), md5('preview' || i), 1200, 900, at, (at + interval '90 days')::date
from seeded_orders where i <= 24000;
insert into delivery_reports (id, order_id, result, proof, photo_file, tapped_at, received_at, by, actor_id)
select gen_random_uuid(), id, 'delivered', case when i % 4 = 0 then 'photo' else 'code' end,
  case when i % 4 = 0 and at > now() - interval '89 days' then md5('delivery' || i) end, at, at, 'rider', 'usr_staff'
from seeded_orders where status = 'delivered' and i <= 100000;
insert into cake_photos (id, order_id, nth, file, taken_at, by, actor_id, answer, answered_at)
select 'ph_' || lpad(i::text, 16, '0'), id, 1, md5('cake' || i), at, 'kitchen', 'usr_staff', 'approved', at
from seeded_orders where i <= 20000 and at > now() - interval '89 days';
insert into order_notes (id, order_id, at, by, actor_id, text)
select gen_random_uuid(), id, at, 'care', 'usr_staff', 'Call only the customer'
from seeded_orders where i <= 20000 and at > now() - interval '90 days';
insert into kitchen_notices (order_id, kitchen_id, kind, status, at, seen_by, seen_at)
select id, kitchen_id, 'cancelled', 'preparing', created_at, 'usr_staff', created_at
from orders where status = 'cancelled';
insert into runs (id, day, nth, rider_id, created_at)
select 'run_' || lpad(i::text, 16, '0'), current_date - i / 10, i % 10 + 1, 'usr_staff', now() - i * interval '2 hours'
from generate_series(0, 7300) i;
insert into run_stops (order_id, run_id, position)
select id, 'run_' || lpad((i % 7300)::text, 16, '0'), i / 7300 + 1 from seeded_orders where i <= 100000;
insert into complaint_answers (complaint_id, at, status, text, actor_id)
select id, created_at, 'settled', 'We are sorry', 'usr_staff' from complaints where status = 'settled';
insert into audit_entries (at, actor_id, actor_name, role, subject, subject_id, label, before, after, note)
select at, 'usr_staff', 'Staff', 'manager', 'order', id::text, 'SD' || i, 'ready', 'delivered', ''
from seeded_orders where i <= 100000 order by i desc;
insert into audit_entries (at, actor_id, actor_name, role, subject, subject_id, label, before, after, note, record_count)
select at, 'usr_staff', 'Staff', 'manager', 'catalogue', 'sku', 'Prices', '', '', '', 20
from seeded_orders where i <= 1000 order by i desc;
insert into audit_records (entry_id, kind, key, before, after)
select id, 'sku', 'SKU' || n, '{"sellPaise": 50000}', '{"sellPaise": 52000}'
from audit_entries, generate_series(1, 20) n where record_count > 0;

insert into product_pictures (picture, width, format, file, created_at)
select 'up-' || md5(i::text), width, 'webp', md5(i || '-' || width), now() - i * interval '1 hour'
from generate_series(1, 10000) i, unnest(array[200, 400, 800]) width;

insert into sandbox_orders (id, amount, currency, receipt, notes, status, created_at)
select 'order_seeded' || i, 80000, 'INR', id::text, '{}', 'paid', at from seeded_orders where i <= 20000;
insert into sandbox_payments (id, order_id, amount, currency, status, method, captured, details, created_at)
select 'pay_gateway' || i, 'order_seeded' || i, 80000, 'INR', 'captured', 'upi', true, '{}', at
from seeded_orders where i <= 20000;
insert into sandbox_refunds (id, payment_id, amount, status, speed, created_at)
select 'rfnd_seeded' || i, 'pay_gateway' || i, 80000, 'processed', 'normal', at from seeded_orders where i <= 20000;
insert into sandbox_webhooks (event_id, event, body, attempts, next_at, delivered_at)
select 'evt_sandbox' || i, 'payment.captured', '{}', 1, at, at from seeded_orders where i <= 20000;

-- Thirty days of events for a program that takes them all. Its secret cannot be read, so nothing is ever sent to it.
insert into webhook_endpoints (id, url, events, with_receivers, secret, created_at)
values ('5f1f6e6e-9c5e-4b7e-8f55-0d2f8b1c9a14', 'http://127.0.0.1:9/nobody',
  '{order.placed,order.status_changed,order.rescheduled,order.cancelled,order.refunded,product.changed,price.changed}',
  true, 'unreadable', now() - interval '1 year');
insert into webhook_deliveries (id, endpoint_id, event, data, occurred_at, state, attempts, due_at, round_at, last_at,
  last_ms, last_status)
select overlay(overlay(md5('delivery' || i) placing '4' from 13) placing '8' from 17)::uuid,
  '5f1f6e6e-9c5e-4b7e-8f55-0d2f8b1c9a14', 'order.status_changed', '{"order": {}}', at,
  case when i <= 5 then 'waiting' else 'delivered' end, 1, at, at, at, 120, 204
from (select i, now() - i * interval '43 seconds' as at from generate_series(1, 60000) i) as sent order by i desc;

drop table seeded_orders;
set session_replication_role = origin;
