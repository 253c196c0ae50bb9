/**
 * Stores the pages of runs with their scripts, styles and pictures, and serves them while there is no connection. Pages
 * come from the network first. Old ones are erased at the first request after 18 hours, and each of them once the shop
 * says that the rider is signed out.
 */
export const workerScript = `"use strict";
const CACHE = "jamun-run-1";
const PAGE_HOURS = 18;
const PAGE = /^\\/admin\\/run\\/run_[0-9A-Z]{16}$/;
const FILE = /^\\/(assets|fonts|pictures|images|icons)\\//;

self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) =>
  event.waitUntil(Promise.all([self.clients.claim(), erasePages(isOld).catch(() => undefined)])));

const stamped = async (response) => {
  const headers = new Headers(response.headers);
  headers.set("x-stored-at", String(Date.now()));
  return new Response(await response.blob(), { status: 200, headers });
};
const isOld = (response) =>
  Date.now() - Number(response.headers.get("x-stored-at")) > PAGE_HOURS * 3600000;

async function erasePages(isErased) {
  const cache = await caches.open(CACHE);
  for (const key of await cache.keys()) {
    if (!PAGE.test(new URL(key.url).pathname)) continue;
    const stored = await cache.match(key);
    if (stored && isErased(stored)) await cache.delete(key);
  }
}

// The session is over: the shop redirects to the sign-in, and the redirect of a navigation is opaque.
const isSignedOut = ({ redirected, type }) => redirected || type === "opaqueredirect";

// A busy shop, which says neither, erases nothing.
async function store(cache, pathname, response) {
  if (isSignedOut(response)) await erasePages(() => true);
  else if (response.status === 200) await cache.put(pathname, await stamped(response.clone()));
  // Another rider has the run.
  else if (response.status === 404) await cache.delete(pathname);
}

async function page(request) {
  const { pathname } = new URL(request.url);
  const cache = await caches.open(CACHE);
  await erasePages(isOld);
  try {
    const response = await fetch(request);
    await store(cache, pathname, response);
    return response;
  } catch (error) {
    const stored = await cache.match(pathname);
    if (!stored) throw error;
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
  await erasePages(isOld);
  const { pathname } = new URL(page);
  if (PAGE.test(pathname)) await store(cache, pathname, await fetch(page, { headers: { accept: "text/html" } }));
  for (const url of new Set(files)) {
    const { origin, pathname } = new URL(url);
    if (origin !== self.location.origin || !FILE.test(pathname) || (await cache.match(url))) continue;
    const response = await fetch(url).catch(() => null);
    if (response && response.status === 200) await cache.put(url, response);
  }
}

self.addEventListener("message", (event) => event.waitUntil(keep(event.data).catch(() => undefined)));
`;
