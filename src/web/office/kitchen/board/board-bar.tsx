import Volume2 from "lucide-react/icons/volume-2";
import VolumeOff from "lucide-react/icons/volume-off";
import WifiOff from "lucide-react/icons/wifi-off";
import { Link, useRevalidator } from "react-router";
import type { Role } from "../../../../shop/accounts/rules/roles.ts";
import { dayOf, showDay, showTime } from "../../../../shop/basics/india-time.ts";
import { useShop } from "../../../shop-facts.ts";
import { BrandMark } from "../../../ui/brand-mark.tsx";
import { classes } from "../../../ui/classes.ts";
import { hasOtherPages, PagesMenu } from "../../pages-menu.tsx";
import { chipLabel } from "../kitchen-words.ts";
import { boardHref } from "./board-href.ts";
import type { ShownBoard } from "./board-types.ts";
import type { Connection } from "./follow-board.ts";

const KITCHEN_PATH = "/admin/kitchen";

const CONNECTION_WORDS: Record<Connection, string> = {
  connecting: "Connecting",
  live: "Live",
  offline: "Offline",
};

type BoardBarProps = {
  board: ShownBoard;
  /** The key of the shown slot; null for all. */
  slot: string | null;
  connection: Connection;
  roles: Role[];
  sound: { isSoundOn: boolean; toggleSound: () => void };
};

/** The kitchen's name, or the menu in place of its mark, a chip for each slot, clock, connection and sound. */
export function BoardBar({ board, slot, connection, roles, sound }: BoardBarProps) {
  const { kitchen, at, slots, orders } = board;
  const shop = useShop();
  const { state } = useRevalidator();
  const chips = [{ key: null, label: "All", many: orders.length }, ...slots];
  const SoundIcon = sound.isSoundOn ? Volume2 : VolumeOff;
  return (
    <header className="kitchen-bar on-jam edge-b">
      <PagesMenu roles={roles} here={KITCHEN_PATH} isCompact />
      <Link className="kitchen-name" to={KITCHEN_PATH}>
        {!hasOtherPages(roles, KITCHEN_PATH) && <BrandMark monogram={shop.monogram} />}
        <h1>
          {kitchen.name}
          <small>{showDay(dayOf(at))}</small>
        </h1>
      </Link>
      <nav className="kitchen-slots" aria-label="Slots">
        <ul>
          {chips.map(({ key, label, many }) => (
            <li key={label}>
              <Link
                to={boardHref({ kitchen: kitchen.id, slot: key })}
                aria-current={key === slot ? "true" : undefined}
                preventScrollReset
                replace
                // The board has all slots already, also without a connection. A read under way would be dropped.
                defaultShouldRevalidate={state !== "idle"}
              >
                {chipLabel(label)} <b>{many}</b>
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <time className="kitchen-clock" dateTime={at.toISOString()}>
        {showTime(at)}
      </time>
      <p className={classes("kitchen-link", `is-${connection}`)} role="status">
        {connection === "offline" ? (
          <WifiOff className="icon" aria-hidden="true" />
        ) : (
          <i aria-hidden="true" />
        )}
        {CONNECTION_WORDS[connection]}
      </p>
      <button
        type="button"
        className={classes("kitchen-sound", !sound.isSoundOn && "is-off")}
        onClick={sound.toggleSound}
      >
        <SoundIcon className="icon" aria-hidden="true" />
        {sound.isSoundOn ? "Sound on" : "Sound off"}
      </button>
    </header>
  );
}
