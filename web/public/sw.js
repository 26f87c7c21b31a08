/* Works for the page while it is not open: shows notices, and says what is missing when the server is out of reach. */
const KEPT = "ludoteca-away-1";
const AWAY = "/away.html";

self.addEventListener("install", (event) => {
  event.waitUntil(caches.open(KEPT).then((kept) => kept.addAll([AWAY, "/away.css", "/icon.svg"])).then(() => self.skipWaiting()));
});

self.addEventListener("activate", (event) => {
  const old = caches.keys().then((names) => Promise.all(names.filter((name) => name !== KEPT).map((name) => caches.delete(name))));
  event.waitUntil(old.then(() => self.clients.claim()));
});

/* Only whole pages: everything else is the page's own affair, which says in words what it cannot reach. */
self.addEventListener("fetch", (event) => {
  if (event.request.mode === "navigate") {
    event.respondWith(fetch(event.request).catch(() => caches.match(AWAY)));
  } else if (["/away.css", "/icon.svg"].includes(new URL(event.request.url).pathname)) {
    event.respondWith(fetch(event.request).catch(() => caches.match(event.request)));
  }
});

self.addEventListener("push", (event) => {
  const { title, text, path } = event.data.json();
  event.waitUntil(
    pages().then((open) => {
      if (open.some((page) => page.focused && new URL(page.url).pathname === path)) return undefined;
      return self.registration.showNotification(title, { body: text, tag: path, data: { path }, icon: "/icon-192.png", badge: "/icon-192.png" });
    }),
  );
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const { path } = event.notification.data;
  event.waitUntil(
    pages().then((open) => {
      const there = open.find((page) => new URL(page.url).pathname === path);
      return there ? there.focus() : self.clients.openWindow(path);
    }),
  );
});

const pages = () => self.clients.matchAll({ type: "window", includeUncontrolled: true });
