import { eq } from "drizzle-orm";
import { randomUuid } from "../../src/shop/basics/ids.ts";
import { orders } from "../../src/shop/orders/orders.tables.ts";
import { orderOf, type Person, soon, type WholeShop } from "../support/whole-shop.ts";
import { drawnPicture } from "./drawn-picture.ts";
import { programCallsOfOffice } from "./program-calls-of-office.ts";
import { programCallsOfOrders } from "./program-calls-of-orders.ts";
import type { Recording } from "./record-statements.ts";
import type { Call, Send } from "./send-call.ts";

/** Sends the changes that programs can make. Each must succeed: a refused one would send few statements. */
export async function programCalls(
  shop: WholeShop,
  recording: Recording,
  { owner, kamala }: Record<"owner" | "kamala", Person>,
): Promise<void> {
  const send = async ({ method, url, route = url, body, type }: Call) => {
    const headers: Record<string, string> = type ? { "content-type": type } : {};
    const reply = await recording.during(`${method} /api/admin${route}`, () =>
      owner.send({ method, url: `/api/admin${url}`, headers, ...(body ? { body } : {}) }),
    );
    if (reply.status !== 200) throw new Error(`${method} ${url} was refused: ${reply.text}`);
    return JSON.parse(reply.text).data;
  };
  await ofProducts(send);
  await ofStorefront(send);
  await ofTexts(send);
  await ofDelivery(send);
  await ofRuns(shop, { send, kamala });
  await ofStaff(shop, send);
  await programCallsOfOrders(shop, { send, kamala });
  await programCallsOfOffice(shop, send);
  await ofCustomers(shop, { send, kamala });
}

async function ofProducts(send: Send): Promise<void> {
  const route = "/products/:ProductID";
  const url = "/products/KULFI";
  const size = { weight: "1 kg", serves: "", eggless: true, mrp: 900, price: 800 };
  await send({
    ...{ method: "POST", url: "/products" },
    body: {
      ...{
        code: "KULFI",
        name: "Kulfi",
        description: "Cold.",
        care: "Cold.",
        delivery: "Cold.",
        kind: "cake",
      },
      ...{ category: "birthday", taxClass: "cake", leadHours: 3, takesMessage: true, skus: [size] },
      ...{ contains: ["milk"], mayContain: [] },
    },
  });
  const sizes = { skus: [{ ...size, weight: "2 kg" }] };
  await send({ method: "POST", route: `${route}/skus`, url: `${url}/skus`, body: sizes });
  const upload = { route: `${route}/pictures`, url: `${url}/pictures?text=Kulfi`, type: "image/jpeg" };
  const picture = await drawnPicture("#c46");
  const { pictures, version } = await send({ method: "POST", ...upload, body: picture });
  const to = [{ ...pictures[0], text: "A bowl" }];
  await send({
    ...{ method: "PUT", route: `${route}/pictures`, url: `${url}/pictures` },
    body: { from: pictures, to },
  });
  const facts = { version, contains: ["milk", "nuts"] };
  await send({ method: "PATCH", route: `${route}/facts`, url: `${url}/facts`, body: facts });
  const patch = { version, name: "Malai kulfi", skus: [{ SKU: "KULFI-1KG", serves: "8" }] };
  await send({ method: "PATCH", route, url, body: patch });
  const publication = { version, publishAt: `${soon(9)}T10:00:00Z` };
  await send({ method: "PUT", route: `${route}/publication`, url: `${url}/publication`, body: publication });
  const [from, dearer] = [
    { mrp: 900, price: 800 },
    { mrp: 910, price: 810 },
  ];
  const prices = { prices: [{ SKU: "KULFI-1KG", from, to: dearer }] };
  await send({ method: "PUT", url: "/prices", body: prices });
  const parts = { route: `${route}/parts`, url: `${url}/parts` };
  const filled = { SKU: "KULFI-1KG", from: [], to: [{ SKU: "TRUF05" }, { words: "Six roses" }] };
  await send({ method: "GET", ...parts });
  await send({ method: "PUT", ...parts, body: { skus: [filled] } });
  const combos = { route: `${route}/combos`, url: `${url}/combos` };
  const offered = [{ SKU: "TRUF05", label: "With a truffle" }];
  await send({ method: "PUT", ...combos, body: { from: [], to: offered } });
  await send({ method: "PUT", ...combos, body: { from: offered, to: [] } });
  const id = randomUuid();
  const plan = { id, from: `${soon(9)}T10:00:00Z`, prices: [{ SKU: "KULFI-1KG", ...from }] };
  await send({ method: "POST", url: "/planned-prices", body: plan });
  await send({ method: "POST", route: "/planned-prices/:id/end", url: `/planned-prices/${id}/end` });
  await send({ method: "DELETE", route, url });
}

async function ofStorefront(send: Send): Promise<void> {
  const category = { slug: "by-program", title: "By program", description: "" };
  await send({ method: "POST", url: "/categories", body: category });
  const filled = { from: { title: "By program" }, to: { title: "Programs" }, add: ["PTRUFFLE"] };
  await send({
    ...{ method: "PATCH", route: "/categories/:slug", url: "/categories/by-program", body: filled },
  });
  const addOn = { SKU: "ADDBADGE", name: "Badge", price: 20, taxClass: "candles" };
  await send({ method: "POST", url: "/add-ons", body: addOn });
  const [route, url] = ["/add-ons/:SKU", "/add-ons/ADDBADGE"];
  await send({ method: "PATCH", route, url, body: { from: { price: 20 }, to: { price: 25 } } });
  const place = { before: "ADDCANDLE" };
  await send({ method: "PUT", route: `${route}/place`, url: `${url}/place`, body: place });
  const picture = { route: `${route}/picture`, url: `${url}/picture`, type: "image/jpeg" };
  await send({ method: "POST", ...picture, body: await drawnPicture("#48c") });
  const { version, menus } = await send({ method: "GET", url: "/menu" });
  const group = { label: "Added", items: [{ label: "Birthday", slug: "birthday" }] };
  const added = { label: "Programs", groups: [group] };
  await send({ method: "PUT", url: "/menu", body: { version, menus: [...menus, added] } });
  const home = await send({ method: "GET", url: "/home" });
  const sections = [{ kind: "products", title: "Programs", category: "birthday" }];
  await send({ method: "PUT", url: "/home", body: { version: home.version, sections } });
}

async function ofTexts(send: Send): Promise<void> {
  const { pictures } = await send({ method: "GET", url: "/content-pictures" });
  const article = { title: "By program", category: "Care", author: "Asha", picture: pictures[0]?.id };
  await send({ method: "POST", url: "/content", body: article });
  const [route, url] = ["/content/:kind/:slug", "/content/page/terms"];
  const { version } = await send({ method: "GET", route, url });
  const text = { version, title: "Terms", description: "By program", body: "By program" };
  await send({ method: "PUT", route, url, body: { ...text, publish: true } });
  const saved = await send({ method: "GET", route, url });
  await send({
    ...{ method: "POST", route: `${route}/discard-draft`, url: `${url}/discard-draft` },
    body: { version: saved.version },
  });
}

async function ofRuns(shop: WholeShop, { send, kamala }: { send: Send; kamala: Person }): Promise<void> {
  const rider = await shop.person("program-rider", { role: "rider" });
  const [first, second] = [await orderOf(shop, kamala), await orderOf(shop, kamala)];
  const day = soon();
  const plan = { day, rider: rider.userId, orders: [first.uuid] };
  const { id } = await send({ method: "POST", url: "/runs", body: plan });
  const [route, url] = ["/runs/:runId", `/runs/${id}`];
  const added = { orders: [second.uuid] };
  const { stops } = await send({ method: "POST", route: `${route}/stops`, url: `${url}/stops`, body: added });
  const from = stops.map(({ uuid }) => uuid);
  const stop = { route: `${route}/stops/:uuid`, url: `${url}/stops/${from[0]}` };
  await send({
    ...{ method: "POST", route: `${stop.route}/move`, url: `${stop.url}/move`, body: { from, by: 1 } },
  });
  const other = await shop.person("program-rider-2", { role: "rider" });
  const given = { from: rider.userId, to: other.userId };
  await send({ method: "PUT", route: `${route}/rider`, url: `${url}/rider`, body: given });
  await send({ method: "GET", route, url });
  await send({ method: "POST", route: `${stop.route}/remove`, url: `${stop.url}/remove` });
}

async function ofStaff(shop: WholeShop, send: Send): Promise<void> {
  const invited = { email: "by-program@example.com", roles: ["care"] };
  await send({ method: "POST", url: "/staff/invitations", body: invited });
  const { invitations } = await send({ method: "GET", url: "/staff" });
  await send({
    ...{ method: "POST", route: "/staff/invitations/:id/withdraw" },
    url: `/staff/invitations/${invitations[0]?.id}/withdraw`,
  });
  const { userId } = await shop.person("program-baker", { role: "kitchen" });
  const roles = { from: ["kitchen"], to: ["rider"] };
  const [route, url] = ["/staff/:userId", `/staff/${userId}`];
  await send({ method: "PUT", route: `${route}/roles`, url: `${url}/roles`, body: roles });
  await send({ method: "POST", route: `${route}/sign-out`, url: `${url}/sign-out` });
}

async function ofDelivery(send: Send): Promise<void> {
  const kitchen = {
    ...{ name: "Program kitchen", address: "1 Ring Road", city: "New Delhi", pincode: "110098" },
    ...{ stateCode: "07", phone: "", fssai: "" },
  };
  const { id } = await send({ method: "POST", url: "/kitchens", body: kitchen });
  const [route, url] = ["/kitchens/:kitchenId", `/kitchens/${id}`];
  const moved = { from: { address: "1 Ring Road" }, to: { address: "2 Ring Road" } };
  await send({ method: "PATCH", route, url, body: moved });
  const added = { pincodes: [{ pincode: "110098", area: "Planned" }], options: ["standard"] };
  await send({ method: "POST", route: `${route}/pincodes`, url: `${url}/pincodes`, body: added });
  await send({
    ...{ method: "PATCH", route: "/pincodes/:pincode", url: "/pincodes/110098" },
    body: { from: { area: "Planned" }, to: { area: "By program" } },
  });
  const capacity = { route: `${route}/capacity`, url: `${url}/capacity` };
  const { options: week } = await send({
    method: "GET",
    ...capacity,
    url: `${capacity.url}?from=${soon(5)}`,
  });
  const [{ option, capacity: places = 0, windows: [window] = [] } = {}] = week;
  const more = { day: soon(5), option, startMinute: window?.startMinute, from: places, to: places + 1 };
  await send({ method: "PUT", ...capacity, body: more });
  const removed = { pincodes: ["110098"] };
  await send({
    ...{ method: "POST", route: `${route}/pincodes/remove`, url: `${url}/pincodes/remove` },
    body: removed,
  });
  await send({ method: "PUT", route: `${route}/open`, url: `${url}/open`, body: { open: false } });
  const times = { startsAt: `${soon(5)}T10:00:00Z`, endsAt: `${soon(5)}T11:00:00Z` };
  const closed = { key: randomUuid(), ...times, areas: ["110001"], reason: "Festival" };
  const blackout = await send({ method: "POST", url: "/blackouts", body: closed });
  await send({ method: "POST", route: "/blackouts/:id/end", url: `/blackouts/${blackout.id}/end` });
  const { options } = await send({ method: "GET", url: "/delivery-options" });
  const pickup = options.find(({ option }) => option === "pickup");
  const settings = { version: pickup?.version, capacity: 9 };
  await send({
    ...{ method: "PATCH", route: "/delivery-options/:option", url: "/delivery-options/pickup" },
    body: settings,
  });
}

/** Orders that are moved on, cancelled and refunded; complaints and reviews. */
async function ofCustomers(shop: WholeShop, { send, kamala }: { send: Send; kamala: Person }): Promise<void> {
  const route = "/orders/:uuid";
  const { uuid } = await orderOf(shop, kamala);
  const url = `/orders/${uuid}`;
  const move = { from: "placed", to: "preparing" };
  const note = { id: randomUuid(), text: "Call first" };
  await send({ method: "POST", route: `${route}/notes`, url: `${url}/notes`, body: note });
  await send({ method: "POST", route: `${route}/status`, url: `${url}/status`, body: move });
  const quote = await send({
    ...{ method: "GET", route: `${route}/cancellation`, url: `${url}/cancellation?cause=shop` },
  });
  const reason = { cause: "shop", reason: "The oven is broken" };
  await send({
    method: "POST",
    route: `${route}/cancel`,
    url: `${url}/cancel`,
    body: { ...reason, ...quote },
  });
  const delivered = await orderOf(shop, kamala);
  await shop.services.db.update(orders).set({ status: "delivered" }).where(eq(orders.id, delivered.uuid));
  const ofDelivered = `/orders/${delivered.uuid}`;
  const { left } = await send({
    ...{ method: "GET", route: `${route}/refundable`, url: `${ofDelivered}/refundable` },
  });
  const refund = { id: randomUuid(), amount: 10, left, reason: "Late" };
  await send({ method: "POST", route: `${route}/refunds`, url: `${ofDelivered}/refunds`, body: refund });
  const answer = { from: "open", to: "answered", text: "Sorry" };
  await send({
    ...{ method: "POST", route: "/complaints/:ticket/answers", url: "/complaints/C-SEED-1015/answers" },
    body: answer,
  });
  await send({
    ...{ method: "POST", route: "/reviews/:id/approve", url: "/reviews/rev_seeded523/approve" },
    body: { photos: [] },
  });
  await send({
    ...{ method: "POST", route: "/reviews/:id/reject", url: "/reviews/rev_seeded524/reject" },
    body: { reason: "spam" },
  });
}
