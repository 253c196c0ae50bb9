import X from "lucide-react/icons/x";
import { createContext, type ReactNode, useCallback, useContext, useEffect, useState } from "react";
import { IconButton } from "./button.tsx";
import { OfflineNotice } from "./offline-notice.tsx";

type Toast = { text: string; action?: ReactNode };

const ToastContext = createContext<(text: string | null, action?: ReactNode) => void>(() => {});

/** How long a toast without an action stays. One with an action stays until it is closed. */
const SHOWN_MS = 7_000;

/** Shows a message at the foot of the page: `const say = useToast(); say("...")`. Null removes it. */
export const useToast = () => useContext(ToastContext);

export function Toaster({ children }: { children: ReactNode }) {
  const [toast, setToast] = useState<Toast | null>(null);
  const say = useCallback(
    (text: string | null, action?: ReactNode) => setToast(text === null ? null : { text, action }),
    [],
  );
  const close = () => setToast(null);

  useEffect(() => {
    if (!toast || toast.action) return;
    const timer = setTimeout(() => setToast(null), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [toast]);

  return (
    <ToastContext value={say}>
      {children}
      <div className="toasts">
        <OfflineNotice />
        {toast && (
          <div className="toast on-jam" role="alert">
            <span>{toast.text}</span>
            {toast.action}
            <IconButton label="Close" onClick={close}>
              <X className="icon" aria-hidden="true" />
            </IconButton>
          </div>
        )}
      </div>
    </ToastContext>
  );
}
