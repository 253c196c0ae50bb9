import { useEffect, useState } from "react";
import { useLocation, useNavigate } from "react-router";

/** Who is to be thanked: the name that the payment hands over (it may be empty), or null for anybody else. */
export function useThanks(): string | null {
  const { state } = useLocation();
  const navigate = useNavigate();
  const told: unknown = state?.thanks;
  const [name] = useState(() => (typeof told === "string" ? told : null));
  // Once: taken out of the history, so that a reload, or coming back, thanks nobody.
  useEffect(() => {
    if (typeof told !== "string") return;
    void navigate(".", { replace: true, preventScrollReset: true, state: { ...state, thanks: undefined } });
  }, [told, state, navigate]);
  return name;
}

/** Said to a shopper who has just paid. */
export function Thanks({ name }: { name: string }) {
  const [first] = name.trim().split(/\s+/);
  return (
    <p className="thanks" role="status">
      <b className="display">Thank you{first ? `, ${first}` : ""}.</b> We have your order and your payment,
      and a mail with both is on its way to you.
    </p>
  );
}
