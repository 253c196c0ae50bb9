import Camera from "lucide-react/icons/camera";
import { useSearchParams } from "react-router";
import type { OrderProgressReply } from "../../../contract/order-progress.ts";
import { showMoney } from "../../../shop/basics/money.ts";
import { SETTLED_WITHIN } from "../../../shop/complaints/rules/complaint-window.ts";
import { LinkButton } from "../../ui/button.tsx";
import { Proofs } from "./proofs.tsx";
import "./complaint.css";

/** The complaints and their answers, and for four hours after the delivery a link to complain. */
export function Complaints({ order: { complaints, complain } }: { order: OrderProgressReply }) {
  const justSent = useSearchParams()[0].get("ticket");
  if (complaints.length === 0 && !complain) return null;
  return (
    <section className="box complaint" aria-labelledby="complaints">
      <h2 id="complaints">{complaints.length > 0 ? "Your complaints" : "Something was not right?"}</h2>
      {complaints.map((complaint) => (
        <article key={complaint.ticket} aria-label={`Complaint ${complaint.ticket}`}>
          {complaint.ticket === justSent && (
            <p className="complaint-thanks" role="status">
              <b>We have your complaint.</b> Its ticket is <b>{complaint.ticket}</b>; a mail with it is on its
              way. It is settled within {SETTLED_WITHIN}.
            </p>
          )}
          <header>
            <b>{complaint.kind}</b>
            <span className="complaint-state" data-state={complaint.status}>
              {complaint.words}
            </span>
          </header>
          <p className="muted text-small">
            Ticket {complaint.ticket}, {complaint.when}
          </p>
          {complaint.message && <p className="complaint-text">{complaint.message}</p>}
          <Proofs proofs={complaint.proofs} ticket={complaint.ticket} />
          {complaint.answers.map((answer) => (
            <blockquote key={answer.id}>
              <p className="muted text-small">We answered on {answer.when}</p>
              <p className="complaint-text">{answer.text}</p>
              {answer.refund !== null && <p className="bold">{showMoney(answer.refund)} goes back to you.</p>}
            </blockquote>
          ))}
        </article>
      ))}
      {complain && (
        <div className="complaint-acts">
          <p className="muted text-small">Tell us until {complain.until}, with a photo or a short video.</p>
          <LinkButton look={complaints.length > 0 ? "ghost" : "soft"} to={complain.href}>
            <Camera className="icon" aria-hidden="true" />
            {complaints.length > 0 ? "Another complaint" : "Make a complaint"}
          </LinkButton>
        </div>
      )}
    </section>
  );
}
