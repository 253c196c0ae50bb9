import { Form } from "react-router";
import type { RunView } from "../../../../shop/runs/get-run.ts";
import { useIntent } from "../../../forms/use-intent.ts";
import { Button } from "../../../ui/button.tsx";
import { Field } from "../../../ui/field.tsx";

/** Gives the run to another rider. For those who plan runs: on this page it costs riders no script. */
export function GiveRun({ riders, riderId }: Pick<RunView, "riders" | "riderId">) {
  const isBusy = useIntent() !== null;
  const others = riders.filter(({ userId }) => userId !== riderId);
  if (others.length === 0) return null;
  return (
    <Form method="post" className="paper-rider">
      <input type="hidden" name="seen" value={riderId} />
      <Field label="Another rider">
        {(control) => (
          <select className="input" name="rider" {...control}>
            {others.map(({ userId, name }) => (
              <option key={userId} value={userId}>
                {name}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Button type="submit" name="intent" value="rider" busy={isBusy}>
        Give this run to them
      </Button>
      <p className="muted">The phone of the present rider then closes no stop of this run any more.</p>
    </Form>
  );
}
