import { expect, onTestFinished, test } from "vitest";
import { anInvoice } from "../../../tests/support/an-invoice.ts";
import { readPdf } from "../../../tests/support/pdf-text.ts";
import { TEST_SETTINGS } from "../../../tests/support/test-settings.ts";
import type { TaxDocument } from "../../shop/invoices/rules/tax-document.ts";
import { renderInWorker } from "./render-in-worker.ts";

test("invoices are rendered in a worker; a failed one does not affect others", async () => {
  const { renderTaxDocument: render, close } = renderInWorker(() => TEST_SETTINGS);
  onTestFinished(close);
  const broken = { ...anInvoice(), lines: null } as unknown as TaxDocument;
  const [first, failed, second] = await Promise.allSettled([
    render(anInvoice()),
    render(broken),
    render(anInvoice({ number: "J29/2627/000043" })),
  ]);
  expect(failed.status).toBe("rejected");
  const numbers = [first, second].map((result) => {
    if (result.status === "rejected") throw result.reason;
    const { says } = readPdf(result.value);
    return ["J29/2627/000042", "J29/2627/000043"].find((number) => says(number));
  });
  expect(numbers).toEqual(["J29/2627/000042", "J29/2627/000043"]);
});

test("closing the shop rejects pending invoices", async () => {
  const { renderTaxDocument: render, close } = renderInWorker(() => TEST_SETTINGS);
  const waits = render(anInvoice());
  const refusal = expect(waits).rejects.toThrow("ended");
  await close();
  await refusal;
});
