import { drawing, element } from "./element.ts";

const TICK = "M4 12.5l5 5L20 6.5";
const CROSS = "M6 6l12 12M18 6L6 18";

/** While the bank works. The window's status line announces the text. */
export function busyPage(text: string): HTMLElement {
  return element(
    "div",
    { class: "state" },
    element("div", { class: "spinner", "aria-hidden": "true" }),
    element("p", { class: "state-title" }, text),
    element("p", { class: "quiet" }, "Please keep this window open."),
  );
}

export function donePage(amount: string): HTMLElement {
  const mark = element("div", { class: "mark ok" }, drawing("0 0 24 24", TICK));
  return element(
    "div",
    { class: "state" },
    mark,
    element("p", { class: "state-title" }, `${amount} paid`),
    element("p", { class: "quiet" }, "Taking you back to the shop."),
  );
}

/** The attempt failed: why, and what the shopper can do now. */
export function failedPage(
  reason: string,
  { again, close }: { again: () => void; close: () => void },
): HTMLElement {
  return element(
    "div",
    { class: "state" },
    element("div", { class: "mark bad" }, drawing("0 0 24 24", CROSS)),
    element(
      "div",
      { role: "alert" },
      element("p", { class: "state-title" }, "Payment failed"),
      element("p", {}, reason),
    ),
    element("button", { type: "button", class: "primary", onclick: again, "data-first": true }, "Try again"),
    element("button", { type: "button", class: "plain", onclick: close }, "Back to the shop"),
  );
}

/** UPI by app, id or QR code. A phone cannot scan its own screen: there the code comes last, elsewhere first. */
export function upiPage(about: {
  /** Whether UPI apps are on this device. */
  isPhone: boolean;
  /** The text of the QR code, which opens the payment in a UPI app. */
  upiUrl: string;
  amount: string;
  vpa: string;
  pay: (vpa: string) => void;
}): HTMLElement {
  const qrCode = new URL("qr-code.svg", import.meta.url);
  qrCode.searchParams.set("text", about.upiUrl);
  const field = labelled("UPI id", {
    name: "vpa",
    value: about.vpa,
    autocomplete: "off",
    autocapitalize: "none",
    spellcheck: "false",
    inputmode: "email",
    hint: "success@razorpay pays, failure@razorpay is declined.",
  });
  const or = () => element("p", { class: "or" }, element("span", {}, "or"));
  const payAtOnce = () => about.pay("success@razorpay");
  const app = element(
    "section",
    { "aria-label": "Pay by UPI app" },
    element("button", { type: "button", class: "primary", onclick: payAtOnce }, "Pay with a UPI app"),
    element("p", { class: "quiet" }, "A practice app: it pays at once."),
  );
  const scan = element(
    "section",
    { class: "scan", "aria-label": "Pay by QR code" },
    element("img", { src: qrCode.href, alt: "QR code of this UPI payment" }),
    element(
      "div",
      {},
      element("p", { class: "lead" }, "Scan with a UPI app"),
      element("p", { class: "quiet" }, "A practice code: no app can pay it. Press the button as if you had."),
      element("button", { type: "button", class: "outline", onclick: payAtOnce }, "I have paid"),
    ),
  );
  const byId = form([field.box], `Pay ${about.amount}`, () => {
    const vpa = field.input.value.trim();
    if (!/^[\w.-]{2,}@[a-z][\w.]+$/i.test(vpa)) {
      return field.complain("Enter a UPI id such as success@razorpay.");
    }
    about.pay(vpa);
  });
  const ways = about.isPhone ? [app, or(), byId, or(), scan] : [scan, or(), byId];
  return element("div", { class: "upi" }, ...ways);
}

export type CardEntry = { number: string; expiry: string; cvv: string };

/** Card details, kept in `entry` for the next attempt. */
export function cardPage(about: {
  entry: CardEntry;
  pay: (card: { number: string; month: number; year: number; cvv: string }) => void;
}): HTMLElement {
  const { entry } = about;
  const number = labelled("Card number", {
    name: "number",
    inputmode: "numeric",
    autocomplete: "off",
    maxlength: 23,
    value: entry.number,
    hint: "4111 1111 1111 1111 pays, 4000 0000 0000 0002 is declined.",
  });
  const expiry = labelled("Expiry (MM / YY)", {
    name: "expiry",
    inputmode: "numeric",
    autocomplete: "off",
    maxlength: 7,
    value: entry.expiry,
  });
  const cvv = labelled("CVV", {
    name: "cvv",
    type: "password",
    inputmode: "numeric",
    autocomplete: "off",
    maxlength: 4,
    value: entry.cvv,
  });
  number.input.addEventListener("input", () => {
    entry.number = digits(number.input).replace(/(\d{4})(?=\d)/g, "$1 ");
    number.input.value = entry.number;
  });
  expiry.input.addEventListener("input", (event) => {
    const typed = digits(expiry.input).slice(0, 4);
    const deleting = (event as InputEvent).inputType?.startsWith("delete");
    entry.expiry =
      typed.length > 2 || (typed.length === 2 && !deleting)
        ? `${typed.slice(0, 2)} / ${typed.slice(2)}`
        : typed;
    expiry.input.value = entry.expiry;
  });
  cvv.input.addEventListener("input", () => {
    entry.cvv = digits(cvv.input);
    cvv.input.value = entry.cvv;
  });
  return form([number.box, element("div", { class: "pair" }, expiry.box, cvv.box)], "Continue", () => {
    const plain = digits(number.input);
    const [month = 0, year = 0] = (digits(expiry.input).match(/^(\d\d)(\d\d)$/) ?? []).slice(1).map(Number);
    for (const field of [number, expiry, cvv]) field.complain("");
    if (cvv.input.value.length < 3) cvv.complain("Enter the 3 or 4 digits.");
    if (month < 1 || month > 12 || year === 0) expiry.complain("Enter month and year, such as 12 / 30.");
    if (plain.length < 12) number.complain("Enter the whole card number.");
    if (cvv.input.value.length < 3 || month < 1 || month > 12 || year === 0 || plain.length < 12) return;
    about.pay({ number: plain, month, year, cvv: cvv.input.value });
  });
}

/** The bank's page of a card payment, which asks for a one-time password. */
export function otpPage(about: {
  lastDigits: string;
  amount: string;
  pay: (otp: string) => void;
  back: () => void;
}): HTMLElement {
  const otp = labelled("One-time password", {
    name: "otp",
    inputmode: "numeric",
    autocomplete: "one-time-code",
    maxlength: 10,
    hint: "The practice bank takes any 4 to 10 digits.",
    first: true,
  });
  otp.input.addEventListener("input", () => {
    otp.input.value = digits(otp.input);
  });
  return element(
    "div",
    {},
    element("p", { class: "lead" }, "Your bank asks for the OTP"),
    element("p", { class: "quiet" }, `For ${about.amount} from the card ending in ${about.lastDigits}.`),
    form([otp.box], `Pay ${about.amount}`, () => {
      if (otp.input.value.length < 4) return otp.complain("Enter at least 4 digits.");
      about.pay(otp.input.value);
    }),
    element("button", { type: "button", class: "plain", onclick: about.back }, "Use another card"),
  );
}

function digits(input: HTMLInputElement): string {
  return input.value.replaceAll(/\D/g, "");
}

function form(fields: HTMLElement[], action: string, submit: () => void): HTMLFormElement {
  return element(
    "form",
    {
      novalidate: true,
      onsubmit: (event) => {
        event.preventDefault();
        submit();
      },
    },
    ...fields,
    element("button", { type: "submit", class: "primary" }, action),
  );
}

type FieldOptions = Record<string, string | number | boolean> & {
  name: string;
  hint?: string;
  first?: boolean;
};

/** A field with its label, its hint, and the space for its error. */
function labelled(label: string, { hint, first, ...attributes }: FieldOptions) {
  const id = `field-${attributes.name}`;
  const input = element("input", {
    id,
    type: "text",
    ...attributes,
    "data-first": first ?? false,
    "aria-describedby": hint ? `${id}-hint ${id}-error` : `${id}-error`,
  });
  const error = element("p", { id: `${id}-error`, class: "error", role: "alert" });
  const box = element(
    "div",
    { class: "field" },
    element("label", { for: id }, label),
    input,
    hint ? element("p", { id: `${id}-hint`, class: "hint" }, hint) : null,
    error,
  );
  const complain = (text: string) => {
    error.textContent = text;
    input.toggleAttribute("aria-invalid", text !== "");
    if (text) {
      input.setAttribute("aria-invalid", "true");
      input.focus();
    }
  };
  input.addEventListener("input", () => complain(""));
  return { box, input, complain };
}
