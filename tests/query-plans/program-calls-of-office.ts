import { writeCsv } from "../../src/shop/basics/csv.ts";
import { exportCatalogue } from "../../src/shop/catalogue/imports/export-catalogue.ts";
import { mails } from "../../src/shop/mail/mail.tables.ts";
import type { WholeShop } from "../support/whole-shop.ts";
import type { Send } from "./send-call.ts";

/** Changes of the shop itself: webhooks, imports, settlements, and what the log undoes. */
export async function programCallsOfOffice(shop: WholeShop, send: Send): Promise<void> {
  await ofWebhooks(send);
  await ofImport(shop, send);
  await ofSettlements(send);
  await ofAlarms(shop, send);
  await ofSettings(send);
  await ofLog(send);
}

/** Nothing listens at these addresses. */
async function ofWebhooks(send: Send): Promise<void> {
  const to = (path: string) => ({ url: `http://127.0.0.1:9/${path}`, events: ["order.placed"] });
  const { id } = await send({ method: "POST", url: "/webhooks", body: to("programs") });
  const [route, url] = ["/webhooks/:id", `/webhooks/${id}`];
  await send({ method: "GET", route, url });
  await send({ method: "PUT", route, url, body: { ...to("moved"), version: 1 } });
  await send({ method: "POST", route: `${route}/secret`, url: `${url}/secret` });
  await send({ method: "POST", route: `${route}/test`, url: `${url}/test` });
  const log = { route: `${route}/deliveries`, url: `${url}/deliveries` };
  const [{ id: delivery } = { id: "" }] = (await send({ method: "GET", ...log })).deliveries;
  const again = { route: `${log.route}/:delivery/send`, url: `${log.url}/${delivery}/send` };
  await send({ method: "POST", ...again });
  const paused = { route: `${route}/paused`, url: `${url}/paused`, body: { paused: true } };
  await send({ method: "PUT", ...paused });
  await send({ method: "DELETE", route, url });
}

/** A table with one changed cell, which is imported, and one that is dropped. */
async function ofImport({ services }: WholeShop, send: Send): Promise<void> {
  const { cells } = await exportCatalogue(services);
  const at = (name: string) => cells[0]?.indexOf(name) ?? -1;
  const lines = cells.filter((line, row) => row === 0 || line[at("SKU")] === "TRUF05");
  const table = lines.map((line, row) => (row === 0 ? line : line.with(at("Points"), "78")));
  const body = Buffer.from(writeCsv(table));
  const url = "/catalogue-import";
  const compared = await send({ method: "POST", url, body, type: "text/csv" });
  const { fingerprint } = compared.difference;
  await send({ method: "POST", url: `${url}/apply`, body: { fingerprint } });
  await send({ method: "DELETE", url });
}

/** A report with a line that the books do not have, which is explained. */
async function ofSettlements(send: Send): Promise<void> {
  const names =
    "type,entity_id,amount,currency,fee,tax,debit,credit,created_at,settlement_id,settled_at,settlement_utr";
  const line = "payment,pay_ByProgram,1000,INR,24,4,0,976,1796000000,setl_ByProgram,1796200000,UTR";
  const [route, url] = ["/settlements/:id", "/settlements/setl_ByProgram"];
  const body = Buffer.from(`${names}\n${line}\n`);
  await send({ method: "POST", url: "/settlements", body, type: "text/csv" });
  await send({ method: "GET", route, url });
  // Nothing was paid out then: the seeded reports contradict the sandbox.
  await send({ method: "POST", url: "/settlements/fetch", body: { month: "2020-01" } });
  await send({
    ...{ method: "PUT", route: `${route}/lines/:kind/:entityId/explanation` },
    ...{ url: `${url}/lines/payment/pay_ByProgram/explanation`, body: { from: "", to: "Another shop" } },
  });
}

/** A mail that was given up, which is tried again. */
async function ofAlarms({ services }: WholeShop, send: Send): Promise<void> {
  const at = services.clock();
  const mail = {
    key: "order-ready:by-program",
    kind: "order-ready" as const,
    recipient: "planned@example.com",
  };
  const text = { subject: "Planned", body: "Planned", isSecret: false, tries: 1 };
  const givenUp = { state: "given up" as const, writtenAt: at, endedAt: at };
  await services.db.insert(mails).values({ ...mail, ...text, ...givenUp });
  await send({ method: "POST", url: "/alarms/retry", body: { what: "mail", id: mail.key } });
}

async function ofSettings(send: Send): Promise<void> {
  const [from, to] = [{ tagline: null }, { tagline: "By program" }];
  await send({ method: "PATCH", url: "/settings", body: { from, to } });
  for (const step of ["payments", "mail"])
    await send({ method: "POST", route: "/opening/:step/verify", url: `/opening/${step}/verify` });
}

async function ofLog(send: Send): Promise<void> {
  const category = { slug: "to-undo", title: "To undo", description: "" };
  await send({ method: "POST", url: "/categories", body: category });
  const [{ id } = { id: 0 }] = (await send({ method: "GET", url: "/log" })).entries;
  await send({ method: "GET", route: "/log/:id", url: `/log/${id}` });
  await send({ method: "POST", route: "/log/:id/undo", url: `/log/${id}/undo` });
}
