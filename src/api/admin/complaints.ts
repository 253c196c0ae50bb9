import {
  AdminComplaintsQuery,
  ComplaintAnswer,
  ComplaintParams,
} from "../../contract/admin/complaints.requests.ts";
import {
  type AdminComplaint,
  AdminComplaintReply,
  AdminComplaintsReply,
  ComplaintAnswerReply,
} from "../../contract/admin/complaints.ts";
import type { Session } from "../../shop/accounts/identity.ts";
import { cursorAfter } from "../../shop/basics/keyset.ts";
import { toRupees } from "../../shop/basics/money.ts";
import { answerComplaint } from "../../shop/complaints/answer-complaint.ts";
import { getComplaint, type StaffComplaint } from "../../shop/complaints/get-complaint.ts";
import { ALL_COMPLAINTS, listComplaints, TO_SETTLE } from "../../shop/complaints/list-complaints.ts";
import { SETTLED_WITHIN } from "../../shop/complaints/rules/complaint-window.ts";
import { answer } from "../envelope.ts";
import { accepted } from "../refusals.ts";
import { seesCustomers, shownName, staffOf } from "../staff-caller.ts";
import { staffCalls } from "../staff-calls.ts";

/** Complaints of customers, for programs of the staff. */
export const adminComplaints = staffCalls((app, services) => {
  const permission = "answer complaints";
  const reading = { scope: "complaints:read", permission } as const;

  app.get(
    "/admin/complaints",
    {
      config: reading,
      schema: {
        operationId: "listComplaints",
        summary: "Complaints of customers: 30 at a time",
        querystring: AdminComplaintsQuery,
        response: { 200: AdminComplaintsReply },
      },
    },
    async ({ query: { show, after } }) => {
      const cursor = cursorAfter(after);
      const listed = await listComplaints(services, {
        cursor,
        filter: show === "unsettled" ? TO_SETTLE : ALL_COMPLAINTS,
      });
      const complaints = listed.rows.map(({ ticket, orderId: uuid, orderNumber: number, at, ...row }) => ({
        ...{ ticket, order: { uuid, number }, kind: row.kind, status: row.status },
        ...{ at: at.toISOString(), due: row.due?.toISOString() ?? null, proofs: row.proofs },
      }));
      return answer({ complaints, settledWithin: SETTLED_WITHIN, next: listed.after });
    },
  );

  app.get(
    "/admin/complaints/:ticket",
    {
      config: reading,
      schema: {
        operationId: "getComplaint",
        summary: "One complaint with its answers",
        description:
          "The message of the customer and the texts of the answers need the scope `customers:read` too.",
        params: ComplaintParams,
        response: { 200: AdminComplaintReply },
      },
    },
    async (request) => {
      const ticket = request.params.ticket.toUpperCase();
      const complaint = accepted(await getComplaint(services, { ticket }));
      return answer(complaintOf(complaint, await staffOf(request)));
    },
  );

  app.post(
    "/admin/complaints/:ticket/answers",
    {
      config: { scope: "complaints:write", permission },
      schema: {
        operationId: "answerComplaint",
        summary: "Answers a complaint, and closes it if wanted",
        description:
          "The text is mailed to the customer. If the complaint has another status than `from` by now, nothing is changed or sent: 409, so a repeat sends no second mail. With money: `/api/admin/orders/{uuid}/refunds`.",
        params: ComplaintParams,
        body: ComplaintAnswer,
        response: { 200: ComplaintAnswerReply },
      },
    },
    async (request) => {
      const ticket = request.params.ticket.toUpperCase();
      const { from: seen, to, text } = request.body;
      const staff = await staffOf(request);
      accepted(await answerComplaint(services, { ticket, staff, seen, to, text }));
      return answer({ ticket, status: to });
    },
  );
});

function complaintOf(complaint: StaffComplaint, staff: Session): AdminComplaint {
  const withPeople = seesCustomers(staff);
  const { ticket, order, kind, status, at, due, proofs, message, answers, next } = complaint;
  return {
    ...{ ticket, order: { uuid: order.uuid, number: order.number }, kind, status, next },
    due: due?.toISOString() ?? null,
    ...{ at: at.toISOString(), deliveredAt: order.deliveredAt?.toISOString() ?? null },
    ...{ proofs: proofs.length, message: withPeople ? message : null },
    answers: answers.map(({ at: answeredAt, status: reached, who, text, refund }) => ({
      ...{ at: answeredAt.toISOString(), status: reached, text: withPeople ? text : null },
      by: who && shownName(staff, who),
      refund: refund === null ? null : toRupees(refund),
    })),
  };
}
