import { useCallback, useRef, useState } from "react";
import type { CakeView } from "../cake-view.ts";

/**
 * Leads to the photo box while an order still needs a photo that prints well. The shopper may also order first and
 * send the photo later.
 */
export function usePhotoCheck({ photoPrint, productId, chosen }: CakeView) {
  const [alert, setAlert] = useState("");
  const [isLater, setLater] = useState(false);
  const chooser = useRef<HTMLInputElement>(null);
  const areReady = async () => {
    if (!photoPrint) return true;
    const ready = await import("../../../photos/ready-to-print.ts").then((file) =>
      file.readyToPrint(productId, photoPrint, chosen.weight),
    );
    if (ready === "yes" || (ready === "no photo" && isLater)) return true;
    setAlert("Please choose your photo.");
    const box =
      chooser.current ?? document.querySelector<HTMLElement>(".photo-box :is(button, .photo-choose input)");
    box?.focus({ preventScroll: true });
    box?.scrollIntoView({ block: "center" });
    return false;
  };
  const sendLater = useCallback(() => {
    setLater(true);
    setAlert("");
  }, []);
  return { alert, areReady, sendLater, chooser };
}
