import ChevronLeft from "lucide-react/icons/chevron-left";
import { useEffect, useRef } from "react";
import { Link } from "react-router";
import { singleKeyOf } from "../list/single-keys.ts";
import type { OpenedList } from "./opened-list.server.ts";
import "./neighbour-links.css";

type Beside = NonNullable<OpenedList["beside"]>;

/** The orders before and after this one in the list from which it was opened; also by K and J, as in the list. */
export function NeighbourLinks({ beside: { previous, next } }: { beside: Beside }) {
  const links = useRef<HTMLElement>(null);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const key = singleKeyOf(event);
      if (key === "j" || key === "k")
        links.current?.querySelector<HTMLElement>(`[aria-keyshortcuts=${key}]`)?.click();
    };
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, []);
  return (
    <nav className="sheet-beside" aria-label="Orders of the list" ref={links}>
      <NeighbourLink order={previous} shortcut="k" label="Previous order" />
      <NeighbourLink order={next} shortcut="j" label="Next order" />
    </nav>
  );
}

type NeighbourLinkProps = { order: Beside["next"]; shortcut: "j" | "k"; label: string };

function NeighbourLink({ order, shortcut, label }: NeighbourLinkProps) {
  const icon = <ChevronLeft className="icon" aria-hidden="true" />;
  return order ? (
    <Link to={order.to} aria-label={`${label}: ${order.number}`} aria-keyshortcuts={shortcut}>
      {icon}
    </Link>
  ) : (
    <span>{icon}</span>
  );
}
