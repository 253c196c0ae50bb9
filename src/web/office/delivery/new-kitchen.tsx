import { Form } from "react-router";
import { useFormFocus } from "../../forms/use-form-focus.ts";
import { useIntent } from "../../forms/use-intent.ts";
import { ownPageMeta } from "../../page-meta/page-meta.ts";
import { servicesContext } from "../../request-context.ts";
import { Button } from "../../ui/button.tsx";
import { Alert } from "../../ui/note.tsx";
import { staffContext } from "../office-guard.ts";
import { OfficeFailed, OfficePage } from "../office-page.tsx";
import { UnsentForm } from "../unsent-form.tsx";
import type { Route } from "./+types/new-kitchen.ts";
import { answerNewKitchen } from "./kitchen-action.ts";
import { KitchenFieldset } from "./kitchen-fields.tsx";
import "./delivery.css";

export async function action({ context, request }: Route.ActionArgs) {
  const staff = context.get(staffContext);
  return answerNewKitchen(context.get(servicesContext), { context, request, staff });
}

export const meta: Route.MetaFunction = ({ matches }) => ownPageMeta(matches, "New kitchen");

/** The form of a new kitchen. Its pincodes come next. */
export default function NewKitchenPage({ actionData }: Route.ComponentProps) {
  const form = useFormFocus(actionData);
  const busy = useIntent() === "create";
  return (
    <OfficePage
      title="New kitchen"
      back={{ to: "/admin/delivery/kitchens", label: "Kitchens" }}
      lead="Shoppers can order from it once it serves a pincode."
    >
      {actionData?.message && <Alert>{actionData.message}</Alert>}
      {/* The page of the created kitchen removes what is stored. */}
      <UnsentForm form={form} answer={actionData} isSaved={false} />
      <section className="office-card delivery-kitchen" aria-label="Kitchen">
        <Form method="post" ref={form} className="delivery-form" noValidate>
          <KitchenFieldset texts={actionData?.values ?? {}} errors={actionData?.errors ?? {}} />
          <Button type="submit" name="intent" value="create" busy={busy}>
            {busy ? "Creating..." : "Create it"}
          </Button>
        </Form>
      </section>
    </OfficePage>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <OfficeFailed error={error} missing="There is no such page." />;
}
