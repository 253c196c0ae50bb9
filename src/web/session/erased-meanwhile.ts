import { createContext, type MiddlewareFunction, redirect } from "react-router";
import { accountPath } from "./account-path.ts";

/** Did the account of whoever sent this go while it was answered? */
export const erasedContext = createContext(false);

/** Around every page and every form of one: who has no account any more is sent to sign in, as who is signed out. */
export const sendErasedToSignIn: MiddlewareFunction<Response> = async ({ url, context }, next) => {
  const answer = await next();
  if (!context.get(erasedContext)) return answer;
  throw redirect(accountPath(`${url.pathname}${url.search}`));
};
