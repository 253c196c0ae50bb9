import { Dialog } from "../../ui/dialog.tsx";
import { LocationForm } from "./location-form.tsx";

/** Asks for the delivery location. */
export function LocationDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog open onClose={onClose} title="Where should it arrive?" width="30rem">
      <LocationForm onChosen={onClose} />
    </Dialog>
  );
}
