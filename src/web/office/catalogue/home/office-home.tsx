import { getOfficeHome } from "../../../../shop/catalogue/home-page/get-office-home.ts";
import { MOST_ADDED } from "../../../../shop/catalogue/rules/home-sections.ts";
import { ownPageMeta } from "../../../page-meta/page-meta.ts";
import { servicesContext } from "../../../request-context.ts";
import { Button } from "../../../ui/button.tsx";
import { staffContext } from "../../office-guard.ts";
import { OfficeFailed, OfficePage } from "../../office-page.tsx";
import { CatalogueTabs } from "../catalogue-tabs.tsx";
import { DraftForm } from "../draft-form.tsx";
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
  const added = sections.filter(({ kind }) => kind === "products").length;
  return (
    <OfficePage
      title="Home page"
      lead="The sections below the banner and the delivery board, from top to bottom."
    >
      <CatalogueTabs />
      <DraftForm answer={actionData} saveLabel="Save the home page">
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
                errors={actionData?.errors ?? {}}
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
      </DraftForm>
    </OfficePage>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <OfficeFailed error={error} missing="There is no such page." />;
}
