import type { Person } from "../support/whole-shop.ts";
import type { Recording } from "./record-statements.ts";

export type Fields = Record<string, string>;

/** Sends a form, which must succeed: a refused one would send no statements. */
export async function sendForm(
  recording: Recording,
  person: Person,
  [route, url, fields]: [string, string, Fields],
) {
  const reply = await recording.during(`POST ${route}`, () => person.sendForm(url, fields));
  if (reply.status >= 400) throw new Error(`${url} refused ${JSON.stringify(fields)}: ${reply.status}`);
  return reply;
}

/** Undoes the newest entry of the log. */
export async function undoLast(recording: Recording, owner: Person): Promise<void> {
  const { text } = await owner.send({ method: "GET", url: "/admin/log" });
  const [, id = ""] = /href="\/admin\/log\/(\d+)"/.exec(text) ?? [];
  await sendForm(recording, owner, ["/admin/log/:id", `/admin/log/${id}`, { intent: "undo" }]);
}
