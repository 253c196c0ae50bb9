import { Outlet } from "react-router";
import { ownPageMeta } from "../../page-meta/page-meta.ts";
import { guardKitchen } from "../office-guard.ts";
import { OfficeFailed } from "../office-page.tsx";
import type { Route } from "./+types/frame.ts";
import "./run-frame.css";

// Once a day: a rider at a door cannot type a password. The pages hold addresses, and no money.
export const middleware: Route.MiddlewareFunction[] = [guardKitchen];

export const meta: Route.MetaFunction = ({ matches }) => ownPageMeta(matches, "Runs");

/** The pages of runs fill a phone: they have no navigation of the back office. */
export default function RunFrame() {
  return <Outlet />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <OfficeFailed error={error} missing="There is no such run." />;
}
