import {
  COMPLAINT_STATUS,
  type ComplaintStatus,
} from "../../../shop/complaints/rules/complaint-lifecycle.ts";

export function ComplaintTag({ status }: { status: ComplaintStatus }) {
  const { staffLabel, tone } = COMPLAINT_STATUS[status];
  return <span className={`office-tag is-${tone}`}>{staffLabel}</span>;
}
