import { writeCsv } from "../../src/shop/basics/csv.ts";
import { exportCatalogue } from "../../src/shop/catalogue/imports/export-catalogue.ts";
import type { Person, WholeShop } from "../support/whole-shop.ts";
import type { Recording } from "./record-statements.ts";
import { sendForm, undoLast } from "./send-form.ts";

/** A table that is compared and imported, and a category that is created, filled and hidden. */
export async function catalogueForms(shop: WholeShop, recording: Recording, owner: Person): Promise<void> {
  const path = "/admin/catalogue/import";
  const { cells } = await exportCatalogue(shop.services);
  const sku = cells[0]?.indexOf("SKU") ?? -1;
  const points = cells[0]?.indexOf("Points") ?? -1;
  const table = cells
    .filter((line, row) => row === 0 || line[sku] === "TRUF05")
    .map((line, row) => (row === 0 ? line : line.with(points, "77")));
  const form = new FormData();
  form.append("file", new File([writeCsv(table)], "prices.csv", { type: "text/csv" }));
  const upload = new Response(form);
  const sent = await recording.during(`POST ${path}`, async () =>
    owner.send({
      ...{ method: "POST", url: path, body: Buffer.from(await upload.arrayBuffer()) },
      headers: { "content-type": upload.headers.get("content-type") ?? "" },
    }),
  );
  if (sent.status !== 302) throw new Error(`the table was refused: ${sent.status}`);
  const { text } = await recording.during(`GET ${path}`, () => owner.send({ method: "GET", url: path }));
  const fingerprint = /name="fingerprint" value="([^"]*)"/.exec(text)?.[1] ?? "";
  await sendForm(recording, owner, [path, path, { intent: "import", fingerprint }]);
  await sendForm(recording, owner, [path, path, { intent: "discard" }]);
  const created = { intent: "create", title: "Planned", slug: "planned", description: "", aliasOf: "" };
  const newPath = "/admin/catalogue/new-category";
  await sendForm(recording, owner, [newPath, newPath, created]);
  const route = "/admin/catalogue/categories/*";
  const url = "/admin/catalogue/categories/planned";
  await sendForm(recording, owner, [route, url, { intent: "add", product: "PTRUFFLE" }]);
  await sendForm(recording, owner, [route, url, { intent: "hide" }]);
  const menuPath = "/admin/catalogue/menu";
  const menuPage = await owner.send({ method: "GET", url: menuPath });
  const version = /name="version" value="([^"]*)"/.exec(menuPage.text)?.[1] ?? "";
  const draft = JSON.stringify([["Cakes", [["Types", ["All Cakes", "all-cakes"]]]]]);
  await sendForm(recording, owner, [menuPath, menuPath, { intent: "save", draft, open: "1", version }]);
  const homePath = "/admin/catalogue/home";
  const homePage = await owner.send({ method: "GET", url: homePath });
  const home = {
    ...{ "kind.0": "products", "title.0": "For you", "shown.0": "yes", "category.0": "birthday" },
    ...{ intent: "save", version: /name="version" value="([^"]*)"/.exec(homePage.text)?.[1] ?? "" },
  };
  await sendForm(recording, owner, [homePath, homePath, home]);
  await undoLast(recording, owner);
  await addOnForms(recording, owner);
}

/** An add-on that is created, changed and moved. */
async function addOnForms(recording: Recording, owner: Person): Promise<void> {
  const list = "/admin/catalogue/add-ons";
  const addOn = {
    ...{ name: "Planned hat", pricePaise: "99", taxClass: "candles", pictureId: "drawn", active: "yes" },
    ...{ kind: "", limit: "", sku: "" },
  };
  const newPath = "/admin/catalogue/new-add-on";
  await sendForm(recording, owner, [newPath, newPath, { ...addOn, intent: "create" }]);
  const formState = JSON.stringify({ name: "Planned hat", pricePaise: 9_900, taxClass: "candles" });
  const changed = { ...addOn, pricePaise: "89", pictureId: "icon:hat", intent: "save", formState };
  await sendForm(recording, owner, [`${list}/:sku`, `${list}/ADD-PLANNED-HAT`, changed]);
  await sendForm(recording, owner, [list, list, { intent: "up ADD-PLANNED-HAT ADDCANDLE" }]);
}
