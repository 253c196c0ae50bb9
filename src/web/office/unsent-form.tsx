import { type RefObject, useCallback, useEffect, useRef, useState } from "react";
import { useLocation, useOutletContext } from "react-router";
import { browserStore } from "../draft/text-store.ts";
import { Button } from "../ui/button.tsx";
import { readUnsentForm, removeUnsentForm, storeUnsentForm, type TypedFields } from "./unsent-form-store.ts";

/** The data that the frame of the office passes to its pages. */
export type OfficeFrame = { staffId: string };

type UnsentFormProps = {
  form: RefObject<HTMLFormElement | null>;
  /** The answer to the form, and whether all that was typed is saved with it. */
  answer: unknown;
  isSaved: boolean;
};

/**
 * Stores the typed text of a form when it is sent and when the page is left, until it is saved. Whoever comes back, by
 * a link or after a session that ended meanwhile, finds it in the form again, and this says so.
 */
export function UnsentForm({ form, answer, isSaved }: UnsentFormProps) {
  const { staffId } = useOutletContext<OfficeFrame>();
  const { pathname: path } = useLocation();
  const [isRestored, setRestored] = useState(false);
  const isTyped = useRef(false);
  /** The form at the end: when the page has gone, `form` is empty already. */
  const lastForm = useRef<HTMLFormElement>(null);
  const forget = useCallback(() => {
    isTyped.current = false;
    removeUnsentForm(browserStore("sessionStorage"));
    setRestored(false);
  }, []);

  // Before the form is filled: a form that appears with its answer must show what is stored now.
  useEffect(() => {
    if (answer && isSaved) forget();
  }, [answer, isSaved, forget]);

  useEffect(() => {
    const fields = form.current && readUnsentForm(browserStore("sessionStorage"), { staffId, path });
    setRestored(fields !== null);
    if (!form.current || !fields) return;
    fillForm(form.current, fields);
    isTyped.current = true;
  }, [form, staffId, path]);

  useEffect(() => {
    if (form.current) lastForm.current = form.current;
  });

  useEffect(() => {
    const store = () => {
      if (lastForm.current)
        storeUnsentForm(browserStore("sessionStorage"), { staffId, path }, fieldsOf(lastForm.current));
    };
    const onInput = ({ target }: Event) => {
      if (target instanceof Node && form.current?.contains(target)) isTyped.current = true;
    };
    // Also what was typed before the script ran.
    const onSubmit = ({ target }: Event) => {
      if (target === form.current) store();
    };
    const onLeave = () => {
      if (isTyped.current) store();
    };
    document.addEventListener("input", onInput);
    document.addEventListener("submit", onSubmit, true);
    window.addEventListener("pagehide", onLeave);
    return () => {
      document.removeEventListener("input", onInput);
      document.removeEventListener("submit", onSubmit, true);
      window.removeEventListener("pagehide", onLeave);
      onLeave();
      isTyped.current = false;
    };
  }, [form, staffId, path]);

  if (!isRestored) return null;
  return (
    <div className="office-unsent" role="status">
      <p>What you typed here before was not saved. It is in the form again.</p>
      <Button
        look="soft"
        size="small"
        onClick={() => {
          forget();
          window.location.reload();
        }}
      >
        Discard it
      </Button>
    </div>
  );
}

function fieldsOf(form: HTMLFormElement): TypedFields {
  return [...new FormData(form)].flatMap(
    ([name, value]): TypedFields => (typeof value === "string" ? [{ name, value }] : []),
  );
}

/**
 * Hidden fields are filled too: they say which version the text was written for. A folded part with a field that
 * differs is opened.
 */
function fillForm(form: HTMLFormElement, fields: TypedFields): void {
  const values = Map.groupBy(fields, ({ name }) => name);
  for (const field of form.elements) {
    if (field instanceof HTMLTextAreaElement || field instanceof HTMLSelectElement) {
      const value = values.get(field.name)?.[0]?.value;
      if (value !== undefined) field.value = value;
    }
    if (!(field instanceof HTMLInputElement)) continue;
    const typed = values.get(field.name)?.map(({ value }) => value) ?? [];
    if (field.type === "checkbox" || field.type === "radio") field.checked = typed.includes(field.value);
    else if (typed[0] !== undefined) field.value = typed[0];
    const isChanged = field.checked !== field.defaultChecked || field.value !== field.defaultValue;
    if (isChanged) field.closest("details")?.setAttribute("open", "");
  }
}
