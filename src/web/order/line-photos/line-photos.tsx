import Send from "lucide-react/icons/send";
import { useEffect, useState } from "react";
import { useFetcher } from "react-router";
import type { OrderProgressLine, OrderProgressReply } from "../../../contract/order-progress.ts";
import type { PrintKind } from "../../../shop/catalogue/rules/photo-prints.ts";
import { titleOf } from "../../../shop/orders/rules/order-line.ts";
import type { FormAnswer } from "../../forms/form-answer.ts";
import { PhotoBox } from "../../photos/photo-box.tsx";
import type { PlacedPhoto } from "../../photos/photo-store.ts";
import { useShop } from "../../shop-facts.ts";
import { Button } from "../../ui/button.tsx";
import { Alert } from "../../ui/note.tsx";
import { useToast } from "../../ui/toaster.tsx";

type LinePhotosProps = {
  order: Pick<OrderProgressReply, "lines" | "isOwn">;
  sendTo: string;
  onChanged: () => Promise<unknown>;
};

/** Sends or replaces the photos that are printed, product by product, until the kitchen begins. */
export function LinePhotos({ order: { lines, isOwn }, sendTo, onChanged }: LinePhotosProps) {
  return lines.map((line, position) => {
    const { photoPrint } = line;
    if (photoPrint === null) return null;
    const shown = { line, position, print: photoPrint, isOwn, sendTo, onChanged };
    // biome-ignore lint/suspicious/noArrayIndexKey: the lines of an order keep their positions
    return <OneLine {...shown} key={position} />;
  });
}

type OneLineProps = Omit<LinePhotosProps, "order"> & {
  line: OrderProgressLine;
  position: number;
  print: PrintKind;
  isOwn: boolean;
};

function OneLine({ line, position, print, isOwn, sendTo, onChanged }: OneLineProps) {
  const fetcher = useFetcher<FormAnswer<never>>();
  const { phone } = useShop().contact;
  const say = useToast();
  // Null while the photos are those of the order. The shop shows ordered photos to their customer only.
  const [draft, setDraft] = useState<PlacedPhoto[] | null>(null);
  const ordered = line.photos.map((photo) => ({ ...photo, mayUse: true as const }));
  const photos = draft ?? (isOwn ? ordered : []);
  const { data: answer } = fetcher;
  const isBusy = fetcher.state !== "idle";
  useEffect(() => {
    if (!answer) return;
    void onChanged().then(() => {
      if (!answer.ok) return;
      setDraft(null);
      say("Your photo is with the kitchen.");
    });
  }, [answer, onChanged, say]);
  const refusal = !isBusy && answer && !answer.ok ? answer.message : "";
  return (
    <section className="line-photos order-on-screen" id={`photo-${position}`} aria-label={titleOf(line)}>
      <PhotoBox
        title={`Your photo for ${titleOf(line)}`}
        print={print}
        weight={line.weight}
        photos={photos}
        onChange={setDraft}
        locked={isBusy}
      />
      <noscript>
        <p>Sending a photo here needs JavaScript. Without it, please call us: {phone}</p>
      </noscript>
      {refusal !== "" && <Alert>{refusal}</Alert>}
      <p className="line-photos-state" role="status">
        {stateWords({ hasOrdered: ordered.length > 0, draft })}
      </p>
      {draft !== null && draft.length > 0 && (
        <fetcher.Form method="post" action={sendTo}>
          <input type="hidden" name="line" value={position} />
          <input type="hidden" name="photos" value={JSON.stringify(draft)} />
          <Button type="submit" busy={isBusy}>
            <Send className="icon" aria-hidden="true" />
            Send to the kitchen
          </Button>
        </fetcher.Form>
      )}
    </section>
  );
}

function stateWords({ hasOrdered, draft }: { hasOrdered: boolean; draft: PlacedPhoto[] | null }): string {
  if (draft !== null && draft.length > 0) return "Not sent yet. The kitchen gets it when you send it.";
  if (hasOrdered) return "The kitchen has your photo. You can replace it until the kitchen starts.";
  return "The kitchen needs your photo before it starts.";
}
