import { z } from "zod";
import { ContentForm, NewArticle } from "../../shop/content/edit.inputs.ts";
import { CONTENT_KINDS } from "../../shop/content/rules/content-fields.ts";
import { VersionField } from "../request-fields.ts";

export const ContentParams = z.object({
  kind: z.enum(CONTENT_KINDS),
  slug: z.string().regex(/^[\w-]{1,120}$/, "There is no such text."),
});

export const ContentBody = z.object({
  version: VersionField,
  ...ContentForm.shape,
  lead: ContentForm.shape.lead.default("").describe("For pages only"),
  publish: z.boolean().describe("False saves a draft, which only the office sees"),
});

const { title, category, authorName, pictureId } = NewArticle.shape;

export const NewArticleBody = z.object({
  title,
  category: category.describe("A word above its title, such as Care or Occasions"),
  author: authorName.describe("Name of the author as shoppers see it"),
  picture: pictureId.describe("The id of one of `/api/admin/content-pictures`"),
});

export const DraftDiscarding = z.object({ version: VersionField });
