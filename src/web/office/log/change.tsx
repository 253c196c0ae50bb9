import { data, Link, redirect } from "react-router";
import { z } from "zod";
import { getChange } from "../../../shop/audit/audit.reads.ts";
import type { RecordKind } from "../../../shop/audit/rules/changed-record.ts";
import { levelOfUndo, type UndoBlocked, undoChange } from "../../../shop/back-office/undo-change.ts";
import { showInstant } from "../../../shop/basics/india-time.ts";
import { REFUSAL_SENTENCES } from "../../../shop/refusals.ts";
import { intentAnswers } from "../../forms/intent-answer.ts";
import { useIntent } from "../../forms/use-intent.ts";
import { ownPageMeta } from "../../page-meta/page-meta.ts";
import { ReauthenticatedForm } from "../../reauthentication/reauthenticated-form.tsx";
import { confirmPath } from "../../reauthentication/require-reauthentication.ts";
import { servicesContext } from "../../request-context.ts";
import { Button } from "../../ui/button.tsx";
import { LinesAlert } from "../lines-alert.tsx";
import { staffContext } from "../office-guard.ts";
import { OfficeFailed, OfficePage } from "../office-page.tsx";
import type { Route } from "./+types/change.ts";
import { RecordList } from "./record-list.tsx";
import { fieldLabel, recordName } from "./record-words.ts";
import { showRecord } from "./show-record.server.ts";
import "./log.css";

const EntryId = z
  .string()
  .regex(/^[1-9]\d{0,14}$/)
  .transform(Number);

/** Changed records that the page shows. */
const SHOWN_RECORDS = 200;

export async function loader({ context, params }: Route.LoaderArgs) {
  const id = EntryId.safeParse(params.id);
  const services = context.get(servicesContext);
  const entry = id.success ? await getChange(services, { id: id.data, limit: SHOWN_RECORDS }) : null;
  if (!entry || entry.recordCount === 0) throw data(null, { status: 404 });
  const { records, ...shown } = entry;
  const [first] = records;
  return {
    ...{
      entry: { ...shown, records: records.map(showRecord) },
      level: levelOfUndo(first?.kind ?? "product"),
    },
    blackoutId: first?.kind === "blackout" ? first.key : null,
  };
}

export async function action({ context, params }: Route.ActionArgs) {
  const answers = intentAnswers<never>(context, "undo", {});
  const id = EntryId.safeParse(params.id);
  if (!id.success) throw data(null, { status: 404 });
  const staff = context.get(staffContext);
  const undone = await undoChange(context.get(servicesContext), { id: id.data, staff });
  if (undone.ok) return answers.done("It is undone. What it changed is as it was before.");
  if (undone.code === "undo-blocked") return answers.refused(blockedWords(undone.details));
  if (undone.code === "reauthentication-needed")
    throw redirect(confirmPath("strict", `/admin/log/${id.data}`));
  return answers.refused(REFUSAL_SENTENCES[undone.code]);
}

function blockedWords({ changed, impossible, linked, later }: UndoBlocked): string {
  const names = later.map(({ at, actorName, kind, key, fields }) => {
    const labels = fields.map((field) => fieldLabel(kind, field)).join(", ");
    const name = recordName({ kind, key });
    return `${showInstant(new Date(at))}: ${actorName} changed ${labels}${name === null ? "" : ` of ${name}`}.`;
  });
  const reasons = [
    ...(changed.length > 0 ? [`${firstOf(changed.map(nameOf))} changed again later`] : []),
    ...[...Map.groupBy(impossible, ({ kind }) => kind)].map(([kind, records]) =>
      impossibleWords(kind, firstOf(records.map(nameOf))),
    ),
    ...(linked.length > 0
      ? [`the menu, the home page or another category leads to ${firstOf(linked)}, which would be hidden`]
      : []),
  ];
  const isChanged = changed.length + impossible.length > 0;
  return [
    `Nothing was undone: ${reasons.join("; ")}.`,
    ...(names.length > 0 ? names : isChanged ? [unnamedChange(changed, impossible)].filter(Boolean) : []),
  ].join("\n");
}

/** Why the old values of these records are not possible any more. */
function impossibleWords(kind: RecordKind, keys: string): string {
  if (kind === "settings") return "the old values do not fit the other settings of today";
  if (kind === "kitchen") return `${keys} has open orders, or another kitchen has its old name now`;
  if (kind === "option") return `${keys} has sold more in a window than its old capacity`;
  if (kind === "blackout") return "these times are over";
  if (kind === "roles")
    return "nobody would be an owner, a role exists no more, or the person has left the staff";
  if (kind === "planned-price")
    return `the planned price of ${keys} has become the normal one, its time is over, it is below the cost of today, or too many prices are planned`;
  if (kind === "slot") return "more is sold in this window than its old places, or its day is over";
  if (kind === "add-on")
    return `${keys} would be on sale without a picture, or have the name of another add-on`;
  if (kind === "home") return "a category or a kind of section of the old home page is hidden or gone now";
  if (kind === "combos") return `a combo that the page of ${keys} offered is gone now`;
  if (kind === "combo-parts") return `an old part of ${keys} is gone, or would be a combo in a combo now`;
  if (kind === "menu") return "a category of the old menu is hidden or gone now";
  return `the old price of ${keys} is below the cost or above the MRP of today`;
}

/** Names the possible cause of a later change that the log does not name. */
function unnamedChange(changed: UndoBlocked["changed"], impossible: UndoBlocked["impossible"]): string {
  const kinds = new Set([...changed, ...impossible].map(({ kind }) => kind));
  if (kinds.has("settings"))
    return impossible.length > 0 ? "" : "A variable of the server sets one of them now.";
  return kinds.has("sku") || kinds.has("product")
    ? "A planned price or an import made the later change."
    : "";
}

/** Records that the entry names already. */
const UNNAMED: Partial<Record<RecordKind, string>> = {
  blackout: "these times",
  slot: "the places",
  roles: "these roles",
};

/** Returns the name by which people know a record. */
function nameOf(record: { kind: RecordKind; key: string }): string {
  const { kind } = record;
  return recordName(record) ?? UNNAMED[kind] ?? "the settings";
}

function firstOf(keys: string[]): string {
  return `${keys.slice(0, 5).join(", ")}${keys.length > 5 ? ` and ${keys.length - 5} more` : ""}`;
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  ownPageMeta(matches, loaderData ? `Change of ${loaderData.entry.label}` : "Change");

/** One change with all that it changed, and the button that undoes it. */
export default function ChangePage({ loaderData, actionData }: Route.ComponentProps) {
  const { entry, level, blackoutId } = loaderData;
  const { at, actorName, tokenName, role, label, records, recordCount, undoes, undoneBy, note } = entry;
  const busy = useIntent() === "undo";
  return (
    <OfficePage title={label} back={{ to: "/admin/log", label: "Log" }}>
      <p className="sheet-said" role="status">
        {actionData?.ok && !busy ? actionData.message : ""}
      </p>
      {actionData && !actionData.ok && <LinesAlert message={actionData.message} />}
      <section className="office-card" aria-labelledby="changed">
        <h2 id="changed">
          {recordCount === 1 ? "What was changed" : `What was changed: ${recordCount} records`}
        </h2>
        <p>
          <b>{actorName}</b>, {role}
          {tokenName !== null && `, by the token “${tokenName}”`}
          <span className="muted"> {showInstant(new Date(at))}</span>
        </p>
        {undoes !== null && (
          <p>
            This undid{" "}
            <Link className="link" to={`/admin/log/${undoes}`}>
              an earlier change
            </Link>
            .
          </p>
        )}
        {note && <p className="muted">{note}</p>}
        <RecordList records={records} total={recordCount} />
        {blackoutId !== null && (
          <p>
            <Link className="link" to={`/admin/delivery/blackouts/${blackoutId}`}>
              Orders in these times
            </Link>
          </p>
        )}
      </section>
      {undoneBy === null ? (
        <ReauthenticatedForm level={level} className="log-undo">
          <p className="muted">
            The old values come back, and the log gets an entry of its own. What was changed again later is
            never overwritten.
          </p>
          <Button type="submit" name="intent" value="undo" busy={busy}>
            {busy ? "Undoing..." : "Undo this change"}
          </Button>
        </ReauthenticatedForm>
      ) : (
        <p>
          Undone by{" "}
          <Link className="link" to={`/admin/log/${undoneBy}`}>
            a later change
          </Link>
          .
        </p>
      )}
    </OfficePage>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <OfficeFailed error={error} missing="There is no such change." />;
}
