import { join } from "node:path";
import { pathToFileURL } from "node:url";
import middie from "@fastify/middie";
import type { FastifyInstance } from "fastify";
import type { ServerBuild } from "react-router";
import type { renderMail } from "../web/mail/render-mail.tsx";
import type { lazyRenderPhotoSheet } from "../web/photo-sheet/lazy-render-photo-sheet.ts";
import type { lazyRenderTaxDocument } from "../web/tax-document/lazy-render-tax-document.ts";

const ROOT = join(import.meta.dirname, "../..");

export type Web = {
  build: ServerBuild | (() => Promise<ServerBuild>);
  mode: "production" | "development";
  /** Registered before the pages: Vite's own routes in development. */
  prepare?: (app: FastifyInstance) => Promise<void>;
};

type Renderers = {
  renderMail: typeof renderMail;
  lazyRenderTaxDocument: typeof lazyRenderTaxDocument;
  lazyRenderPhotoSheet: typeof lazyRenderPhotoSheet;
};

/** The renderers of mails and documents, which are built together with the pages. */
export async function renderersOf({ build }: Web): Promise<Renderers> {
  const { entry } = typeof build === "function" ? await build() : build;
  return entry.module as unknown as Renderers;
}

/** The pages built by `npm run build`. */
export async function builtPages(): Promise<Web> {
  const build = (await import(pathToFileURL(join(ROOT, "build/web/server/index.js")).href)) as ServerBuild;
  return { build, mode: "production" };
}

/** The pages from source, reloaded on each change. */
export async function developmentPages(): Promise<Web> {
  const { createServer } = await import("vite");
  let load: (() => Promise<ServerBuild>) | undefined;
  return {
    build: () => load?.() ?? Promise.reject(new Error("the pages are not ready yet")),
    mode: "development",
    prepare: async (app) => {
      const vite = await createServer({
        root: ROOT,
        server: { middlewareMode: true, hmr: { server: app.server } },
        appType: "custom",
      });
      load = async () => (await vite.ssrLoadModule("virtual:react-router/server-build")) as ServerBuild;
      app.addHook("onClose", () => vite.close());
      await app.register(middie);
      app.use(vite.middlewares);
    },
  };
}
