import { expect, test } from "vitest";
import { KnownDevice } from "./known-device.ts";

const SECRET = "a-secret-of-the-tests";
const OWNER = "asha@example.com";

const cookieOf = (device: KnownDevice, owner: string | null = OWNER) =>
  device.cookie({ owner, secure: false }).split(";")[0] ?? "";

test("a known device keeps its id and its owners", () => {
  const device = KnownDevice.of(null, SECRET);
  const back = KnownDevice.of(cookieOf(device), SECRET);
  expect([device.isNew, back.isNew, back.id]).toEqual([true, false, device.id]);
  expect([back.isOf(OWNER), back.isOf("ravi@example.com")]).toEqual([true, false]);
});

test("an unsigned id, or one signed with another secret, is a new device", () => {
  const value = cookieOf(KnownDevice.of(null, SECRET));
  const [id = "", signature = "", mark = ""] = value.replace("shop.device=", "").split("~");
  const other = cookieOf(KnownDevice.of(null, SECRET), null).split("~")[1] ?? "";
  for (const forged of [
    id,
    // The format before ids were signed.
    `${id}~${mark}`,
    `${id}~${other}~${mark}`,
    `${"a".repeat(22)}~${signature}~${mark}`,
    `${id}~${signature}~${mark}~`,
  ]) {
    const device = KnownDevice.of(`shop.device=${forged}`, SECRET);
    expect([device.isNew, device.id === id, device.isOf(OWNER)]).toEqual([true, false, false]);
  }
  expect(KnownDevice.of(value, "another-secret").isNew).toBe(true);
});
