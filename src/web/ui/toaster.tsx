import X from "lucide-react/icons/x";
import { createContext, type ReactNode, useCallback, useContext, useEffect, useRef, useState } from "react";
import { IconButton } from "./button.tsx";
import { OfflineNotice } from "./offline-notice.tsx";

type Toast = { text: string; action?: ReactNode };

const ToastContext = createContext<(text: string | null, action?: ReactNode) => void>(() => {});

/** How long a toast stays: long enough to read it, and with an action, also to decide and reach its button. */
const SECONDS = 7;
const SECONDS_WITH_ACTION = 20;

/**
 * Shows a message at the foot of the page: `const say = useToast(); say("...")`. Null removes it. It stays while the
 * pointer or the focus is on it.
 */
export const useToast = () => useContext(ToastContext);

export function Toaster({ children }: { children: ReactNode }) {
  const [toast, setToast] = useState<Toast | "" | null>(null);
  const box = useRef<HTMLDivElement>(null);
  const say = useCallback(
    (text: string | null, action?: ReactNode) => setToast(text && { text, action }),
    [],
  );

  useEffect(() => {
    if (!toast) return;
    let idleSeconds = 0;
    const timer = setInterval(() => {
      idleSeconds = box.current?.matches(":hover, :focus-within") ? 0 : idleSeconds + 1;
      if (idleSeconds === (toast.action ? SECONDS_WITH_ACTION : SECONDS)) setToast(null);
    }, 1000);
    return () => clearInterval(timer);
  }, [toast]);

  return (
    <ToastContext value={say}>
      {children}
      <div className="toasts">
        <OfflineNotice />
        {toast && (
          <div className="toast on-jam" role="alert" ref={box}>
            <span>{toast.text}</span>
            {toast.action}
            <IconButton label="Close" onClick={() => setToast(null)}>
              <X className="icon" aria-hidden="true" />
            </IconButton>
          </div>
        )}
      </div>
    </ToastContext>
  );
}
