import ChevronDown from "lucide-react/icons/chevron-down";
import MapPin from "lucide-react/icons/map-pin";
import { lazy, type ReactNode, Suspense, useState } from "react";
import { useDraftText } from "../../draft/draft-store.ts";

const PlaceDialog = lazy(() =>
  import("./location-dialog.tsx").then((file) => ({ default: file.LocationDialog })),
);

const NO_PLACE = "Choose a pincode";

/** The delivery location, in the header of wide screens; a click changes it. */
export function LocationChip() {
  return (
    <PlaceButton className="place-chip">
      {({ pincode, area }) => (
        <span className="place-text">
          <small className="place-label">Deliver to {area && pincode}</small>
          <b className="place-name">{area || pincode || NO_PLACE}</b>
        </span>
      )}
    </PlaceButton>
  );
}

/** The delivery location as a line, on narrower screens. */
export function LocationBar() {
  return (
    <PlaceButton className="place-bar">
      {({ pincode, area }) => (
        <span className="place-text">
          Deliver to <b>{`${pincode} ${area}`.trim() || NO_PLACE}</b>
        </span>
      )}
    </PlaceButton>
  );
}

function PlaceButton({
  className,
  children,
}: {
  className: string;
  children: (place: { pincode: string; area: string }) => ReactNode;
}) {
  const location = useDraftText("location");
  const area = useDraftText("area");
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" className={`${className} needs-script`} onClick={() => setOpen(true)}>
        <MapPin className="icon" aria-hidden="true" />
        {children({ pincode: location, area })}
        <ChevronDown className="icon" aria-hidden="true" />
      </button>
      {open && (
        <Suspense>
          <PlaceDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
