import { type BackGuard, guardBack } from "./back-guard.ts";
import { drawing, element } from "./element.ts";
import type { CheckoutOptions, PaymentFailure, SignedPayment } from "./options.ts";
import { busyPage, type CardEntry, cardPage, donePage, failedPage, otpPage, upiPage } from "./pages.ts";
import { type Means, pay } from "./pay.ts";
import { tabs } from "./tabs.ts";
import { readableOn } from "./theme.ts";

/** How long "paid" is shown before control returns to the shop, in ms. */
const SHOW_PAID_MS = 900;

export type CheckoutWindow = { show(): void; close(): void };

/** As wide-and-motion.css lays it out beside the order. */
const WIDE = "(width >= 47.5em)";

/** In the order of the cascade. */
const STYLES = ["./frame.css", "./controls.css", "./states.css", "./wide-and-motion.css"];

let styles: Promise<CSSStyleSheet[]> | null = null;

/** A strict content security policy allows scripts to add constructed stylesheets only. */
async function loadStyle(file: string): Promise<CSSStyleSheet> {
  const answer = await fetch(new URL(file, import.meta.url));
  return new CSSStyleSheet().replace(await answer.text());
}

/** The sandbox's window for one order: a modal dialog in a shadow root, isolated from the shop's styles. */
export async function openWindow(
  options: CheckoutOptions,
  failed: (failure: PaymentFailure) => void,
): Promise<CheckoutWindow> {
  styles ??= Promise.all(STYLES.map(loadStyle));
  const sheets = await styles;
  const amount = showAmount(options);
  const host = hostOf(options);
  const root = host.attachShadow({ mode: "open" });
  root.adoptedStyleSheets = sheets;

  const main = element("div", { class: "main" });
  const status = element("p", { class: "hidden", role: "status" });
  const timeLeft = element("p", { class: "time" });
  const card: CardEntry = { number: "", expiry: "", cvv: "" };
  let method = options.prefill?.method === "card" ? "card" : "upi";
  let busy = false;
  let stopCountDown = () => {};
  let guard: BackGuard | null = null;

  function show(page: HTMLElement, message = "") {
    main.replaceChildren(page);
    status.textContent = message;
    page.querySelector<HTMLElement>("[data-first]")?.focus();
  }

  function showMethods() {
    const upi = () =>
      upiPage({
        isPhone: !matchMedia(WIDE).matches,
        upiUrl: upiUrl(options),
        amount,
        vpa: options.prefill?.vpa ?? "",
        pay: (vpa) => attempt({ method: "upi", vpa }, "Waiting for your UPI app"),
      });
    const cards = () => cardPage({ entry: card, pay: askForOtp });
    const methods = [
      { name: "upi", label: "UPI", page: upi },
      { name: "card", label: "Card", page: cards },
    ];
    show(
      tabs(methods, method, (name) => {
        method = name;
        showMethods();
      }),
    );
  }

  function askForOtp({
    number,
    month,
    year,
    cvv,
  }: {
    number: string;
    month: number;
    year: number;
    cvv: string;
  }) {
    const withOtp = (otp: string) => {
      const means = { number, expiry_month: month, expiry_year: 2000 + year, cvv, otp };
      attempt({ method: "card", card: means }, "Asking your bank");
    };
    show(otpPage({ lastDigits: number.slice(-4), amount, pay: withOtp, back: showMethods }));
  }

  async function attempt(means: Means, waiting: string) {
    if (busy) return;
    busy = true;
    closeButton.disabled = true;
    show(busyPage(waiting), waiting);
    const answer = await pay(options.order_id, means);
    busy = false;
    closeButton.disabled = false;
    if (answer.how === "paid") return succeed(answer.signedPayment);
    const reason =
      answer.how === "declined"
        ? answer.failure.error.description
        : "The payment sandbox did not answer. If you were charged, the shop will know.";
    if (answer.how === "declined") failed(answer.failure);
    show(failedPage(reason, { again: showMethods, close: dismiss }));
  }

  function succeed(signedPayment: SignedPayment) {
    busy = true;
    closeButton.disabled = true;
    show(donePage(amount), `${amount} paid`);
    setTimeout(async () => {
      await leave();
      if (options.handler) options.handler(signedPayment);
      else if (options.callback_url) postSignedPayment(options.callback_url, signedPayment);
    }, SHOW_PAID_MS);
  }

  /** Call the shop only after the history entry is gone, because it may navigate at once. */
  async function leave() {
    stopCountDown();
    dialog.close();
    host.remove();
    document.documentElement.style.removeProperty("overflow");
    const held = guard;
    guard = null;
    await held?.release();
  }

  /** Returns false during a payment: the window stays open. */
  function dismiss(): boolean {
    if (!host.isConnected) return true;
    if (busy) return false;
    void leave().then(() => options.modal?.ondismiss?.());
    return true;
  }

  const closeButton = element(
    "button",
    { type: "button", class: "close", "aria-label": "Close the payment window", onclick: dismiss },
    drawing("0 0 24 24", "M6 6l12 12M18 6L6 18"),
  );
  const dialog = dialogOf([headOf(options, { amount, timeLeft }), main, closeButton, status], dismiss);
  root.append(dialog);

  return {
    show() {
      if (host.isConnected) return;
      document.body.append(host);
      document.documentElement.style.overflow = "hidden";
      dialog.showModal();
      showMethods();
      if (options.modal?.handleback !== false) guard = guardBack(dismiss);
      timeLeft.hidden = !options.timeout;
      if (options.timeout) stopCountDown = countDown(timeLeft, options.timeout, dismiss);
    },
    close: dismiss,
  };
}

/** Shows each second how long can still be paid. Returns a function that stops it. */
function countDown(timeLeft: HTMLElement, seconds: number, onEnd: () => void): () => void {
  const closesAt = Date.now() + seconds * 1000;
  const tick = () => {
    const left = Math.max(0, Math.ceil((closesAt - Date.now()) / 1000));
    timeLeft.textContent = `${Math.floor(left / 60)}:${String(left % 60).padStart(2, "0")} left to pay`;
    if (left === 0) onEnd();
  };
  tick();
  const timer = setInterval(tick, 1_000);
  return () => clearInterval(timer);
}

/** The element that holds the window, in the colour of the shop. */
function hostOf({ theme }: CheckoutOptions): HTMLElement {
  const host = element("div", { class: "razorpay-sandbox" });
  const { background, text } = readableOn(theme?.color ?? "");
  host.style.setProperty("--theme", background);
  host.style.setProperty("--on-theme", text);
  return host;
}

/** Shows the amount and the shop that receives it. */
function headOf(options: CheckoutOptions, { amount, timeLeft }: { amount: string; timeLeft: HTMLElement }) {
  const { name = "the shop", description, order_id: orderId } = options;
  return element(
    "div",
    { class: "head" },
    element("p", { class: "sandbox" }, element("strong", {}, "SANDBOX"), " No real money moves"),
    element(
      "div",
      { class: "shop" },
      element("h2", { id: "title" }, element("span", { class: "quiet" }, "Pay "), name),
      description ? element("p", { class: "what" }, description) : null,
    ),
    element("p", { class: "amount" }, amount),
    timeLeft,
    element("p", { class: "order" }, orderId),
  );
}

/** A dialog that the browser never closes by itself: `dismiss` decides, because a payment may be under way. */
function dialogOf(parts: HTMLElement[], dismiss: () => void): HTMLDialogElement {
  const ask = (event: Event) => {
    event.preventDefault();
    dismiss();
  };
  const dialog = element("dialog", { "aria-labelledby": "title", oncancel: ask }, ...parts);
  // Chromium closes a dialog on a second Escape even if the cancel event is prevented.
  dialog.addEventListener("keydown", (event) => {
    if (event.key === "Escape") ask(event);
  });
  return dialog;
}

function showAmount({ amount, currency = "INR" }: CheckoutOptions): string {
  const value = Number(amount) / 100;
  const minimumFractionDigits = Number.isInteger(value) ? 0 : 2;
  return new Intl.NumberFormat("en-IN", { style: "currency", currency, minimumFractionDigits }).format(value);
}

function upiUrl(options: CheckoutOptions): string {
  const rupees = (Number(options.amount) / 100).toFixed(2);
  const name = encodeURIComponent((options.name ?? "Shop").slice(0, 12));
  return `upi://pay?pa=success@razorpay&pn=${name}&am=${rupees}&cu=INR&tr=${options.order_id}`;
}

function postSignedPayment(url: string, signedPayment: SignedPayment) {
  const fields = Object.entries(signedPayment).map(([name, value]) =>
    element("input", { type: "hidden", name, value }),
  );
  const form = element("form", { method: "post", action: url }, ...fields);
  document.body.append(form);
  form.submit();
}
