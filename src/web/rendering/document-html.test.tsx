import { lazy, type ReactNode, Suspense } from "react";
import { expect, test } from "vitest";
import { documentHtml } from "./document-html.server.tsx";

const page = (children: ReactNode) => (
  <html lang="en-IN">
    <head>
      <title>“Cakes”</title>
    </head>
    <body>{children}</body>
  </html>
);
const htmlOf = async (children: ReactNode) => String(await documentHtml(() => page(children), "a-mark"));

test("a document begins with its doctype", async () => {
  expect(await htmlOf(<p>₹499</p>)).toBe(
    '<!DOCTYPE html><html lang="en-IN"><head><title>“Cakes”</title></head><body><p>₹499</p></body></html>',
  );
});

test("a page that waits for a module is sent with it", async () => {
  const Late = lazy(async () => ({ default: () => <b>arrived</b> }));
  const html = await htmlOf(
    <Suspense fallback="waiting">
      <Late />
    </Suspense>,
  );
  expect(html).toMatch(/^<!DOCTYPE html><html/);
  expect(html).toContain("<b>arrived</b>");
  expect(html).not.toContain("waiting");
});

test("a page that fails is not sent, even if only a part of it fails", async () => {
  const Broken = (): ReactNode => {
    throw new Error("no oven");
  };
  const failing = htmlOf(
    <Suspense fallback="waiting">
      <Broken />
    </Suspense>,
  );
  await expect(failing).rejects.toThrow("no oven");
  await expect(htmlOf(<Broken />)).rejects.toThrow("no oven");
});
