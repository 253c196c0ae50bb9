import { Button } from "../ui/button.tsx";
import { useToast } from "../ui/toaster.tsx";

/** A button that copies the referral link. */
export function InviteLink({ link }: { link: string }) {
  const say = useToast();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link);
      say("Copied. Send it to a friend who is new here.");
    } catch {
      // Some browsers forbid copying: show the link instead.
      say(link);
    }
  };
  return (
    <Button className="coins-invite" look="soft" size="small" onClick={copy}>
      Copy your link for friends
    </Button>
  );
}
