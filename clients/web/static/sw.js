// Keeps the page for when there is no network. A new build has a new name and replaces the old.
const CACHE = "boroughs-%BUILD%";
const FILES = %FILES%;

addEventListener("install", (event) => {
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(FILES)).then(() => skipWaiting()));
});

addEventListener("activate", (event) => {
  const others = (names) => names.filter((name) => name.startsWith("boroughs-") && name !== CACHE);
  const forget = caches.keys().then((names) => Promise.all(others(names).map((it) => caches.delete(it))));
  event.waitUntil(forget.then(() => clients.claim()));
});

addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== location.origin || url.pathname.startsWith("/api/")) return;
  if (request.mode === "navigate") {
    // The page of the network is newer; the one we keep is always there.
    event.respondWith(fetch(request).catch(() => caches.match("/", { cacheName: CACHE })));
  } else if (FILES.includes(url.pathname)) {
    event.respondWith(caches.match(url.pathname, { cacheName: CACHE }).then((kept) => kept ?? fetch(request)));
  }
});
