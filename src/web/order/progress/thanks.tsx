import { useEffect, useState } from "react";
import { useLocation, useNavigate } from "react-router";

/** The name of the shopper to thank, from the payment's navigation state (may be empty), else null. */
export function useThanks(): string | null {
  const { state } = useLocation();
  const navigate = useNavigate();
  const thanks: unknown = state?.thanks;
  const [name] = useState(() => (typeof thanks === "string" ? thanks : null));
  // Removed from the history, so that a reload or coming back does not thank again.
  useEffect(() => {
    if (typeof thanks !== "string") return;
    void navigate(".", { replace: true, preventScrollReset: true, state: { ...state, thanks: undefined } });
  }, [thanks, state, navigate]);
  return name;
}

/** Thanks a shopper who has just paid. */
export function Thanks({ name }: { name: string }) {
  const [first] = name.trim().split(/\s+/);
  return (
    <p className="thanks" role="status">
      <b className="display">Thank you{first ? `, ${first}` : ""}.</b> We have your order and your payment,
      and a mail with both is on its way to you.
    </p>
  );
}
