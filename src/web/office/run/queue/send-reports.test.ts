import { expect, test } from "vitest";
import { memoryStore } from "../../queue/memory-store.ts";
import { type Answer, discardRefused } from "../../queue/send-queued.ts";
import type { QueuedReport } from "./queued-report.ts";
import { type PhotoAnswer, sendReports } from "./send-reports.ts";

const report = (nth: number): QueuedReport => ({
  ...{ id: `report-${nth}`, userId: "rider", runId: "run_1", orderId: `order-${nth}`, nth: 0, refusal: "" },
  at: new Date(Date.UTC(2026, 10, 24, 4, nth)).toISOString(),
  ...{ kind: "delivered", code: "", photo: new Blob(["photo"]), photoId: "" },
});
const many = (count: number) => Array.from({ length: count }, (_, index) => report(index));
const stored = async (): Promise<PhotoAnswer> => ({ is: "stored", photoId: "ph_1" });

test("forty reports are sent once each, the oldest first, with their photo", async () => {
  const store = memoryStore(many(40).reverse());
  const sent: string[] = [];
  const post = async (report: QueuedReport): Promise<Answer> => {
    sent.push(report.orderId);
    expect(report).toMatchObject({ photoId: "ph_1" });
    return { is: "taken" };
  };
  expect(await sendReports(store, { post, sendPhoto: stored }, "rider")).toEqual({
    taken: 40,
    obstacle: null,
  });
  expect(sent).toEqual(many(40).map(({ orderId }) => orderId));
  expect(await store.list()).toEqual([]);
});

test("without a connection nothing is lost, and a report whose answer was lost is sent again under its id", async () => {
  const store = memoryStore(many(3));
  const photos: number[] = [];
  const sendPhoto = async (): Promise<PhotoAnswer> => {
    photos.push(1);
    return stored();
  };
  const first: string[] = [];
  const lost = async ({ id }: QueuedReport): Promise<Answer> => {
    first.push(id);
    return { is: "later", why: "unreachable" };
  };
  expect(await sendReports(store, { post: lost, sendPhoto }, "rider")).toEqual({
    taken: 0,
    obstacle: "unreachable",
  });
  expect(first).toEqual(["report-0"]);
  expect(await store.list()).toHaveLength(3);
  const second: string[] = [];
  const post = async ({ id }: QueuedReport): Promise<Answer> => {
    second.push(id);
    return { is: "taken" };
  };
  await sendReports(store, { post, sendPhoto }, "rider");
  expect(second).toEqual(["report-0", "report-1", "report-2"]);
  // The photo that had arrived is not sent twice.
  expect(photos).toHaveLength(3);
});

test("a refused report does not hold up the others, and waits for its rider", async () => {
  const store = memoryStore(many(2));
  const post = async ({ id }: QueuedReport): Promise<Answer> =>
    id === "report-0" ? { is: "refused", message: "This is not the code." } : { is: "taken" };
  expect(await sendReports(store, { post, sendPhoto: stored }, "rider")).toEqual({
    taken: 1,
    obstacle: null,
  });
  expect(await store.list()).toMatchObject([{ id: "report-0", refusal: "This is not the code." }]);
});

test("on a shared phone only the reports of the rider who is signed in are sent", async () => {
  const store = memoryStore([{ ...report(0), userId: "another rider" }, report(1)]);
  const sent: string[] = [];
  const post = async ({ id }: QueuedReport): Promise<Answer> => {
    sent.push(id);
    return { is: "taken" };
  };
  await sendReports(store, { post, sendPhoto: stored }, "rider");
  expect(sent).toEqual(["report-1"]);
  expect(await store.list()).toMatchObject([{ id: "report-0", refusal: "" }]);
});

test("a code that is accepted late also settles the photo that was taken meanwhile", async () => {
  const store = memoryStore([{ ...report(0), photo: null } as QueuedReport]);
  const sent: string[] = [];
  const post = async ({ id }: QueuedReport): Promise<Answer> => {
    sent.push(id);
    // The page gave up waiting, and the rider took a photo.
    await store.remove("report-0");
    await store.put({ ...report(1), orderId: "order-0" });
    return { is: "taken" };
  };
  await sendReports(store, { post, sendPhoto: stored }, "rider");
  await sendReports(store, { post, sendPhoto: stored }, "rider");
  expect(sent).toEqual(["report-0"]);
});

test("a refused photo stays on the phone until the shop has stored the code that was sent instead", async () => {
  const refused = { ...report(0), refusal: "It was set back." };
  const code = { ...report(1), orderId: "order-0", photo: null } as QueuedReport;
  const store = memoryStore([refused, { ...refused, id: "report-2", orderId: "order-2" }, code]);
  const sendAll = (answer: Answer) =>
    sendReports(store, { post: async () => answer, sendPhoto: stored }, "rider");
  const idsOf = async () => (await store.list()).map(({ id }) => id);
  await sendAll({ is: "later", why: "unreachable" });
  expect(await idsOf()).toEqual(["report-0", "report-2", "report-1"]);
  await sendAll({ is: "refused", message: "This is not the code." });
  expect(await idsOf()).toEqual(["report-0", "report-2", "report-1"]);
  await store.put({ ...code, id: "report-3" });
  await sendAll({ is: "taken" });
  expect(await idsOf()).toEqual(["report-2"]);
});

test("a stored failure removes the refused reports before it, and none after it", async () => {
  const refused = (nth: number) => ({ ...report(nth), orderId: "order-1", refusal: "It was set back." });
  const { id, userId, runId, orderId, at, nth } = report(1);
  const failed: QueuedReport = {
    ...{ id, userId, runId, orderId, at, nth, refusal: "" },
    ...{ kind: "failed", reason: "nobody home" },
  };
  const store = memoryStore<QueuedReport>([refused(0), failed, refused(2)]);
  await sendReports(store, { post: async () => ({ is: "taken" }), sendPhoto: stored }, "rider");
  expect((await store.list()).map(({ id }) => id)).toEqual(["report-2"]);
});

test("a refused report can be removed from the phone, one that waits can't", async () => {
  const store = memoryStore([{ ...report(0), refusal: "It was cancelled." }, report(1)]);
  await discardRefused(store, "report-0");
  await discardRefused(store, "report-1");
  await discardRefused(store, "report-7");
  expect((await store.list()).map(({ id }) => id)).toEqual(["report-1"]);
});

test("a report that the shop fails to handle does not hold up those about other orders", async () => {
  const store = memoryStore([...many(4), { ...report(9), orderId: "order-1" }]);
  const sent: string[] = [];
  const post = async ({ id }: QueuedReport): Promise<Answer> => {
    sent.push(id);
    return id === "report-1" ? { is: "later", why: "failing" } : { is: "taken" };
  };
  expect(await sendReports(store, { post, sendPhoto: stored }, "rider")).toEqual({
    taken: 3,
    obstacle: "failing",
  });
  // The second report about its order waits with it: the shop gets both in their order.
  expect(sent).toEqual(["report-0", "report-1", "report-2", "report-3"]);
  expect((await store.list()).map(({ id }) => id)).toEqual(["report-1", "report-9"]);
});

test("a shop that fails again and again, or asks to wait, is left alone until the next attempt", async () => {
  const sentWhile = async (why: "failing" | "busy") => {
    let sent = 0;
    const post = async (): Promise<Answer> => {
      sent += 1;
      return { is: "later", why };
    };
    await sendReports(memoryStore(many(40)), { post, sendPhoto: stored }, "rider");
    return sent;
  };
  expect(await sentWhile("failing")).toBe(3);
  expect(await sentWhile("busy")).toBe(1);
});

test("orders that the shop fails to handle again and again block no order behind them", async () => {
  const store = memoryStore([...many(9), { ...report(10), orderId: "order-0" }]);
  const rounds: string[][] = [];
  const sendRound = async () => {
    const sent: string[] = [];
    rounds.push(sent);
    const post = async ({ id, orderId }: QueuedReport): Promise<Answer> => {
      sent.push(id);
      const isFailing = Number(orderId.split("-")[1]) < 7 && rounds.length < 5;
      return isFailing ? { is: "later", why: "failing" } : { is: "taken" };
    };
    await sendReports(store, { post, sendPhoto: stored }, "rider");
  };
  for (let round = 0; round < 5; round += 1) await sendRound();
  const ids = (...nths: number[]) => nths.map((nth) => `report-${nth}`);
  expect(rounds).toEqual([
    ids(0, 1, 2),
    ids(3, 4, 5),
    // Reports that the shop takes leave the phone, then the oldest failures are tried again.
    ids(6, 7, 8, 0, 1),
    ids(2, 3, 4),
    // A report of order 0 settles the second one about it.
    ids(5, 6, 0, 1, 2, 3, 4),
  ]);
  expect(await store.list()).toEqual([]);
});

test("a full phone still sends its reports, although it can store no change", async () => {
  const store = memoryStore(many(3));
  store.put = () => Promise.reject(new DOMException("full", "QuotaExceededError"));
  const post = async ({ id }: QueuedReport): Promise<Answer> =>
    id === "report-0" ? { is: "refused", message: "It was cancelled." } : { is: "taken" };
  expect(await sendReports(store, { post, sendPhoto: stored }, "rider")).toEqual({
    taken: 2,
    obstacle: null,
  });
  expect((await store.list()).map(({ id }) => id)).toEqual(["report-0"]);
});

test("the second of two waiting reports of one delivery is not sent after the shop has taken the first", async () => {
  const store = memoryStore([
    { ...report(0), photo: null } as QueuedReport,
    { ...report(1), orderId: "order-0" },
  ]);
  const sent: string[] = [];
  const post = async ({ id }: QueuedReport): Promise<Answer> => {
    sent.push(id);
    return { is: "taken" };
  };
  await sendReports(store, { post, sendPhoto: stored }, "rider");
  expect(sent).toEqual(["report-0"]);
  expect(await store.list()).toEqual([]);
});
