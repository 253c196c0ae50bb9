import { lazy } from "react";
import { replayUnseen } from "./start-scripts.ts";

/**
 * As React's `lazy`, for a part that the server renders too. React drops what is pressed and typed in such a part until its
 * code has loaded; it is repeated then. A part with fields or buttons of `type="button"` must be one: they
 * would be told late, when another part arrives.
 */
export const lazyPart: typeof lazy = (load) =>
  lazy(async () => {
    const part = await load();
    // A task later, because React must learn of the code first.
    setTimeout(replayUnseen);
    return part;
  });
