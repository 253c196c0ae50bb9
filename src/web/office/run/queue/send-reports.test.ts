import { expect, test } from "vitest";
import { type Answer, discardRefused } from "../../queue/send-queued.ts";
import type { QueuedReport, ReportStore } from "./queued-report.ts";
import { type PhotoAnswer, sendReports } from "./send-reports.ts";

/** A store as the phone has one, in memory. */
function storeOf(reports: QueuedReport[]): ReportStore {
  const stored = new Map(reports.map((report) => [report.id, report]));
  return {
    list: async () => [...stored.values()],
    put: async (report) => void stored.set(report.id, report),
    remove: async (id) => void stored.delete(id),
  };
}

const report = (nth: number): QueuedReport => ({
  ...{ id: `report-${nth}`, userId: "rider", runId: "run_1", orderId: `order-${nth}`, nth: 0, refusal: "" },
  at: new Date(Date.UTC(2026, 10, 24, 4, nth)).toISOString(),
  ...{ kind: "delivered", code: "", photo: new Blob(["photo"]), photoId: "" },
});
const many = (count: number) => Array.from({ length: count }, (_, index) => report(index));
const stored = async (): Promise<PhotoAnswer> => ({ is: "stored", photoId: "ph_1" });

test("forty reports are sent once each, the oldest first, with their photo", async () => {
  const store = storeOf(many(40).reverse());
  const sent: string[] = [];
  const post = async (report: QueuedReport): Promise<Answer> => {
    sent.push(report.orderId);
    expect(report).toMatchObject({ photoId: "ph_1" });
    return { is: "taken" };
  };
  expect(await sendReports(store, { post, sendPhoto: stored }, "rider")).toEqual({
    taken: 40,
    isStuck: false,
  });
  expect(sent).toEqual(many(40).map(({ orderId }) => orderId));
  expect(await store.list()).toEqual([]);
});

test("without a connection nothing is lost, and a report whose answer was lost is sent again under its id", async () => {
  const store = storeOf(many(3));
  const photos: number[] = [];
  const sendPhoto = async (): Promise<PhotoAnswer> => {
    photos.push(1);
    return stored();
  };
  const first: string[] = [];
  const lost = async ({ id }: QueuedReport): Promise<Answer> => {
    first.push(id);
    return { is: "later" };
  };
  expect(await sendReports(store, { post: lost, sendPhoto }, "rider")).toEqual({ taken: 0, isStuck: true });
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
  const store = storeOf(many(2));
  const post = async ({ id }: QueuedReport): Promise<Answer> =>
    id === "report-0" ? { is: "refused", message: "This is not the code." } : { is: "taken" };
  expect(await sendReports(store, { post, sendPhoto: stored }, "rider")).toEqual({
    taken: 1,
    isStuck: false,
  });
  expect(await store.list()).toMatchObject([{ id: "report-0", refusal: "This is not the code." }]);
});

test("on a shared phone only the reports of the rider who is signed in are sent", async () => {
  const store = storeOf([{ ...report(0), userId: "another rider" }, report(1)]);
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
  const store = storeOf([{ ...report(0), photo: null } as QueuedReport]);
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

test("a refused report can be removed from the phone, one that waits can't", async () => {
  const store = storeOf([{ ...report(0), refusal: "It was cancelled." }, report(1)]);
  await discardRefused(store, "report-0");
  await discardRefused(store, "report-1");
  await discardRefused(store, "report-7");
  expect((await store.list()).map(({ id }) => id)).toEqual(["report-1"]);
});
