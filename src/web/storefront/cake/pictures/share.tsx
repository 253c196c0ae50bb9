import Check from "lucide-react/icons/check";
import LinkIcon from "lucide-react/icons/link";
import MessageCircle from "lucide-react/icons/message-circle";
import ShareIcon from "lucide-react/icons/share-2";
import { useEffect, useRef, useState } from "react";
import { useShop } from "../../../shop-facts.ts";
import { useToast } from "../../../ui/toaster.tsx";
import type { CakeView } from "../cake-view.ts";

/**
 * Shares the cake's page by the device's own sheet, or by a small menu where there is none. Without script it is a
 * link to WhatsApp.
 */
export function Share({ cake }: { cake: CakeView }) {
  const { url: origin, name: shop } = useShop();
  const [isReady, setIsReady] = useState(false);
  const [isOpen, setIsOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => setIsReady(true), []);

  const title = `${cake.name} · ${shop}`;
  const url = origin + cake.chosen.href;
  const whatsApp = `https://wa.me/?text=${encodeURIComponent(`${title} ${url}`)}`;
  const icon = <ShareIcon className="icon" aria-hidden="true" />;
  if (!isReady) {
    return (
      <a className="picture-act" href={whatsApp} rel="noopener" aria-label="Share on WhatsApp">
        {icon}
      </a>
    );
  }
  const share = () => {
    if (!("share" in navigator)) return setIsOpen((wasOpen) => !wasOpen);
    navigator.share({ title, url }).catch(({ name }: Error) => {
      // AbortError: the customer closed the sheet.
      if (name !== "AbortError") setIsOpen(true);
    });
  };
  const close = () => setIsOpen(false);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape and leaving, of the button and the menu together
    <div
      className="share"
      onKeyDown={({ key }) => {
        if (key !== "Escape" || !isOpen) return;
        close();
        button.current?.focus();
      }}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) close();
      }}
    >
      <button
        type="button"
        ref={button}
        className="picture-act"
        aria-label="Share"
        aria-expanded={isOpen}
        onClick={share}
      >
        {icon}
      </button>
      {isOpen && (
        <div className="share-menu" aria-live="polite">
          <CopyLink url={url} />
          <a href={whatsApp} target="_blank" rel="noopener" onClick={close}>
            <MessageCircle className="icon" aria-hidden="true" />
            WhatsApp
          </a>
        </div>
      )}
    </div>
  );
}

function CopyLink({ url }: { url: string }) {
  const say = useToast();
  const [isCopied, setIsCopied] = useState(false);
  const Icon = isCopied ? Check : LinkIcon;
  const copy = () =>
    // Absent on pages without https.
    Promise.resolve(navigator.clipboard?.writeText(url) ?? Promise.reject()).then(
      () => setIsCopied(true),
      () => say(`The link could not be copied. It is ${url}`),
    );
  return (
    <button type="button" onClick={copy}>
      <Icon className="icon" aria-hidden="true" />
      {isCopied ? "Link copied" : "Copy link"}
    </button>
  );
}
