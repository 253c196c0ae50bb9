import Navigation from "lucide-react/icons/navigation";
import Phone from "lucide-react/icons/phone";
import { telHref } from "../../../ui/tel-href.ts";
import { mapHref, type TourStop } from "./stop-state.ts";

/** Calls the receiver, or says why there is no number. */
export function CallLink({ stop: { phones } }: { stop: Pick<TourStop, "phones"> }) {
  const [phone] = phones;
  if (!phone)
    return (
      <span className="tour-small is-off">
        <Phone className="icon" aria-hidden="true" />
        No number
      </span>
    );
  return (
    <a className="tour-small" href={telHref(phone)}>
      <Phone className="icon" aria-hidden="true" />
      Call
    </a>
  );
}

/** Opens the way to a stop in the phone's map. */
export function MapLink({ stop }: { stop: TourStop }) {
  return (
    <a className="tour-small" href={mapHref(stop)} target="_blank" rel="noreferrer">
      <Navigation className="icon" aria-hidden="true" />
      Map
    </a>
  );
}
