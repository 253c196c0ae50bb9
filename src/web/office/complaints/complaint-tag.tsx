import {
  COMPLAINT_STATUS,
  type ComplaintStatus,
} from "../../../shop/complaints/rules/complaint-lifecycle.ts";

export function ComplaintTag({ status }: { status: ComplaintStatus }) {
  const { staffLabel, tone } = COMPLAINT_STATUS[status];
  return <span className={`off-tag ${tone}`}>{staffLabel}</span>;
}
