import { eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { testSession } from "../../../../tests/support/session.ts";
import { aProduct } from "../../../../tests/support/small-shop.ts";
import { openSmallShopFor } from "../../../../tests/support/small-shop-for.ts";
import type { Session } from "../../../shop/accounts/identity.ts";
import { products } from "../../../shop/catalogue/catalogue.tables.ts";
import { getOfficeProduct } from "../../../shop/catalogue/products/get-office-product.ts";
import { answerProduct } from "./product-action.ts";
import { formStateOf } from "./product-form.ts";
import { productTexts, skuTexts } from "./product-texts.ts";

const shop = openSmallShopFor();

const asha = testSession({ roles: ["manager"] });
const ravi = { ...asha, userId: "ravi", name: "Ravi" };
const ID = "PTRUFFLE";

beforeAll(async () => {
  const product = aProduct(1, { id: ID, name: "Truffle", category: "birthday" });
  await shop.db.update(products).set(product).where(eq(products.id, ID));
});

type Form = Record<string, string>;

async function stored() {
  const product = await getOfficeProduct(shop.services, { id: ID });
  if (!product) throw new Error("there is no such product");
  return product;
}

/** The form of the product as it is shown now. */
async function openForm(): Promise<Form> {
  const product = await stored();
  const skus = product.skus.map(({ sku, fields }) => skuTexts(sku, fields));
  const texts = Object.assign({}, productTexts(product.fields), ...skus) as Form;
  return { ...texts, formState: formStateOf(product), intent: "save" };
}

async function send(form: Form, staff: Session) {
  // Each ticked category is a value of its own; a box that is not ticked sends nothing.
  const { listedUnder = "", ...rest } = form;
  const body = new URLSearchParams(Object.entries(rest).filter(([, value]) => value !== ""));
  for (const slug of listedUnder.split(" ")) body.append("listedUnder", slug);
  const request = new Request("http://localhost/", { method: "POST", body });
  const reply = await answerProduct(shop.services, { context: { get: () => true }, request, staff, id: ID });
  return reply.data;
}

/** The form as a refusal shows it again. */
const shownAgain = (form: Form, answer: Awaited<ReturnType<typeof send>>): Form => ({
  ...{ ...form, ...(answer.values as Form), formState: answer.formState },
});

test("saving again after a conflict leaves what the other person changed besides", async () => {
  const form = await openForm();
  const [sku] = (await stored()).skus;
  const serves = `${sku?.sku}.serves`;
  const theirs = { ...form, flavour: "Dark", description: "Asha’s words", [serves]: "7" };
  expect(await send(theirs, asha)).toMatchObject({ ok: true });
  const mine = { ...form, flavour: "Darkest" };
  const refused = await send(mine, ravi);
  expect(refused.ok).toBe(false);
  expect(await send(shownAgain(mine, refused), ravi)).toMatchObject({ ok: true });
  const { fields, skus } = await stored();
  expect(fields).toMatchObject({ flavour: "Darkest", description: "Asha’s words" });
  expect(skus[0]?.fields.serves).toBe("7");
});

test("taking a product off sale shows again what was typed, to be saved with the next button", async () => {
  const form = { ...(await openForm()), flavour: "Mint" };
  const answer = await send({ ...form, intent: "off-sale" }, asha);
  expect(answer).toMatchObject({ ok: true, isUnsaved: true, values: { flavour: "Mint" } });
  expect(answer.message).toBe("Nobody can order it now. Your other changes are not saved yet.");
  expect((await stored()).skus.map(({ fields }) => fields.active)).not.toContain(true);
  expect(await send(shownAgain(form, answer), asha)).toMatchObject({ ok: true, isUnsaved: false });
  const { fields, skus } = await stored();
  expect(fields.flavour).toBe("Mint");
  expect(skus.map((row) => row.fields.active)).not.toContain(true);
  const untouched = await send({ ...(await openForm()), intent: "on-sale" }, asha);
  expect(untouched).toMatchObject({
    message: "Shoppers can order it again. 1 size was off sale before, and stays off.",
    isUnsaved: false,
  });
});

test("putting a product on sale leaves the sizes off that were taken off one by one before", async () => {
  const onSale = async () =>
    (await stored()).skus.filter(({ fields }) => fields.active).map(({ sku }) => sku);
  await send({ ...(await openForm()), intent: "on-sale" }, asha);
  const [first = "", ...others] = await onSale();
  expect(others.length).toBeGreaterThan(0);
  await send({ ...(await openForm()), [`${first}.active`]: "" }, ravi);
  expect(await onSale()).toEqual(others);
  await send({ ...(await openForm()), intent: "off-sale" }, asha);
  expect(await onSale()).toEqual([]);
  const answer = await send({ ...(await openForm()), intent: "on-sale" }, asha);
  expect(answer.message).toBe("Shoppers can order it again. 2 sizes were off sale before, and stay off.");
  expect(await onSale()).toEqual(others);
});
