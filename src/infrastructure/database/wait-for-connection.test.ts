import { expect, test } from "vitest";
import { waitForConnection } from "./wait-for-connection.ts";

const quick = { where: "db.example:5432/shop", maxWait: 40, retryDelay: 5 };
const refused = (code: string, message = "no") => Object.assign(new Error(message), { code });

test("the start waits for a late database, and says so once", async () => {
  const said: string[] = [];
  let tries = 0;
  const connect = async () => {
    if (++tries < 4) throw refused("ECONNREFUSED");
  };
  await waitForConnection(connect, { ...quick, maxWait: 5_000, onWait: (line) => said.push(line) });
  expect(tries).toBe(4);
  expect(said).toEqual(["… Waiting for the database at db.example:5432/shop"]);
});

test("a database that stays away ends the start with a sentence", async () => {
  const connect = () => Promise.reject(refused("ECONNREFUSED"));
  await expect(waitForConnection(connect, { ...quick, onWait: () => {} })).rejects.toThrow(
    "DATABASE_URL is wrong, or its database is away: db.example:5432/shop does not answer (ECONNREFUSED).",
  );
});

test.each([
  ["28P01", 'password authentication failed for user "shop"'],
  ["3D000", 'database "shop" does not exist'],
])("a rejected login ends the start at once (%s)", async (code, message) => {
  let tries = 0;
  const connect = () => {
    tries++;
    return Promise.reject(refused(code, message));
  };
  await expect(waitForConnection(connect, { ...quick, onWait: () => {} })).rejects.toThrow(message);
  expect(tries).toBe(1);
});
