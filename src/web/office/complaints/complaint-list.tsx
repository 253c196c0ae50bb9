import { Link } from "react-router";
import { showInstant } from "../../../shop/basics/india-time.ts";
import { COMPLAINT_KINDS, type ComplaintKind } from "../../../shop/complaints/rules/complaint-kinds.ts";
import type { ComplaintStatus } from "../../../shop/complaints/rules/complaint-lifecycle.ts";
import { ComplaintTag } from "./complaint-tag.tsx";

type ComplaintListProps = {
  complaints: { ticket: string; kind: ComplaintKind; status: ComplaintStatus; at: Date }[];
  /** Class of the list on its page. */
  className: string;
};

/** The complaints of an order or a customer, with links to them. */
export function ComplaintList({ complaints, className }: ComplaintListProps) {
  return (
    <section className="office-card" aria-labelledby="complaints">
      <h2 id="complaints">Complaints</h2>
      {complaints.length === 0 && <p className="muted">None.</p>}
      <ul className={className}>
        {complaints.map(({ ticket, kind, status, at }) => (
          <li key={ticket}>
            <ComplaintTag status={status} />
            <Link className="link" to={`/admin/complaints/${ticket}`}>
              {ticket}
            </Link>
            <span>{COMPLAINT_KINDS[kind]}</span>
            <span className="muted text-small">{showInstant(at)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
