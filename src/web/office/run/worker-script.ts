/**
 * Stores the pages of runs with their scripts, styles and pictures, and serves them while there is no connection. Pages
 * come from the network first; after 18 hours, or once the shop says that the rider is signed out, they are erased.
 */
export const workerScript = `"use strict";
const CACHE = "jamun-run-1";
const PAGE_HOURS = 18;
const PAGE = /^\\/admin\\/run\\/run_[0-9A-Z]{16}$/;
const FILE = /^\\/(assets|fonts|pictures|images|icons)\\//;

self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

const stamped = async (response) => {
  const headers = new Headers(response.headers);
  headers.set("x-stored-at", String(Date.now()));
  return new Response(await response.blob(), { status: 200, headers });
};
const isOld = (response) =>
  Date.now() - Number(response.headers.get("x-stored-at")) > PAGE_HOURS * 3600000;

// Another rider has the run, or the session is over: the redirect of a navigation is opaque. A busy shop says neither.
const isGone = ({ status, redirected, type }) => status === 404 || redirected || type === "opaqueredirect";

async function page(request) {
  const { pathname } = new URL(request.url);
  const cache = await caches.open(CACHE);
  try {
    const response = await fetch(request);
    if (response.status === 200 && !response.redirected) await cache.put(pathname, await stamped(response.clone()));
    else if (isGone(response)) await cache.delete(pathname);
    return response;
  } catch (error) {
    const stored = await cache.match(pathname);
    if (!stored || isOld(stored)) throw error;
    return stored;
  }
}

async function file(request) {
  const cache = await caches.open(CACHE);
  const stored = await cache.match(request.url);
  if (stored) return stored;
  const response = await fetch(request);
  if (response.status === 200) await cache.put(request.url, response.clone());
  return response;
}

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== self.location.origin) return;
  if (request.mode === "navigate" && PAGE.test(pathname)) event.respondWith(page(request));
  else if (FILE.test(pathname)) event.respondWith(file(request));
});

async function keep({ page, files }) {
  const cache = await caches.open(CACHE);
  for (const key of await cache.keys()) {
    const stored = await cache.match(key);
    if (PAGE.test(new URL(key.url).pathname) && stored && isOld(stored)) await cache.delete(key);
  }
  const { pathname } = new URL(page);
  if (PAGE.test(pathname)) {
    const response = await fetch(page, { headers: { accept: "text/html" } });
    if (response.status === 200 && !response.redirected) await cache.put(pathname, await stamped(response));
    else if (isGone(response)) await cache.delete(pathname);
  }
  for (const url of new Set(files)) {
    const { origin, pathname } = new URL(url);
    if (origin !== self.location.origin || !FILE.test(pathname) || (await cache.match(url))) continue;
    const response = await fetch(url).catch(() => null);
    if (response && response.status === 200) await cache.put(url, response);
  }
}

self.addEventListener("message", (event) => event.waitUntil(keep(event.data).catch(() => undefined)));
`;
