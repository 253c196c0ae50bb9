import { data, Form, Link } from "react-router";
import { showMoney } from "../../../shop/basics/money.ts";
import { getOfficePincode, type OfficePincode } from "../../../shop/delivery/pincodes/get-office-pincode.ts";
import { LONGEST_AREA } from "../../../shop/delivery/rules/pincode-list.ts";
import { useFormFocus } from "../../forms/use-form-focus.ts";
import { useIntent } from "../../forms/use-intent.ts";
import { ownPageMeta } from "../../page-meta/page-meta.ts";
import { servicesContext } from "../../request-context.ts";
import { Button } from "../../ui/button.tsx";
import { TextInput } from "../../ui/field.tsx";
import { LinesAlert } from "../lines-alert.tsx";
import { staffContext } from "../office-guard.ts";
import { OfficeFailed, OfficePage } from "../office-page.tsx";
import type { Route } from "./+types/pincode.ts";
import { answerPincode } from "./pincode-action.ts";
import "./delivery.css";

export async function loader({ context, params }: Route.LoaderArgs) {
  const pincode = await getOfficePincode(context.get(servicesContext), params);
  if (!pincode) throw data(null, { status: 404 });
  return pincode;
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const staff = context.get(staffContext);
  const { pincode } = params;
  return answerPincode(context.get(servicesContext), { context, request, staff, pincode });
}

export const meta: Route.MetaFunction = ({ params, matches }) =>
  ownPageMeta(matches, `Pincode ${params.pincode}`);

/** One served pincode: the name of its area, and its delivery options. */
export default function PincodePage({ loaderData, actionData }: Route.ComponentProps) {
  const { pincode, city, kitchen, fields } = loaderData;
  const refused = actionData && !actionData.ok ? actionData : undefined;
  const form = useFormFocus(refused);
  const busy = useIntent() === "save";
  const formState = refused?.values.formState ?? JSON.stringify(fields);
  const chosen = refused ? (refused.values.options ?? "").split(" ") : fields.options;
  return (
    <OfficePage
      title={`Pincode ${pincode}`}
      lead={`${city}, served by ${kitchen.name}.`}
      back={{ to: `/admin/delivery/pincodes?kitchen=${encodeURIComponent(kitchen.id)}`, label: "Pincodes" }}
    >
      <p className="sheet-said" role="status">
        {actionData?.ok ? actionData.message : ""}
      </p>
      {refused?.message && <LinesAlert message={refused.message} />}
      <Form
        method="post"
        ref={form}
        className="office-card delivery-form delivery-narrow"
        preventScrollReset
        noValidate
        key={formState}
      >
        <input type="hidden" name="formState" value={formState} />
        <TextInput
          label="Area"
          name="area"
          hint="Shoppers see it beside the pincode."
          autoComplete="off"
          maxLength={LONGEST_AREA}
          defaultValue={refused?.values.area ?? fields.area}
          error={refused?.errors.area ?? null}
        />
        <OfferedFields options={loaderData.options} chosen={chosen} error={refused?.errors.options} />
        <p className="muted text-small">
          Orders already placed stay as they are. Fees hold for all pincodes.{" "}
          <Link className="link" to="/admin/delivery/options">
            Change fees
          </Link>
        </p>
        <Button type="submit" name="intent" value="save" busy={busy}>
          {busy ? "Saving..." : "Save"}
        </Button>
      </Form>
    </OfficePage>
  );
}

type OfferedFieldsProps = Pick<OfficePincode, "options"> & {
  chosen: readonly string[];
  error: string | undefined;
};

function OfferedFields({ options, chosen, error }: OfferedFieldsProps) {
  return (
    <fieldset className="delivery-options" aria-describedby={error ? "options-error" : undefined}>
      <legend>Offered here</legend>
      {options.map(({ option, name, fee, freeFrom }) => (
        <label className="option" key={option}>
          <input
            type="checkbox"
            name="options"
            value={option}
            defaultChecked={chosen.includes(option)}
            aria-invalid={error ? true : undefined}
          />
          <span>
            {name} <span className="muted text-small">{feeWords(fee, freeFrom)}</span>
          </span>
        </label>
      ))}
      {error && (
        <p className="delivery-wrong" id="options-error">
          {error}
        </p>
      )}
    </fieldset>
  );
}

function feeWords(fee: OfficePincode["options"][number]["fee"], freeFrom: typeof fee | null): string {
  if (fee === 0) return "free";
  return freeFrom === null ? showMoney(fee) : `${showMoney(fee)}, free from ${showMoney(freeFrom)}`;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <OfficeFailed error={error} missing="No open kitchen serves this pincode." />;
}
