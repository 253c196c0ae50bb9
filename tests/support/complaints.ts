import sharp from "sharp";
import { afterAll, beforeAll } from "vitest";
import type { OpenDatabase } from "../../src/infrastructure/database/open-database.ts";
import { testDatabase } from "./database.ts";
import { type Answered, openWholeShop, orderOf, type Person, type WholeShop } from "./whole-shop.ts";

export type File = { name: string; type: string; bytes: Buffer };

/** The bytes of a form with files as browsers send it, without a library that would correct mistakes. */
export function multipart(fields: Record<string, string>, files: File[], boundary = "----aBoundary") {
  const parts = [
    ...Object.entries(fields).map(([name, text]) =>
      Buffer.from(`--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${text}\r\n`),
    ),
    ...files.map(({ name, type, bytes }) =>
      Buffer.concat([
        Buffer.from(
          `--${boundary}\r\nContent-Disposition: form-data; name="files"; filename="${name}"\r\nContent-Type: ${type}\r\n\r\n`,
        ),
        bytes,
        Buffer.from("\r\n"),
      ]),
    ),
    Buffer.from(`--${boundary}--\r\n`),
  ];
  return {
    body: Buffer.concat(parts),
    headers: { "content-type": `multipart/form-data; boundary=${boundary}` },
  };
}

/** The complaint that tests send by default. */
export const SAID = { kind: "damaged", message: "Canary: it is crushed." };

export const look = (person: Person, url: string, headers = {}) =>
  person.send({ method: "GET", url, headers });

export const proofsIn = (text: string) =>
  [...text.matchAll(/\/api\/orders\/[\w-]+\/proofs\/prf_\w+/g)].map(([address]) => address);

/** The ticket of a complaint, by the reply that accepts it. */
export const ticketOf = ({ headers }: Answered) =>
  /ticket=(C-\w{4}-\w{4})#complaints$/.exec(String(headers.location))?.[1] ?? "";

type Opened = {
  database: OpenDatabase;
  shop: WholeShop;
  customer: Person;
  stranger: Person;
  manager: Person;
  kitchen: Person;
  rider: Person;
  /** A JPEG. */
  photo: Buffer;
  /** The paid order of the customer. */
  uuid: string;
};

/**
 * Opens the whole shop for a file of tests about complaints, with a paid order and the people who see it or do not.
 * @param take gets them, and may prepare the shop
 * @returns how they complain of the order
 */
export function openComplaintsFor(take: (opened: Opened) => void | Promise<void>) {
  let database: OpenDatabase;
  let shop: WholeShop;
  let customer: Person;
  let stranger: Person;
  let manager: Person;
  let kitchen: Person;
  let rider: Person;
  let photo: Buffer;
  let uuid = "";

  beforeAll(async () => {
    database = await testDatabase();
    shop = await openWholeShop(database);
    customer = await shop.person("kamala");
    stranger = await shop.person("stranger");
    manager = await shop.person("manager", { role: "manager" });
    kitchen = await shop.person("kitchen", { role: "kitchen" });
    rider = await shop.person("rider", { role: "rider" });
    ({ uuid } = await orderOf(shop, customer));
    const dark = { width: 40, height: 30, channels: 3 as const, background: "#63003c" };
    photo = await sharp({ create: dark }).jpeg().toBuffer();
    await take({ database, shop, customer, stranger, manager, kitchen, rider, photo, uuid });
  });
  afterAll(async () => {
    await shop.close();
    await database.close();
  });

  const PHOTO = () => ({ name: "cake.jpg", type: "image/jpeg", bytes: photo });

  const complain = (person: Person, fields: Record<string, string> = SAID, files: File[] = [PHOTO()]) =>
    person.send({ method: "POST", url: `/orders/${uuid}/complain`, ...multipart(fields, files) });

  return { PHOTO, complain };
}
