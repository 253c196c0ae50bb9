import ArrowRight from "lucide-react/icons/arrow-right";
import Bike from "lucide-react/icons/bike";
import Check from "lucide-react/icons/check";
import Flame from "lucide-react/icons/flame";
import type { ComponentType, SVGProps } from "react";
import { Link, useFetcher } from "react-router";
import type { StaffStatus } from "../../../../shop/orders/rules/offered-statuses.ts";
import type { IntentAnswer } from "../../../forms/intent-answer.ts";
import { TAP_WORDS } from "../kitchen-words.ts";
import type { BoardOrder } from "./board-types.ts";

const ICONS: Partial<Record<StaffStatus, ComponentType<SVGProps<SVGSVGElement>>>> = {
  preparing: Flame,
  ready: Check,
  shipped: Bike,
};

/** One tap moves the order on. An order that takes more than a tap opens its ticket instead. */
export function TapButton({ order: { uuid, number, status, tap } }: { order: BoardOrder }) {
  const fetcher = useFetcher<IntentAnswer<never>>({ key: `tap ${uuid}` });
  if (tap === null) {
    return (
      <Link className="docket-tap" to={`/admin/kitchen/${uuid}`} aria-label={`Hand over order ${number}`}>
        <ArrowRight className="icon" aria-hidden="true" />
        Hand over
      </Link>
    );
  }
  const Icon = ICONS[tap] ?? ArrowRight;
  const isBusy = fetcher.state !== "idle";
  const refusal = fetcher.data && !fetcher.data.ok && !isBusy ? fetcher.data.message : "";
  return (
    <>
      <fetcher.Form method="post" className="docket-form">
        <input type="hidden" name="id" value={uuid} />
        <input type="hidden" name="to" value={tap} />
        <input type="hidden" name="seen" value={status} />
        <button
          type="submit"
          name="intent"
          value="move"
          className="docket-tap"
          aria-label={`${TAP_WORDS[tap]}: order ${number}`}
          aria-busy={isBusy || undefined}
          aria-disabled={isBusy || undefined}
          onClick={(event) => isBusy && event.preventDefault()}
        >
          <Icon className="icon" aria-hidden="true" />
          {TAP_WORDS[tap]}
        </button>
      </fetcher.Form>
      {refusal && (
        <p className="docket-refusal" role="alert">
          {refusal}
        </p>
      )}
    </>
  );
}
