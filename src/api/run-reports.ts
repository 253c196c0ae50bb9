import { StopReport } from "../contract/run.requests.ts";
import { StopReportReply } from "../contract/run.ts";
import { reportStop } from "../shop/runs/report-stop.ts";
import { answer } from "./envelope.ts";
import { countCall } from "./limit.ts";
import { accepted } from "./refusals.ts";
import { staffOf } from "./staff-caller.ts";
import { staffCalls } from "./staff-calls.ts";

/** A rider who was offline sends the reports of hours at once, and some of them again. */
const REPORT_LIMIT = { max: 300, seconds: 10 * 60 };

/** Receives reports of riders. Answers 404 to everybody but the run's rider and staff who plan runs. */
export const runReports = staffCalls((app, services) => {
  app.post(
    "/admin/run/reports",
    {
      config: { scope: "orders:write", reauthentication: null },
      schema: {
        tags: ["Orders"],
        operationId: "reportStop",
        summary:
          "Reports a stop of a run: picked up, set out, delivered, failed, or moved before another stop",
        description:
          "An order is closed as delivered only with the customer's code of 4 digits or a photo, and not before its delivery day. It does not set out before that day either. Five wrong codes lock the code. A report that is sent again with the same `id` changes nothing: a delivery or a failure gets its first answer, and picking up or setting out gets the present status, or 409 if the order has moved on since. A stop that was moved stands before the other one, also after a repeat. 409 if the run is that of another rider by now. Answers 403 if `userId` is not the caller.",
        body: StopReport,
        response: { 200: StopReportReply },
      },
    },
    async (request, reply) => {
      const staff = await staffOf(request);
      await countCall(services, reply, { ...REPORT_LIMIT, name: `run-report:${staff.userId}` });
      const report = request.body;
      const { status } = accepted(await reportStop(services, { report, staff }));
      return answer({ orderId: report.orderId, status });
    },
  );
});
