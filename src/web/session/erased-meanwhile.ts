import { createContext, type MiddlewareFunction, redirect } from "react-router";
import { accountPath } from "./account-path.ts";

/** Whether the account of the sender was erased while the request was answered. */
export const erasedContext = createContext(false);

/** Middleware of all pages and forms: sends a customer whose account was erased to the sign-in. */
export const sendErasedToSignIn: MiddlewareFunction<Response> = async ({ url, context }, next) => {
  const answer = await next();
  if (!context.get(erasedContext)) return answer;
  throw redirect(accountPath(`${url.pathname}${url.search}`));
};
