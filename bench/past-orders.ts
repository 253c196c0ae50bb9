import pg from "pg";

/** Order numbers begin with this one. */
const FIRST_NUMBER = 1_000_000;
/** Orders a customer. */
const ORDERS_EACH = 4;
const DAYS = 730;

const FIRST_NAMES = `{Asha,Priya,Meera,Ravi,Arjun,Sunita,Rahul,Neha,Vikram,Anita,Kiran,Deepa,Sanjay,Pooja,Amit,Kavita,Rohan,
  Divya,Suresh,Lakshmi,Manoj,Geeta,Nikhil,Shreya,Harish,Radha,Varun,Isha,Gopal,Tara}`;
const SURNAMES = `{Sharma,Rao,Iyer,Gupta,Nair,Singh,Patel,Das,Reddy,Khan,Joshi,Mehta,Bose,Pillai,Verma,Kapoor,Menon,Shetty,
  Chopra,Fernandes}`;

/** Rows are made from the number of the order. Receivers of more than 90 days ago are erased, as in a real shop. */
const FILL = `
set session_replication_role = replica;
create temp table customers as
select c, 'usr_bench' || c as id, first || ' ' || last as name,
  lower(first || '.' || last || c) || '@mail.example' as email, '+91' || 7000000000 + c * 7919::bigint as phone
from generate_series(0, $CUSTOMERS - 1) c, lateral (
  select ('${FIRST_NAMES}'::text[])[1 + c % 30] as first, ('${SURNAMES}'::text[])[1 + c / 30 % 20] as last) as names;
insert into users (id, name, email, email_verified, phone) select id, name, email, true, phone from customers;

insert into orders (id, number, user_id, email, status, idempotency_key, request_hash, delivery_on, delivery_option,
  start_minute, end_minute, slot_label, kitchen_id, pincode, message, recipient_name, recipient_phone, alt_phone, address,
  address_type, items_paise, add_ons_paise, delivery_paise, coins, total_paise, created_at, placed_at, updated_at)
select overlay(overlay(md5('order' || i) placing '4' from 13) placing '8' from 17)::uuid,
  'BN' || ${FIRST_NUMBER} + $ORDERS - i, id, email, 'delivered', 'key' || i, '', (at + interval '1 day')::date, 'standard',
  540, 720, '9 AM - 12 PM', 'delhi', '110001', '', case when is_recent then name else '' end,
  case when is_recent then phone else '' end, '', '', 'Home', 80000, 0, 0, 0, 80000, at, at + interval '1 minute', at
from generate_series(1, $ORDERS) i
cross join lateral (select now() - i * interval '${DAYS} days' / $ORDERS as at, i <= $ORDERS * 90 / ${DAYS} as is_recent) as times
join customers on c = i * 7 % $CUSTOMERS;
drop table customers;
set session_replication_role = origin;
`;

/** Fills a database with two years of orders, and the customers who placed them. */
export async function fillOrders(url: string, orders: number): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const sql = FILL.replaceAll("$ORDERS", `${orders}`).replaceAll("$CUSTOMERS", `${customersOf(orders)}`);
  await client.query(sql);
  await client.query("vacuum (analyze)");
  await client.end();
}

function customersOf(orders: number): number {
  return Math.ceil(orders / ORDERS_EACH);
}

/** Every so many customers, counted from the first, one is called Asha Sharma. */
const SAME_NAME = 600;

/**
 * Texts that staff type in a shop with this many orders: those of the same kind find about as much. Numbers, phones
 * and e-mails are those of its orders, whatever its size.
 */
export const SEARCHES: Record<string, (nth: number, orders: number) => string> = {
  "a whole number": (nth, orders) => `BN${FIRST_NUMBER + ((nth * 7919) % orders)}`,
  "the end of a number": (nth, orders) => `${(10_000 + nth * 101) % orders}`.padStart(5, "0"),
  "three digits": (nth) => `${100 + nth * 7}`,
  "a phone": (nth, orders) => `+91 ${7_000_000_000 + ((nth * 97) % customersOf(orders)) * 7919}`,
  "the beginning of all phones": (nth) => `+91 70${"0".repeat(3 + (nth % 2))}`,
  "a first name": (nth) => `${FIRST_NAMES.slice(1, -1).split(/,\s*/)[nth % 30]}`,
  "a surname": (nth) => `${SURNAMES.slice(1, -1).split(/,\s*/)[nth % 20]}`,
  "two letters": (nth) => `${FIRST_NAMES.slice(1, -1).split(/,\s*/)[nth % 30]}`.slice(0, 2),
  "an e-mail": (nth, orders) =>
    `asha.sharma${(nth % Math.ceil(customersOf(orders) / SAME_NAME)) * SAME_NAME}@`,
  "the beginning of e-mails": (nth) => `${FIRST_NAMES.slice(1, -1).split(/,\s*/)[nth % 30]}.`,
  "a product": (nth) =>
    ["chocolate truffle", "red velvet", "roses", "mango", "black forest", "pineapple"][nth % 6] ?? "",
  "nothing in the shop": (nth) => `zqx${"bcdfghjklm"[nth % 10]}${"npqrstvwxz"[Math.floor(nth / 10) % 10]}`,
};
