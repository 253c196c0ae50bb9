import type { FastifyInstance, FastifyRequest } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import { RunParams } from "../contract/admin/runs.requests.ts";
import type { RunState } from "../contract/run-state.ts";
import { followRun } from "../shop/runs/get-run.ts";
import type { Services } from "../shop/services.ts";
import {
  type EventStream,
  replyWithStream,
  STREAM_REPLIES,
  streamsOf,
  tooManyStreams,
} from "./event-streams.ts";
import { accepted } from "./refusals.ts";
import { latestSender } from "./send-latest.ts";
import { forStaff, staffNow, staffOf } from "./staff-caller.ts";

/** Tells the page of a run that its stops changed, for its rider and those who plan runs. 404 for everybody else. */
export async function runEvents(
  plugin: FastifyInstance,
  { services }: { services: Services },
): Promise<void> {
  forStaff(plugin, services);
  const streams = streamsOf(plugin);

  plugin.withTypeProvider<ZodTypeProvider>().get(
    "/admin/runs/:runId/events",
    {
      config: { scope: "orders:read", reauthentication: null },
      // A HEAD request would open a stream and never read it.
      exposeHeadRoute: false,
      schema: {
        tags: ["Orders"],
        operationId: "followRun",
        summary:
          "A run's stops as they change: server-sent events `run`, one at once and one after each change",
        description:
          "Each event holds `runId` and `stops` as JSON: `uuid` and `status` of each order, in the order of driving. After an " +
          "interruption the first event tells the state again. The stream ends when its reader may no longer see the run, " +
          "after half an hour, and when the shop stops.",
        params: RunParams,
        response: STREAM_REPLIES,
      },
    },
    async (request, reply) => {
      const { runId } = request.params;
      const staff = await staffOf(request);
      const { topics } = accepted(await followRun(services, { id: runId, staff }));
      const stream = streams.open(`user:${staff.userId}`, null);
      if (!stream) throw tooManyStreams(reply);
      sendRun(services, request, { runId, topics, stream });
      return replyWithStream(reply, stream);
    },
  );
}

/** Sends the run now and after each change of it and of its orders, also of those that it gets later. */
function sendRun(
  services: Services,
  request: FastifyRequest,
  { runId, topics, stream }: { runId: string; topics: string[]; stream: EventStream },
): void {
  const subscriptions = new Map<string, () => void>();
  const read = async () => {
    const staff = await staffNow(services, request);
    const run = staff && (await followRun(services, { id: runId, staff }));
    if (!run?.ok) return null;
    follow(run.value.topics);
    return { runId, stops: run.value.stops } satisfies RunState;
  };
  const send = latestSender(stream, { event: "run", read, log: services.log });
  const follow = (wanted: string[]) => {
    const added = wanted.filter((topic) => !subscriptions.has(topic));
    if (added.length === 0 || stream.body.destroyed) return;
    for (const topic of added) subscriptions.set(topic, services.pubSub.subscribe(topic, send));
    // After subscribing, so that no change in between is lost.
    send();
  };
  stream.body.once("close", () => {
    for (const unsubscribe of subscriptions.values()) unsubscribe();
  });
  follow(topics);
}
