import Laptop from "lucide-react/icons/laptop";
import MonitorSmartphone from "lucide-react/icons/monitor-smartphone";
import Smartphone from "lucide-react/icons/smartphone";
import Tablet from "lucide-react/icons/tablet";
import { Form, useNavigation } from "react-router";
import type { DeviceKind } from "../../../shop/accounts/rules/device-name.ts";
import type { IntentAnswer } from "../../forms/intent-answer.ts";
import { Button } from "../../ui/button.tsx";
import { Message } from "../../ui/field.tsx";
import { Alert } from "../../ui/note.tsx";
import type { SecurityField } from "./security-action.ts";

type ShownSession = {
  id: string;
  isThis: boolean;
  device: string;
  kind: DeviceKind;
  ip: string;
  since: string;
  seen: string;
};

const PICTURES = { phone: Smartphone, tablet: Tablet, computer: Laptop, unknown: MonitorSmartphone };

/** The customer's sessions, each with a sign-out button. */
export function SessionsCard({
  sessions,
  answer,
}: {
  sessions: ShownSession[];
  answer: IntentAnswer<SecurityField> | undefined;
}) {
  const { formData } = useNavigation();
  const underWay = formData ? `${formData.get("intent")} ${formData.get("id") ?? ""}`.trim() : "";
  return (
    <section className="care-card" aria-labelledby="devices">
      <h2 id="devices">Where you are signed in</h2>
      <p>You do not know one of these? Sign it out, and change your password.</p>
      <div role="status">{answer?.ok && <Message kind="ok">{answer.message}</Message>}</div>
      {answer && !answer.ok && <Alert>{answer.message}</Alert>}
      <ul className="care-rows">
        {sessions.map(({ id, isThis, device, kind, ip, since, seen }) => {
          const Picture = PICTURES[kind];
          return (
            <li key={id}>
              <Picture className="icon" aria-hidden="true" />
              <p>
                <b>
                  {device}
                  {isThis && <span className="care-tag">This device</span>}
                </b>
                <span className="text-small muted">
                  Last used {seen}
                  {ip && ` from ${ip}`} · signed in {since}
                </span>
              </p>
              <Form method="post" preventScrollReset>
                <input type="hidden" name="id" value={id} />
                <Button
                  type="submit"
                  look="soft"
                  size="small"
                  name="intent"
                  value="end-session"
                  aria-label={`Sign out ${isThis ? "this device" : device}`}
                  busy={underWay === `end-session ${id}`}
                >
                  Sign out
                </Button>
              </Form>
            </li>
          );
        })}
      </ul>
      <Form method="post" className="care-go" preventScrollReset>
        {sessions.length > 1 && (
          <Button
            type="submit"
            look="ghost"
            name="intent"
            value="end-others"
            busy={underWay === "end-others"}
          >
            Sign out all other devices
          </Button>
        )}
        <Button type="submit" look="ghost" name="intent" value="end-all" busy={underWay === "end-all"}>
          Sign out everywhere
        </Button>
      </Form>
    </section>
  );
}
