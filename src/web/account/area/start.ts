import { redirect } from "react-router";

/** The account begins with what most people look for in it. */
export function loader() {
  return redirect("/account/orders");
}
