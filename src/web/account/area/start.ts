import { redirect } from "react-router";

/** `/account` redirects to the page that most customers look for. */
export function loader() {
  return redirect("/account/orders");
}
