import {
  ContentBody,
  ContentParams,
  DraftDiscarding,
  NewArticleBody,
} from "../../contract/admin/content.requests.ts";
import {
  type AdminContent,
  ContentPicturesReply,
  ContentReply,
  ContentsReply,
} from "../../contract/admin/content.ts";
import { refuse } from "../../shop/basics/outcome.ts";
import { listUsedPictures } from "../../shop/catalogue/catalogue.reads.ts";
import { createArticle } from "../../shop/content/create-article.ts";
import { getContent } from "../../shop/content/get-content.ts";
import { listContent } from "../../shop/content/list-content.ts";
import type { ContentKind } from "../../shop/content/rules/content-fields.ts";
import { type ContentConflict, saveContent } from "../../shop/content/save-content.ts";
import type { Services } from "../../shop/services.ts";
import { answer } from "../envelope.ts";
import { accepted, acceptedWith } from "../refusals.ts";
import { staffOf } from "../staff-caller.ts";
import { staffCalls } from "../staff-calls.ts";

/** Pages of text and articles of the blog, for programs of the staff. */
export const adminContent = staffCalls((app, services) => {
  const config = { scope: "content:write", permission: "change content" } as const;

  app.get(
    "/admin/content",
    {
      config,
      schema: {
        operationId: "listContent",
        summary: "The shop's texts: pages, then articles in the order of the blog",
        response: { 200: ContentsReply },
      },
    },
    async () => {
      const texts = await listContent(services);
      return answer({
        texts: texts.map(({ changedAt, changedBy: _by, ...text }) => ({
          ...{ ...text, changedAt: changedAt?.toISOString() ?? null },
        })),
      });
    },
  );

  app.post(
    "/admin/content",
    {
      config,
      schema: {
        operationId: "createArticle",
        summary: "Creates an article of the blog, which no shopper sees before it is published",
        description:
          "Its address is made from its title, and stays. A second article with the same address is refused with 409, so a repeat creates one. Its text is written by `changeContent`.",
        body: NewArticleBody,
        response: { 200: ContentReply },
      },
    },
    async (request) => {
      const { author: authorName, picture: pictureId, ...rest } = request.body;
      const staff = await staffOf(request);
      const article = { ...rest, authorName, pictureId };
      const slug = accepted(await createArticle(services, { article, staff }));
      return answer(await shownContent(services, { kind: "article", slug }));
    },
  );

  app.get(
    "/admin/content-pictures",
    {
      config,
      schema: {
        operationId: "listContentPictures",
        summary: "The pictures that an article can have: those of published products",
        response: { 200: ContentPicturesReply },
      },
    },
    async () => answer({ pictures: await listUsedPictures(services) }),
  );

  app.get(
    "/admin/content/:kind/:slug",
    {
      config,
      schema: {
        operationId: "getContent",
        summary: "The published version of a text, and its draft",
        params: ContentParams,
        response: { 200: ContentReply },
      },
    },
    async ({ params }) => answer(await shownContent(services, params)),
  );

  app.put(
    "/admin/content/:kind/:slug",
    {
      config,
      schema: {
        operationId: "changeContent",
        summary: "Publishes a text, or saves it as a draft",
        description:
          "If it was saved since `version`, nothing is saved: 409 names the new version and the texts that differ. Addresses, pictures and days of articles stay.",
        params: ContentParams,
        body: ContentBody,
        response: { 200: ContentReply },
      },
    },
    async (request) => {
      const { version: seen, publish: isPublished, ...fields } = request.body;
      const staff = await staffOf(request);
      const saved = await saveContent(services, { ...request.params, fields, seen, isPublished, staff });
      acceptedWith(saved, { "content-changed": shownConflict });
      return answer(await shownContent(services, request.params));
    },
  );

  app.post(
    "/admin/content/:kind/:slug/discard-draft",
    {
      config,
      schema: {
        operationId: "discardDraft",
        summary: "Discards the draft of a text",
        description: "If it was saved since `version`, nothing is discarded: 409.",
        params: ContentParams,
        body: DraftDiscarding,
        response: { 200: ContentReply },
      },
    },
    async (request) => {
      const { version: seen } = request.body;
      const staff = await staffOf(request);
      const discarding = { ...request.params, fields: null, seen, isPublished: false, staff };
      acceptedWith(await saveContent(services, discarding), { "content-changed": shownConflict });
      return answer(await shownContent(services, request.params));
    },
  );
});

type Key = { kind: ContentKind; slug: string };

async function shownContent(services: Services, { kind, slug }: Key): Promise<AdminContent> {
  const content = await getContent(services, { kind, slug });
  if (!content) return accepted(refuse("unknown-content"));
  const { path, isPublished, version, published, draft } = content;
  const changedAt = content.changedAt?.toISOString() ?? null;
  return { kind, slug, path, isPublished, version, published, draft, changedAt };
}

/** The differing texts without the name of the person. */
function shownConflict({ version, at, differences }: ContentConflict) {
  return { version, at, conflicts: differences.map(({ field, theirs: now }) => ({ field, now })) };
}
