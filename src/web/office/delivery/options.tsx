import { listOptionSettings } from "../../../shop/delivery/options/list-option-settings.ts";
import { ownPageMeta } from "../../page-meta/page-meta.ts";
import { servicesContext } from "../../request-context.ts";
import { staffContext } from "../office-guard.ts";
import { OfficeFailed, OfficePage } from "../office-page.tsx";
import type { Route } from "./+types/options.ts";
import { DeliveryTabs } from "./delivery-tabs.tsx";
import { OptionForm } from "./option-form.tsx";
import { optionTexts } from "./option-texts.ts";
import { answerOption } from "./options-action.ts";
import "./delivery.css";

export async function loader({ context }: Route.LoaderArgs) {
  const options = await listOptionSettings(context.get(servicesContext));
  return { options: options.map(optionTexts) };
}

export async function action({ context, request }: Route.ActionArgs) {
  const staff = context.get(staffContext);
  return answerOption(context.get(servicesContext), { context, request, staff });
}

export const meta: Route.MetaFunction = ({ matches }) => ownPageMeta(matches, "Windows and fees");

/** The fee, windows, order deadline and capacity of each delivery option. */
export default function OptionsPage({ loaderData: { options }, actionData }: Route.ComponentProps) {
  return (
    <OfficePage
      title="Windows and fees"
      lead="Changes hold for the next shopper. Orders keep what they were promised."
    >
      <DeliveryTabs />
      <p className="sheet-said" role="status">
        {actionData?.ok ? actionData.message : ""}
      </p>
      <div className="delivery-cards">
        {options.map((option) => (
          <OptionForm
            key={`${option.option} ${option.version}`}
            option={option}
            answer={actionData && !actionData.ok ? actionData : undefined}
          />
        ))}
      </div>
    </OfficePage>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <OfficeFailed error={error} missing="There is no such page." />;
}
