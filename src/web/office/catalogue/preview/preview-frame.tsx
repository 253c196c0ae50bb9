import { Outlet } from "react-router";
import { LinkButton } from "../../../ui/button.tsx";
import { guardOffice } from "../../office-guard.ts";
import type { Route } from "./+types/preview-frame.ts";
import "./preview.css";

export const middleware: Route.MiddlewareFunction[] = [guardOffice];

export function loader({ params }: Route.LoaderArgs) {
  return { draftPath: `/admin/catalogue/products/${params.id}` };
}

/** Above the page of a draft, which is drawn as shoppers will see it. */
export default function PreviewFrame({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <aside className="preview-bar" aria-label="Preview">
        <div className="wrap">
          <p>
            <b>Preview of a draft.</b> Only staff see this page, and nobody can order it before it is
            published.
          </p>
          <LinkButton to={loaderData.draftPath} look="soft" size="small">
            Back to the draft
          </LinkButton>
        </div>
      </aside>
      <Outlet />
    </>
  );
}
