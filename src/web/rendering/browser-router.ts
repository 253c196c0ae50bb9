import { Component, createElement, type ReactNode } from "react";

/*
 * Replaces modules of React Router in the browser whose features the shop does not use.
 * `bootstrap/browser-router.ts` lists them.
 */

type Router = unknown;

/** Instrumentation: `entry.client.tsx` passes none. */
export const instrumentClientSideRouter = (router: Router) => router;
export const getRouteInstrumentationUpdates = () => ({});
export const consumeInstrumentationClientResultMetaReceiver = () => undefined;

/** Lazy discovery of routes: `react-router.config.ts` sends them all. */
export const isFogOfWarEnabled = () => false;
export const getPatchRoutesOnNavigationFunction = () => undefined;
export const useFogOFWarDiscovery = () => {};
export const getPartialManifest = (manifest: unknown) => manifest;

/** The frame of React Router's own pages for errors and loading. */
export const BoundaryShell = ({ children }: { children: ReactNode }) => children;

type BoundaryProps = { location: unknown; children: ReactNode };
type BoundaryState = { location: unknown; error: unknown };

/** The last resort when the error page of `root.tsx` fails too. The next navigation removes it. */
export class RemixErrorBoundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { location: this.props.location, error: null };

  static getDerivedStateFromError = (error: unknown) => ({ error });

  static getDerivedStateFromProps = ({ location }: BoundaryProps, state: BoundaryState) =>
    location === state.location ? null : { location, error: null };

  override render() {
    return this.state.error ? RemixRootDefaultErrorBoundary() : this.props.children;
  }
}

/** Shown as a whole document. */
export function RemixRootDefaultErrorBoundary() {
  return createElement(
    "html",
    { lang: "en-IN" },
    createElement("head", null, createElement("title", null, SORRY)),
    createElement("body", null, createElement("h1", null, SORRY)),
  );
}

const SORRY = "Something went wrong. Please reload the page.";
