import pg from "pg";

export const BOARD_KITCHEN = "delhi-cp";

/** Orders of today in one kitchen, in four slots. Two in three are not begun. */
const FILL = `
set session_replication_role = replica;
create temp table today as
select n, overlay(overlay(md5('board' || n) placing '4' from 13) placing '8' from 17)::uuid as id,
  (now() at time zone 'Asia/Kolkata')::date as day, 540 + n % 4 * 180 as start,
  case when n % 3 < 2 then 'placed' when n % 2 = 0 then 'preparing' else 'ready' end as status
from generate_series(1, $ORDERS) n;
insert into orders (id, number, user_id, email, status, idempotency_key, request_hash, delivery_on, delivery_option,
  start_minute, end_minute, slot_label, kitchen_id, pincode, message, recipient_name, recipient_phone, alt_phone, address,
  address_type, items_paise, add_ons_paise, delivery_paise, coins, total_paise, created_at, placed_at, updated_at)
select today.id, 'BB' || 10000 + n, users.id, users.email, status, 'board' || n, '', day, 'standard', start, start + 180,
  start / 60 || ' to ' || start / 60 + 3, '${BOARD_KITCHEN}', '110001', '', 'Asha Rao', '+919876543210', '', '1 Ring Road', 'Home',
  80000, 0, 0, 0, 80000, now() - interval '1 day', now() - interval '1 day', now() - interval '1 day'
from today, (select id, email from users order by id limit 1) as users;
insert into order_lines (order_id, position, sku, sheet, name, flavour, weight, eggless, unit_paise, quantity, total_paise,
  hsn, tax_rate_bp, message, picture_id, tile)
select today.id, position, (array(select sku from skus order by sku limit 40))[1 + n % 40], 'Cakes', 'Cake ' || n % 12,
  (array['Chocolate Truffle', 'Vanilla', 'Red Velvet', 'Butterscotch', 'Pineapple', 'Mango'])[1 + n % 6],
  (array['0.5 kg', '1 kg', '2 kg'])[1 + n % 3], n % 2 = 0, 40000, 1, 40000, '1905', 500, 'Happy birthday ' || n,
  'belgian-chocolate-truffle-cake', 'rose'
from today, generate_series(0, n % 2) position;
insert into order_events (order_id, at, status, by, note)
select id, now() - interval '1 day', event, 'shop', '' from today, unnest(array['awaiting payment', 'placed']) event;
drop table today;
set session_replication_role = origin;
analyze;
`;

/** Gives this kitchen so many orders of today, in a shop that has accounts. */
export async function fillBoard(url: string, orders: number): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(FILL.replaceAll("$ORDERS", `${orders}`));
  await client.end();
}
