import { useEffect, useState } from "react";
import { browserStore } from "../../draft/text-store.ts";

const NAME = "complaintAnswer";

/**
 * The unsent answer to a complaint, with its setter. This tab keeps it until it is sent, because it may be
 * written on the complaint's page and sent with a refund on its order's page, with a sign-in between the two.
 * @param ticket the complaint; undefined for none
 * @param sent the result of sending it; falsy until then
 * @param first what the server has read, if the page comes without script
 */
export function useAnswerDraft(
  ticket: string | undefined,
  sent: unknown,
  first: string,
): [answer: string, setAnswer: (text: string) => void] {
  const [text, setText] = useState(first);
  useEffect(() => {
    const store = browserStore("sessionStorage");
    if (sent) {
      store.removeItem(NAME);
      setText("");
    } else if (ticket) {
      const [draftOf, ...draft] = (store.getItem(NAME) ?? "").split("\n");
      if (draftOf === ticket) setText((now) => now || draft.join("\n"));
    }
  }, [ticket, sent]);
  const change = (changed: string) => {
    setText(changed);
    try {
      if (ticket) browserStore("sessionStorage").setItem(NAME, `${ticket}\n${changed}`);
    } catch {
      // Storage is full: the text is on this page only.
    }
  };
  return [text, change];
}
