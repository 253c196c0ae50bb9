import ArrowDown from "lucide-react/icons/arrow-down";
import ArrowUp from "lucide-react/icons/arrow-up";
import X from "lucide-react/icons/x";
import "./move-buttons.css";

type MoveButtonsProps = {
  /** Prefix of each button's action. */
  kind?: string;
  /** The entry's place in the draft, such as `0.2`. */
  place: string;
  name: string;
  /** The entry can be moved, but not removed. */
  isFixed?: boolean;
};

/** The buttons that move an entry of the draft by one place, or remove it. */
export function MoveButtons({ kind = "", place, name, isFixed = false }: MoveButtonsProps) {
  const button = { type: "submit", name: "intent", className: "move-button" } as const;
  return (
    <span className="move-buttons">
      <button {...button} value={`${kind}up ${place}`} aria-label={`Move ${name} up`}>
        <ArrowUp className="icon" aria-hidden="true" />
      </button>
      <button {...button} value={`${kind}down ${place}`} aria-label={`Move ${name} down`}>
        <ArrowDown className="icon" aria-hidden="true" />
      </button>
      {!isFixed && (
        <button {...button} value={`${kind}remove ${place}`} aria-label={`Remove ${name}`}>
          <X className="icon" aria-hidden="true" />
        </button>
      )}
    </span>
  );
}
