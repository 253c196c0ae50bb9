import Send from "lucide-react/icons/send";
import { type FormEvent, type RefObject, useEffect, useRef, useState } from "react";
import { useFetcher } from "react-router";
import type { Day } from "../../../shop/basics/india-time.ts";
import type { PastReceiver } from "../../../shop/orders/receivers/past-receivers.ts";
import type { PreparedOrder } from "../../../shop/phone-orders/prepare-phone-order.ts";
import { useFormFocus } from "../../forms/use-form-focus.ts";
import { Button } from "../../ui/button.tsx";
import { Alert } from "../../ui/note.tsx";
import { CallerFields } from "./caller-fields.tsx";
import {
  type FieldProps,
  NEW_CUSTOMER,
  type PhoneOrderAnswer,
  type PhoneOrderReply,
} from "./phone-order-fields.ts";
import { ProductFields } from "./product-fields.tsx";
import { ReceiverFields } from "./receiver-fields.tsx";
import { SlotFields } from "./slot-fields.tsx";
import { Total } from "./total.tsx";
import { useOrderErrors } from "./use-order-errors.ts";

type FormProps = {
  /** Idempotency key: the form, sent twice, makes one order. */
  orderKey: string;
  today: Day;
  lastDay: Day;
  answered: PhoneOrderAnswer | undefined;
};

/** Pause in ms after the last key before the shop is asked. */
const PAUSE = 300;

/** Pause in ms before a shop that could not be reached is asked again. */
const RETRY_PAUSE = 5_000;

/** Fields whose change changes what the shop offers. */
const LOOKED_UP: readonly string[] = ["phone", "product", "sku", "pincode", "date", "slot"];

const NOTHING: PreparedOrder = {
  ...{ callers: [], skus: [], isNothingFound: false },
  ...{ delivery: null, deliveryProblem: null, quote: null },
};

/** The whole order on one page. Without script, Look up does what typing does with it. */
export function PhoneOrderForm({ orderKey, today, lastDay, answered }: FormProps) {
  const fetcher = useFetcher<PhoneOrderReply>();
  const { answer, prepared = NOTHING, deliveryWords = "" } = useLastAnswer(fetcher.data, answered) ?? {};
  const unreached = useUnreached(fetcher.data);
  const { refused, errorOf, noteChange } = useOrderErrors(answer);
  const form = useFormFocus(refused);
  const { lookUp, cancel } = useLookUp(fetcher, form);
  const isCreating = fetcher.state !== "idle" && fetcher.formData?.get("intent") === "order";
  const [chosenSku, setChosenSku] = useState(answered?.answer.values.sku ?? "");
  const { callers } = prepared;
  const [customer, setCustomer] = useChosenCaller(callers, answered?.answer.values.customer);
  const receivers = callers.find(({ id }) => id === customer)?.receivers ?? [];
  const field: FieldProps = (name) => ({
    ...{ name, defaultValue: answered?.answer.values[name] ?? "", error: errorOf(name) },
  });

  function changed({ currentTarget, target }: FormEvent<HTMLFormElement>) {
    const { name, value } = target as HTMLInputElement;
    noteChange(name);
    if (name === "sku") setChosenSku(value);
    if (LOOKED_UP.includes(name)) lookUp(currentTarget);
  }

  function choose({ name, phone, address, pincode }: PastReceiver) {
    if (!form.current) return;
    for (const [field, value] of Object.entries({ receiver: `${name}, ${phone}`, address, pincode })) {
      const control = form.current.elements.namedItem(field);
      if (control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement)
        control.value = value;
      noteChange(field);
    }
    lookUp(form.current);
  }

  return (
    <fetcher.Form method="post" ref={form} className="call" onChange={changed} onSubmit={cancel} noValidate>
      <input type="hidden" name="key" value={answered?.answer.values.key || orderKey} />
      {/* Enter in a field looks up, and never creates the order. */}
      <button type="submit" name="intent" value="look" className="sr-only" tabIndex={-1} aria-hidden="true" />
      <div className="call-column">
        <CallerFields {...{ field, callers }} chosen={customer} onChoose={setCustomer} />
        <ProductFields {...{ field, prepared, chosenSku }} />
      </div>
      <div className="call-column">
        <SlotFields
          {...{ field, prepared, deliveryWords, today, lastDay }}
          chosen={answered?.answer.values.slot}
        />
        <ReceiverFields {...{ field, receivers }} onChoose={choose} />
      </div>
      <aside className="call-column call-side">
        <Total quote={prepared.quote} isBusy={fetcher.state !== "idle" && !isCreating} />
        {refused?.message && <Alert>{refused.message}</Alert>}
        {unreached && <Alert>{unreached}</Alert>}
        <div className="call-acts">
          <Button type="submit" name="intent" value="order" size="big" wide busy={isCreating}>
            {!isCreating && <Send className="icon" aria-hidden="true" />}
            {isCreating ? "Creating..." : "Create order and send link"}
          </Button>
          <Button type="submit" name="intent" value="look" look="soft" wide>
            Show times and total
          </Button>
        </div>
      </aside>
    </fetcher.Form>
  );
}

/** The last answer that arrived. It stays on screen while the shop cannot be reached. */
function useLastAnswer(latest: PhoneOrderReply | undefined, first: PhoneOrderAnswer | undefined) {
  const [last, setLast] = useState(first);
  const answer = latest && !("unreached" in latest) ? latest : last;
  if (answer !== last) setLast(answer);
  return answer;
}

/** Why the shop has not answered. Of a sent order it stays until that is answered: a look-up does not tell its fate. */
function useUnreached(latest: PhoneOrderReply | undefined): string {
  const [unsentOrder, setUnsentOrder] = useState("");
  if (!latest) return "";
  const isUnreached = "unreached" in latest;
  const isOrder = isUnreached ? latest.isOrder : latest.answer.values.intent === "order";
  const unreached = isUnreached ? latest.unreached : "";
  if (isOrder && unreached !== unsentOrder) setUnsentOrder(unreached);
  return isOrder ? unreached : unsentOrder || unreached;
}

/** The chosen one of these callers, or `NEW_CUSTOMER`: the first one, until staff choose among them. */
function useChosenCaller(callers: PreparedOrder["callers"], sent: string | undefined) {
  const ids = callers.map(({ id }) => id);
  const [choice, setChoice] = useState({ among: ids.join(), customer: sent });
  const chosen = choice.among === ids.join() ? choice.customer : undefined;
  const isOffered = chosen === NEW_CUSTOMER || ids.some((id) => id === chosen);
  const customer = (isOffered ? chosen : ids[0]) ?? NEW_CUSTOMER;
  return [customer, (next: string) => setChoice({ among: ids.join(), customer: next })] as const;
}

/** Asks the shop what it can offer, a moment after the last change, and again while it cannot be reached. */
function useLookUp(
  fetcher: ReturnType<typeof useFetcher<PhoneOrderReply>>,
  form: RefObject<HTMLFormElement | null>,
) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** Changed while the order was being sent. Looked up once that is answered: a look-up would abort it. */
  const waiting = useRef<HTMLFormElement>(null);
  const isSending = fetcher.state === "submitting" && fetcher.formData?.get("intent") === "order";
  const cancel = () => clearTimeout(timer.current);
  const submitLater = (form: HTMLFormElement, pause = PAUSE) => {
    cancel();
    timer.current = setTimeout(() => {
      const sent = new FormData(form);
      sent.set("intent", "look");
      void fetcher.submit(sent, { method: "post" });
    }, pause);
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    if (isSending || !waiting.current) return;
    submitLater(waiting.current);
    waiting.current = null;
  });
  const { state, data } = fetcher;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each reply counts, not each new function
  useEffect(() => {
    const isUnreached = data !== undefined && "unreached" in data;
    if (state === "idle" && isUnreached && form.current) submitLater(form.current, RETRY_PAUSE);
  }, [state, data]);
  const lookUp = (form: HTMLFormElement) => {
    if (isSending) waiting.current = form;
    else submitLater(form);
  };
  return { lookUp, cancel };
}
