import { Dialog } from "../../ui/dialog.tsx";
import { PlaceForm } from "./place-form.tsx";

/** Asks for the delivery location. */
export function PlaceDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog open onClose={onClose} title="Where should it arrive?" width="30rem">
      <PlaceForm onChosen={onClose} />
    </Dialog>
  );
}
