import { type FormEvent, type RefObject, useEffect } from "react";

const NAME = "trackContact";

/**
 * "Remember me": stores e-mail or mobile in this browser, never the order, and fills them in when the page opens.
 * @returns submit handler that stores them, or removes them if the box is not ticked
 */
export function useRememberedContact(form: RefObject<HTMLFormElement | null>) {
  useEffect(() => {
    const storedContact = readContact();
    const { contact, box } = fieldsOf(form.current);
    if (!storedContact || !contact || !box) return;
    if (contact.value === "") contact.value = storedContact;
    box.checked = true;
  }, [form]);

  return ({ currentTarget }: FormEvent<HTMLFormElement>) => {
    const { contact, box } = fieldsOf(currentTarget);
    try {
      if (box?.checked && contact?.value.trim()) localStorage.setItem(NAME, contact.value.trim());
      else localStorage.removeItem(NAME);
    } catch {
      // Without storage, the next visit asks again.
    }
  };
}

function readContact(): string | null {
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
