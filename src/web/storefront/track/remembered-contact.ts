import { type FormEvent, type RefObject, useEffect } from "react";

const NAME = "trackContact";

/**
 * "Remember me": e-mail or mobile stay in this browser, and the order never does. Fills them in when the page opens.
 * @returns what to do when the form is sent: keep them, or forget them where the box is not ticked
 */
export function useRememberedContact(form: RefObject<HTMLFormElement | null>) {
  useEffect(() => {
    const known = remembered();
    const { contact, box } = fieldsOf(form.current);
    if (!known || !contact || !box) return;
    if (contact.value === "") contact.value = known;
    box.checked = true;
  }, [form]);

  return ({ currentTarget }: FormEvent<HTMLFormElement>) => {
    const { contact, box } = fieldsOf(currentTarget);
    try {
      if (box?.checked && contact?.value.trim()) localStorage.setItem(NAME, contact.value.trim());
      else localStorage.removeItem(NAME);
    } catch {
      // A browser that keeps nothing asks again the next time.
    }
  };
}

function remembered(): string | null {
  try {
    return localStorage.getItem(NAME);
  } catch {
    return null;
  }
}

function fieldsOf(form: HTMLFormElement | null) {
  const input = (name: string) => {
    const field = form?.elements.namedItem(name);
    return field instanceof HTMLInputElement ? field : null;
  };
  return { contact: input("contact"), box: input("remember") };
}
