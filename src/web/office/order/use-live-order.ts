import { useCallback, useEffect, useRef, useState } from "react";
import { useNavigation, useRevalidator } from "react-router";
import type { OrderState } from "../../../contract/orders.ts";
import type { OrderStory } from "../../../shop/back-office/get-order-story.ts";
import { useStream } from "../../client-data/use-stream.ts";
import { shopNow } from "../../clock/shop-clock.ts";

/** The time until which the page may read the order again by itself; null for staff who may not follow it. */
export type Following = { until: Date } | null;

/**
 * Shows changes of the order without a reload. Reads again only if the order has moved on from what is shown: each form
 * causes an event too.
 * @returns whether it changed after `until`: reading it then would lead to the page that asks for the password
 */
export function useLiveOrder(story: OrderStory, following: Following): boolean {
  const { revalidate } = useRevalidator();
  const [isOutdated, setOutdated] = useState(false);
  const isSending = useNavigation().state !== "idle";
  const latest = useRef({ shown: "", until: 0, isSending: false });
  /** The last event that arrived while a form was sent. */
  const postponed = useRef<string | null>(null);
  useEffect(() => {
    latest.current = { ...latest.current, shown: shownState(story), until: following?.until.getTime() ?? 0 };
    setOutdated(false);
  }, [story, following]);
  const onEvent = useCallback(
    (data: string) => {
      const { shown, until, isSending: isBusy } = latest.current;
      // Reading the order now would drop the answer of the form that is being sent.
      postponed.current = isBusy ? data : null;
      if (isBusy || keyOf(JSON.parse(data) as OrderState) === shown) return;
      if (shopNow().getTime() < until) void revalidate();
      else setOutdated(true);
    },
    [revalidate],
  );
  useEffect(() => {
    latest.current.isSending = isSending;
    if (!isSending && postponed.current !== null) onEvent(postponed.current);
  }, [isSending, onEvent]);
  useStream(following && `/api/orders/${story.uuid}/events`, "order", { onEvent });
  return isOutdated;
}

function shownState({ status, events, money }: OrderStory): string {
  const updatedAt = events.at(-1)?.at.toISOString() ?? "";
  return keyOf({ status, updatedAt, refunds: money?.refunds.map(({ stage }) => stage) ?? [] });
}

function keyOf({ status, updatedAt, refunds }: Pick<OrderState, "status" | "updatedAt" | "refunds">): string {
  // Before its first event an order has the time at which it was created.
  return JSON.stringify([status, status === "awaiting payment" ? "" : updatedAt, refunds]);
}
