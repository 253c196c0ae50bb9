import { Button } from "../ui/button.tsx";
import { useToast } from "../ui/toaster.tsx";

/** The link that brings friends, ready to be sent on. */
export function InviteLink({ link }: { link: string }) {
  const say = useToast();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link);
      say("Copied. Send it to a friend who is new here.");
    } catch {
      // Some browsers forbid it: then the link itself is what helps.
      say(link);
    }
  };
  return (
    <Button className="coins-invite" look="soft" size="small" onClick={copy}>
      Copy your link for friends
    </Button>
  );
}
