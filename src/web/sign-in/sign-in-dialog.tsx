import type { Me } from "../session/use-session.ts";
import { Dialog } from "../ui/dialog.tsx";
import { SignInPlace } from "./sign-in-place.tsx";

type SignInDialogProps = {
  title: string;
  lead: string;
  returnTo: string;
  onSignedIn: (me: Me) => void;
  onClose: () => void;
};

/** Signing in over the page, so that what was begun there goes on. */
export function SignInDialog({ title, onClose, ...place }: SignInDialogProps) {
  return (
    <Dialog open onClose={onClose} title={title} width="30rem">
      <SignInPlace {...place} />
    </Dialog>
  );
}
