import { Form } from "react-router";
import { getOfficeHome } from "../../../../shop/catalogue/home-page/get-office-home.ts";
import { MOST_ADDED } from "../../../../shop/catalogue/rules/home-sections.ts";
import { useFormFocus } from "../../../forms/use-form-focus.ts";
import { useIntent } from "../../../forms/use-intent.ts";
import { ownPageMeta } from "../../../page-meta/page-meta.ts";
import { servicesContext } from "../../../request-context.ts";
import { Button } from "../../../ui/button.tsx";
import { LinesAlert } from "../../lines-alert.tsx";
import { staffContext } from "../../office-guard.ts";
import { OfficeFailed, OfficePage } from "../../office-page.tsx";
import { SubmitBar } from "../../submit-bar.tsx";
import { CatalogueTabs } from "../catalogue-tabs.tsx";
import { useDraftFocus } from "../use-draft-focus.ts";
import type { Route } from "./+types/office-home.ts";
import { answerHome } from "./home-action.ts";
import { draftOf } from "./home-draft.ts";
import { SectionFields, TARGETS_ID } from "./section-fields.tsx";
import "../catalogue.css";
import "../product.css";
import "../menu/office-menu.css";
import "../draft-rows.css";

export async function loader({ context }: Route.LoaderArgs) {
  const { sections, ...home } = await getOfficeHome(context.get(servicesContext));
  return { sections: draftOf(sections), ...home };
}

export async function action({ context, request }: Route.ActionArgs) {
  return answerHome(context.get(servicesContext), { context, request, staff: context.get(staffContext) });
}

export const meta: Route.MetaFunction = ({ matches }) => ownPageMeta(matches, "Home page");

/** The sections of the home page. Buttons change a draft, which the form carries; Save stores the whole of it. */
export default function OfficeHomePage({ loaderData, actionData }: Route.ComponentProps) {
  const { targets, names } = loaderData;
  const draft = actionData && !actionData.isSaved ? actionData : undefined;
  const { sections, version } = draft ?? loaderData;
  const refused = actionData && !actionData.ok ? actionData : undefined;
  const form = useFormFocus(refused);
  const intent = useIntent();
  useDraftFocus(form, actionData);
  const added = sections.filter(({ kind }) => kind === "products").length;
  return (
    <OfficePage
      title="Home page"
      lead="The sections below the banner and the delivery board, from top to bottom."
    >
      <CatalogueTabs />
      {refused?.message && <LinesAlert message={refused.message} />}
      <Form method="post" ref={form} className="product-form" preventScrollReset noValidate>
        {/* Enter presses the first button of a form: this one only shows the draft. */}
        <button type="submit" name="intent" value="show" hidden tabIndex={-1} />
        <section
          className="office-card draft-rows"
          aria-labelledby="sections"
          key={JSON.stringify([sections, version])}
        >
          <h2 id="sections">Sections</h2>
          <input type="hidden" name="version" value={version} />
          <datalist id={TARGETS_ID}>
            {targets.map(({ slug, title }) => (
              <option key={slug} value={slug}>
                {title}
              </option>
            ))}
          </datalist>
          <ol className="draft-rows-list">
            {sections.map((section, index) => (
              <SectionFields
                // biome-ignore lint/suspicious/noArrayIndexKey: two sections of a draft can be alike
                key={index}
                {...{ section, index }}
                errors={refused?.errors ?? {}}
                names={draft ? null : (names[index] ?? null)}
              />
            ))}
          </ol>
          {added < MOST_ADDED && (
            <div>
              <Button type="submit" look="soft" size="small" name="intent" value="add">
                Add a section
              </Button>
            </div>
          )}
          <p className="muted text-small">Testimonials and newsletter follow after these.</p>
        </section>
        <SubmitBar label="Save the home page" busy={intent === "save"} answer={actionData}>
          {draft && <p className="muted">Not saved yet.</p>}
        </SubmitBar>
      </Form>
    </OfficePage>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <OfficeFailed error={error} missing="There is no such page." />;
}
