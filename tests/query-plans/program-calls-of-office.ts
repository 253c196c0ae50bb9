import type { Send } from "./send-call.ts";

/** Changes of the shop itself: webhooks, and what the log undoes. */
export async function programCallsOfOffice(send: Send): Promise<void> {
  await ofWebhooks(send);
  await ofLog(send);
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

async function ofLog(send: Send): Promise<void> {
  const category = { slug: "to-undo", title: "To undo", description: "" };
  await send({ method: "POST", url: "/categories", body: category });
  const [{ id } = { id: 0 }] = (await send({ method: "GET", url: "/log" })).entries;
  await send({ method: "GET", route: "/log/:id", url: `/log/${id}` });
  await send({ method: "POST", route: "/log/:id/undo", url: `/log/${id}/undo` });
}
