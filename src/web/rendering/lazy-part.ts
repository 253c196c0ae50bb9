import { lazy } from "react";
import { replayUnseen } from "./start-scripts.ts";

/**
 * React's `lazy` for a part that the server renders too: presses and typing before its code loads are repeated then.
 * Required for parts with fields or `type="button"`: they would be told late, when another part arrives.
 */
export const lazyPart: typeof lazy = (load) =>
  lazy(async () => {
    const part = await load();
    // A task later, because React must learn of the code first.
    setTimeout(replayUnseen);
    return part;
  });
