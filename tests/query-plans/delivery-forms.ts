import { type Person, soon } from "../support/whole-shop.ts";
import type { Recording } from "./record-statements.ts";
import { sendForm, undoLast } from "./send-form.ts";

export async function deliveryForms(recording: Recording, owner: Person): Promise<void> {
  const path = "/admin/delivery";
  const option = { option: "pickup", seen: "1", fee: "0", freeFrom: "", lastOrder: "2", capacity: "7" };
  const windows = "10 AM - 11 AM";
  await sendForm(recording, owner, [`${path}/options`, `${path}/options`, { ...option, windows }]);
  await undoLast(recording, owner);
  const slot = { kitchen: "delhi", slot: `standard~540~${soon(40)}`, seen: "20", capacity: "24" };
  await sendForm(recording, owner, [`${path}/capacity`, `${path}/capacity`, slot]);
  const kitchens = `${path}/kitchens`;
  const kitchen = {
    ...{ name: "Planned kitchen", address: "1 Ring Road", city: "New Delhi", pincode: "110099" },
    ...{ stateCode: "07", phone: "", fssai: "" },
  };
  await sendForm(recording, owner, [`${kitchens}/new`, `${kitchens}/new`, kitchen]);
  const planned = `${kitchens}/planned-kitchen`;
  await recording.during(`GET ${kitchens}/:id`, () => owner.send({ method: "GET", url: planned }));
  const saved = { ...kitchen, intent: "save", formState: JSON.stringify(kitchen), stateCode: "09" };
  await sendForm(recording, owner, [`${kitchens}/:id`, planned, saved]);
  await sendForm(recording, owner, [`${kitchens}/:id`, planned, { intent: "close" }]);
  await sendForm(recording, owner, [kitchens, kitchens, { intent: "close-demo" }]);
  const pincodes = { intent: "add", kitchen: "delhi", list: "110099 Planned", options: "standard" };
  await sendForm(recording, owner, [`${path}/pincodes`, `${path}/pincodes`, pincodes]);
  const planned99 = `${path}/pincodes/110099`;
  await recording.during(`GET ${path}/pincodes/:pincode`, () =>
    owner.send({ method: "GET", url: planned99 }),
  );
  const formState = JSON.stringify({ area: "Planned", options: ["standard"] });
  const offer = { intent: "save", formState, area: "Planned", options: "pickup" };
  await sendForm(recording, owner, [`${path}/pincodes/:pincode`, planned99, offer]);
  const removal = { intent: "remove", kitchen: "delhi", pincode: "110099" };
  await sendForm(recording, owner, [`${path}/pincodes`, `${path}/pincodes`, removal]);
  await undoLast(recording, owner);
  const blackout = { intent: "close", from: soon(4), areas: "110001", reason: "Festival" };
  await sendForm(recording, owner, [path, path, blackout]);
  await recording.during("GET /admin/delivery/blackouts/:id", () =>
    owner.send({ method: "GET", url: `${path}/blackouts/1` }),
  );
  await sendForm(recording, owner, [
    `${path}/blackouts/:id`,
    `${path}/blackouts/1`,
    { intent: "end", id: "1" },
  ]);
  await undoLast(recording, owner);
}
