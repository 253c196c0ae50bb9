import { expect, test } from "vitest";
import { fillIn, settingsWords } from "./fill-in.ts";

const settings = {
  name: "Jamun",
  url: "https://jamun.example",
  contact: { email: "care@jamun.example", phone: "+91 80 1", whatsapp: "+91 90 2" },
  legal: {
    company: "Jamun Bakehouse",
    address: "12 Lotus Lane",
    gstin: "29A",
    fssai: "100",
    grievanceOfficer: "Asha",
  },
};

test("a text names the shop, its contact and its legal numbers as they are set", () => {
  const text =
    "{{shop}} of {{company}}, {{address}}: {{email}}, {{phone}}, {{whatsapp}}, {{gstin}}, {{fssai}}";
  expect(fillIn(text, settingsWords(settings), (word) => word)).toBe(
    "Jamun of Jamun Bakehouse, 12 Lotus Lane: care@jamun.example, +91 80 1, +91 90 2, 29A, 100",
  );
});

test("an unknown placeholder stays visible", () => {
  const known = settingsWords(settings);
  expect(fillIn("{{shopp}} {{toString}} {{constructor}}", known, (word) => word)).toBe(
    "{{shopp}} {{toString}} {{constructor}}",
  );
});
