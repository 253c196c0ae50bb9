import { z } from "zod";
import { ContentForm } from "../../shop/content/edit.inputs.ts";
import { CONTENT_KINDS } from "../../shop/content/rules/content-fields.ts";

export const ContentParams = z.object({
  kind: z.enum(CONTENT_KINDS),
  slug: z.string().regex(/^[\w-]{1,120}$/, "There is no such text."),
});

const Version = z.int().min(0).max(2_147_483_647).describe("As the program read it");

export const ContentBody = z.object({
  version: Version,
  ...ContentForm.shape,
  lead: ContentForm.shape.lead.default("").describe("Of pages only"),
  publish: z.boolean().describe("False saves a draft, which only the office sees"),
});

export const DraftDiscarding = z.object({ version: Version });
