import ArrowLeft from "lucide-react/icons/arrow-left";
import X from "lucide-react/icons/x";
import { Dialog as Radix } from "radix-ui";
import { type CSSProperties, type ReactNode, type RefObject, useLayoutEffect, useState } from "react";
import { IconButton } from "./button.tsx";
import { lockScroll } from "./lock-scroll.ts";
import { useCloseRequest } from "./use-close-request.ts";
import "./dialog.css";

type WindowProps = {
  open: boolean;
  onClose: () => void;
  title: string;
  /** A line above the title: `Step 1 of 3`. */
  step?: ReactNode;
  /** Goes one step back, if there is one. */
  onBack?: () => void;
  /** Stays at the bottom while the body scrolls: total on the left, action on the right. */
  foot?: ReactNode;
  children: ReactNode;
};

type DialogProps = WindowProps & {
  width?: string;
  /** Its first field has the focus when the dialog opens. Without it, the Close button has it. */
  form?: RefObject<HTMLFormElement | null>;
};

/**
 * A modal dialog; a bottom sheet on phones. Escape, a click outside and Android's Back close it. Rendered only while
 * open. An attribute stops the page from scrolling: Radix's overlay would add a style element, which the CSP refuses.
 */
export function Dialog({ width = "56rem", form, ...content }: DialogProps) {
  const focus = useModal();
  return (
    <Radix.Root open={content.open} onOpenChange={(open) => open || content.onClose()}>
      <Radix.Portal>
        <div className="modal-shade">
          <Radix.Content
            className="modal"
            style={{ "--w": width } as CSSProperties}
            aria-describedby={undefined}
            {...focus}
            onOpenAutoFocus={(event) => {
              const field = form?.current?.querySelector<HTMLElement>(".input, button");
              if (!field) return;
              event.preventDefault();
              field.focus();
            }}
          >
            <Inside {...content} />
          </Radix.Content>
        </div>
      </Radix.Portal>
    </Radix.Root>
  );
}

/** A drawer that slides in from the right. */
export function Drawer(content: WindowProps) {
  const focus = useModal();
  return (
    <Radix.Root open={content.open} onOpenChange={(open) => open || content.onClose()}>
      <Radix.Portal>
        <div className="modal-shade" />
        <Radix.Content className="drawer" aria-describedby={undefined} {...focus}>
          <Inside {...content} />
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

/**
 * Locks the page's scroll. When the dialog closes, its opener gets the focus again (Radix returns it only to triggers of
 * its own), or the page's content does if the opener is disabled or gone.
 */
function useModal() {
  useLayoutEffect(lockScroll, []);
  // Read during the first render, as the content may take the focus at once.
  const [opener] = useState(() => globalThis.document?.querySelector<HTMLElement>(":focus"));
  return {
    onCloseAutoFocus: () => {
      opener?.focus({ preventScroll: true });
      const main = opener && document.querySelector<HTMLElement>("html:not(:focus-within) main");
      if (!main) return;
      main.tabIndex = -1;
      main.focus({ preventScroll: true });
    },
  };
}

function Inside({ title, step, onBack, onClose, foot, children }: WindowProps) {
  useCloseRequest(onClose);
  return (
    <>
      <div className="modal-head edge-b on-jam">
        {onBack && (
          <IconButton label="Back" className="modal-back" onClick={onBack}>
            <ArrowLeft className="icon" aria-hidden="true" />
          </IconButton>
        )}
        <div>
          {step && <span className="modal-step">{step}</span>}
          <Radix.Title>{title}</Radix.Title>
        </div>
        <IconButton label="Close" className="modal-close" onClick={onClose}>
          <X className="icon" aria-hidden="true" />
        </IconButton>
      </div>
      <div className="modal-body">{children}</div>
      {foot && <div className="modal-foot">{foot}</div>}
    </>
  );
}
