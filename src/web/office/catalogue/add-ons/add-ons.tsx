import ArrowDown from "lucide-react/icons/arrow-down";
import ArrowUp from "lucide-react/icons/arrow-up";
import { useEffect } from "react";
import { Form, Link } from "react-router";
import { z } from "zod";
import { showMoney } from "../../../../shop/basics/money.ts";
import { AddOnSku } from "../../../../shop/catalogue/add-ons/add-on.inputs.ts";
import {
  listOfficeAddOns,
  type OfficeAddOn,
} from "../../../../shop/catalogue/add-ons/list-office-add-ons.ts";
import { placeAddOn } from "../../../../shop/catalogue/add-ons/place-add-on.ts";
import { questionWords } from "../../../../shop/catalogue/rules/add-on-fields.ts";
import { REFUSAL_SENTENCES } from "../../../../shop/refusals.ts";
import { intentAnswers } from "../../../forms/intent-answer.ts";
import { readFormData, textOf } from "../../../forms/read-form.ts";
import { ownPageMeta } from "../../../page-meta/page-meta.ts";
import { servicesContext } from "../../../request-context.ts";
import { LinkButton } from "../../../ui/button.tsx";
import { Alert, Note } from "../../../ui/note.tsx";
import { staffContext } from "../../office-guard.ts";
import { OfficeFailed, OfficePage } from "../../office-page.tsx";
import { CatalogueTabs } from "../catalogue-tabs.tsx";
import type { Route } from "./+types/add-ons.ts";
import { AddOnPicture } from "./add-on-look.tsx";
import { addOnPath, moveId } from "./add-on-names.ts";
import "../catalogue.css";
import "../move-buttons.css";
import "./office-add-ons.css";

/** The value of a button: its direction, the add-on that moves, and the one that it is placed before. */
const Move = z.tuple([z.enum(["up", "down"]), AddOnSku, AddOnSku]);

export async function loader({ context }: Route.LoaderArgs) {
  return { rows: await listOfficeAddOns(context.get(servicesContext)) };
}

export async function action({ context, request }: Route.ActionArgs) {
  const move = Move.safeParse(textOf(await readFormData(request), "intent").split(" "));
  const [direction, sku, before] = move.data ?? ["up", "", ""];
  const pressed = direction === "up" ? moveId("up", sku) : moveId("down", before);
  const answers = intentAnswers<"pressed">(context, "move", { pressed });
  if (!move.success) return answers.refused("The form could not be read.", 400);
  const staff = context.get(staffContext);
  const placed = await placeAddOn(context.get(servicesContext), { sku, before, staff });
  if (!placed.ok) return answers.refused(REFUSAL_SENTENCES[placed.code]);
  return answers.done("Saved. Shoppers see this order now.");
}

export const meta: Route.MetaFunction = ({ matches }) => ownPageMeta(matches, "Add-ons");

/** All add-ons in the order in which shoppers see them, those off sale too. */
export default function AddOnsPage({ loaderData: { rows }, actionData }: Route.ComponentProps) {
  const pressed = actionData?.values.pressed ?? "";
  useEffect(() => {
    // A row that moves loses the focus, and at an end of the list one of its buttons.
    const row = rows.find(({ sku }) => pressed === moveId("up", sku) || pressed === moveId("down", sku));
    if (!row) return;
    const ids = [pressed, moveId("up", row.sku), moveId("down", row.sku)];
    const buttons = ids.map((id) => document.getElementById(id));
    buttons.find((button) => button !== null)?.focus();
  }, [rows, pressed]);
  return (
    <OfficePage
      title="Add-ons"
      lead={rows.length === 1 ? "1 add-on" : `${rows.length} add-ons, in the order that shoppers see`}
      actions={<LinkButton to="/admin/catalogue/new-add-on">New add-on</LinkButton>}
    >
      <CatalogueTabs />
      <p className="sheet-said" role="status">
        {actionData?.ok ? actionData.message : ""}
      </p>
      {actionData && !actionData.ok && <Alert>{actionData.message}</Alert>}
      {rows.length === 0 && (
        <Note title="There is no add-on yet.">
          Candles, cards and balloons stand in the last step before checkout.
        </Note>
      )}
      {rows.length > 0 && (
        <Form method="post" preventScrollReset>
          <AddOnTable rows={rows} />
        </Form>
      )}
    </OfficePage>
  );
}

function AddOnTable({ rows }: { rows: OfficeAddOn[] }) {
  return (
    <table className="goods-table add-on-table">
      <thead>
        <tr>
          <th scope="col">Add-on</th>
          <th scope="col">Asks for</th>
          <th scope="col" className="goods-number">
            Price
          </th>
          <th scope="col">State</th>
          <th scope="col">Order</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ sku, name, pricePaise, question, active, ...look }, at) => (
          <tr key={sku}>
            <th scope="row">
              <span className="goods-name">
                <AddOnPicture sku={sku} {...look} sizes="32px" />
                <Link className="link" to={addOnPath(sku)}>
                  {name}
                </Link>
              </span>
            </th>
            <td className="muted">
              {question !== null && <span className="goods-unit">Asks for: </span>}
              {question !== null && questionWords(question)}
            </td>
            <td className="goods-number">{showMoney(pricePaise)}</td>
            <td>
              <span className={`office-tag ${active ? "is-done" : ""}`}>
                {active ? "On sale" : "Off sale"}
              </span>
            </td>
            <td>
              <MoveButtons {...{ sku, name }} above={rows[at - 1]?.sku} below={rows[at + 1]?.sku} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

type MoveProps = { sku: string; name: string; above: string | undefined; below: string | undefined };

function MoveButtons({ sku, name, above, below }: MoveProps) {
  const button = { type: "submit", name: "intent", className: "move-button" } as const;
  return (
    <span className="move-buttons">
      {above !== undefined && (
        <button
          {...button}
          id={moveId("up", sku)}
          value={`up ${sku} ${above}`}
          aria-label={`Move ${name} up`}
        >
          <ArrowUp className="icon" aria-hidden="true" />
        </button>
      )}
      {below !== undefined && (
        <button
          {...button}
          id={moveId("down", sku)}
          value={`down ${below} ${sku}`}
          aria-label={`Move ${name} down`}
        >
          <ArrowDown className="icon" aria-hidden="true" />
        </button>
      )}
    </span>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <OfficeFailed error={error} missing="There is no such page." />;
}
