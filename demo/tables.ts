import { z } from "zod";
import { QUESTION_KINDS } from "../src/shop/catalogue/rules/add-on-question.ts";
import { PERSONALIZATION_NAMES } from "../src/shop/catalogue/rules/customised.ts";
import { PRINT_KINDS } from "../src/shop/catalogue/rules/photo-prints.ts";
import { PRODUCT_KINDS } from "../src/shop/catalogue/rules/product-kinds.ts";
import { readTable } from "./read-table.ts";

const text = z.string().trim().min(1);
const maybe = z.string().trim();
const list = z.string().transform((cell) =>
  cell
    .split(";")
    .map((item) => item.trim())
    .filter((item) => item !== ""),
);
const number = z
  .string()
  .regex(/^\d+(\.\d+)?$/, "must be a number")
  .transform(Number);
const orNothing = z.union([z.literal("").transform(() => null), number]);
const yesNo = z.enum(["yes", "no"]).transform((answer) => answer === "yes");
const kind = z.enum(PRODUCT_KINDS);
const tile = z.enum(["rose", "gold", "pista", "cream", "lilac"]);

/** The kind of print of the customer's photo. */
const print = z.union([z.literal("").transform(() => null), z.enum(PRINT_KINDS)]);

/** A picture and the product that it shows, in the order of the shop. */
const look = z.object({
  picture: text,
  code: z.string().regex(/^[A-Z0-9]{2,5}$/),
  name: text,
  kind,
  sizes: text,
  /** Only where the sizes do not tell it. */
  shape: z.enum(["", "Round", "Square"]),
  /** Possible flavours of a product with this look; the first is the usual one. */
  flavours: list,
  price: number,
  tile,
  /** More pictures of the same product. */
  also: list,
  groups: list,
  tags: list,
  print,
  /** Whether its outside hides the sponge: it comes in every flavour that is `underIcing`. */
  anyFlavour: yesNo,
  line: text,
});
/** Further names for a look, with flavour and price of the smallest size. */
const name = z.object({ picture: text, name: text, flavour: maybe, price: number });
/** How names become products: by occasion, theme or trade. `price` is added, in rupees. */
const collection = z.object({
  tags: list,
  occasion: maybe,
  pattern: text,
  looks: list,
  make: number,
  price: number,
  lead: orNothing,
  personalization: list.pipe(z.array(z.enum(PERSONALIZATION_NAMES))),
  says: maybe,
  kind: z.union([z.literal("").transform(() => null), kind]),
  print,
});
const size = z.object({ line: text, weight: text, code: text, serves: maybe, times: number });
const line = z.object({
  line: text,
  lead: number,
  tax: text,
  takesMessage: yesNo,
  kcal: orNothing,
  allergens: maybe,
  care: text,
  delivery: text,
});
const flavour = z.object({
  flavour: text,
  code: text,
  allergens: text,
  kcal: number,
  /** Whether looks of `anyFlavour` come in it. */
  underIcing: yesNo,
  taste: text,
});
const comboPart = z.object({
  key: text,
  label: text,
  name: text,
  picture: text,
  price: number,
  tags: list,
  suffix: text,
});
const category = z.object({
  slug: z.string().regex(/^[a-z0-9&/-]+$/),
  menu: maybe,
  group: maybe,
  label: maybe,
  title: maybe,
  description: maybe,
  /** The products: tags joined with `+` (all) and `/` (any). Empty means the tag of the same name. */
  rule: maybe,
  aliases: list,
});
const addOn = z.object({
  sku: text,
  name: text,
  price: number,
  picture: text,
  taxClass: text,
  active: yesNo,
  question: z.union([z.literal("").transform(() => null), z.enum(QUESTION_KINDS)]),
  limit: orNothing,
  forCakes: yesNo,
  allergens: maybe,
});
const taxRate = z.object({ taxClass: text, fromOn: z.iso.date(), hsn: text, rateBp: number });
const clock = z
  .string()
  .regex(/^\d{1,2}:\d\d$/, "must be a time such as 9:00")
  .transform((time) => {
    const [hours = 0, minutes = 0] = time.split(":").map(Number);
    return hours * 60 + minutes;
  });
const deliveryOption = z.object({
  option: text,
  fee: number,
  freeFrom: orNothing,
  lastOrderMinutes: orNothing,
  lastOrderAt: z.union([z.literal("").transform(() => null), clock]),
  capacity: number,
});
const review = z.object({
  /** The code of a picture's product; empty for the shop itself. */
  product: maybe,
  stars: z.enum(["1", "2", "3", "4", "5"]).transform(Number),
  name: text,
  on: z.iso.date(),
  bought: maybe,
  message: text,
});
const deliveryWindow = z.object({ option: text, from: clock, to: clock });
const kitchen = z.object({
  id: text,
  name: text,
  city: text,
  stateCode: z.string().regex(/^\d\d$/),
  address: text,
  pincode: text,
});
/** `without` lists delivery options that are not available there. */
const pincode = z.object({
  pincode: z.string().regex(/^[1-9]\d{5}$/),
  area: text,
  kitchen: text,
  without: list,
});

/** All tables of the demo shop. */
export function readTables() {
  return {
    looks: readTable("looks", look),
    names: readTable("names", name),
    collections: readTable("collections", collection),
    groups: readTable("groups", z.object({ group: text, suits: list })),
    sizes: readTable("sizes", size),
    lines: readTable("lines", line),
    texts: new Map(
      readTable("texts", z.object({ key: text, text })).map((row) => [row.key, row.text] as const),
    ),
    flavours: readTable("flavours", flavour),
    comboParts: readTable("combo-parts", comboPart),
    categories: readTable("categories", category),
    addOns: readTable("add-ons", addOn),
    taxRates: readTable("tax-rates", taxRate),
    deliveryOptions: readTable("delivery-options", deliveryOption),
    deliveryWindows: readTable("delivery-windows", deliveryWindow),
    reviews: readTable("reviews", review),
    kitchens: readTable("kitchens", kitchen),
    pincodes: readTable("pincodes", pincode),
  };
}

export type Tables = ReturnType<typeof readTables>;
export type Look = Tables["looks"][number];
export type Collection = Tables["collections"][number];
