import type { Me } from "../session/use-session.ts";
import { Dialog } from "../ui/dialog.tsx";
import { InlineSignIn } from "./inline-sign-in.tsx";

type SignInDialogProps = {
  title: string;
  lead: string;
  returnTo: string;
  onSignedIn: (me: Me) => void;
  onClose: () => void;
};

/** Sign-in as a dialog, so that the page behind it keeps its state. */
export function SignInDialog({ title, onClose, ...place }: SignInDialogProps) {
  return (
    <Dialog open onClose={onClose} title={title} width="30rem">
      <InlineSignIn {...place} />
    </Dialog>
  );
}
