import ArrowLeft from "lucide-react/icons/arrow-left";
import Printer from "lucide-react/icons/printer";
import { data, Link } from "react-router";
import { showDay } from "../../../../shop/basics/india-time.ts";
import { REFUSAL_SENTENCES } from "../../../../shop/refusals.ts";
import { getRun } from "../../../../shop/runs/get-run.ts";
import { setRider } from "../../../../shop/runs/set-rider.ts";
import { intentAnswers } from "../../../forms/intent-answer.ts";
import { readForm } from "../../../forms/read-form.ts";
import { ownPageMeta } from "../../../page-meta/page-meta.ts";
import { servicesContext } from "../../../request-context.ts";
import { Button } from "../../../ui/button.tsx";
import { Alert } from "../../../ui/note.tsx";
import { clockTime, shortNumber } from "../../kitchen/kitchen-words.ts";
import { staffContext } from "../../office-guard.ts";
import { qrPicture } from "../../qr-picture.server.ts";
import { contentsOf } from "../rider/stop-state.ts";
import type { Route } from "./+types/run-sheet.ts";
import { GiveRun } from "./give-run.tsx";
import "./run-sheet.css";

export async function loader({ context, params }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const run = await getRun(services, { id: params.id, staff: context.get(staffContext) });
  if (!run.ok) throw data(null, { status: 404 });
  const url = `${services.settings.url}/admin/run/${run.value.id}`;
  return { ...run.value, url, qr: qrPicture(url) };
}

/** Gives the run to another rider. */
export async function action({ context, request, params }: Route.ActionArgs) {
  const sent = await readForm(request, ["intent", "rider", "seen"]);
  const answers = intentAnswers<never>(context, sent.intent, {});
  const services = context.get(servicesContext);
  const given = await setRider(services, {
    ...{ runId: params.id, riderId: sent.rider, seen: sent.seen, staff: context.get(staffContext) },
  });
  if (given.ok) return answers.done(`The run is ${given.value.rider}’s now.`);
  if (given.code === "rider-changed")
    return answers.refused(`${given.details.by} gave this run to ${given.details.rider} meanwhile.`);
  return answers.refused(REFUSAL_SENTENCES[given.code]);
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  ownPageMeta(matches, loaderData ? `Run ${loaderData.nth}, to print` : "Run");

/** A run on paper, with a QR code that opens it on the rider's phone. Phone numbers are not printed. */
export default function RunSheet({
  loaderData: { id, nth, day, rider, riderId, riders, kitchen, stops, url, qr },
  actionData,
}: Route.ComponentProps) {
  return (
    <main id="main" className="paper">
      <header className="paper-tools">
        <Link className="link" to={`/admin/run/${id}`}>
          <ArrowLeft className="icon" aria-hidden="true" />
          Run {nth}
        </Link>
        <Button onClick={() => window.print()}>
          <Printer className="icon" aria-hidden="true" />
          Print
        </Button>
      </header>
      <div className="paper-tools">
        <p role="status">{actionData?.ok ? actionData.message : ""}</p>
        {actionData && !actionData.ok && <Alert>{actionData.message}</Alert>}
        <GiveRun riders={riders} riderId={riderId} />
      </div>
      <article className="paper-sheet">
        <div className="paper-head">
          <div>
            <h1>Run {nth}</h1>
            <p>
              {showDay(day, true)}. {rider}. {kitchen && `${kitchen}. `}
              {stops.length === 1 ? "1 stop" : `${stops.length} stops`}.
            </p>
          </div>
          <img src={qr} alt={`QR code of ${url}`} width="132" height="132" />
        </div>
        <div className="paper-wide">
          <table>
            <thead>
              <tr>
                <th scope="col">Stop</th>
                <th scope="col">Order</th>
                <th scope="col">By</th>
                <th scope="col">Where</th>
                <th scope="col">Boxes</th>
              </tr>
            </thead>
            <tbody>
              {stops.map((stop, index) => (
                <tr key={stop.uuid}>
                  <td>{index + 1}</td>
                  <td>{shortNumber(stop.number)}</td>
                  <td>{clockTime(stop.promisedAt)}</td>
                  <td>
                    <b>{stop.name}</b> {stop.address}, {stop.area} {stop.pincode}
                  </td>
                  <td>
                    {stop.boxes}: {contentsOf(stop)}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </article>
    </main>
  );
}
