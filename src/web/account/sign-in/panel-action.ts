import { data, redirectDocument } from "react-router";
import { z } from "zod";
import { digitsOnly } from "../../../shop/basics/digits.ts";
import { tidy } from "../../../shop/basics/plain-text.ts";
import type { Services } from "../../../shop/services.ts";
import { readFormData } from "../../forms/read-form.ts";
import { safeReturn } from "../../session/account-path.ts";
import { homeOf } from "../../session/home-of.ts";
import { firstMistake } from "../../sign-in/mistake.ts";
import { type Problem, problemOf } from "../../sign-in/problem.ts";

/** A text field of the form; missing ones are empty. */
const text = z.string().max(300).overwrite(tidy).catch("");
const Form = z.object({
  intent: z.enum(["sign-in", "sign-up", "send-code", "code"]).catch("sign-in"),
  email: text,
  name: text,
  code: text,
  password: z.string().max(300).catch(""),
  returnTo: text,
});
type Sent = z.infer<typeof Form>;

export type PanelAnswer = {
  problem: Problem | null;
  /** The typed values, except the password. */
  values: { email: string; name: string };
  /** A code was mailed, and its field is shown. */
  codeSent: boolean;
  /** The path to return to. The referrer of a reloaded panel is the panel itself. */
  returnTo: string;
};

/** Signs in or up, and redirects with a new document, so that nothing of the previous visitor stays. */
export async function answerPanel(services: Services, request: Request) {
  const form = await readFormData(request);
  const sent = Form.parse(Object.fromEntries(form));
  const wrong = firstMistake(sent);
  if (wrong) return backToForm(sent, wrong);
  const response = await ask(services, request.headers, sent);
  if (!response.ok) return backToForm(sent, await problemOf(response));
  const headers = new Headers();
  for (const cookie of response.headers.getSetCookie()) headers.append("set-cookie", cookie);
  if (sent.intent === "send-code") return data(answerTo(sent, null), { status: 200, headers });
  const returnTo = safeReturn(sent.returnTo, "/");
  if (returnTo !== "/") return redirectDocument(returnTo, { headers });
  const session = await services.identity.sessionOf(cookiesOf(response));
  return redirectDocument(homeOf(session?.roles ?? []), { headers });
}

/** The headers of the next request of a browser that gets this response. */
function cookiesOf(response: Response): Headers {
  const pairs = response.headers.getSetCookie().map((cookie) => cookie.split(";", 1)[0]);
  return new Headers({ cookie: pairs.join("; ") });
}

function ask({ identity }: Services, headers: Headers, sent: Sent): Promise<Response> {
  const { email, password, name, code } = sent;
  switch (sent.intent) {
    case "sign-in":
      return identity.signIn(headers, { email, password });
    case "sign-up":
      return identity.signUp(headers, { name, email, password });
    case "send-code":
      return identity.sendCode(headers, email);
    case "code":
      return identity.signInWithCode(headers, { email, code: digitsOnly(code) });
  }
}

/** The form with its problem. Answers 200, so that browsers log no failed request. */
function backToForm(sent: Sent, problem: Problem) {
  return data(answerTo(sent, problem), {
    status: problem.status === 429 || problem.status >= 500 ? problem.status : 200,
  });
}

function answerTo({ intent, email, name, returnTo }: Sent, problem: Problem | null): PanelAnswer {
  const codeSent = intent === "code" ? problem?.field !== "email" : intent === "send-code" && !problem;
  return { problem, values: { email, name }, codeSent, returnTo: safeReturn(returnTo, "/") };
}
