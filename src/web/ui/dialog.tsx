import ArrowLeft from "lucide-react/icons/arrow-left";
import X from "lucide-react/icons/x";
import { Dialog as Radix } from "radix-ui";
import { type CSSProperties, type ReactNode, useState } from "react";
import { IconButton } from "./button.tsx";
import { useCloseRequest } from "./use-close-request.ts";
import "./dialog.css";

type WindowProps = {
  open: boolean;
  onClose: () => void;
  title: string;
  /** A line above the title: `Step 1 of 3`. */
  step?: ReactNode;
  /** One step back, where there is one. */
  onBack?: () => void;
  /** Stays at the bottom while the body scrolls: total left, the one action right. */
  foot?: ReactNode;
  children: ReactNode;
};

/**
 * A window over the page; a sheet from the bottom on phones. Escape, a click beside it and Android's Back close it. Drawn
 * only while it is open. The stylesheet keeps the page behind it from scrolling: Radix's own overlay would add a style
 * element for that, which the content security policy refuses.
 */
export function Dialog({ width = "56rem", ...content }: WindowProps & { width?: string }) {
  const focus = useFocusBack();
  return (
    <Radix.Root open={content.open} onOpenChange={(open) => open || content.onClose()}>
      <Radix.Portal>
        <div className="modal-shade">
          <Radix.Content
            className="modal"
            style={{ "--w": width } as CSSProperties}
            aria-describedby={undefined}
            {...focus}
          >
            <Inside {...content} />
          </Radix.Content>
        </div>
      </Radix.Portal>
    </Radix.Root>
  );
}

/** Slides in from the right, over the page. */
export function Drawer(content: WindowProps) {
  const focus = useFocusBack();
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

/** The focus returns to what opened the window: Radix knows that only of triggers of its own. */
function useFocusBack() {
  // Asked while it is first drawn, as what is inside may take the focus at once.
  const [opener] = useState(() => globalThis.document?.activeElement);
  return {
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      if (opener instanceof HTMLElement) opener.focus({ preventScroll: true });
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
