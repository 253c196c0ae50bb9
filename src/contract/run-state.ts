import * as z from "zod/mini";

/** The stops of a run as they are now, in the order of driving. */
export const RunState = z.object({
  runId: z.string(),
  stops: z.array(z.object({ uuid: z.uuid(), status: z.string() })),
});
export type RunState = z.infer<typeof RunState>;
