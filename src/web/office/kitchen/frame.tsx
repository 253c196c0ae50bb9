import { Outlet } from "react-router";
import { ownPageMeta } from "../../page-meta/page-meta.ts";
import { guardKitchen } from "../office-guard.ts";
import { OfficeFailed } from "../office-page.tsx";
import type { Route } from "./+types/frame.ts";
import "./kitchen.css";

export const middleware: Route.MiddlewareFunction[] = [guardKitchen];

export const meta: Route.MetaFunction = ({ matches }) => ownPageMeta(matches, "Kitchen");

/** The kitchen's pages fill the tablet: they have no navigation of the back office. */
export default function KitchenFrame() {
  return <Outlet />;
}

/** Shows errors inside the kitchen's frame, so that the tablet stays in the kitchen's pages. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <OfficeFailed error={error} missing="There is no such page." />;
}
