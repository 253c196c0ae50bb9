import { getOfficeMenu } from "../../../../shop/catalogue/menu/get-office-menu.ts";
import { MOST_MENUS } from "../../../../shop/catalogue/rules/menu-limits.ts";
import { ownPageMeta } from "../../../page-meta/page-meta.ts";
import { servicesContext } from "../../../request-context.ts";
import { Button } from "../../../ui/button.tsx";
import { staffContext } from "../../office-guard.ts";
import { OfficeFailed, OfficePage } from "../../office-page.tsx";
import { CatalogueTabs } from "../catalogue-tabs.tsx";
import { DraftForm } from "../draft-form.tsx";
import { MoveButtons } from "../move-buttons.tsx";
import type { Route } from "./+types/office-menu.ts";
import { answerMenu } from "./menu-action.ts";
import { MenuFields } from "./menu-fields.tsx";
import { writeDraft } from "./menu-names.ts";
import { MenuPreview } from "./menu-preview.tsx";
import "../catalogue.css";
import "../product.css";
import "./office-menu.css";

export async function loader({ context }: Route.LoaderArgs) {
  return getOfficeMenu(context.get(servicesContext));
}

export async function action({ context, request }: Route.ActionArgs) {
  return answerMenu(context.get(servicesContext), { context, request, staff: context.get(staffContext) });
}

export const meta: Route.MetaFunction = ({ matches }) => ownPageMeta(matches, "Menu");

/** The menu of the shop's header. Buttons change a draft, which the form carries; Save stores the whole of it. */
export default function OfficeMenuPage({ loaderData, actionData }: Route.ComponentProps) {
  const { targets } = loaderData;
  const { menus, version } = actionData && !actionData.isSaved ? actionData : loaderData;
  const open = menus[actionData?.open ?? 0] ? (actionData?.open ?? 0) : 0;
  const shown = menus[open];
  return (
    <OfficePage title="Menu" lead="What the header of the shop leads to.">
      <CatalogueTabs />
      <DraftForm
        answer={actionData}
        saveLabel="Save the menu"
        buttons={
          <Button type="submit" look="ghost" name="intent" value="show">
            Show what I typed
          </Button>
        }
      >
        <div className="office-menu-state" key={JSON.stringify([open, menus, version])}>
          <input type="hidden" name="draft" value={writeDraft(menus)} />
          <input type="hidden" name="version" value={version} />
          <input type="hidden" name="open" value={open} />
          <section className="office-card" aria-labelledby="menus">
            <h2 id="menus">{menus.length === 1 ? "1 menu" : `${menus.length} menus`}</h2>
            <ol className="office-menu-list">
              {menus.map(({ label }, index) => {
                const name = label || "New menu";
                return (
                  // biome-ignore lint/suspicious/noArrayIndexKey: two menus of a draft can have the same name
                  <li key={index}>
                    <button
                      type="submit"
                      name="intent"
                      value={`open ${index}`}
                      className={index === open ? "chip is-on office-menu-open" : "chip office-menu-open"}
                      aria-current={index === open ? "true" : undefined}
                    >
                      {name}
                    </button>
                    <MoveButtons kind="menu-" place={`${index}`} name={name} />
                  </li>
                );
              })}
            </ol>
            {menus.length === 0 && (
              <p className="muted">The header has no menu. Search still finds everything.</p>
            )}
            {menus.length < MOST_MENUS && (
              <Button type="submit" look="soft" size="small" name="intent" value="add-menu">
                Add a menu
              </Button>
            )}
          </section>
          <MenuPreview menus={menus} open={open} />
          {shown && (
            <MenuFields menus={menus} open={open} targets={targets} errors={actionData?.errors ?? {}} />
          )}
        </div>
      </DraftForm>
    </OfficePage>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <OfficeFailed error={error} missing="There is no such page." />;
}
