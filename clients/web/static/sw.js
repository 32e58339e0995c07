// Keeps the page for when there is no network. A new build has a new name and replaces the old.
const CACHE = "boroughs-%BUILD%";
const FILES = %FILES%;

addEventListener("install", (event) => {
  const keep = caches.open(CACHE).then((cache) => cache.addAll(FILES));
  event.waitUntil(keep.then(() => skipWaiting()));
});

addEventListener("activate", (event) => {
  const others = (names) => names.filter((name) => name.startsWith("boroughs-") && name !== CACHE);
  const forget = caches.keys().then((names) =>
    Promise.all(others(names).map((it) => caches.delete(it))));
  event.waitUntil(forget.then(() => clients.claim()));
});

addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  const isOurs = url.origin === location.origin && !url.pathname.startsWith("/api/");
  if (request.method !== "GET" || !isOurs) return;
  if (request.mode === "navigate") {
    // The page of the network is newer; the one we keep is always there.
    event.respondWith(fetch(request).catch(() => caches.match("/", { cacheName: CACHE })));
  } else if (FILES.includes(url.pathname)) {
    const kept = caches.match(url.pathname, { cacheName: CACHE });
    event.respondWith(kept.then((file) => file ?? fetch(request)));
  }
});
