import type { Send } from "./send-call.ts";

/** Changes of the shop itself: webhooks. */
export async function programCallsOfOffice(send: Send): Promise<void> {
  await ofWebhooks(send);
}

/** Nothing listens at these addresses. */
async function ofWebhooks(send: Send): Promise<void> {
  const to = (path: string) => ({ url: `http://127.0.0.1:9/${path}`, events: ["order.placed"] });
  const { id } = await send({ method: "POST", url: "/webhooks", body: to("programs") });
  const [route, url] = ["/webhooks/:id", `/webhooks/${id}`];
  await send({ method: "GET", route, url });
  await send({ method: "PUT", route, url, body: to("moved") });
  await send({ method: "POST", route: `${route}/secret`, url: `${url}/secret` });
  await send({ method: "POST", route: `${route}/test`, url: `${url}/test` });
  const log = { route: `${route}/deliveries`, url: `${url}/deliveries` };
  const [{ id: delivery } = { id: "" }] = (await send({ method: "GET", ...log })).deliveries;
  const again = { route: `${log.route}/:delivery/send`, url: `${log.url}/${delivery}/send` };
  await send({ method: "POST", ...again });
  const paused = { route: `${route}/paused`, url: `${url}/paused`, body: { paused: true } };
  await send({ method: "PUT", ...paused });
  await send({ method: "DELETE", route, url });
}
