import ChevronDown from "lucide-react/icons/chevron-down";
import MapPin from "lucide-react/icons/map-pin";
import { lazy, Suspense, useState } from "react";
import { useDraft } from "../../draft/draft-store.ts";

const PlaceDialog = lazy(() => import("./place-dialog.tsx").then((file) => ({ default: file.PlaceDialog })));

/** Where it shall go, in the header of wide screens; a click changes it. */
export function PlaceChip() {
  return (
    <PlaceButton className="loc">
      {(place) => (
        <span className="loc-t">
          <small>Deliver to</small>
          <b>{place}</b>
        </span>
      )}
    </PlaceButton>
  );
}

/** The same as a line, on narrower screens. */
export function PlaceBar() {
  return (
    <PlaceButton className="locbar">
      {(place) => (
        <span className="loc-t">
          Deliver to <b>{place}</b>
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
  children: (place: string) => React.ReactNode;
}) {
  const { location, area } = useDraft();
  const [open, setOpen] = useState(false);
  const place = location === "" ? "Choose a pincode" : `${location} ${area}`.trim();
  return (
    <>
      <button type="button" className={`${className} needs-script`} onClick={() => setOpen(true)}>
        <MapPin className="ic" aria-hidden="true" />
        {children(place)}
        <ChevronDown className="ic" aria-hidden="true" />
      </button>
      {open && (
        <Suspense>
          <PlaceDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
