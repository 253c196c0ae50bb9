import { expect, test } from "vitest";
import { anInvoice } from "../../../tests/support/an-invoice.ts";
import { readPdf } from "../../../tests/support/pdf-text.ts";
import { TEST_SETTINGS } from "../../../tests/support/test-settings.ts";
import { day } from "../../shop/basics/india-time.ts";
import type { TaxDocument } from "../../shop/invoices/rules/tax-document.ts";
import { renderTaxDocument } from "./render-tax-document.tsx";

const read = async (document: TaxDocument, mode: "demo" | "live" = "demo") =>
  readPdf(await renderTaxDocument(document, { ...TEST_SETTINGS, mode }));

test("an invoice is one page with everything that Rule 46 requires", async () => {
  const { text, says, pages } = await read(anInvoice());
  expect(pages).toBe(1);
  const { legal } = TEST_SETTINGS;
  for (const wanted of [
    ...["TAX INVOICE", "J29/2627/000042", "21 Nov 2026", "JM100042"],
    ...[legal.company, legal.address, `GSTIN ${legal.gstin}`, `FSSAI licence ${legal.fssai}`],
    ...["Supplied from Bengaluru kitchen, 1 Bakers' Lane 560001", "Asha Rao", "Not registered for GST"],
    ...["Meera Iyer", "Flat 4B, Lotus Court", "560038", "Place of supply", "Karnataka (29)"],
    ...[
      "Reverse charge",
      "No",
      "Truffle Cake, 1 kg, eggless",
      "HSN/SAC 1905",
      "1 NOS",
      "Fixed Time Delivery",
    ],
    ...["Taxable value", "CGST", "SGST", "2.5%", "Discount", "₹1,389", "Coins used, as a discount", "−₹60"],
    ...["Rupees one thousand three hundred and eighty-nine only", "issued electronically", "Page 1 of 1"],
  ])
    expect([wanted, says(wanted)]).toEqual([wanted, true]);
  expect(text).not.toContain("�");
  expect(text).not.toContain("IGST");
});

test("an invoice says in demo mode, and not in live mode, that nothing was sold", async () => {
  expect((await read(anInvoice())).says("Demo data: nothing was sold")).toBe(true);
  expect((await read(anInvoice(), "live")).says("Demo data")).toBe(false);
});

test("thirty cakes sent to another state fill several pages, each with a table head, and IGST", async () => {
  const { text, says, pages } = await read(anInvoice({}, { cakes: 30, isInterState: true }));
  expect(pages).toBeGreaterThan(1);
  expect(text.match(/Quantity/g)?.length).toBeGreaterThan(1);
  expect([says(`Page ${pages} of ${pages}`), says("IGST")]).toEqual([true, true]);
  expect(text).not.toMatch(/CGST|SGST/);
});

test("a credit note names its invoice and the reason for the refund", async () => {
  const against = {
    number: "J29/2627/000042",
    issuedOn: day("2026-11-21"),
    reason: "You cancelled the order.",
  };
  const { text, says } = await read(anInvoice({ kind: "credit note", number: "C29/2627/000007", against }));
  for (const wanted of [
    "CREDIT NOTE",
    "C29/2627/000007",
    "Against invoice",
    "J29/2627/000042",
    against.reason,
  ])
    expect([wanted, says(wanted)]).toEqual([wanted, true]);
  expect(text).not.toContain("TAX INVOICE");
});

test("erased data and characters missing from the fonts are left out", async () => {
  const { text } = await read(
    anInvoice({
      buyer: { name: "", address: "" },
      delivery: { name: "मीरा अय्यर", address: "", pincode: "560038" },
    }),
  );
  expect(text).toContain("Customer");
  expect(text).toContain("560038");
  expect(text).not.toContain("�");
});

test("an invoice for a pickup order names the kitchen", async () => {
  const { text } = await read(anInvoice({ delivery: null }));
  expect(text).toContain("Picked up at");
  expect(text).not.toContain("Delivered to");
});
