import { useEffect } from "react";
import { data, Form } from "react-router";
import { z } from "zod";
import { getOfficeCategory } from "../../../../shop/catalogue/categories/get-office-category.ts";
import { CATEGORY_WORDS } from "../../../../shop/catalogue/rules/category-fields.ts";
import { browserStore } from "../../../draft/text-store.ts";
import { useFormFocus } from "../../../forms/use-form-focus.ts";
import { useIntent } from "../../../forms/use-intent.ts";
import { ownPageMeta } from "../../../page-meta/page-meta.ts";
import { servicesContext } from "../../../request-context.ts";
import { Button, LinkButton } from "../../../ui/button.tsx";
import { TextInput } from "../../../ui/field.tsx";
import { LinesAlert } from "../../lines-alert.tsx";
import { staffContext } from "../../office-guard.ts";
import { OfficeFailed, OfficePage } from "../../office-page.tsx";
import { readCursor } from "../../read-cursor.ts";
import { SubmitBar } from "../../submit-bar.tsx";
import { UnsentForm } from "../../unsent-form.tsx";
import { removeUnsentFormOf } from "../../unsent-form-store.ts";
import { workTexts } from "../product-texts.ts";
import type { ShownFields } from "../sku-table.tsx";
import { WorkFields } from "../work-fields.tsx";
import type { Route } from "./+types/category.ts";
import { answerCategory } from "./category-action.ts";
import { FoundForms, FoundProducts } from "./found-products.tsx";
import { LinksCard } from "./links-card.tsx";
import { MembersCard } from "./members-card.tsx";
import "../catalogue.css";
import "../product.css";
import "./categories.css";

const Slug = z
  .string()
  .max(80)
  .regex(/^[a-z0-9&/-]+$/);
const Rank = z.string().regex(/^\d{1,9}$/);
const LONGEST_TEXT = 80;

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const slug = Slug.safeParse(params["*"]);
  const url = new URL(request.url);
  const search = (url.searchParams.get("q") ?? "").trim().slice(0, LONGEST_TEXT);
  const category = slug.success
    ? await getOfficeCategory(context.get(servicesContext), {
        ...{ slug: slug.data, cursor: readCursor(url, Rank), search },
      })
    : null;
  if (!category) throw data(null, { status: 404 });
  return { ...category, search, isNew: url.searchParams.has("created") };
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const slug = Slug.safeParse(params["*"]);
  if (!slug.success) throw data(null, { status: 404 });
  const staff = context.get(staffContext);
  return answerCategory(context.get(servicesContext), { context, request, staff, slug: slug.data });
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  ownPageMeta(matches, loaderData?.fields.title ?? "Category");

/** A category with its products: words, places and ticks are saved together. */
export default function CategoryPage({ loaderData, actionData }: Route.ComponentProps) {
  const { slug, aliasOf, fields, members, memberCount, before, after, links, matches, search, isNew } =
    loaderData;
  const { isHidden } = fields;
  const refused = actionData && !actionData.ok ? actionData : undefined;
  const unsaved = actionData?.isUnsaved ? actionData : undefined;
  const form = useFormFocus(refused);
  const intent = useIntent();
  const { isHidden: _apart, ...inForm } = fields;
  const { title, description } = fields;
  const formState = unsaved?.formState ?? JSON.stringify(inForm);
  const stored = { title, description, ...workTexts(fields) };
  const texts: ShownFields["texts"] = { ...stored, ...unsaved?.values };
  const errors: ShownFields["errors"] = refused?.errors ?? {};
  useEffect(() => {
    // The new category is saved: drop what was typed in its form.
    if (isNew) removeUnsentFormOf(browserStore("sessionStorage"), "/admin/catalogue/new-category");
  }, [isNew]);
  return (
    <OfficePage
      title={title}
      back={{ to: "/admin/catalogue/categories", label: "Categories" }}
      lead={
        <span className={`office-tag ${isHidden ? "" : "is-done"}`}>
          {isHidden ? "Hidden" : "In the shop"}
        </span>
      }
      actions={
        !isHidden && (
          <LinkButton to={`/${slug}`} look="soft">
            See it in the shop
          </LinkButton>
        )
      }
    >
      <p className="sheet-said" role="status">
        {isNew && !actionData ? "The category is created." : ""}
      </p>
      {refused?.message && <LinesAlert message={refused.message} />}
      <UnsentForm {...{ form }} answer={actionData} isSaved={actionData?.ok === true && !unsaved} />
      <Form
        method="post"
        ref={form}
        className="product-form"
        preventScrollReset
        noValidate
        key={`${unsaved ? "typed " : ""}${formState} ${members.map(({ id }) => id).join(" ")}`}
      >
        <input type="hidden" name="formState" value={formState} />
        <div className="product-main">
          <WordsCard {...{ texts, errors }} />
          <MembersCard {...{ slug, aliasOf, members, memberCount, before, after, texts, errors }} />
        </div>
        <div className="product-side">
          <LinksCard {...{ slug, links }} />
          {aliasOf === null && <WorkCard {...{ texts, errors }} />}
          {aliasOf === null && <FoundProducts search={search} matches={matches} />}
        </div>
        <SubmitBar busy={intent === "save"} answer={actionData}>
          <Button
            type="submit"
            look="ghost"
            name="intent"
            value={isHidden ? "show" : "hide"}
            busy={intent === "hide" || intent === "show"}
          >
            {isHidden ? "Show it to shoppers" : "Hide it"}
          </Button>
        </SubmitBar>
      </Form>
      {aliasOf === null && <FoundForms />}
    </OfficePage>
  );
}

function WordsCard({ texts, errors }: ShownFields) {
  const field = (name: "title" | "description") => ({
    ...{ label: CATEGORY_WORDS[name], name, defaultValue: texts[name] ?? "", error: errors[name] ?? null },
  });
  return (
    <section className="office-card" aria-labelledby="words">
      <h2 id="words">Words</h2>
      <div className="product-fields">
        <TextInput {...field("title")} maxLength={80} required />
        <TextInput
          {...field("description")}
          maxLength={400}
          hint="Below the heading of its page, and in search engines."
        />
      </div>
    </section>
  );
}

function WorkCard({ texts, errors }: ShownFields) {
  return (
    <section className="office-card" aria-labelledby="work">
      <h2 id="work">Work of one piece</h2>
      <p className="muted text-small">
        It holds for products whose main category this is, and that have no minutes of their own.
      </p>
      <WorkFields {...{ texts, errors }} usual="as usual" />
    </section>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <OfficeFailed error={error} missing="There is no such category." />;
}
