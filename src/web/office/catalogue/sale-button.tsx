import { useIntent } from "../../forms/use-intent.ts";
import { Button } from "../../ui/button.tsx";

/** Takes what the form is about off sale, or puts it on sale. Sends the form with that intent. */
export function SaleButton({ isOnSale }: { isOnSale: boolean }) {
  const intent = useIntent();
  return (
    <Button
      type="submit"
      look="ghost"
      name="intent"
      value={isOnSale ? "off-sale" : "on-sale"}
      busy={intent === "off-sale" || intent === "on-sale"}
    >
      {isOnSale ? "Take off sale" : "Put on sale"}
    </Button>
  );
}
